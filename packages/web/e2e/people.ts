/** People at screens of their own, who play each other. */
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { TablePlan } from "@tefuda/host/online/table-schemas";
import { type Answer, answerByMouse, pressFolded, quick } from "./player.ts";

/** Somebody at a screen of their own. */
export interface Somebody {
  context: BrowserContext;
  page: Page;
}

export async function somebody(browser: Browser, phone: boolean): Promise<Somebody> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...(phone
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 800 } }),
  });
  const page = await context.newPage();
  await quick(page, { language: "en", game: "dew", sound: false });
  return { context, page };
}

export async function giveName(page: Page, name: string): Promise<void> {
  await page.getByLabel("What shall others call you?").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
}

/** So long programs may take over their rounds, on a machine that is slow and busy. Milliseconds. */
export const PROGRAMS = 600_000;

/** Of all that have an account here no two have the same name. */
export const own = (name: string): string => `${name} ${Date.now().toString(36)}`;

/** Comes in as a guest, and makes an account of it. */
export async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto("/#lobby");
  await giveName(page, name);
  await page.locator(".online-head").getByRole("button").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Make an account" }).click();
  await sheet.getByLabel("Password").fill("a long enough pass phrase");
  await sheet.getByRole("button", { name: "Make an account" }).click();
  await expect(sheet.getByText("Done.")).toBeVisible();
  await page.keyboard.press("Escape");
}

export const ready = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Ready", exact: true }).click();

export async function giveUp(page: Page): Promise<void> {
  await pressFolded(page, page.getByRole("button", { name: "Give up" }));
  await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
}

export const asks = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>("main.table")?.dataset.asks);

/** Opens a table over a wire of its own: what the page offers to look on is a minute late, and a test does not wait. */
export const openTable = (page: Page, plan: TablePlan): Promise<string> =>
  page.evaluate(
    (plan) =>
      new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ id: 1, request: { ask: "open", plan } }));
        socket.onerror = () => reject(new Error("no wire"));
        socket.onmessage = ({ data }) => {
          socket.close();
          const { result } = JSON.parse(String(data)) as { result?: { table: string } };
          if (result) resolve(result.table);
          else reject(new Error(String(data)));
        };
      }),
    plan,
  );

/** Whoever is asked first of these, or nobody once all of them see the end. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page | null> {
  let found: Page | null = null;
  await expect
    .poll(
      async () => {
        const all = await Promise.all(pages.map(standing));
        found = pages[all.indexOf("asked")] ?? null;
        return found !== null || all.every((one) => one === "over");
      },
      { intervals: [20, 20, 50, 100] },
    )
    .toBe(true);
  return found;
}

const standing = (page: Page): Promise<"asked" | "over" | "waits"> =>
  page.evaluate(() => {
    if (document.querySelector(".result")) return "over";
    return document.querySelector<HTMLElement>("main.table")?.dataset.asks ? "asked" : "waits";
  });

/** So many answers from each, whoever is asked, or all until the end; how many were given. */
export async function play(
  pages: readonly Page[],
  each = Number.POSITIVE_INFINITY,
  answer: (page: Page) => Answer = () => answerByMouse,
): Promise<number> {
  const given = new Map<Page, number>(pages.map((page) => [page, 0]));
  while (pages.some((page) => given.get(page)! < each)) {
    const asked = await whoIsAsked(pages);
    if (asked === null) break;
    await answer(asked)(asked, (await asks(asked)) ?? "one", given.get(asked)!);
    given.set(asked, given.get(asked)! + 1);
  }
  return [...given.values()].reduce((sum, n) => sum + n, 0);
}
