/** What players do that is no move of a card: discard, destroy, damage, heal, counter, and the top of other piles. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { type Phrases, read, say } from "@tefuda/cardtext/write";
import { yours } from "@tefuda/language/phrases/doing";
import { eru, godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import { thing } from "@tefuda/language/phrases/spoken";
import { counts } from "./amounts.ts";
import { whos } from "./players.ts";

const notYou = { by: whos.filter((who) => who !== "you") };

const vp = (node: unknown, en: Phrases, ja: Phrases = []): Production => say("VP", node, en, ja, yours);

const pile = "(draw pile|deck|draw piles|decks)";

export const verbs: Production[] = [
  // The top of whoever's draw pile.
  vp(
    { do: "mill", who: "$w", n: 1 },
    `discard the top card of {w:Whose} ${pile}`,
    `{w:Whose}山札の一番上のカードを${ichidan("捨て")}`,
  ),
  vp(
    { do: "mill", who: "$w", n: "$n" },
    `discard the top {n:#+} cards of {w:Whose} ${pile}`,
    `{w:Whose}山札の上からカード{n:#+}枚を${ichidan("捨て")}`,
  ),
  counts(
    "VP",
    { do: "mill", who: "$w", n: "$n" },
    `discard {n:#d} cards from the top of {w:Whose} ${pile}`,
    `{w:Whose}山札の上からカードを{n:#d}枚${ichidan("捨て")}`,
    yours,
  ),
  // Cards of their own that others discard: off the field, of their choice.
  read(
    "VP",
    ({ d }: Slots, form: Form) => ({
      do: "discard",
      who: whoOf(form),
      what: { count: { exactly: 1 }, what: d },
    }),
    ["(~discard|~sacrifice) a {d:Desc.sg} they control", "(~discard|~sacrifice) one of their {d:Desc.pl}"],
    [
      `[戦場にある]自分の[戦場の|戦場にある]{d:Desc}(1${thing}を|を1${thing})[選び、|選んで][それを]${ichidan("捨て")}`,
    ],
    notYou,
  ),

  ...(
    [
      ["gain", "heal {w:Whose} base {n:#d}"],
      ["gain", "heal {w:Whose} base (by|for) {n:#d}"],
      ["lose", "deal {n:#d} damage to {w:Whose} base"],
    ] as const
  ).map(([how, en]) => read("VP", { do: "points", of: "base", who: "$w", n: "$n", how }, en, [], yours)),
  ...(
    [
      [
        "gain",
        `{w:Whose}拠点の耐久力を{n:#d}[点|ポイント](${suru("回復")}|${ichidan("回復させ")}|${godan("増や", "す")}|${eru})`,
      ],
      ["gain", `{w:Whose}拠点を{n:#d}[点|ポイント](${suru("回復")}|${ichidan("回復させ")})`],
      [
        "lose",
        `{w:Whose}拠点の耐久力を{n:#d}[点|ポイント](${godan("失", "う")}|${ichidan("失わせ")}|${godan("減ら", "す")}|${godan("支払", "う")})`,
      ],
      [
        "lose",
        `{w:Whose}拠点に({n:#d}[点|ポイント][の]ダメージ[を]|ダメージを{n:#d}[点|ポイント])${ichidan("与え")}`,
      ],
    ] as const
  ).map(([how, ja]) => read("VP", { do: "points", of: "base", who: "$w", n: "$n", how }, [], ja, yours)),
  read(
    "VP",
    { do: "points", of: "base", who: "you", n: "$n", how: "gain" },
    "gain {n:#d} health for your base",
    [],
    yours,
  ),

  counts(
    "VP",
    { do: "damage", what: "$what", n: "$n" },
    ["deal {n:#d} damage to {what:Obj}", "(do|inflict) {n:#d} damage (to|on) {what:Obj}"],
    [
      `{what:Obj}に{n:#d}ダメージを${ichidan("与え")}`,
      `{what:Obj}に(ダメージを{n:#d}[点|ポイント]|{n:#d}[点|ポイント][の]ダメージを|{n:#d}(点|ポイント)[の]ダメージ)${ichidan("与え")}`,
    ],
    yours,
  ),
  read("VP", { do: "damage", what: "$what", n: "$n" }, "(damage|hit) {what:Obj} for {n:#d}", [], yours),
  counts(
    "VP",
    { do: "heal", what: "$what", n: "$n" },
    [
      "heal {what:Obj} {n:#d}",
      "heal {what:Obj} (by|for) {n:#d}",
      "heal {n:#d} [damage] (from|on|of) {what:Obj}",
      "(restore|give) {n:#d} health to {what:Obj}",
      "remove {n:#d} damage from {what:Obj}",
      "repair {what:Obj} {n:#d}",
    ],
    [
      `{what:Obj}を{n:#d}${ichidan("回復させ")}`,
      `{what:Obj}(の耐久力を|を|は耐久力を|が耐久力を){n:#d}[点|ポイント](${suru("回復")}|${ichidan("回復させ")})`,
      `{what:Obj}(の|が受けている|が受けた|に乗っている)ダメージを{n:#d}[点|ポイント](${suru("回復")}|${godan("取り除", "く")}|${godan("減ら", "す")}|${ichidan("回復させ")})`,
    ],
    yours,
  ),
  vp(
    { do: "heal", what: "$what", n: "all" },
    [
      "heal all damage from {what:Obj}",
      "heal all damage (of|on) {what:Obj}",
      "(fully|completely) heal {what:Obj}",
      "heal {what:Obj} (fully|completely)",
      "remove all damage from {what:Obj}",
    ],
    [
      `{what:Obj}を全快${ichidan("させ")}`,
      `{what:Obj}(の|が受けている|が受けた)ダメージをすべて(${ichidan("回復させ")}|${suru("回復")}|${godan("取り除", "く")})`,
      `{what:Obj}(の耐久力|)を(すべて|完全に|全)(${suru("回復")}|${ichidan("回復させ")})`,
    ],
  ),

  read(
    "VP",
    ({ h }: Slots) => ({ do: "reveal", what: { hand: h } }),
    "(~reveal|~show) {h:OwnHand}",
    [],
    notYou,
  ),
  ...notYou.by.map((who) => read("OwnHand", who, "their (hand|hands)", [], { by: [who] })),
  vp(
    { do: "counter", what: "$d" },
    ["counter that {d:Playable.sg}", "(counter|cancel|negate) (that|the|a) {d:Playable.sg}"],
    [
      `その{d:Playable.sg}を${godan("打ち消", "す")}`,
      `[その]{d:Playable.sg}[1枚](を|の効果を)(${godan("打ち消", "す")}|${suru("無効に")}|${suru("無効化")})`,
    ],
  ),
  read(
    "VP",
    { do: "counter", what: { noun: "card" } },
    "(counter|cancel|negate) it",
    `それを${godan("打ち消", "す")}`,
    yours,
  ),
  vp(
    { do: "endTurn" },
    ["end the turn", "end (this|your) turn"],
    [
      `ターンを${suru("終了")}`,
      `[この|その|現在の](ターンを)[ただちに|直ちに|すぐに|即座に](${suru("終了")}|${ichidan("終え")}|${ichidan("終わらせ")})`,
    ],
  ),
];
