import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = process.env.MISKATONIC_SERVER ?? "http://127.0.0.1:8026";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "../src/miskatonic/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
