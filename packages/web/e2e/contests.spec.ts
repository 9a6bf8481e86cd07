/** Looking on, profiles, and a tournament from its opening to its standings. */

import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { giveName, giveUp, makeAccount, openTable, own, PROGRAMS, play, ready, somebody } from "./people.ts";
import { faultsOf } from "./player.ts";

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === "mobile", "those who look on have phones");
});

test("somebody looks on, from no side and from one that is shown, and sees how it ends", async ({
  browser,
}) => {
  const ayame = await somebody(browser, false);
  const boris = await somebody(browser, false);
  const chiyo = await somebody(browser, true);
  const faults = [ayame, boris, chiyo].map(({ page }) => faultsOf(page));
  const pages = [ayame.page, boris.page] as const;
  const looks = chiyo.page;
  const name = own("Ayame");
  const mine = looks.locator(".side--mine");

  await test.step("two play at a table that can be watched at once", async () => {
    await ayame.page.goto("/#lobby");
    await giveName(ayame.page, name);
    await expect(ayame.page.getByRole("heading", { name: "Open tables" })).toBeVisible();
    const table = await openTable(ayame.page, {
      ...{ game: "dew", seats: 2, format: null, sealed: false, rated: false },
      ...{ watch: 0, clock: null, language: "en", open: true },
    });
    for (const page of pages) await page.goto(`/#t-${table}`);
    await giveName(boris.page, "Boris");
    for (const page of pages) await ready(page);
    await play(pages, 4);
  });

  await test.step("another finds the match in the lobby, and looks on without a say", async () => {
    await looks.goto("/#lobby");
    await giveName(looks, "Chiyo");
    await clean(looks, "the lobby with matches to watch");
    await looks.getByRole("link", { name: `Look on: Dewfall: ${name} and Boris` }).click();
    await expect(looks.locator(".plate-who")).toHaveText(["Boris", name]);
    await expect(looks.locator(".zone--backs")).toHaveCount(2);
    await expect(looks.locator("main.table")).not.toHaveAttribute("data-asks");
    await expect(looks.locator(".strip")).toContainText("see it as it happens");
    await clean(looks, "a match that is watched");
    await looks.getByRole("button", { name: "Understood" }).click();
    await expect(looks.locator(".strip")).toHaveCount(0);
    await looks.getByRole("button", { name: "More" }).click();
    await expect(looks.getByRole("dialog").getByRole("button", { name: "Give up" })).toHaveCount(0);
    await looks.keyboard.press("Escape");
  });

  await test.step("a player shows their side, and it can be looked from", async () => {
    const { page } = ayame;
    await page.getByRole("button", { name: "Players and offers" }).click();
    const show = page.getByRole("checkbox", { name: "Others may look on from my side" });
    await expect(show).not.toBeChecked();
    await show.check();
    await expect(show).toBeChecked();
    await clean(page, "players and offers");
    await page.keyboard.press("Escape");
    await looks.reload();
    await looks.getByRole("button", { name: "Players and offers" }).click();
    await looks.getByLabel("Look from").selectOption({ label: `The side of ${name}` });
    await clean(looks, "choosing a side");
    await looks.keyboard.press("Escape");
    await expect(mine.locator(".plate-who")).toHaveText(name);
    await expect(mine.locator(".zone--fan .spot").first()).toBeVisible();
    await expect(looks.locator("main.table")).not.toHaveAttribute("data-asks");
  });

  await test.step("one gives up; whoever looks on is told, and watches it again", async () => {
    await giveUp(boris.page);
    await expect(looks.getByRole("dialog", { name: `${name} wins` })).toBeVisible();
    await clean(looks, "the end of a match that was watched");
    await looks.getByRole("button", { name: "Watch it again" }).click();
    await looks.waitForURL(/#table$/);
    await expect(looks.locator(".playback")).toBeVisible();
  });

  await test.step("a profile leads back to the match, which tells its result", async () => {
    const { page } = boris;
    await page.getByRole("dialog", { name: "You lose" }).getByRole("link", { name: "To the lobby" }).click();
    await page.getByRole("link", { name: "My profile" }).click();
    await expect(page.getByText("No rated match yet.")).toBeVisible();
    await page.getByLabel("Counts").selectOption("Rated");
    await expect(page.getByText("None of these.")).toBeVisible();
    await page.getByLabel("Counts").selectOption("All");
    await clean(page, "a profile");
    await page.getByRole("link", { name: new RegExp(`^Open: Dewfall with ${name}`) }).click();
    const result = page.getByRole("dialog", { name: "You lose" });
    await expect(result.getByRole("img").first()).toBeVisible();
    await result.getByRole("button", { name: "Watch it again" }).click();
    await expect(page.locator(".playback")).toBeVisible();
  });

  await test.step("the best of a game", async () => {
    await looks.goto("/#leaders-dew");
    await expect(looks.getByText(/Nobody has played enough|Ordered by what is certain/)).toBeVisible();
    await clean(looks, "a leaderboard");
  });
  expect(faults.flat()).toEqual([]);
  for (const { context } of [ayame, boris, chiyo]) await context.close();
});

test("two accounts and six programs play a tournament, from its opening to its winner", async ({
  browser,
}) => {
  const hana = await somebody(browser, false);
  const judith = await somebody(browser, true);
  const goro = await somebody(browser, true);
  const faults = [hana, goro, judith].map(({ page }) => faultsOf(page));
  const { page } = hana;
  const [name, other, judge, cup] = [own("Hana"), own("Goro"), own("Judith"), own("Sunday Cup")];
  await makeAccount(judith.page, judge);
  await makeAccount(goro.page, other);
  await makeAccount(page, name);

  await test.step("it is opened, with another as its judge", async () => {
    await page.getByRole("link", { name: "Tournaments" }).click();
    await expect(page.getByRole("button", { name: "Open a tournament" })).toBeVisible();
    await clean(page, "tournaments");
    await page.getByRole("button", { name: "Open a tournament" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(cup);
    await page.getByText("Swiss rounds", { exact: true }).click();
    await page.getByRole("spinbutton", { name: "Rounds" }).fill("2");
    await page.getByLabel("Afterwards").selectOption("2");
    await page.getByLabel("At most").fill("8");
    await page.getByRole("textbox", { name: "Judge" }).fill(judge);
    await clean(page, "opening a tournament");
    await page.getByRole("button", { name: "Open the tournament" }).click();
    await expect(page.getByRole("heading", { name: cup })).toBeVisible();
  });

  await test.step("it is entered, and filled up with programs", async () => {
    await page.getByRole("button", { name: "Enter", exact: true }).click();
    await expect(page.getByText("You are entered.")).toBeVisible();
    await goro.page.goto(page.url());
    await goro.page.getByRole("button", { name: "Enter", exact: true }).click();
    await expect(page.locator(".entrants").getByText(other)).toBeVisible();
    await page.getByLabel("Program").selectOption("random");
    for (const n of [1, 2, 3, 4, 5, 6]) {
      await page.getByRole("button", { name: "Add program" }).click();
      await expect(page.locator(".entrants").getByText(`Random ${n}`)).toBeVisible();
    }
    await clean(page, "a tournament before it starts");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(page.getByRole("link", { name: "Play now" })).toBeVisible();
  });
  const address = page.url();

  await test.step("its judge looks at a table, from either side", async () => {
    const { page } = judith;
    await page.goto(address);
    await page.getByRole("link", { name: new RegExp(`^Look at table .*${name}`) }).click();
    await expect(page.locator(".strip")).toContainText("Every look is written down");
    await expect(page.locator(".side--mine .zone--fan")).toBeVisible();
    await page.getByRole("button", { name: "Players and offers" }).click();
    await page.getByLabel("Look from").selectOption({ label: `The side of ${name}` });
    await clean(page, "a judge at a table");
    await page.keyboard.press("Escape");
    await expect(page.locator(".side--mine .plate-who")).toHaveText(name);
    await page.goto(address);
  });

  await test.step("both give up what they play in two rounds", async () => {
    for (let round = 1; round <= 2; round++) {
      for (const { page } of [hana, goro]) {
        await page.goto(address);
        const group = page.getByRole("group").filter({ hasText: `Round ${round}` });
        await expect(group).toBeVisible({ timeout: PROGRAMS });
        // whom the first has just given up against has won; when that ended the round, it is folded by now
        const tables = group.getByRole("listitem", { includeHidden: true });
        const met = tables.filter({ hasText: name }).filter({ hasText: other });
        if (page === goro.page && (await met.count()) > 0) continue;
        await page.getByRole("link", { name: "Play now" }).click();
        await giveUp(page);
        await expect(page.getByRole("dialog", { name: /^You (win|lose)$/ })).toBeVisible();
      }
    }
    for (const { page } of [hana, goro]) await page.goto(address);
  });

  await test.step("the programs play it to its end, which everybody sees", async () => {
    for (const { page } of [hana, goro, judith]) {
      await expect(page.getByRole("status").filter({ hasText: /Random \d wins the tournament/ })).toBeVisible(
        { timeout: PROGRAMS },
      );
      await expect(page.getByRole("row").filter({ hasText: name })).toContainText("0 – 0 – 2");
      await expect(page.getByRole("heading", { name: "Final" })).toBeVisible();
    }
    await clean(page, "a tournament that is over");
    await clean(judith.page, "a tournament that is over, on a phone");
  });
  expect(faults.flat()).toEqual([]);
  for (const { context } of [hana, goro, judith]) await context.close();
});
