import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { filesPlugin } from "./vite.files.ts";
import { iconPlugin } from "./vite.icons.ts";
import { manifestPlugin } from "./vite.manifest.ts";
import { offline } from "./vite.offline.ts";
import { preloadPlugin } from "./vite.preload.ts";
import { sealPlugin } from "./vite.seal.ts";

const keeping = offline();

export default defineConfig({
  // Every address in the built page is relative, so that it can be served from any folder.
  base: "./",
  plugins: [
    react(),
    iconPlugin(),
    filesPlugin(),
    sealPlugin(),
    preloadPlugin(),
    manifestPlugin(),
    keeping.page,
  ],
  worker: { format: "es", plugins: () => [filesPlugin(), keeping.worker] },
  build: {
    target: "es2023",
    sourcemap: true,
    chunkSizeWarningLimit: 1500,
    // all that the first page needs is one file: in many small ones it weighs more, compressed
    rolldownOptions: {
      output: { advancedChunks: { groups: [{ name: "door", test: /web\/src\/main\.tsx$/ }] } },
    },
  },
});
