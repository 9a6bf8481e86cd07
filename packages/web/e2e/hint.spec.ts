/** Who plays against one, and a hint when one does not know what to do. */
import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { asked, deal, faultsOf, quick } from "./player.ts";

test("a hint says what the best would do and expects of it, and can be done at once", async ({
  page,
}, info) => {
  const faults = faultsOf(page);
  await quick(page);
  await deal(page, { game: "ttcg", seed: 3, opponent: /Novice/ });
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("dialog", { name: "Hint" });
  await expect(hint.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(3);
  await expect(hint.getByText(/^. Points 20 → \d+(\.\d)?$/).first()).toBeVisible();
  await clean(page, "hint");
  await page.screenshot({ path: info.outputPath("hint.png") });

  const first = hint.getByRole("listitem").first();
  const said = await first.getByRole("heading").textContent();
  await first.getByRole("button", { name: "Do this" }).click();
  await expect(hint).toBeHidden();
  await asked(page);
  // it was done: what it was about is told in the log
  const card = said!.split(" ").slice(1).join(" ");
  if (info.project.name === "mobile") await page.getByRole("button", { name: "Log" }).first().click();
  await expect(page.getByText(card).first()).toBeVisible();
  expect(faults).toEqual([]);
});
