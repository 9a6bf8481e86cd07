/** Cards of a set are printed from the page, and saved as images; also without a network, where it was done once. */
import { readFileSync } from "node:fs";
import { type Download, expect, type Page, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { faultsOf, quick } from "./player.ts";

test.use({ serviceWorkers: "allow" });

const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

async function saved(page: Page, button: string): Promise<Download> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return coming;
}

test("a set is printed, a card of it saved as an image, and both again without a network", async ({
  page,
  context,
}, info) => {
  test.skip(info.project.name === "mobile", "paper is the same on every screen");
  const faults = faultsOf(page);
  await quick(page, { language: "en", sound: false });
  await page.goto("/#workshop");
  // ready it is before anything goes through it
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByLabel("Name of the set").fill("Moonlit Burrow");
  await page.getByLabel("Game").selectOption("tails");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByText("Kept in this browser")).toBeVisible();

  const share = async (): Promise<void> => {
    await page.getByRole("button", { name: "Save and share" }).click();
    await page.getByLabel("Bleed").selectOption("3 mm");
    await page.getByLabel("Backs").selectOption("over the long edge");
    await page.getByLabel("Copies of each card").fill("2");
  };
  const print = async (): Promise<Buffer> => {
    const pdf = await saved(page, "Print all cards");
    expect(pdf.suggestedFilename()).toBe("Moonlit-Burrow.pdf");
    await expect(page.getByText(/^\d+ cards on \d+ pages\. Print it at 100 %/)).toBeVisible();
    return bytesOf(pdf);
  };
  await share();
  const pdf = await print();
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await clean(page, "printing");
  const svg = (await bytesOf(await saved(page, "As SVG"))).toString();
  expect(svg).toContain('width="69mm" height="94mm"');
  const png = await bytesOf(await saved(page, "As PNG"));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([815, 1110]);

  await context.setOffline(true);
  await page.reload();
  await share();
  expect(Buffer.compare(await print(), pdf)).toBe(0);
  expect(faults).toEqual([]);
});
