import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { filesPlugin } from "./vite.files.ts";
import { iconPlugin } from "./vite.icons.ts";
import { sealPlugin } from "./vite.seal.ts";

export default defineConfig({
  // Every address in the built page is relative, so that it can be served from any folder.
  base: "./",
  plugins: [react(), iconPlugin(), filesPlugin(), sealPlugin()],
  worker: { format: "es", plugins: () => [filesPlugin()] },
  build: { target: "es2023", sourcemap: true, chunkSizeWarningLimit: 1500 },
});
