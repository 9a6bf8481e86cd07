/** Pulling things over the table, by mouse or by finger. */
import { expect, type Locator, type Page } from "@playwright/test";

/** What pulls: a mouse, or a finger where the screen has no mouse. */
interface Pointer {
  down: (x: number, y: number) => Promise<void>;
  move: (x: number, y: number) => Promise<void>;
  up: () => Promise<void>;
}
async function pointerOf(page: Page): Promise<Pointer> {
  const { mouse } = page;
  if (!(await page.evaluate(() => navigator.maxTouchPoints > 0))) {
    return {
      down: async (x, y) => {
        await mouse.move(x, y);
        await mouse.down();
      },
      move: (x, y) => mouse.move(x, y, { steps: 4 }),
      up: () => mouse.up(),
    };
  }
  const browser = await page.context().newCDPSession(page);
  const touch = async (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number }[]
  ) => {
    await browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  return {
    down: (x, y) => touch("touchStart", { x, y }),
    move: (x, y) => touch("touchMove", { x, y }),
    up: () => touch("touchEnd"),
  };
}

export const middleOf = async (what: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await what.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

/** One thing pulled onto another, and not let go. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<Pointer> {
  const pointer = await pointerOf(page);
  await from.scrollIntoViewIfNeeded();
  // cards that fly have come to rest
  await from.click({ trial: true });
  const [x, y] = await middleOf(from);
  await pointer.down(x, y);
  await pointer.move(x + 3, y - 14);
  await pointer.move(x + 4, y - 22);
  await pointer.move(...(await middleOf(to)));
  return pointer;
}
export async function drop(page: Page, from: Locator, to: Locator): Promise<void> {
  const pointer = await drag(page, from, to);
  await expect(page.locator("[data-over]")).toHaveCount(1);
  await pointer.up();
}
