/** Who plays against one, and a hint when one does not know what to do. */
import { expect, test } from "@playwright/test";
import { clean } from "./axe.ts";
import { changed, deal, faultsOf, quick, turnOf } from "./player.ts";

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

  // it is done, and the question that it was about with it
  const turn = await turnOf(page);
  await hint.getByRole("button", { name: "Do this" }).first().click();
  expect(await changed(page, turn)).toBe(true);
  await expect(hint).toBeHidden();
  expect(faults).toEqual([]);
});
