/** A card has a picture of its designer's own: painted anew, played with, printed, saved and opened again. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import { clean } from "./axe.ts";
import { makeAccount, own } from "./people.ts";
import { faultsOf, quick } from "./player.ts";

/** Wholly of one colour, and it says where it was taken. */
async function photograph(page: Page, colour = "#00a000", width = 1600): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([colour, width]) => {
      const canvas = new OffscreenCanvas(width, 900);
      const context = canvas.getContext("2d")!;
      context.fillStyle = colour;
      context.fillRect(0, 0, width, 900);
      const blob = await canvas.convertToBlob({ type: "image/jpeg" });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [colour, width] as const,
  );
  const plain = Buffer.from(base64, "base64");
  const told = Buffer.from("Exif\0\0taken at home");
  const head = Buffer.from([0xff, 0xe1, 0, told.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, told, plain.subarray(2)]);
}

const pictureOf = (page: Page) => page.locator(".workshop-card .full-art img");

/** Whether the middle of the picture of the card that is written is green. */
async function shownGreen(page: Page): Promise<boolean> {
  // bytes of red, green and blue
  const [red = 0, green = 0, blue = 0] = await pictureOf(page).evaluate(async (shown: HTMLImageElement) => {
    // while another one comes it may be none for a moment
    if (
      !(await shown.decode().then(
        () => true,
        () => false,
      ))
    )
      return [];
    const canvas = new OffscreenCanvas(3, 3);
    const context = canvas.getContext("2d")!;
    context.drawImage(shown, 0, 0, 3, 3);
    return [...context.getImageData(1, 1, 1, 1).data.slice(0, 3)];
  });
  return green > 150 && red < 12 && blue < 12;
}

test("a card has a picture of one's own, which is printed, packed and opened again", async ({
  page,
}, info) => {
  test.skip(info.project.name === "desktop", "most pictures are on phones");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Green Garden");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const views = page.getByRole("group", { name: "What is shown" }).first();
  const share = page.getByRole("button", { name: "Save and share" });
  const look = async (name: string): Promise<void> => {
    await expect(share).toBeVisible();
    if (await views.isVisible()) await views.getByRole("button", { name, exact: true }).click();
  };
  const image = pictureOf(page);
  const field = page.getByLabel("Picture of your own");
  const isGreen = (): Promise<boolean> => shownGreen(page);

  await test.step("a drawing is refused, a photograph is taken as it looks", async () => {
    await look("Card");
    await expect(image).toBeVisible();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await field.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: svg });
    await expect(page.locator(".card-picture .fault")).toContainText("This is no picture");
    expect(await isGreen()).toBe(false);
    // the last that was chosen stays, however much longer the one before takes
    const [slow, quickly] = [await photograph(page, "#a00000", 7000), await photograph(page)];
    await field.setInputFiles({ name: "slow.jpg", mimeType: "image/jpeg", buffer: slow });
    await field.setInputFiles({ name: "quick.jpg", mimeType: "image/jpeg", buffer: quickly });
    await expect(page.getByRole("button", { name: "The picture made of its words" })).toBeVisible();
    await page.waitForTimeout(1500);
    await expect.poll(isGreen).toBe(true);
    await clean(page, "a picture of one's own");
  });

  await test.step("it is taken back, and again", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(isGreen).toBe(false);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(isGreen).toBe(true);
  });

  await test.step("a card that is copied takes it along", async () => {
    await look("Write");
    await page.getByRole("button", { name: "Copy this card" }).click();
    await look("Card");
    await expect(page.locator(".workshop-card .full-name")).toHaveText(/ II$/);
    await expect.poll(isGreen).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await look("Cards");
    await page.getByRole("link", { name: /^Pantry Moth/ }).click();
  });

  const sheet = page.getByRole("dialog");
  const saved = async (press: string): Promise<Buffer<ArrayBufferLike>> => {
    const got = page.waitForEvent("download");
    await sheet.getByRole("button", { name: press }).click();
    return readFileSync(await (await got).path());
  };
  let packed: Buffer = Buffer.alloc(0);
  await test.step("it stands on paper and in the packed folder, without where it was taken", async () => {
    await share.click();
    packed = await saved("Save with its pictures (.zip)");
    expect(packed.includes("taken at home")).toBe(false);
    const pdf = await saved("Print all cards");
    expect(pdf.includes("/DCTDecode")).toBe(true);
    expect(pdf.includes("taken at home")).toBe(false);
    // the button that was pressed works on it, and has lost the focus
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });

  await test.step("of a folder with something that is no picture the set is opened, and that is told", async () => {
    await page.goto("/#workshop");
    const wrong = new Map(Object.entries(unzipSync(packed)));
    for (const path of wrong.keys()) if (path.includes("/pictures/")) wrong.set(path, Buffer.from("<svg/>"));
    await page
      .getByLabel("Open a file")
      .setInputFiles({ name: "x.zip", mimeType: "application/zip", buffer: Buffer.from("no zip") });
    await expect(page.getByRole("alert")).toContainText("neither a set nor a replay");
    const buffer = Buffer.from(zipSync(Object.fromEntries(wrong)));
    await page
      .getByLabel("Open a file")
      .setInputFiles({ name: "x.zip", mimeType: "application/zip", buffer });
    await expect(page.getByRole("alert")).toContainText("opened without pictures that cannot be taken");
    await expect(page.locator(".draft-list li")).toHaveCount(2);
    await page
      .getByRole("link", { name: /Green Garden/ })
      .first()
      .click();
    await look("Card");
    await expect.poll(isGreen).toBe(false);
  });

  await test.step("the packed folder is opened where nothing of it was known", async () => {
    await page.goto("/#workshop");
    page.on("dialog", (asked) => asked.accept());
    await page
      .getByRole("button", { name: /^Throw away/ })
      .first()
      .click();
    await expect(page.locator(".draft-list li")).toHaveCount(1);
    await page.evaluate(() => indexedDB.deleteDatabase("tefuda"));
    await page.reload();
    await page.getByLabel("Open a file").setInputFiles({
      ...{ name: "Green-Garden.zip", mimeType: "application/zip", buffer: packed },
    });
    await look("Card");
    await expect.poll(isGreen).toBe(true);
  });

  await test.step("a table shows it", async () => {
    await look("Try");
    if (!(await views.isVisible())) await page.getByRole("button", { name: "Try this card" }).click();
    const faces = page.frameLocator("iframe.try-frame").locator(".face-art img");
    await expect
      .poll(() => faces.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth)))
      .toContain(1024);
  });
  expect(faults).toEqual([]);
});

test("pictures are kept by the server with their set, and come with its link", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", game: "dew", sound: false });
  await makeAccount(page, own("Painter"));
  await page.goto("/#workshop");
  await page.getByLabel("Name of the set").fill("Green Garden");
  await page.getByLabel("Game").selectOption("dew");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByLabel("Picture of your own").setInputFiles({
    ...{ name: "green.jpg", mimeType: "image/jpeg", buffer: await photograph(page) },
  });
  await expect.poll(() => shownGreen(page)).toBe(true);
  await page.getByRole("button", { name: "Save and share" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Keep it there" }).click();
  const link = await sheet.locator(".copy-link input").inputValue();
  // where nothing of it is known
  await page.goto("/#credits");
  await page.evaluate(() => indexedDB.deleteDatabase("tefuda"));
  await page.goto(link);
  await page.reload();
  await page.getByRole("button", { name: "Open it in the workshop" }).click();
  await expect.poll(() => shownGreen(page)).toBe(true);
  await page.goto("/#workshop");
  await expect(page.locator(".draft-list li")).toHaveCount(1);
  expect(faults).toEqual([]);
});
