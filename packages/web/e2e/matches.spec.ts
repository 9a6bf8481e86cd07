/** Matches of every game between people at screens of their own, from the link to the result. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { games } from "@tefuda/referee/registry";
import { giveName, giveUp, openTable, play, ready, type Somebody, somebody, whoIsAsked } from "./people.ts";
import { answerByKeys, answerByMouse, faultsOf } from "./player.ts";

/** Until somebody has won; otherwise all but one give up after some answers. */
const deep = process.env.TEFUDA_DEEP === "1";
const ANSWERS = 4;
const NAMES = ["Ayame", "Boris", "Chiyo", "Dario"];

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === "mobile", "one of them has a phone");
});

/** People at a table: the first, at a desk, has opened it; the others, the second with a phone, came by its link. */
async function sitDown(
  browser: Browser,
  game: string,
  { seats = 2, sealed = false } = {},
): Promise<Somebody[]> {
  const people: Somebody[] = [];
  for (let seat = 0; seat < seats; seat++) people.push(await somebody(browser, seat === 1));
  const host = people[0]!.page;
  await host.goto("/#lobby");
  await giveName(host, NAMES[0]!);
  await expect(host.getByRole("heading", { name: "Open tables" })).toBeVisible();
  const table = await openTable(host, {
    ...{ game, seats, format: null, sealed, rated: false },
    ...{ watch: null, clock: null, language: "en", open: false },
  });
  for (const [seat, { page }] of people.entries()) {
    await page.goto(`/#t-${table}`);
    if (seat > 0) await giveName(page, NAMES[seat]!);
    await expect(host.getByText(NAMES[seat]!).first()).toBeVisible();
  }
  for (const { page } of people) await ready(page);
  for (const { page } of people) await page.waitForURL(/#m-/);
  return people;
}

/** Plays it to its end: the first by key, the others by mouse or finger. */
async function finish(people: readonly Somebody[]): Promise<void> {
  const pages = people.map(({ page }) => page);
  const hands = (page: Page) => (page === pages[0] ? answerByKeys : answerByMouse);
  await play(pages, deep ? undefined : ANSWERS, hands);
  for (const { page } of deep ? [] : people.slice(1)) await giveUp(page);
}

/** What each of them is told at the end, once their screens have come to it. */
async function endsOf(people: readonly Somebody[]): Promise<string> {
  const ends: string[] = [];
  for (const { page } of people) {
    const title = page.getByRole("dialog").getByRole("heading", { name: /^(You win|You lose|A draw)$/ });
    ends.push(await title.innerText());
  }
  return ends.toSorted().join();
}

/** What nobody has broken on purpose. */
const unexpected = (faults: readonly string[][]): string[] =>
  faults.flat().filter((fault) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault));

for (const { id } of games)
  test(`${id}: two people play to the end, one of them over a line that breaks`, async ({ browser }) => {
    const people = await sitDown(browser, id);
    const faults = people.map(({ page }) => faultsOf(page));
    const [, { page, context }] = people as [Somebody, Somebody];
    const pages = people.map((one) => one.page);
    await play(pages, 2);
    await whoIsAsked(pages);
    await context.setOffline(true);
    await expect(page.locator(".strip")).toContainText("Connection lost");
    await context.setOffline(false);
    await expect(page.locator(".strip")).toHaveCount(0);
    await finish(people);
    expect(["You lose,You win", "A draw,A draw"]).toContain(await endsOf(people));
    expect(unexpected(faults)).toEqual([]);
    for (const { context } of people) await context.close();
  });

test("four people play to the end", async ({ browser }) => {
  const people = await sitDown(browser, "tails", { seats: 4 });
  const faults = people.map(({ page }) => faultsOf(page));
  await expect(people[1]!.page.locator(".plate-who")).toHaveText(["Ayame", "Chiyo", "Dario", "You"]);
  await finish(people);
  expect(await endsOf(people)).toBe("You lose,You lose,You lose,You win");
  expect(unexpected(faults)).toEqual([]);
  for (const { context } of people) await context.close();
});

test("two people open their packs, and play with what lies in them to the end", async ({ browser }) => {
  const people = await sitDown(browser, "trails", { sealed: true });
  const faults = people.map(({ page }) => faultsOf(page));
  await finish(people);
  expect(["You lose,You win", "A draw,A draw"]).toContain(await endsOf(people));
  expect(unexpected(faults)).toEqual([]);
  for (const { context } of people) await context.close();
});
