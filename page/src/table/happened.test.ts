import { describe, expect, it } from "vitest";
import { beginning, follow, news } from "./happened";

const journal = ["a", "b", "c", "d", "e"].map((text) => ({ text, clause: "" }));
const told = (since: number) => news(journal, { ask: null, length: 5, since }).map(({ line }) => line.text).join("");

describe("what has happened", () => {
  it("begins with the last line alone", () => expect(beginning(7, 5).since).toBe(4));

  it("keeps what came since the last answer, own lines too", () => {
    const asked = beginning(7, 2);
    const answered = follow(asked, null, 3);
    const later = follow(follow(answered, null, 4), 9, 5);
    expect(later.since).toBe(2);
    expect(told(later.since)).toBe("edc");
    expect(follow(later, 9, 5).since).toBe(2); // still asked: still the same news
  });

  it("starts anew from one question to the next", () => expect(follow(follow(beginning(7, 2), 8, 3), 9, 5).since).toBe(3));

  it("is the same while an answer is put together", () => expect(follow(follow(beginning(7, 5), 8, 5), 9, 5).since).toBe(4));

  it("goes back with a journal that was taken back", () => expect(follow({ ask: null, length: 5, since: 4 }, 7, 3).since).toBe(2));
});
