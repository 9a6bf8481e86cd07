/** Trails at the table: whole games, what an attack would do before it is made, and the change of language in mid-game. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Placed } from "@tefuda/kernel";
import { clean } from "./axe.ts";
import { openLaid } from "./kept.ts";
import {
  answerByKeys,
  answerByMouse,
  asked,
  deal,
  faultsOf,
  playOn,
  pressFolded,
  quick,
  tabTo,
} from "./player.ts";

const down = (card: string): Placed => ({ card, faceDown: true });
const stunned = (card: string): Placed => ({ card, turned: true, numbers: { stunned: 1 } });

/** A's proposal of an attack: the person at the screen is A, unless the program has answered already. */
const proposal = (
  page: Page,
  more: Partial<Parameters<typeof openLaid>[1]> = {},
  theirs: readonly (string | Placed)[] = ["Tobin, First-Year", stunned("Stage Hand")],
): Promise<void> =>
  openLaid(page, {
    game: "trails",
    turn: 1,
    phase: 4,
    player: 0,
    filler: "Lamplighter, Common",
    players: ["person", "random"],
    sides: [
      {
        field: ["Neva, Tide Captain", "Rope Team", "Oswin, Squire"],
        homebase: [down("War Drum"), "Tide House"],
        hand: ["Corin, Runaway"],
      },
      { field: theirs, homebase: [down("Kindly Light"), { card: "Root Librarian", turned: true }] },
    ],
    answers: ["pass", "pass"],
    ...more,
  });

const card = (page: Page, side: "mine" | "theirs", name: string): Locator =>
  page.locator(`.side--${side}`).getByRole("button", { name: new RegExp(`^${name}, `) });
const follows = (page: Page): Locator => page.locator(".fight-says-one");
const go = (page: Page, name = "Attack"): Locator =>
  page.locator(".prompt").getByRole("button", { name, exact: true });

test("a whole game by finger", async ({ page }, info) => {
  test.skip(info.project.name !== "mobile", "by mouse one is played with sealed cards");
  const faults = faultsOf(page);
  await quick(page);
  await deal(page, { game: "trails", seed: 3, opponent: /Plain/ });
  expect(await playOn(page, answerByMouse)).toBeLessThan(400);
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/win|lose|draw/);
  expect(faults).toEqual([]);
});

test("a whole game with nothing but the keyboard", async ({ page }, info) => {
  test.skip(info.project.name === "mobile", "the same on every screen");
  const faults = faultsOf(page);
  await quick(page);
  await deal(page, { game: "trails", seed: 1, opponent: /Plain/ });
  expect(await playOn(page, answerByKeys)).toBeLessThan(400);
  expect(faults).toEqual([]);
});

test("an attack is seen before it is made, aimed at one of several, and passed on", async ({
  page,
}, info) => {
  const faults = faultsOf(page);
  const mobile = info.project.name === "mobile";
  const press = (spot: Locator) => (mobile ? spot.tap() : spot.click());
  await quick(page);
  await test.step("it is seen before it is made, dark and light", async () => {
    await proposal(page);
    await asked(page);
    await expect(page.locator(".side--mine .plate-holds")).toHaveText(/Initiative/);
    await expect(page.locator(".side--theirs .zone--row .back")).toHaveCount(1);
    await expect(card(page, "mine", "War Drum")).toContainText("face-down card");
    await expect(card(page, "theirs", "Stage Hand")).toContainText("actioned, stunned");
    await clean(page, "proposal");

    await press(card(page, "mine", "Neva, Tide Captain"));
    await press(page.getByRole("menuitem", { name: "Attack …", exact: true }));
    // There is one that can be attacked, so that one is aimed at.
    await expect(page.locator(".arrow-label")).toHaveText("5 ≥ 3");
    await expect(follows(page)).toHaveText([
      "Tobin, First-Year is stunned: 1 stun damage to B.",
      "2 overkill damage to B.",
      "Tobin, First-Year fights back with STR 1.",
      "Neva, Tide Captain is not stunned.",
    ]);
    await clean(page, "aiming");
    await press(go(page));
    await asked(page);
    await expect(card(page, "mine", "Neva, Tide Captain")).toContainText("actioned");
    await playOn(page, answerByMouse, 1);
  });
  await test.step("of several targets the first press aims and the second attacks", async () => {
    await proposal(page, {}, ["Tobin, First-Year", "Root Librarian"]);
    await asked(page);
    const table = page.locator("main.table");
    await press(card(page, "mine", "Oswin, Squire"));
    await press(page.getByRole("menuitem", { name: "Attack …", exact: true }));
    await expect(page.locator(".prompt--aims")).toBeVisible();
    const turn = await table.getAttribute("data-turn");
    for (const [name, label, first] of [
      ["Root Librarian", "1 < 4", "Root Librarian is not stunned."],
      ["Tobin, First-Year", "1 < 3", "Tobin, First-Year is not stunned."],
    ] as const) {
      const target = card(page, "theirs", name).filter({ hasText: "can be chosen" });
      if (mobile) await target.tap();
      else await target.hover();
      await expect(page.locator(".arrow-label")).toHaveText(label);
      await expect(follows(page).first()).toHaveText(first);
    }
    expect(await table.getAttribute("data-turn")).toBe(turn);
    await press(card(page, "theirs", "Tobin, First-Year"));
    await expect(table).not.toHaveAttribute("data-turn", turn!);
  });
  await test.step("who has passed is seen, and passes can be given until something else is asked", async () => {
    await test.step("A, a program, has passed its proposal", async () => {
      await proposal(page, { players: ["random", "person"], answers: ["pass", "pass", "pass the attack"] });
      await asked(page);
      await expect(page.locator(".side--theirs .plate-passed")).toHaveText("passed");
      await expect(page.locator(".side--mine .plate-passed")).toHaveCount(0);
      await expect(page.locator(".side--theirs .plate-holds")).toBeVisible();
    });
    await test.step("one press goes by four chances to turn up the BASE", async () => {
      await openLaid(page, {
        game: "trails",
        turn: 1,
        phase: 3,
        player: 0,
        filler: "Council of the Republics",
        players: ["person", "random"],
        sides: [
          {
            field: ["Neva, Tide Captain"],
            homebase: [down("Tide House"), "Council of the Republics", "Council of the Republics"],
          },
          {},
        ],
        answers: [],
      });
      await asked(page);
      await expect(card(page, "mine", "Tide House")).toContainText("can: Turn up");
      await page.keyboard.press("o");
      await expect(page.locator(".prompt")).toContainText("Propose an attack, or pass.");
    });
  });
  expect(faults).toEqual([]);
});

test("a group attacks by keyboard alone; and the language changes in the middle of a game", async ({
  page,
}, info) => {
  const faults = faultsOf(page);
  await quick(page);
  // the keyboard is the same on every screen
  if (info.project.name !== "mobile")
    await test.step("a group is gathered one by one with the sum of STR, and causes no overkill", async () => {
      const { keyboard } = page;
      await proposal(page);
      await asked(page);
      await card(page, "mine", "Neva, Tide Captain").focus();
      await keyboard.press("Enter");
      await keyboard.press("ArrowDown");
      await expect(page.locator(":focus")).toHaveText("Attack with others (SCLM)");
      await keyboard.press("Enter");
      await expect(page.locator(".prompt")).toContainText("Who attacks with it?");
      await keyboard.press("n");
      await expect(page.locator(":focus")).toContainText("Rope Team");
      await keyboard.press("Enter");
      await expect(page.locator(".fight")).toContainText("STR 10 together");
      await expect(page.locator(".spot.is-striking")).toHaveCount(2);
      await tabTo(page, go(page, "These attack"));
      await keyboard.press("Enter");
      await expect(page.locator(".prompt")).toContainText("Choose what is attacked.");
      await keyboard.press("n");
      await expect(page.locator(".arrow-label")).toHaveText("10 ≥ 3");
      await expect(follows(page)).toHaveText([
        "Tobin, First-Year is stunned: 1 stun damage to B.",
        "No overkill.",
        "Tobin, First-Year fights back with STR 1.",
        "Rope Team is readied.",
      ]);
      await keyboard.press("Enter");
      await asked(page);
      await expect(page.locator(".log")).toContainText("Rope Team joins the attack.");
    });
  await test.step("interface, cards, prompts, log and texts change", async () => {
    await proposal(page);
    await asked(page);
    await pressFolded(page, page.getByRole("button", { name: "Settings" }));
    await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await expect(page.locator(".prompt")).toContainText("攻撃を宣言するか、パスします。");
    await expect(page.locator(".prompt").getByRole("button", { name: "攻撃しない" })).toBeVisible();
    await expect(page.locator(".stage")).toContainText("攻撃選択ステップ");
    await expect(page.locator(".side--mine .plate")).toContainText("イニシアチブ");
    const neva = card(page, "mine", "ネヴァ 潮の隊長");
    await neva.click();
    await expect(page.getByRole("menuitem")).toHaveText([
      /^攻撃する/,
      /^スクラムで攻撃する/,
      /^カードを読む/,
      /^なぜできない/,
    ]);
    await page.getByRole("menuitem").nth(2).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { level: 2 })).toHaveText("ネヴァ 潮の隊長");
    await expect(sheet.locator(".full-type")).toContainText("潮見隊");
    await expect(sheet.locator(".texts")).toContainText("レディ");
    await expect(sheet.locator(".text-title")).toContainText("アーツ");
    await page.keyboard.press("Escape");
    await neva.click();
    await page.getByRole("menuitem").first().click();
    await expect(follows(page).first()).toHaveText("トビン 一年生はスタンする：Bにスタンダメージ1。");
    await clean(page, "in Japanese");
    await go(page, "攻撃する").click();
    await asked(page);
    await page.keyboard.press("l");
    await expect(sheet.locator(".log")).toContainText("ネヴァ 潮の隊長がトビン 一年生を攻撃する。");
    // what leads to the position was played by nobody, and is not told
    await expect(sheet.locator(".log")).not.toContainText("ターン1：");
    await expect(page.locator("body")).not.toContainText(/stunned|attacks|Homebase|Trail\b/);
  });
  expect(faults).toEqual([]);
});

test("who is attacked by a group sees it coming, and chooses whom to fight back against", async ({
  page,
}, info) => {
  const faults = faultsOf(page);
  const mobile = info.project.name === "mobile";
  // asked even where passing is all there is
  await quick(page, { autoPass: false });
  // B is the person; A has gathered its group, declared and passed.
  const group = [
    "gather Oswin, Squire",
    "join Shieldbearer, Common",
    "enough",
    "target Grove Fencer",
    "pass",
  ];
  await openLaid(page, {
    game: "trails",
    turn: 1,
    phase: 4,
    player: 0,
    filler: "Lamplighter, Common",
    players: ["random", "person"],
    sides: [
      { field: ["Oswin, Squire", "Shieldbearer, Common"] },
      { field: ["Grove Fencer"], homebase: [down("Kindly Light")] },
    ],
    answers: ["pass", "pass", ...group],
  });
  await asked(page);
  // 【Martial Arts】: +1/+1 for each of the two, seen on the card as well
  await expect(page.locator(".arrow-label")).toHaveText("3 < 6");
  await expect(card(page, "mine", "Grove Fencer")).toContainText("STR 5, printed 3, DEF 6, printed 4");
  await expect(follows(page)).toHaveText([
    "Grove Fencer is not stunned.",
    "Grove Fencer fights back with STR 5.",
    "Oswin, Squire could be stunned: 2 stun damage to A.",
    "Shieldbearer, Common could be stunned: 2 stun damage to A.",
  ]);
  await clean(page, "under attack");
  await page.locator(".prompt [data-pass]").click();
  await expect(page.locator(".prompt")).toContainText("Which attacker does your UNIT fight back against?");
  const one = card(page, "theirs", "Shieldbearer, Common");
  if (mobile) await one.tap();
  else await one.hover();
  await expect(follows(page)).toHaveText([
    "Grove Fencer is not stunned.",
    "Grove Fencer fights back with STR 5.",
    "Shieldbearer, Common is stunned: 2 stun damage to A.",
  ]);
  await go(page, "Fight back against it").click();
  await expect(one).toContainText("stunned");
  await expect(page.locator(".side--theirs .plate")).toContainText("Bond38");
  expect(faults).toEqual([]);
});
