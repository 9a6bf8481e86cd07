import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { iconPlugin } from "./vite.icons.ts";

export default defineConfig({
  // Every address in the built page is relative, so that it can be served from any folder.
  base: "./",
  plugins: [react(), iconPlugin()],
  worker: { format: "es" },
  build: { target: "es2023", sourcemap: true, chunkSizeWarningLimit: 1500 },
});
