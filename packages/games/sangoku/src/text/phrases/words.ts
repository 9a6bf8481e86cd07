/** What the game brings to the language: its words, each in a file of its own idea. */
import { capital, type Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { eru, eruShort, godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { series } from "@tefuda/language/phrases/lists";
import { possessives, subjectsOf, turnPlayer, turnPlayers } from "@tefuda/language/phrases/players";
import type { Vocabulary } from "@tefuda/language/vocabulary";
import type { Price } from "../tree.ts";
import { deeds, playerDeeds } from "./bans.ts";
import { cards, goals, piles, places, points, verbs } from "./cards.ts";
import { figures, keywords, nations, traits } from "./names.ts";
import { states } from "./states.ts";
import { terms } from "./times.ts";
import { putOff, waiting } from "./waiting.ts";

const colours = [...Object.entries(nations).map(([nation, [, , letter]]) => [nation, letter]), ["any", "C"]];

/** 「魏1無1」 says as much as 1R1C. */
const coloursJa = (colour: string): readonly string[] =>
  colour === "any"
    ? ["無", "無色", "任意"]
    : [nations[colour as keyof typeof nations][1], ...(colour === "warlords" ? ["群"] : [])];

export const vocabulary: Vocabulary = {
  players: { subjects: [...subjectsOf(cards), turnPlayer], whose: { ...possessives, active: turnPlayers } },
  extremes: true,
  coinUnder: "tails",
  texts: {
    // sangoku-9.3, 9.18, 9.20
    always: {
      passive: ["Passive", "常時"],
      dance: ["Dance Mode", "舞状態"],
      awaken: ["Awaken Mode", "覚醒状態"],
    },
    use: ["Main", "メイン"],
    when: ["Activate", "誘発"],
    unmarked: true,
    // sangoku-9.21
    often: {
      turn: {
        mark: ["Once per Turn", "ターン1回"],
        en: ["once a turn", "once (per|a|each|every|in a|in each|during each) turn"],
        ja: [
          "1ターンに1回",
          "[1](ターン|ターンに)1(回|度)[だけ|まで|のみ|限り|に限る]",
          "各ターン[に]1回[だけ|まで|のみ]",
        ],
      },
    },
    free: true,
    onCard: ["anywhere", "onGeneral", "onReinforcement", "onScenario"],
    onEffect: ["anywhere", "onTactic", "onFort"],
    onPlayed: ["anywhere", "onTactic"],
    besides: true,
  },
  deeds,
  playerDeeds,
  prices: {
    cost: {
      en: "cost",
      ja: "コスト",
      unit: "",
      verb: true,
      others: true,
      itself: true,
      play: { en: "summon|equip", ja: "召集する" },
    },
  },
  bonus: {
    changing: {
      names: { power: ["武力"], fortDamage: ["攻城力", "城壁ダメージ", "与える城壁ダメージ"] },
      by: (names, n) =>
        names.map((name) =>
          name === "power" ? { is: "bonus", by: { power: n } } : { is: "fortDamage", by: n },
        ),
      times: (names, by) => names.map((of) => ({ is: "scales", of, by })),
      to: (names, n) => names.map((of) => ({ is: "becomes", of, n })),
    },
    ja: [
      "{b:Bonus}<end:/して/し/できる>",
      `{b:Bonus}(の修正|の修整|)を(${eru}|${eruShort}|${ichidan("受け")})`,
      `{b:Bonus}(${godan("にな", "る")}|${suru("")}|さ<end:れる/れて/れ/れる>)`,
    ],
  },
  othersMove: true,
  later: putOff,
  triggers: waiting,
  goals,
  places,
  verbs,
  points,
  cards,
  states,
  traits,
  keywords,
  figures,
  costs: { cost: "" },
  piles,
  terms,
};

/** What the colours are called (sangoku-5.6). */
const called: Readonly<Record<keyof Price, string>> = {
  wei: "red",
  shu: "green",
  wu: "blue",
  warlords: "black",
  han: "purple",
  any: "(colourless|colorless)",
};

export const words: Production[] = [
  // On an emblem, where each stands as a name.
  ...Object.entries(nations).map(([nation, [en, ja]]) => say("Realm", nation, capital(en), ja)),
  ...Object.keys(nations).map((nation) => read("Realm", nation, called[nation as keyof Price])),
  ...series("Realms", "Realm", {
    en: [",", " and", ", and"],
    ja: ["、", "と", "・", "および", "または", "／", "/"],
  }),
  // 2R1C: in whatever order it is written, it is printed in that of the nations (sangoku-5.6).
  ...colours.map(([colour, letter]) =>
    say("Coins", { colour, n: "$n" }, `{n:#d}${letter}`, [
      `{n:#d}${letter}`,
      ...coloursJa(colour!).map((ja) => `${ja}{n:#d}`),
    ]),
  ),
  // in words, as the rulebook says them
  ...Object.entries(called).map(([colour, en]) => read("Coins", { colour, n: "$n" }, `{n:#d} ${en}`)),
  // 「無」 is one of any, and quotation marks say nothing of a price.
  read("Coins", { colour: "any", n: 1 }, [], "無"),
  ...series("Purse", "Coins", { en: ["", " and", ","], ja: [""] }),
  both(
    "Price",
    ({ p }) => priceOf(p as Coins[]),
    (it: Price) => ({
      p: colours.flatMap(([colour]) => {
        const n = it[colour as keyof Price];
        return n === undefined ? [] : [{ colour, n }];
      }),
    }),
    "{p:Purse}",
    "{p:Purse}",
  ),
];

interface Coins {
  colour: keyof Price;
  n: number;
}

/** A price of coins; no colour is named twice. */
function priceOf(coins: readonly Coins[]): Price | undefined {
  const price: Price = {};
  for (const { colour, n } of coins) {
    if (price[colour] !== undefined) return undefined;
    price[colour] = n;
  }
  return price;
}
