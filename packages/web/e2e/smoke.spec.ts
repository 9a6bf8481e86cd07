import { expect, test } from "@playwright/test";

test("the page opens without a fault", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.goto("/");
  await expect(page).toHaveTitle(/Tefuda/);
  await expect(page.getByRole("main")).toBeVisible();
  expect(faults).toEqual([]);
});
