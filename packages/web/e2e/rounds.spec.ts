/** Eight people in a trading round: a ring goes through all of them that no two of them could have made, and each sees it drawn. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { CirclePlan, CircleView } from "@tefuda/host/online/circle-schemas";
import type { Request, Results } from "@tefuda/host/online/wire";
import { clean } from "./axe.ts";
import { own, type Somebody, somebody } from "./people.ts";
import { faultsOf } from "./player.ts";

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === "mobile", "half of the eight have phones");
});

const PEOPLE = 8;

/** An account without the way through its forms, which other tests go. */
async function account({ request }: BrowserContext, base: string, name: string): Promise<void> {
  const headers = { origin: new URL(base).origin };
  for (const [path, data] of [
    ["guest", { name, language: "en" }],
    ["account", { name, password: "a long enough pass phrase" }],
  ] as const) {
    const response = await request.post(`/api/auth/${path}`, { data, headers });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

/** Asks the server for one thing after another, over a wire of its own; what came back of each. */
const over = <const Asked extends readonly Request[]>(
  page: Page,
  requests: Asked,
): Promise<{ [I in keyof Asked]: Results[Asked[I]["ask"]] }> =>
  page.evaluate(
    (requests) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`);
        const results: unknown[] = [];
        const next = (): void => {
          const request = requests[results.length];
          if (request) socket.send(JSON.stringify({ id: results.length, request }));
          else {
            socket.close();
            resolve(results as never);
          }
        };
        socket.onopen = next;
        socket.onerror = () => reject(new Error("no wire"));
        socket.onmessage = ({ data }) => {
          const read = JSON.parse(String(data)) as { id?: number; result?: unknown; refused?: string };
          if (read.id === undefined) return;
          if (read.refused !== undefined) reject(new Error(read.refused));
          results.push(read.result);
          next();
        };
      }),
    requests,
  );

/** Everybody in one circle, with the packs of a beginning open; its id. */
async function gathered(all: readonly Somebody[]): Promise<string> {
  const [host, ...others] = all.map(({ page }) => page) as [Page, ...Page[]];
  const plan: CirclePlan = {
    ...{ name: own("Ring road"), game: "dew", printing: "equal", regions: 1 },
    packs: { first: 3, each: 0, days: 7, times: 0 },
    ...{ gifts: 4, round: { rule: "one for one", nearness: true, days: 7, answer: 24 } },
    ...{ auditor: null, listed: false, language: "en" },
  };
  const [{ circle }] = await over(host, [{ ask: "openCircle", plan }]);
  await Promise.all(others.map((page) => over(page, [{ ask: "join", circle }])));
  const [{ members }] = (await over(host, [{ ask: "circle", circle, on: false }])) as [CircleView];
  await over(
    host,
    members
      .filter(({ state }) => state === "asks")
      .map(({ id: member }) => ({ ask: "admit", circle, member, yes: true }) as const),
  );
  const packs = [0, 1, 2].map((number) => ({ ask: "openPack", circle, number }) as const);
  await Promise.all(all.map(({ page }) => over(page, packs)));
  return circle;
}

/** Each gives a card that only the next one wishes for, and keeps all else. */
async function wheel(all: readonly Somebody[], circle: string): Promise<string[]> {
  const collections = await Promise.all(
    all.map(async ({ page }) => (await over(page, [{ ask: "collection", circle }]))[0].cards),
  );
  const gives: string[] = [];
  for (const cards of collections) gives.push(cards.find(({ card }) => !gives.includes(card))!.card);
  for (const [i, { page }] of all.entries()) {
    const wish = gives.at(i - 1)!;
    const owned = new Map(collections[i]!.map(({ card, count }) => [card, count]));
    const keep = new Map(owned)
      .set(gives[i]!, owned.get(gives[i]!)! - 1)
      .set(wish, (owned.get(wish) ?? 0) + 1);
    const marks = [...keep].map(
      ([card, keep]) => ({ ask: "mark", circle, mark: { card, keep, rank: null } }) as const,
    );
    const [{ mine }] = await over(page, [{ ask: "circle", circle, on: false }]);
    const aim = { decks: false, playset: false, set: false };
    await over(page, [{ ask: "ways", circle, ways: { ...mine!.ways, aim } }, ...marks]);
  }
  return gives;
}

test("eight people trade in a ring that no pair could have made", async ({ browser, baseURL }) => {
  const all: Somebody[] = [];
  for (let i = 0; i < PEOPLE; i++) all.push(await somebody(browser, i % 2 === 1));
  const names = all.map((_, i) => own(`Rider ${i}`));
  const faults = all.map(({ page }) => faultsOf(page));
  await Promise.all(all.map(({ context }, i) => account(context, baseURL!, names[i]!)));
  await Promise.all(all.map(({ page }) => page.goto("/#circles")));
  const circle = await gathered(all);
  const gives = await wheel(all, circle);
  const round = `/#circle-${circle}/round`;
  await all[0]!.page.goto(round);
  const bell = all[0]!.page.getByRole("button", { name: "Ring the bell now" });
  await expect(bell).toBeVisible();
  await clean(all[0]!.page, "a round before its bell");
  await bell.click();
  await all[0]!.page.getByRole("button", { name: "Ring it" }).click();
  for (const [i, { page }] of all.entries()) {
    await page.goto(round);
    await expect(page.getByText("8 copies through 8 of 8")).toBeVisible();
    const mine = page.getByRole("figure").filter({ hasText: "A ring of 8" });
    if (!(await mine.isVisible())) await page.getByText("My rings").first().click();
    await expect(mine.locator("svg")).toBeVisible();
    const steps = mine.getByRole("listitem");
    await expect(steps).toHaveCount(PEOPLE);
    await expect(steps.filter({ hasText: `to ${names[(i + 1) % PEOPLE]}` })).toContainText("You give");
    await expect(steps.filter({ hasText: "to you" })).toContainText(names.at(i - 1)!);
    if (i < 2) await clean(page, `rings that were drawn, on screen ${i}`);
  }
  // every card is where the ring led it
  for (const [i, { page }] of all.entries()) {
    const [{ gives: left, wishes }] = await over(page, [{ ask: "collection", circle }]);
    expect([left, wishes]).toEqual([[], []]);
    const [copies] = await over(page, [{ ask: "copies", circle, card: gives.at(i - 1)! }]);
    expect(copies.some(({ hands }) => hands.at(-1)?.reason === "round")).toBe(true);
  }
  expect(faults.flat()).toEqual([]);
  for (const { context } of all) await context.close();
});
