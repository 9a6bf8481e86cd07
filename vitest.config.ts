import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/**/*.test.{ts,tsx}", "scripts/*.test.ts"],
    // a test is not timed: this only ends one that hangs
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Node reads the files itself, as it does for those who play: through Vite's own runner they take twice as long
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // as many as there are cores; one less, as it would be, is half of a small machine
    maxWorkers: "100%",
    // files of one worker share what they have loaded; no test may leave anything behind
    isolate: false,
    // the database that tests of the server share; started only when one asks for it
    globalSetup: ["packages/server/test/cluster.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/e2e/**"],
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.{ts,tsx}", "packages/games/*/src/**/*.ts"],
    },
  },
});
