/** Whatever stands in the list of games can be opened, begun and played to its end: those that have no tests of their own here. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { games } from "@tefuda/referee/registry";
import { clean } from "./axe.ts";
import { answerByKeys, answerByMouse, deal, faultsOf, playOn, quick } from "./player.ts";

const further = games.filter(({ id }) => !existsSync(join(import.meta.dirname, `${id}.spec.ts`)));

for (const { id } of further)
  test(`${id}: a whole game`, async ({ page }, info) => {
    const faults = faultsOf(page);
    await quick(page);
    // by finger on the small screen, with nothing but the keyboard on the other and against the strongest there is
    const [answer, opponent] =
      info.project.name === "mobile" ? [answerByMouse, /Plain/] : [answerByKeys, /Master/];
    await deal(page, { game: id, seed: 2, opponent });
    await clean(page, id);
    expect(await playOn(page, answer)).toBeLessThan(400);
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/win|lose|draw/);
    expect(faults).toEqual([]);
  });
