/** What TTCG brings to the language of all games. */

import type { Goals } from "@tefuda/language/actions/finding";
import type { PileWords } from "@tefuda/language/actions/piles";
import type { Verbs } from "@tefuda/language/actions/verbs";
import { eru, eruShort, godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { dasu, kuwaeru, modosu, oku } from "@tefuda/language/phrases/moving";
import type { Points } from "@tefuda/language/points";
import type { Changing } from "@tefuda/language/statements/figured";
import type { Vocabulary } from "@tefuda/language/vocabulary";
import { cards } from "./cards.ts";
import { deeds, playerDeeds } from "./deeds.ts";
import { happenings } from "./happenings.ts";
import { playerWords } from "./players.ts";
import { terms } from "./terms.ts";
import { figures, states, traits } from "./words.ts";

const piles: PileWords = {
  deck: { en: "deck", ja: "デッキ" },
  pile: { zone: "pile", en: "discard pile", ja: "捨て札", all: "捨て札" },
  discards: { anywhere: "named" },
  put: [`捨て札に${godan("送", "る")}`, `捨て札に${oku}`],
  mill: {
    one: ["~mill a card", "(~mill|~discard) the top card of (your|their) (deck|decks)"],
    many: ["~mill {n:#+} cards", "(~mill|~discard) the top {n:#+} cards of (your|their) (deck|decks)"],
    number: ["~mill {n:CardsN}", "~mill {n:CardsN} from [the top of] (your|their) (deck|decks)"],
    first: true,
  },
};

/** ttcg-10.1 */
export const points: Points = {
  points: {
    en: "points",
    ja: "ポイント",
    thing: { en: "point", counter: "ポイント" },
    amounts: {
      PointsN: {
        one: {
          en: ["a point", "(one|1) point"],
          ja: ["1ポイント", "ポイントを1[点]"],
        },
        many: { en: ["N points"], ja: ["Nポイント", "ポイントをN[点]"] },
        equal: {
          en: ["points equal to V", "a number of points equal to V"],
          ja: ["Vと同じ数のポイント", "V(と同じ|に等しい|分の|と同じだけの)[(数|値|枚数)の]ポイント"],
        },
        asMany: "as many points",
        done: {
          en: ["that many points", "(as many|the same number of) points"],
          ja: ["その数のポイント", "(同じ|その)[(数|枚数|値)][(の|分の|だけ)]ポイント"],
        },
      },
    },
    changes: {
      gain: { n: "PointsN", en: ["gain"], ja: [`を${eru}`, `を${eruShort}`, eru] },
      lose: {
        n: "PointsN",
        en: ["lose", "pay"],
        ja: [
          `を${godan("失", "う")}`,
          godan("失", "う"),
          `[を](${godan("支払", "う")}|${godan("払", "う")})`,
        ],
      },
    },
    asked: "more",
    lost: {
      en: ["~lose points", "~lose (a point|one or more points|any points)"],
      ja: ["ポイントを失った", "ポイントが減った"],
    },
  },
};

const verbs: Verbs = {
  destroy: {
    en: ["destroy WHAT", "(choose and destroy|kill) WHAT"],
    ja: [suru("破壊")],
    own: ["~destroy WHAT", "~sacrifice WHAT"],
    away: true,
  },
  tap: { en: ["tap WHAT"], ja: [suru("タップ"), suru("タップ状態に")], own: ["~tap WHAT"] },
  untap: { en: ["untap WHAT"], ja: [suru("アンタップ"), suru("アンタップ状態に")], own: ["~untap WHAT"] },
};

/** What becomes of the values of fights (ttcg-15.7). */
const changing: Changing = {
  names: { attack: ["攻撃力"], defense: ["防御力"], rank: ["ランク", "レベル"] },
  by: (stats, by) => [{ is: "bonus", by: stats.map((stat) => ({ stat, by })) }],
  to: (stats, to) => [{ is: "set", stats, to }],
  times: (stats, by) => stats.map((stat) => ({ is: "scale", stat, by })),
  untimed: true,
  got: true,
  // "+300 attack and -100 defense" is one change of two values
  joined: (row) => {
    const all = row as readonly { is: string; by: readonly object[] }[];
    return all.every(({ is }) => is === "bonus")
      ? [{ is: "bonus", by: all.flatMap(({ by }) => by) }]
      : [...row];
  },
};

const goals: Goals = {
  hand: [
    ["add IT to your hand", "(put|add|take) IT (into|to|in) your hand"],
    [`手札に${kuwaeru}`, `[あなたの]手札に(${kuwaeru}|${modosu})`],
  ],
  played: [
    ["play IT", "play IT [onto (the field|your side of the field)]"],
    [`場に${dasu}`, `[あなたの]場に${dasu}`],
  ],
};

export const vocabulary: Vocabulary = {
  players: playerWords,
  cards,
  states,
  traits,
  figures,
  costs: {},
  piles,
  verbs,
  chooserActs: true,
  coinUnder: "tails",
  dice: true,
  revealsInParts: true,
  bonus: {
    changing,
    ja: [
      `{b:Bonus}を${eru}`,
      `{b:Bonus}[の修正]を(${eru}|${eruShort}|${ichidan("受け")})`,
      `{b:Bonus}${suru("")}`,
    ],
  },
  prices: {},
  deeds,
  playerDeeds,
  triggers: { happenings, also: "", played: [], discards: true, drawsByEffect: true, moments: [] },
  goals,
  places: [],
  points,
  terms,
};
