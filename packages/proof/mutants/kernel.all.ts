/**
 * All direct tests of the kernel as one file: a mutant is held against those that reach it in one world that is set up
 * once, not in one for each file. Those that play whole games come last, since most mutants are noticed before.
 */
import.meta.glob(["../../kernel/test/*.test.ts", "!**/match.test.ts", "!**/options.test.ts"], {
  eager: true,
});
import.meta.glob(["../../kernel/test/match.test.ts", "../../kernel/test/options.test.ts"], { eager: true });
