import { createHash } from "node:crypto";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/chromium.ts";

// A port of its own for every checkout, so that two on one machine can be tested at once.
const digest = createHash("sha256")
  .update(import.meta.dirname)
  .digest();
const port = process.env.PORT ?? String(20_000 + (digest.readUInt16BE() % 20_000));
const address = `http://127.0.0.1:${port}`;

// No test looks at pixels. A graphics card that is only imitated costs three times what all the rest does together. And no
// page is open for long enough to win back what the last, slowest compiler takes.
const launch = await launchOptions();

export default defineConfig({
  testDir: "packages/web/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // the step has the machine to itself
  workers: "100%",
  forbidOnly: !!process.env.CI,
  retries: 0,
  // Nothing here is a measure of speed: these end a test that hangs, on a machine that may be slow and busy.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    baseURL: address,
    actionTimeout: 120_000,
    // a page that is kept would hide what a test does to the files of the page; offline.spec.ts looks at what is kept
    serviceWorkers: "block",
    launchOptions: { ...launch, args: [...(launch.args ?? []), "--disable-gpu", "--js-flags=--no-turbofan"] },
    // A trace of every test doubles its time: `npm run e2e -- --trace on` makes one of those that are named.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    // One screen moves and the other keeps still, so that the games are played both ways.
    {
      name: "desktop",
      use: { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "mobile", use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    // people of an earlier run would count for the limits of this one
    command: `node scripts/up.mjs start --data .tmp/e2e-${Date.now()}`,
    env: { PORT: port },
    url: address,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
