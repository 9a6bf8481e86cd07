/** `npm run figures`: how fast the workshop is, printed and held to nothing; on a machine that does nothing else. */
import base from "./playwright.config.ts";

export default {
  ...base,
  testDir: "packages/web/figures",
  workers: 1,
  projects: base.projects?.slice(0, 1) ?? [],
  // the compiler that is left out of tests is there where people type
  use: { ...base.use, launchOptions: { ...base.use?.launchOptions, args: launchArgs() } },
};

function launchArgs(): string[] {
  const args = base.use?.launchOptions?.args ?? [];
  return args.filter((arg) => !arg.startsWith("--js-flags"));
}
