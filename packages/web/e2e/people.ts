/** People at screens of their own, who play each other. */
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { answerByMouse, quick } from "./player.ts";

/** Somebody at a screen of their own. */
export async function somebody(
  browser: Browser,
  phone: boolean,
): Promise<{ context: BrowserContext; page: Page }> {
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

export const ready = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Ready", exact: true }).click();
export const asks = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>("main.table")?.dataset.asks);

/** The one of the two who is asked, and the other. */
export async function whoIsAsked(pages: readonly [Page, Page]): Promise<[Page, Page]> {
  let found: [Page, Page] | null = null;
  await expect
    .poll(async () => {
      const [one, other] = pages;
      if (await asks(one)) found = [one, other];
      else if (await asks(other)) found = [other, one];
      return found !== null;
    })
    .toBe(true);
  return found!;
}

/** So many answers from each, whoever is asked. */
export async function play(pages: readonly [Page, Page], each: number): Promise<void> {
  const given = new Map<Page, number>(pages.map((page) => [page, 0]));
  while (pages.some((page) => given.get(page)! < each)) {
    const [asked] = await whoIsAsked(pages);
    await answerByMouse(asked, (await asks(asked)) ?? "one", given.get(asked)!);
    given.set(asked, given.get(asked)! + 1);
  }
}
