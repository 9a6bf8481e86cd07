/** Three Kingdoms at the table: whole games, a battle with all that can happen in it, paying, formats, and the change of language. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Placed } from "@tefuda/kernel";
import { clean } from "./axe.ts";
import { drag, drop, middleOf } from "./drag.ts";
import { keptGame, openLaid } from "./kept.ts";
import {
  against,
  answerByKeys,
  answerByMouse,
  asked,
  changed,
  deal,
  faultsOf,
  playOn,
  pressFolded,
  quick,
  setUp,
  tabTo,
  turnOf,
} from "./player.ts";

const down = (card: string): Placed => ({ card, faceDown: true });
const tapped = (card: string): Placed => ({ card, turned: true });

/** A's main phase. */
const mainPhase = (page: Page, more: Partial<Parameters<typeof openLaid>[1]> = {}): Promise<void> =>
  openLaid(page, {
    game: "sangoku",
    turn: 1,
    phase: 3,
    player: 0,
    filler: "Guan Ping, Holds the Horse",
    players: ["person", "person"],
    sides: [
      {
        battlefield: ["Zhao Yun, Old Snow", "Liao Hua, Seventy and in the Van"],
        hand: ["Zhao Yun, Old Snow"],
        resources: ["Guan Xing, The Sword Came Home", down("Guan Ping, Holds the Horse")],
        forts: ["Guan Ping, Holds the Horse", "Guan Ping, Holds the Horse"],
      },
      {
        battlefield: ["Zhuge Jin, Donkey with a Name"],
        hand: ["Ling Tong, Will Not Sit beside Him"],
        resources: [
          down("Ding Feng, Short Blades in Snow"),
          down("Cheng Pu, Oldest Coat in the Tent"),
          "He Qi, Painted Boats",
        ],
        forts: ["Han Dang, Row First and Talk Later"],
      },
    ],
    answers: [],
    ...more,
  });

const card = (page: Page, side: "mine" | "theirs", name: string): Locator =>
  page.locator(`.side--${side}`).getByRole("button", { name: new RegExp(`^${name}, `) });
const inField = (page: Page, side: "mine" | "theirs", name: string): Locator =>
  page.locator(`.side--${side} [data-zone$=".battlefield"]`).getByRole("button", {
    name: new RegExp(`^${name}, `),
  });
const inHand = (page: Page, name: string): Locator =>
  page.locator(".zone--fan").getByRole("button", { name: new RegExp(`^${name}, `) });
const walls = (page: Page, side: "mine" | "theirs"): Locator => page.locator(`.side--${side} .walls`);
const follows = (page: Page): Locator => page.locator(".fight-says-one");
const prompt = (page: Page): Locator => page.locator(".prompt");
const button = (page: Page, name: string): Locator => prompt(page).getByRole("button", { name });
const step = (page: Page): Locator => page.locator(".steps [aria-current]");
const log = (page: Page): Locator => page.locator(".log");

/** The other takes the seat. */
async function sitDown(page: Page, who: string, press: (what: Locator) => Promise<void>): Promise<void> {
  const hand = prompt(page).getByRole("button", { name: `Hand the screen to player ${who}` });
  const seat = page.getByRole("button", { name: `I am player ${who}` });
  // a page that has just been opened takes as long as it takes
  await hand.or(seat).waitFor();
  if (await hand.isVisible()) await press(hand);
  await press(seat);
  await asked(page);
}

for (const [hands, answer, screen] of [
  ["by finger", answerByMouse, "mobile"],
  ["with nothing but the keyboard", answerByKeys, "desktop"],
] as const) {
  test(`a whole game ${hands}`, async ({ page }, info) => {
    test.skip(info.project.name !== screen, "by mouse whole games of TTCG and of Trails are played");
    const faults = faultsOf(page);
    await quick(page);
    await deal(page, { game: "sangoku", seed: 3, opponent: /Plain/ });
    expect(await playOn(page, answer)).toBeLessThan(400);
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(/win|lose|draw/);
    expect(faults).toEqual([]);
  });
}

/** How somebody does what the story tells. */
interface Hands {
  attackForts: (name: string) => Promise<void>;
  /** Points at a card, to see what would follow; and takes it. */
  aim: (spot: Locator) => Promise<void>;
  take: (spot: Locator) => Promise<void>;
  musou: (name: string) => Promise<void>;
  press: (what: Locator) => Promise<void>;
}
const byMouse = (page: Page): Hands => ({
  attackForts: (name) => drop(page, inField(page, "mine", name), walls(page, "theirs")),
  aim: (spot) => spot.hover(),
  take: (spot) => spot.click(),
  musou: (name) => drop(page, inHand(page, name), inField(page, "mine", name)),
  press: (what) => what.click(),
});
const byKeys = (page: Page): Hands => {
  const { keyboard } = page;
  /** From one thing that can be done to the next. */
  const go = async (spot: Locator) => {
    for (let i = 0; i < 9 && !(await spot.evaluate((e) => e === document.activeElement)); i++)
      await keyboard.press("n");
  };
  const menu = async (spot: Locator, verb: string) => {
    await go(spot);
    await keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("[role=menuitem]:first-child"));
    const item = page.getByRole("menuitem", { name: verb });
    for (let i = 0; i < 9 && !(await item.evaluate((e) => e === document.activeElement)); i++)
      await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
  };
  const point = async () => {
    await expect(prompt(page)).toHaveClass(/prompt--aims/);
    await keyboard.press("n");
    await keyboard.press("Enter");
  };
  return {
    attackForts: async (name) => {
      await menu(inField(page, "mine", name), "Attack the forts");
      await point();
    },
    aim: go,
    take: async (spot) => {
      await go(spot);
      await keyboard.press("Enter");
    },
    musou: async (name) => {
      await menu(inHand(page, name), "Musou");
      await point();
    },
    press: async (what) => {
      await tabTo(page, what);
      await keyboard.press("Enter");
    },
  };
};

for (const [how, handsOf] of [
  ["by pulling and pressing", byMouse],
  ["by key", byKeys],
] as const) {
  test(`an interception, an ambush, Musou, a fort that takes effect, and the last hit, ${how}`, async ({
    page,
  }, info) => {
    test.skip(handsOf === byKeys && info.project.name === "mobile", "the same on every screen");
    const faults = faultsOf(page);
    const hands = handsOf(page);
    const zhao = "Zhao Yun, Old Snow";
    await quick(page);
    await mainPhase(page);
    await sitDown(page, "A", hands.press);
    await expect(walls(page, "theirs")).toContainText("Forts of B: 1 of 7");
    await test.step("the attack is intercepted", async () => {
      await hands.attackForts(zhao);
      await sitDown(page, "B", hands.press);
      await expect(step(page)).toContainText("Interception");
      await expect(follows(page)).toHaveText(["Forts of B that fall: 1."]);
      const zhuge = inField(page, "mine", "Zhuge Jin, Donkey with a Name");
      await hands.aim(zhuge);
      await expect(follows(page)).toHaveText([
        "Zhuge Jin, Donkey with a Name retires (2500 of 1000).",
        "Zhao Yun, Old Snow stays (1000 of 2500).",
      ]);
      await hands.take(zhuge);
    });
    await test.step("A is asked for an ambush without having one, B has one", async () => {
      await sitDown(page, "A", hands.press);
      await expect(step(page)).toContainText("Ambush");
      await hands.press(button(page, "No ambush"));
      await sitDown(page, "B", hands.press);
      await expect(step(page)).toContainText("Counter-ambush");
      await hands.take(inHand(page, "Ling Tong, Will Not Sit beside Him"));
      await sitDown(page, "A", hands.press);
      await expect(step(page)).toContainText("Battle tactics");
      await expect(inField(page, "theirs", "Ling Tong, Will Not Sit beside Him")).toBeVisible();
      await hands.press(button(page, "Pass"));
      await asked(page);
    });
    await test.step("Musou lets it attack once more, and a fort goes down", async () => {
      await expect(inField(page, "mine", zhao)).toContainText("tapped, damage 1000");
      await hands.musou(zhao);
      await asked(page);
      await expect(inField(page, "mine", zhao)).not.toContainText("tapped");
      await hands.attackForts(zhao);
      await asked(page);
      await expect(walls(page, "theirs")).toContainText("Forts of B: 0 of 7");
      if (info.project.name !== "mobile") {
        await expect(log(page)).toContainText("A fort of B goes down: Han Dang, Row First and Talk Later.");
        await expect(log(page)).toContainText("B draws a card.");
      }
    });
    await test.step("B is asked for a tactic without having one; then the last hit wins", async () => {
      await hands.attackForts("Liao Hua, Seventy and in the Van");
      await sitDown(page, "B", hands.press);
      await expect(step(page)).toContainText("Battle tactics");
      await hands.press(button(page, "Pass"));
      await expect(page.getByRole("dialog")).toContainText("Player A wins");
    });
    expect(faults).toEqual([]);
  });
}

/** Against a program, with something of everything on the table. */
const crowded: Parameters<typeof openLaid>[1]["sides"] = [
  {
    battlefield: ["Zhang He, Reader of Ground", "Zhang Liao, Eight Hundred before Breakfast"],
    hand: ["Qingzhou Levies", "Li Dian, Reads in the Saddle"],
    resources: [
      "Cao Hong, The Lent Horse",
      down("Wen Pin, Ashamed to Be Late"),
      tapped("Yue Jin, First on the Ladder"),
    ],
    forts: ["Li Dian, Reads in the Saddle", "Li Dian, Reads in the Saddle"],
  },
  {
    battlefield: [
      tapped("Dailai, Rides the Young One"),
      { card: "Yan Liang, Parasol in the Crowd", turned: true, numbers: { damage: 500 } },
    ],
    resources: ["Pei Yuanshao, Scarf on a Hoe"],
    forts: ["Wide Swing", "Wide Swing", "Wide Swing"],
  },
];

test("main phase: what is dragged, what is paid, and what is aimed at, dark and light", async ({ page }) => {
  const faults = faultsOf(page);
  // by default nobody is asked with what to pay
  await quick(page, { asks: { sangoku: { pay: { ask: "always", says: "" } } } });
  await mainPhase(page, { players: ["person", "random"], sides: crowded });
  await asked(page);
  await test.step("what is dragged shows where it can go and what would follow, and goes back if it is dropped elsewhere", async () => {
    const zhang = inField(page, "mine", "Zhang He, Reader of Ground");
    const turn = await page.locator("main.table").getAttribute("data-turn");
    // 【Long Spear】 is of no use against it; 【Combat Elephant】 would be, with less power than that
    const pointer = await drag(page, zhang, inField(page, "theirs", "Dailai, Rides the Young One"));
    await expect(page.locator("[data-drop]")).toHaveCount(3);
    await expect(page.locator(".arrow-label")).toHaveText("1500 ≥ 1000");
    await expect(follows(page)).toHaveText([
      "Dailai, Rides the Young One retires (1500 of 1000).",
      "Zhang He, Reader of Ground stays (1000 of 1500).",
    ]);
    await pointer.move(...(await middleOf(inField(page, "theirs", "Yan Liang, Parasol in the Crowd"))));
    await expect(follows(page)).toHaveText([
      "Yan Liang, Parasol in the Crowd retires (2000 of 2000).",
      "Zhang He, Reader of Ground retires (2000 of 1500).",
    ]);
    await pointer.move(...(await middleOf(walls(page, "theirs"))));
    await expect(follows(page)).toHaveText(["Forts of B that fall: 1."]);
    await pointer.move(4, 300);
    await pointer.up();
    await expect(page.locator(".lifted, [data-drop]")).toHaveCount(0);
    expect(await page.locator("main.table").getAttribute("data-turn")).toBe(turn);
  });
  await test.step("what could be paid is seen; a reinforcement is dropped on a general and paid for", async () => {
    const tally = page.locator(".side--mine .tally");
    await expect(tally).toContainText("can pay: 2 of 3, Wei 1, any colour 1");
    const liao = inField(page, "mine", "Zhang Liao, Eight Hundred before Breakfast");
    await drop(page, inHand(page, "Qingzhou Levies"), liao);
    await expect(prompt(page)).toContainText("Choose what you pay with.");
    // what is face down pays no colour
    await expect(page.locator('.side--mine [data-zone$=".resources"] [data-lit]')).toHaveCount(1);
    await button(page, "Pay for me").click();
    await expect(tally).toContainText("can pay: 1 of 3, any colour 1");
    await expect(liao).toContainText("power 2500, printed 2000");
    await expect(page.locator(".side--mine .worn")).toHaveCount(1);
  });
  await test.step("nothing for axe to complain of, up to the battle", async () => {
    await clean(page, "main phase");
    await card(page, "mine", "Zhang Liao, Eight Hundred before Breakfast").click();
    await page.getByRole("menuitem", { name: "Attack …", exact: true }).click();
    await clean(page, "aiming");
    await card(page, "theirs", "Yan Liang, Parasol in the Crowd").click();
    await asked(page);
    await clean(page, "in a battle");
  });
  expect(faults).toEqual([]);
});

test("a resource is dropped, face-up or face-down; the format of the game is chosen and told", async ({
  page,
}) => {
  const faults = faultsOf(page);
  await quick(page, { autoPass: false });
  await page.goto("/");
  await setUp(page);
  await page.getByRole("combobox", { name: "Game" }).selectOption("sangoku");
  await page.getByRole("radio", { name: "Classic" }).check();
  await against(page, /Random/);
  await page.getByLabel("Seed").fill("5");
  await page.getByRole("button", { name: "Deal the cards" }).click();
  await asked(page);
  await expect(page.locator(".stage-format")).toHaveText("Classic");
  await clean(page, "the opening hand");
  while (!(await prompt(page).textContent())?.includes("Do you place a resource?")) {
    const first = button(page, "I begin").or(button(page, "Keep the rest")).first();
    const turn = await turnOf(page);
    await first.click();
    await changed(page, turn);
    await asked(page);
  }
  const hand = await page.locator(".zone--fan [data-lit]").count();
  const own = page.locator('.side--mine [data-zone$=".resources"]');
  await drop(page, page.locator(".zone--fan [data-lit]").first(), own);
  const items = page.getByRole("menuitem");
  const downItem = items.filter({ hasText: "Place face-down" });
  if ((await items.count()) > 0) await downItem.click();
  await expect(own.locator("[data-place]")).toHaveCount(1);
  await expect(own.locator("[data-place]")).toContainText("face-down card");
  // sangoku-2.10: in Classic such a resource is worth a card
  await expect(page.locator(".zone--fan [data-place]")).toHaveCount(hand);
  expect((await keptGame(page)).record.settings).toMatchObject({ faceDownDraw: 1, resourceCap: 10 });
  await page.reload();
  await asked(page);
  await expect(page.locator(".stage-format")).toHaveText("Classic");
  expect(faults).toEqual([]);
});

test("a card of a stance on its general; and the language changes in the middle of a battle", async ({
  page,
}) => {
  const faults = faultsOf(page);
  // asked even where passing is all there is
  await quick(page, { autoPass: false });
  await test.step("the card is seen, and what it is by nobody", async () => {
    const general = "Xu Sheng, Wall of Reed and Paint";
    const stance: Placed = { card: "Hold the Rank", faceDown: true, host: general };
    await mainPhase(page, {
      players: ["person", "random"],
      sides: [
        { battlefield: ["Zhang He, Reader of Ground", tapped(general), stance] },
        { battlefield: ["Zhuge Jin, Donkey with a Name"] },
      ],
    });
    await asked(page);
    const lies = page.locator(".side--mine .wearing .worn .unseen");
    await expect(lies).toHaveText(`face-down card, attached to ${general}`);
    await expect(page.locator("body")).not.toContainText("Hold the Rank");
  });
  await test.step("interface, cards, prompts, steps and log change", async () => {
    await mainPhase(page, {
      players: ["person", "random"],
      sides: crowded,
      answers: ["attack Zhang Liao, Eight Hundred before Breakfast > Dailai, Rides the Young One"],
    });
    await asked(page);
    await pressFolded(page, page.getByRole("button", { name: "Settings" }));
    await page.getByRole("combobox", { name: "Language" }).selectOption("ja");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    await expect(step(page)).toContainText("伏兵");
    await expect(prompt(page)).toContainText("伏兵を出しますか。");
    await expect(follows(page)).toHaveText([
      "帯来洞主 子象に乗る人は撤退する（2000/1000）。",
      "張遼 朝飯前の八百騎は持ちこたえる（1000/2000）。",
    ]);
    await expect(page.locator(".side--mine .tally")).toContainText("支払い可");
    await expect(page.locator(".stage-format")).toHaveText("標準");
    await page.keyboard.press("l");
    await expect(page.getByRole("dialog").locator(".log")).toContainText("を攻撃する。");
    await clean(page, "in Japanese");
    await expect(page.locator("body")).not.toContainText(/retires|attacks|Forts|Resources/);
  });
  expect(faults).toEqual([]);
});
