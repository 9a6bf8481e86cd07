/** People at two screens: a table by link, a match with offers and a broken line, how it ended, and another one. */
import { expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { asks, giveName, giveUp, play, ready, somebody, whoIsAsked } from "./people.ts";
import { answerByMouse, faultsOf, quick } from "./player.ts";

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === "mobile", "one of the two has a phone");
});

const strip = (page: Page) => page.locator(".strip");
/** How far the log has come: how many lines, and the rule of the last; what a card is called is not for all to know. */
async function logOf(page: Page): Promise<string> {
  const beside = page.locator(".panel-log .log-line");
  const folded = (await beside.count()) === 0;
  if (folded) await page.getByRole("button", { name: "Log", exact: true }).click();
  const lines = folded ? page.getByRole("dialog").locator(".log-line") : beside;
  const texts = await lines.allInnerTexts();
  if (folded) await page.keyboard.press("Escape");
  return `${texts.length} ${texts.at(-1)?.split("\n").at(-1)}`;
}

test("two people meet at a table, play, agree, lose the line, and play once more", async ({ browser }) => {
  const ayame = await somebody(browser, false);
  const boris = await somebody(browser, true);
  const faults = [faultsOf(ayame.page), faultsOf(boris.page)];
  const pages = [ayame.page, boris.page] as const;

  await test.step("one opens a table by link, the other opens the link and gives a name", async () => {
    await ayame.page.goto("/#lobby");
    await giveName(ayame.page, "Ayame");
    await ayame.page.getByRole("button", { name: "Open a table" }).click();
    await ayame.page.getByLabel("Time to think").selectOption("normal");
    await ayame.page.getByText("Whoever has the link").click();
    await clean(ayame.page, "opening a table");
    await ayame.page.getByRole("button", { name: "Open the table" }).click();
    const link = await ayame.page.getByLabel("Link to this table").inputValue();
    await clean(ayame.page, "a table");
    await boris.page.goto(link);
    await giveName(boris.page, "Boris");
    await expect(ayame.page.getByText("Boris")).toBeVisible();
    await clean(boris.page, "a table on a phone");
  });

  await test.step("both are ready, and the match begins; each sees the other's name", async () => {
    await ready(ayame.page);
    await ready(boris.page);
    await expect(ayame.page.locator(".side--theirs .plate-who")).toHaveText("Boris");
    await expect(boris.page.locator(".side--theirs .plate-who")).toHaveText("Ayame");
    await expect(ayame.page.locator(".clock").first()).toContainText(/1[45]:\d\d/);
    await expect(ayame.page.getByRole("button", { name: "Hint" })).toHaveCount(0);
    await clean(ayame.page, "a match");
    await clean(boris.page, "a match on a phone");
  });

  await test.step("they play", () => play(pages, 6));

  await test.step("whoever looks elsewhere is told that they are asked", async () => {
    const { page } = ayame;
    // a browser without a screen shows nothing outside the page
    await page.evaluate(() => {
      const told: string[] = [];
      class Told {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title: string) {
          told.push(title);
        }
      }
      Object.assign(window, { Notification: Told, told });
    });
    await page.getByRole("button", { name: "Players and offers" }).click();
    await page.getByRole("checkbox", { name: "Tell me when I am asked" }).check();
    await clean(page, "players and offers");
    await page.keyboard.press("Escape");
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
    await play(pages, 1);
    expect(await told()).toEqual([]);
    await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true }));
    await play(pages, 3);
    expect(await told()).toContain("Dewfall: you are asked");
  });

  await test.step("one loses the line; the other goes on, and what was missed is there again", async () => {
    const asked = (await whoIsAsked(pages))!;
    const away = asked === ayame.page ? boris : ayame;
    await away.context.setOffline(true);
    await expect(strip(away.page)).toContainText("Connection lost");
    await answerByMouse(asked, (await asks(asked)) ?? "one", 0);
    await away.context.setOffline(false);
    await expect(strip(away.page)).toHaveCount(0);
    // what the server does by itself may still come to both
    await expect(async () => expect(await logOf(away.page)).toBe(await logOf(asked))).toPass({
      timeout: 120_000,
    });
  });

  await test.step("taking back is asked for and agreed on", async () => {
    const undo = (page: Page) => page.getByRole("button", { name: "Ask to take back" });
    await expect(undo(ayame.page)).toBeEnabled();
    await undo(ayame.page).click();
    await expect(strip(ayame.page)).toContainText("You ask to take back");
    await expect(strip(boris.page)).toContainText("Ayame asks to take back");
    await boris.page.getByRole("button", { name: "Refuse" }).click();
    await expect(strip(ayame.page)).toContainText("It was not agreed on");
    await undo(ayame.page).click();
    await boris.page.getByRole("button", { name: "Agree" }).click();
    // it is hers to answer anew
    await expect.poll(() => asks(ayame.page)).toBeTruthy();
    await expect(ayame.page.getByRole("button", { name: "Agree" })).toHaveCount(0);
  });

  await test.step("one gives up, and both see how it ended", async () => {
    await giveUp(boris.page);
    await expect(ayame.page.getByRole("dialog", { name: "You win" })).toBeVisible();
    await expect(boris.page.getByRole("dialog", { name: "You lose" })).toContainText("Ayame wins");
    await clean(boris.page, "the end");
  });

  await test.step("once more, with the same decks", async () => {
    const before = ayame.page.url();
    await boris.page.getByRole("button", { name: "Once more" }).click();
    await expect(ayame.page.getByText("Boris is ready for another.")).toBeVisible();
    await ayame.page.getByRole("button", { name: "Once more" }).click();
    const another = (url: URL): boolean => /^#m-/.test(url.hash) && url.href !== before;
    for (const page of pages) await page.waitForURL(another);
    await expect(ayame.page.locator(".side--theirs .plate-who")).toHaveText("Boris");
    expect(boris.page.url()).toBe(ayame.page.url());
  });

  await test.step("the lobby names the match", async () => {
    await boris.page.goto("/#lobby");
    await expect(boris.page.getByRole("link", { name: "Go on: Dewfall with Ayame" })).toBeVisible();
    await clean(boris.page, "the lobby on a phone");
  });
  // a line that breaks is told by the browser
  expect(faults.flat().filter((fault) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault))).toEqual([]);
  await ayame.context.close();
  await boris.context.close();
});

test("two who ask for the same are brought together; a deck that may not be played, and a result that was not seen, are told of", async ({
  browser,
}) => {
  const ayame = await somebody(browser, false);
  const boris = await somebody(browser, true);
  const faults = [faultsOf(ayame.page), faultsOf(boris.page)];
  const { page } = ayame;
  await page.addInitScript(() => {
    const deck = { id: "own-half", game: "dew", name: "Half a deck", cards: ["Clover Patch"], changed: 1 };
    localStorage.setItem("tefuda.deck.own-half", JSON.stringify(deck));
  });
  await page.goto("/#lobby");
  await giveName(page, "Ayame");

  await test.step("what is against a deck stands beside it", async () => {
    await page.getByRole("combobox", { name: "Your deck" }).selectOption("Half a deck");
    await page.getByRole("button", { name: "Find somebody" }).click();
    await expect(page.getByText(/Not legal/)).toBeVisible();
    await expect(page.locator(".deck-problems a").first()).toHaveAttribute("href", /^#rule-dew-/);
    await expect(page.getByRole("button", { name: "Ready", exact: true })).toBeDisabled();
    await clean(page, "a deck that may not be played");
    await page.getByRole("combobox", { name: "Your deck" }).selectOption({ index: 0 });
    await ready(page);
  });
  await test.step("the match begins with whoever asks for the same", async () => {
    await boris.page.goto("/#lobby");
    await giveName(boris.page, "Boris");
    await clean(boris.page, "the lobby on a phone");
    await boris.page.getByRole("button", { name: "Find somebody" }).click();
    for (const one of [page, boris.page]) await expect(one.locator(".side--theirs .plate-who")).toBeVisible();
  });
  await test.step("it ends while one of them is in the lobby, who is told until it was looked at", async () => {
    await page.goto("/#lobby");
    await giveUp(boris.page);
    await page.reload();
    const ended = page.getByRole("region", { name: "Results you have not seen" });
    await expect(ended).toContainText("Won");
    await clean(page, "the lobby with a result");
    await ended.getByRole("link").click();
    await page.getByRole("dialog").getByRole("link", { name: "To the lobby" }).click();
    await expect(page.getByRole("button", { name: "Find somebody" })).toBeEnabled();
    await expect(ended).toHaveCount(0);
  });
  expect(faults).toEqual([[], []]);
  for (const { context } of [ayame, boris]) await context.close();
});

test("a guest becomes an account, comes back to it, and is forgotten", async ({ page }) => {
  const faults = faultsOf(page);
  await quick(page, { language: "en", game: "dew" });
  await page.goto("/#lobby");
  // of all that have an account here no two have the same name
  const name = `Chiyo ${Date.now().toString(36)}`;
  const password = "a long enough pass phrase";
  const sheet = page.getByRole("dialog");
  const account = page.locator(".online-head").getByRole("button");

  await test.step("a name that may not be is told of beside its field", async () => {
    await giveName(page, "Moderator");
    await expect(page.getByRole("alert")).toContainText("somebody official");
    await clean(page, "giving a name");
    await giveName(page, name);
    await expect(account).toContainText("guest");
  });

  await test.step("rated is for accounts, and a guest is told so", async () => {
    await page.getByRole("button", { name: "Open a table" }).click();
    await expect(sheet.getByRole("radio", { name: "Rated" })).toBeDisabled();
    await page.keyboard.press("Escape");
  });

  await test.step("an account is made; its name is changed", async () => {
    await account.click();
    await clean(page, "an account");
    await sheet.getByRole("button", { name: "Make an account" }).click();
    await sheet.getByLabel("Password").fill(password);
    await sheet.getByRole("button", { name: "Make an account" }).click();
    await expect(sheet.getByText("Done.")).toBeVisible();
    await sheet.getByRole("button", { name: "Change name" }).click();
    await sheet.getByLabel("Your name").fill(`${name}b`);
    await sheet.getByRole("button", { name: "Change name" }).click();
    await expect(sheet.getByRole("heading", { name: `${name}b` })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Open a table" }).click();
    await expect(sheet.getByRole("radio", { name: "Rated" })).toBeEnabled();
    await page.keyboard.press("Escape");
  });

  await test.step("signed out and in again", async () => {
    await account.click();
    await sheet.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByRole("button", { name: "I have an account" }).click();
    await page.getByLabel("Your name").fill(`${name}b`);
    await page.getByLabel("Password").fill("not that one at all");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toContainText("is not right");
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(account).toContainText(`${name}b`);
  });

  await test.step("deleted, after a question", async () => {
    await account.click();
    await sheet.getByRole("button", { name: "Delete me" }).click();
    await sheet.getByLabel("Password").fill(password);
    await sheet.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByLabel("What shall others call you?")).toBeVisible();
  });
  // what is refused is told by the browser too
  expect(faults.filter((fault) => !/status of 40[01]/.test(fault))).toEqual([]);
});
