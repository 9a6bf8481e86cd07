/** Somebody who plays at the table as a person would: sees what is lit and answers what is asked, by mouse or by keys. */
import { expect, type Locator, type Page } from "@playwright/test";

/** In whichever language is set. */
const CONFIRM = /^(Confirm|決定)$/;

export interface Start {
  /** By its id; the first of the list if it is not given. */
  game?: string;
  /** How many others sit at the table. */
  others?: number;
  seed?: number;
  opponent?: RegExp;
  decks?: [string, string];
  /** Whether to wait until the table is laid and asks. */
  asked?: boolean;
}

/** Quick and quiet: no waiting for the other player. */
export async function quick(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem("tefuda.settings"))
        localStorage.setItem("tefuda.settings", JSON.stringify(kept));
    },
    { speed: "instant", ...settings },
  );
}

/** The first page opens with this game, and no other has to be put together for it. */
async function lastPlayed(page: Page, game: string): Promise<void> {
  await page.addInitScript((game) => {
    const kept = JSON.parse(localStorage.getItem("tefuda.settings") ?? "{}");
    localStorage.setItem("tefuda.settings", JSON.stringify({ game, ...kept }));
  }, game);
}

/** Everything that the browser complains of; a test ends with none. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // where no server is but that of the files, nobody tells who is here
    if (message.type() === "error" && !message.location().url.endsWith("/api/auth/me"))
      faults.push(message.text());
  });
  return faults;
}

/** Chooses who plays against one; the plain programs are folded away. */
export async function against(page: Page, opponent: RegExp): Promise<void> {
  const choice = page.getByRole("radio", { name: opponent });
  if (!(await choice.isVisible())) await page.getByText("Two plain programs").click();
  await choice.check();
}

/** Shows all that can be chosen before a game; it is folded away. */
export async function setUp(page: Page): Promise<void> {
  const fold = page.locator(".start-fold");
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
  await expect(page.getByRole("button", { name: "Deal the cards" })).toBeEnabled();
}

export async function deal(
  page: Page,
  { game, others, seed = 1, opponent = /Random/, decks, asked: waits = true }: Start = {},
): Promise<void> {
  if (game) await lastPlayed(page, game);
  await page.goto("/");
  const begin = page.getByRole("button", { name: "Deal the cards" });
  await setUp(page);
  if (game) await page.getByRole("combobox", { name: "Game" }).selectOption(game);
  if (others) await page.getByRole("combobox", { name: "Players" }).selectOption(String(others));
  await against(page, opponent);
  if (decks) {
    const choices = page.locator(".start-decks select");
    await choices.nth(0).selectOption(decks[0]);
    await choices.nth(1).selectOption(decks[1]);
  }
  await page.getByLabel("Seed").fill(String(seed));
  await begin.click();
  if (waits) await asked(page);
}

/** Presses what lies in a menu at a table with little room. */
export async function pressFolded(page: Page, what: Locator): Promise<void> {
  const more = page.getByRole("button", { name: /^(More|その他)$/ });
  await what.or(more).first().waitFor();
  if (!(await what.isVisible())) await more.click();
  await what.click();
}

const table = (page: Page): Locator => page.locator("main.table");
/** What is pressed to answer; others in the prompt are there to read. */
const answers = (page: Page): Locator => page.locator(".prompt-buttons button");

/** Waits for a question or the end; the shape of the question, or "over". */
export async function asked(page: Page): Promise<string> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector(".result")) return "over";
    return document.querySelector<HTMLElement>("main.table")?.dataset.asks;
  });
  return (await found.jsonValue()) ?? "over";
}

export const turnOf = async (page: Page): Promise<string> =>
  (await table(page).getAttribute("data-turn")) ?? "";

/** Waits until the screen is another one, or something of these stands on it. */
export async function changed(
  page: Page,
  turn: string,
  or: readonly string[] = [],
  timeout = 60_000,
): Promise<boolean> {
  await page.waitForFunction(
    ([before, selectors]) =>
      document.querySelector<HTMLElement>("main.table")?.dataset.turn !== before ||
      selectors.some((selector) => document.querySelector(selector)),
    [turn, or] as const,
    { timeout },
  );
  return (await turnOf(page)) !== turn;
}

/** Whether the screen is another one, or something of these stands on it, before somebody would press again. */
async function soon(page: Page, turn: string, or: readonly string[]): Promise<boolean> {
  const [done] = await Promise.allSettled([changed(page, turn, or, 15_000)]);
  return done.status === "fulfilled";
}

/** One answer by mouse or finger. `count` spreads the choices. */
export async function answerByMouse(page: Page, shape: string, count: number): Promise<void> {
  const turn = await turnOf(page);
  const dialog = page.getByRole("dialog");
  const inSheet = await dialog.isVisible();
  const room = inSheet ? dialog : table(page);
  if (shape === "yes" || shape === "number") await answers(page).first().click();
  else if (shape === "some") {
    const lit = room.locator(".spot.is-lit");
    const confirm = room.getByRole("button", { name: CONFIRM });
    for (let i = 0; !(await confirm.isEnabled()); i++) await lit.nth(i).click();
    await confirm.click();
  } else if (inSheet) await dialog.locator(".spot.is-lit").first().click();
  else {
    const lit = page.locator(".board [data-lit]");
    const many = await lit.count();
    if (many === 0) {
      await answers(page).first().click();
      // cards that lie nowhere on the table are chosen from a sheet
      if (!(await changed(page, turn, ["[role=dialog]"])))
        await dialog.locator(".spot.is-lit").first().click();
    } else {
      // a mouse that rests where a card comes to lie has not pointed at it
      await page.mouse.move(2, 2);
      const card = lit.nth(count % many);
      await card.click();
      // one that moved away under the mouse was not pressed, and whoever plays presses again
      if (!(await soon(page, turn, ["[role=menu]", "[role=dialog]"]))) await card.click();
      await afterPress(
        page,
        turn,
        (item) => item.click(),
        // what would follow is shown beside it, and may move what is pressed at the same moment
        async (spot) => {
          await spot.hover();
          await spot.click();
        },
      );
    }
  }
  await changed(page, turn);
}

/** What follows a press on a card: nothing, a menu, or pointing at a second card. */
async function afterPress(
  page: Page,
  turn: string,
  choose: (item: Locator) => Promise<void>,
  point: (spot: Locator) => Promise<void>,
): Promise<void> {
  if (await changed(page, turn, ["[role=menu]", "[role=dialog]"])) return;
  if (await page.getByRole("dialog").isVisible()) {
    await page.getByRole("dialog").locator(".spot.is-lit").first().click();
    return;
  }
  await choose(page.getByRole("menuitem").first());
  if (await changed(page, turn, [".prompt--aims"])) return;
  await point(page.locator(".board [data-lit]").first());
}

/** One answer with nothing but the keyboard. */
export async function answerByKeys(page: Page, shape: string, count: number): Promise<void> {
  const turn = await turnOf(page);
  const { keyboard } = page;
  const dialog = page.getByRole("dialog");
  if (await dialog.isVisible()) return answerSheetByKeys(page, turn);
  if (shape === "yes" || shape === "number") {
    await tabTo(page, answers(page).first());
    await keyboard.press("Enter");
  } else if (shape === "some") {
    const confirm = page.locator(".prompt").getByRole("button", { name: CONFIRM });
    while (!(await confirm.isEnabled())) {
      await keyboard.press("n");
      await keyboard.press("Enter");
    }
    await tabTo(page, confirm);
    await keyboard.press("Enter");
  } else if (
    (await page.locator(".board [data-lit]").count()) > 0 &&
    (count % 4 !== 3 || (await answers(page).count()) === 0)
  ) {
    await keyboard.press("n");
    await keyboard.press("Enter");
    const choose = async () => {
      await page.waitForFunction(() => document.activeElement?.matches("[role=menuitem]:first-child"));
      await keyboard.press("Enter");
    };
    const point = async (spot: Locator) => {
      await keyboard.press("n");
      await expect(spot.or(page.locator(":focus[data-lit]")).first()).toBeVisible();
      await keyboard.press("Enter");
    };
    await afterPress(page, turn, choose, point);
  } else if ((await page.locator(".prompt [data-pass]").count()) > 0) await keyboard.press("p");
  else {
    await tabTo(page, answers(page).first());
    await keyboard.press("Enter");
    if (!(await changed(page, turn, ["[role=dialog]"]))) return answerSheetByKeys(page, turn);
  }
  await changed(page, turn);
}

async function answerSheetByKeys(page: Page, turn: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: CONFIRM });
  const lit = dialog.locator(".spot.is-lit");
  if ((await confirm.count()) > 0) {
    for (let i = 0; !(await confirm.isEnabled()); i++) {
      await tabTo(page, lit.nth(i));
      await page.keyboard.press("Enter");
    }
    await tabTo(page, confirm);
  } else await tabTo(page, lit.first());
  await page.keyboard.press("Enter");
  await changed(page, turn);
}

/** Goes to something with the tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 90; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the tab key does not lead there");
}

export type Answer = (page: Page, shape: string, count: number) => Promise<void>;

/** Plays until the game is over, or for so many answers; how many were given. */
export async function playOn(page: Page, answer: Answer, most = 400): Promise<number> {
  for (let count = 0; count < most; count++) {
    const shape = await asked(page);
    if (shape === "over") return count;
    await answer(page, shape, count);
  }
  return most;
}
