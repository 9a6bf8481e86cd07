/** Whatever happens to a tab, its worker or the browser's store: no answer is lost unawares, and the page says what is so. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { layOut } from "@tefuda/referee/laid";
import { clean } from "./axe.ts";
import { keep, keepText, keptGame, shelf } from "./kept.ts";
import { answerByMouse, asked, deal, faultsOf, quick } from "./player.ts";

test.beforeEach(({ page: _ }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
});

/** Lets a test reach the worker: make its store full, let it hang, or take the browser's locks from it. */
async function reachWorker(context: BrowserContext, locks = true): Promise<void> {
  const inWorker = `
    ${locks ? "" : 'Object.defineProperty(navigator, "locks", { value: undefined });'}
    let full = false;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (row, key) {
      if (full) throw new DOMException("no room", "QuotaExceededError");
      return put.call(this, row, key);
    };
    addEventListener("message", (event) => {
      if (typeof event.data !== "string") return;
      event.stopImmediatePropagation();
      if (event.data === "hang") for (;;);
      full = event.data === "full";
    });
  `;
  await context.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: inWorker + (await response.text()) });
  });
  await context.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(globalThis, { workers });
    globalThis.Worker = class extends Worker {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made);
        workers.push(this);
      }
    };
  });
}
const tellWorker = (page: Page, words: string): Promise<void> =>
  page.evaluate((data) => {
    const { workers } = globalThis as unknown as { workers: Worker[] };
    workers.at(-1)!.postMessage(data);
  }, words);
const endWorker = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { workers: Worker[] }).workers.at(-1)!.terminate());

const answer = async (page: Page): Promise<void> => {
  // whoever answers looks at it: a tab behind another one is drawn seldom
  await page.bringToFront();
  await answerByMouse(page, await asked(page), 0);
  await asked(page);
};
/** What is on the table, in the words that those hear who do not see it. */
const sight = (page: Page): Promise<string[]> =>
  page
    .locator(".board .spot .unseen, .board [role=img]")
    .evaluateAll((all) => all.map((e) => e.getAttribute("aria-label") ?? e.textContent ?? ""));
const showsAgain = (page: Page, before: string[]): Promise<void> =>
  expect.poll(() => sight(page)).toEqual(before);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const games = (page: Page) => page.locator(".kept-game");

test("two tabs: each game at one of them", async ({ context, page: first }) => {
  const faults = faultsOf(first);
  await quick(first);
  await deal(first, { seed: 1 });
  await answer(first);
  const second = await context.newPage();
  faults.push(...faultsOf(second));
  await quick(second);

  await test.step("another game in the second tab leaves the first one's alone", async () => {
    await deal(second, { seed: 2 });
    await answer(second);
    await answer(first);
    const kept = await shelf(first);
    expect(kept.map(({ text }) => JSON.parse(text).record.seed).sort()).toEqual([1, 2]);
  });

  await test.step("the second tab is told that the first has a game, and takes it over", async () => {
    const before = await sight(first);
    await second.goto("/#start");
    const other = games(second).filter({ hasText: "open in another tab" });
    await expect(other).toHaveCount(1);
    await expect(other.getByRole("button", { name: "Throw away" })).toHaveCount(0);
    await clean(second, "kept games");
    await other.getByRole("button", { name: "Go on with it here" }).click();
    await expect(first.getByRole("dialog")).toContainText("open in another tab");
    await showsAgain(second, before);
  });

  await test.step("what is answered there is there when the first takes it back", async () => {
    await answer(second);
    const after = await sight(second);
    const { record } = await keptGame(first);
    await button(first, "Go on with it here").click();
    await expect(second.getByRole("dialog")).toContainText("open in another tab");
    await showsAgain(first, after);
    expect((await keptGame(first)).record.choices).toEqual(record.choices);
  });

  await test.step("a tab that comes back to a game open elsewhere is told so; a closed tab frees its game", async () => {
    await second.reload();
    await expect(second.getByRole("heading", { name: "This game is open in another tab" })).toBeVisible();
    const before = await sight(first);
    await first.close();
    // a browser takes its time to end what held the game
    await expect(async () => {
      await second.reload();
      await expect.poll(() => sight(second), { timeout: 10_000 }).toEqual(before);
    }).toPass({ timeout: 120_000 });
  });

  await test.step("a game is thrown away from under its own table, and the other one is still there", async () => {
    await second.goto("/#start");
    await expect(games(second)).toHaveCount(2);
    await games(second).first().getByRole("button", { name: "Throw away" }).click();
    await games(second).first().getByRole("button", { name: "Throw it away" }).click();
    await expect(games(second)).toHaveCount(1);
    expect((await shelf(second)).map(({ text }) => JSON.parse(text).record.seed)).toEqual([2]);
  });
  expect(faults).toEqual([]);
});

test("over plain http, where a browser has no locks, tabs notice each other too", async ({
  context,
  page: first,
}) => {
  await reachWorker(context, false);
  await quick(first);
  await deal(first, { seed: 1 });
  await answer(first);
  const before = await sight(first);
  const second = await context.newPage();
  await quick(second);
  const elsewhere = second.getByRole("heading", { name: "This game is open in another tab" });
  await second.goto("/#table");
  await expect(elsewhere).toBeVisible();
  await button(second, "Go on with it here").click();
  await showsAgain(second, before);
  await expect(first.getByRole("dialog")).toContainText("open in another tab");
  // it goes without a word, as a tab that crashed would
  await second.close();
  await first.reload();
  await showsAgain(first, before);
});

test("a full store, an ended worker, a hung one, and a fault are told of; the game goes on", async ({
  context,
  page,
}) => {
  await reachWorker(context);
  await quick(page);
  await page.clock.install();
  await deal(page, { seed: 1 });
  await answer(page);
  const notice = page.getByRole("status").filter({ hasText: "kept" });

  await test.step("a full store leaves the old game whole; once there is room all of it is kept", async () => {
    const before = (await shelf(page))[0]!.text;
    await tellWorker(page, "full");
    await answer(page);
    await expect(notice).toContainText("This game is not being kept. This browser has no room left");
    await clean(page, "not kept");
    await answer(page);
    expect((await shelf(page))[0]!.text).toBe(before);
    const saving = page.waitForEvent("download");
    await notice.getByRole("button", { name: "Save the game as a file" }).click();
    await saving;
    await tellWorker(page, "room");
    await answer(page);
    await expect(notice).toContainText("is being kept again");
    const { choices } = (await keptGame(page)).record;
    expect(choices.length).toBeGreaterThan(JSON.parse(before).record.choices.length + 2);
  });

  for (const [how, end] of [
    ["ends without a word", endWorker],
    ["hangs", (page: Page) => tellWorker(page, "hang")],
  ] as const)
    await test.step(`a worker that ${how} is noticed, and another goes on with what is kept`, async () => {
      const before = await sight(page);
      await end(page);
      await page.clock.runFor(40_000);
      const sheet = page.getByRole("dialog");
      await expect(sheet).toContainText("Your game is kept, with every answer up to now.");
      if (end === endWorker) await clean(page, "stopped");
      await sheet.getByRole("button", { name: "Begin it anew and go on" }).click();
      // a browser takes its time to end a worker that hangs
      await expect(sheet).toBeHidden();
      await showsAgain(page, before);
      await answer(page);
    });

  await test.step("an error that nobody caught, and a screen that cannot be drawn, hand out the game", async () => {
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("lost in the woods"))));
    await page.clock.runFor(10);
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("lost in the woods");
    await page.keyboard.press("Escape");
    await page.evaluate(() => {
      Intl.DateTimeFormat = class {
        constructor() {
          throw new Error("no calendar");
        }
      } as unknown as typeof Intl.DateTimeFormat;
    });
    await page.evaluate(() => {
      location.hash = "#start";
    });
    const broken = page.getByRole("alert");
    await expect(broken.getByRole("heading", { name: "This screen could not be drawn" })).toBeVisible();
    await expect(broken).toContainText("Your game is kept");
    await broken.getByText("What to report").click();
    await expect(broken.locator("pre")).toContainText("no calendar");
    await clean(page, "not drawn");
    const saving = page.waitForEvent("download");
    await broken.getByRole("button", { name: "Save the game as a file" }).click();
    await saving;
    await page.reload();
    await expect(games(page).getByRole("button", { name: "Go on with your game" })).toBeVisible();
  });
});

test("old and damaged games, games among programs, and addresses that lead nowhere", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page);

  await test.step("addresses", async () => {
    for (const [address, says] of [
      ["#%E0%A4%A", "There is no such page"],
      ["#rules-nothing", "There is no game “nothing” here"],
      ["#cards-nothing", "There is no game “nothing” here"],
      ["#rule-xyz-1", "There is no game “xyz” here"],
    ] as const) {
      await page.goto(`/${address}`);
      await expect(page.getByRole("heading", { level: 1, name: says })).toBeVisible();
      await page.getByRole("link", { name: "To the first page" }).click();
      await expect(page.getByRole("button", { name: /^Play now/ }).first()).toBeEnabled();
    }
    await page.goto("/#rule-tails-99.9");
    await expect(page.getByRole("alert")).toHaveText("There is no rule tails-99.9.");
  });

  const players = ["random", "random"] as const;
  const match = await layOut({
    game: "tails",
    turn: 1,
    player: 0,
    sides: [{}, {}],
    filler: "Toad Mechanics",
  });
  const laid = { record: match.record(), players, held: [] };

  await test.step("a game among programs only goes on before one's eyes", async () => {
    await keep(page, laid);
    await page.goto("/#table");
    await expect(page.locator("main.table")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/wins|draw/);
    // how it ended can be looked at once more, and thrown away
    await page.goto("/#start");
    await expect(games(page)).toContainText(/wins|draw/);
    await games(page).getByRole("button", { name: "See how it ended" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/wins|draw/);
    await page.goto("/#start");
    await games(page).getByRole("button", { name: "Throw away" }).click();
    await games(page).getByRole("button", { name: "Throw it away" }).click();
    await expect(games(page)).toHaveCount(0);
  });

  await test.step("a game that was kept under the old key is among the kept ones", async () => {
    await page.goto("/#credits");
    await oldKey(page, JSON.stringify({ ...laid, players: ["person", "random"] }));
    await page.goto("/#start");
    await expect(games(page)).toHaveCount(1);
    await expect(games(page)).toContainText("Tails");
    expect(await oldKey(page)).toBe("undefined");
  });

  await test.step("what cannot be read can be saved, and goes only when it is thrown away", async () => {
    await keepText(page, "{ not a match", "broken");
    await page.reload();
    const broken = games(page).filter({ hasText: "cannot be opened" });
    const saving = page.waitForEvent("download");
    await broken.getByRole("button", { name: "Save the file as it is" }).click();
    await saving;
    await broken.getByRole("button", { name: "Throw away" }).click();
    await broken.getByRole("button", { name: "Cancel" }).click();
    await expect(games(page)).toHaveCount(2);
    await broken.getByRole("button", { name: "Throw away" }).click();
    await broken.getByRole("button", { name: "Throw it away" }).click();
    await expect(games(page)).toHaveCount(1);
  });
  expect(faults).toEqual([]);
});

/** What lies where a single game was kept before; something is put there first if it is given. */
function oldKey(page: Page, put?: string): Promise<string> {
  return page.evaluate(
    (put) =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open("keyval-store");
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
        opening.onsuccess = () => {
          const work = opening.result.transaction("keyval", "readwrite");
          const rows = work.objectStore("keyval");
          if (put !== undefined) rows.put(put, "tefuda.match");
          const found = rows.get("tefuda.match");
          work.oncomplete = () => {
            opening.result.close();
            done(String(found.result));
          };
        };
      }),
    put,
  );
}
