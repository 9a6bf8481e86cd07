/** Two people at two screens and in two languages say something to each other; one reports it, and mutes the other. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { faultsOf, quick } from "./player.ts";

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name === "mobile", "one of the two has a phone");
});

const PASSWORD = "a long enough pass phrase";

/** Somebody with an account, in the lobby. */
async function somebody(
  browser: Browser,
  origin: string,
  name: string,
  language: "en" | "ja",
): Promise<Page> {
  const phone = language === "ja";
  const context = await browser.newContext({
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...(phone
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 800 } }),
  });
  const page = await context.newPage();
  await quick(page, { language, game: "dew", sound: false });
  for (const [what, data] of [
    ["guest", { name, language }],
    ["account", { name, password: PASSWORD }],
  ] as const)
    expect((await context.request.post(`/api/auth/${what}`, { data, headers: { origin } })).ok()).toBe(true);
  await page.goto("/#lobby");
  return page;
}

/** The lines as they stand where they are open. */
const lines = (page: Page) => page.locator(".talk-line");

test("two people talk, in both languages, and are kept from what they do not want to hear", async ({
  browser,
  baseURL,
}) => {
  // of all that have an account here no two have the same name
  const tag = Date.now().toString(36);
  const ayame = await somebody(browser, baseURL ?? "", `Ayame ${tag}`, "en");
  const boris = await somebody(browser, baseURL ?? "", `Boris ${tag}`, "ja");
  const faults = [faultsOf(ayame), faultsOf(boris)];
  const folded = ayame.getByRole("button", { name: /^Talk/ });
  const sheet = boris.getByRole("dialog");

  await test.step("at a table a phrase is read in one's own language, beside the name and in the fold", async () => {
    await ayame.getByRole("button", { name: "Open a table" }).click();
    await ayame.getByText("Whoever has the link").click();
    await ayame.getByRole("button", { name: "Open the table" }).click();
    await boris.goto(await ayame.getByLabel("Link to this table").inputValue());
    await boris.getByRole("button", { name: "席に着く" }).first().click();
    await boris.getByRole("button", { name: "会話" }).click();
    await boris.getByRole("button", { name: "よろしくお願いします。" }).click();
    await expect(ayame.locator(".spoken")).toHaveText("Good luck, have fun!");
    await expect(folded).toContainText("1 new line");
    await folded.click();
    await expect(lines(ayame)).toContainText([/Boris .*Good luck, have fun!/]);
    await expect(folded).not.toContainText("new");
    await clean(ayame, "talk at a table");
  });

  await test.step("text that cannot be sent is told of, and stays in its field", async () => {
    const field = ayame.getByRole("textbox", { name: "In your own words" });
    await field.fill("see www.example.com");
    await ayame.getByRole("button", { name: "Send" }).click();
    await expect(ayame.getByRole("alert")).toContainText("Addresses of the web");
    await expect(field).toHaveValue("see www.example.com");
    await field.fill("A slow game?");
    await field.press("Enter");
    await expect(field).toHaveValue("");
    await expect(lines(boris)).toContainText([/よろしくお願いします。/, /A slow game\?/]);
  });

  await test.step("in a match it is a panel, and on the phone a sheet of the menu", async () => {
    await ayame.getByRole("button", { name: "Ready", exact: true }).click();
    await boris.getByRole("button", { name: "準備完了", exact: true }).click();
    // the fold of the table that they met at goes with it
    for (const one of [ayame, boris]) await one.locator("main.table").waitFor();
    await folded.click();
    const field = ayame.getByRole("textbox", { name: "In your own words" });
    await field.fill("You play like a hedge.");
    await field.press("Enter");
    await expect(boris.locator(".side--theirs .spoken")).toHaveText("You play like a hedge.");
    await boris.getByRole("button", { name: /^その他/ }).click();
    await sheet.getByRole("button", { name: "会話：新着1件" }).click();
    await expect(lines(boris)).toHaveCount(1);
    await sheet.getByRole("textbox", { name: "自由文" }).fill("それはひどいです");
    await sheet.getByRole("button", { name: "送る" }).click();
    await expect(lines(ayame)).toContainText([/hedge/, /それはひどいです/]);
    await clean(ayame, "talk in a match");
    await clean(boris, "talk on a phone");
  });

  await test.step("a line is reported, and its writer muted: they are heard no more", async () => {
    const about = sheet.getByRole("button", { name: /のミュート・ブロック・通報/ });
    await about.click();
    await sheet.getByRole("button", { name: "通報", exact: true }).click();
    await sheet.getByRole("button", { name: "侮辱や脅し" }).click();
    await expect(sheet.getByText("通報しました。")).toBeVisible();
    // the buttons are gone, and the sheet still hears its keys
    await boris.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await boris.getByRole("button", { name: /^その他/ }).click();
    await sheet.getByRole("button", { name: /^会話/ }).click();
    await about.click();
    await sheet.getByRole("button", { name: "ミュート", exact: true }).click();
    await expect(lines(boris)).toContainText([/それはひどいです/]);
    await ayame.getByRole("button", { name: "Oops!" }).click();
    await expect(lines(ayame)).toHaveCount(3);
    await sheet.getByRole("button", { name: "すみません。" }).click();
    await expect(lines(boris)).toContainText([/それはひどいです/, /すみません。/]);
    await expect(lines(boris).filter({ hasText: "しまった！" })).toHaveCount(0);
  });

  await test.step("in the account it is undone; the reports are for others", async () => {
    await boris.goto("/#lobby");
    await boris.locator(".online-head").getByRole("button").click();
    await sheet.getByRole("button", { name: "会話とほかの人" }).click();
    await expect(sheet.getByText("ミュート中", { exact: true })).toBeVisible();
    await clean(boris, "talk in the account");
    await sheet.getByRole("button", { name: `解除：Ayame ${tag}` }).click();
    await expect(sheet.getByText("いません。")).toBeVisible();
    await ayame.goto("/#moderate");
    await expect(ayame.getByRole("heading", { name: "This is not for you" })).toBeVisible();
  });
  expect(faults.flat()).toEqual([]);
  await ayame.context().close();
  await boris.context().close();
});
