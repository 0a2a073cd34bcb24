import { defineConfig } from "vite";

// The built page lies inside the Python package: the server serves it from there.
export default defineConfig({
  build: { outDir: "../src/kubrik/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": "http://127.0.0.1:8421", "/ws": { target: "ws://127.0.0.1:8421", ws: true } } },
});
