import { expect, it } from "vitest";

it("files and folders are named in small letters, with words joined by underscores", () => {
  const paths = Object.keys(import.meta.glob("./**/*"));
  expect(paths).toContain("./main.tsx");
  expect(paths.filter((path) => !/^\.(\/[a-z0-9_]+)+(\.test)?\.(ts|tsx|css)$/.test(path))).toEqual([]);
});
