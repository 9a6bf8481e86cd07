/** All tests of the grammar as one file; see `kernel.all.ts`. */
import.meta.glob(["../../cardtext/src/**/*.test.ts", "../../cardtext/test/**/*.test.ts"], { eager: true });
