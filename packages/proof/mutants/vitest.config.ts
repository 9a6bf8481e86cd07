/** The tests that mutants are held against: those that speak to kernel and grammar directly, and to nothing above. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/proof/mutants/*.all.ts"],
    exclude: ["**/node_modules/**"],
    env: { TEFUDA_MUTANT: "1" },
    setupFiles: ["packages/proof/mutants/setup.ts"],
  },
});
