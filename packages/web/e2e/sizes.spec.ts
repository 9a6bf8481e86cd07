/** Full tables of every game on all sorts of screens: everything can be reached, read and pressed. */
import { expect, type Page, test } from "@playwright/test";
import { fullGames, fullTable } from "./full.ts";
import { openLaid } from "./kept.ts";
import { byFinger, byMouse, faultsOfTable } from "./measure.ts";
import { asked, quick } from "./player.ts";

const deep = process.env.TEFUDA_DEEP === "1";

/** Width and height: those that show most, and with `TEFUDA_DEEP=1` all. */
const screens = {
  mobile: deep
    ? [
        [320, 568],
        [360, 640],
        [390, 844],
        [430, 932],
        [568, 320],
        [844, 390],
        [768, 1024],
        [820, 1180],
      ]
    : [
        [390, 844],
        [820, 1180],
      ],
  desktop: deep
    ? [
        [1024, 768],
        [1280, 800],
        [1920, 1080],
        [2560, 1440],
      ]
    : [[1280, 800]],
} as const;

const several = deep ? [3, 4] : [4];
const tables: readonly (readonly [string, number])[] = [
  ...fullGames.map((game) => [game, 2] as const),
  ...several.map((seats) => ["tails", seats] as const),
];

/** What a new size moves has come to rest. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(150);
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
}

/** Letters twice as large, as somebody has set them in the browser. */
const large = "--blink-settings=defaultFontSize=32";

for (const [game, seats] of tables) {
  test(`${game}, ${seats} players: a full table fits every screen`, async ({ page }, { project }) => {
    const finger = project.name === "mobile";
    await quick(page);
    await openLaid(page, await fullTable(game, seats));
    await asked(page);
    const faults: Record<string, string[]> = {};
    for (const [width, height] of screens[finger ? "mobile" : "desktop"]) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const found = await faultsOfTable(page, finger ? byFinger : byMouse);
      if (found.length > 0) faults[`${width} x ${height}`] = found;
    }
    expect(faults).toEqual({});
  });
}

test("with letters twice as large everything is still there", async ({ playwright, launchOptions, baseURL }, {
  project,
}) => {
  const finger = project.name === "mobile";
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), large],
  });
  const page = await browser.newPage({ baseURL: baseURL!, hasTouch: finger, isMobile: finger });
  await quick(page);
  await openLaid(page, await fullTable("sangoku"));
  await asked(page);
  const faults: Record<string, string[]> = {};
  for (const [width, height] of finger ? [[390, 844]] : [[1280, 800]]) {
    await page.setViewportSize({ width: width!, height: height! });
    await atRest(page);
    const found = await faultsOfTable(page, finger ? byFinger : byMouse);
    if (found.length > 0) faults[`${width} x ${height}`] = found;
  }
  await browser.close();
  expect(faults).toEqual({});
});
