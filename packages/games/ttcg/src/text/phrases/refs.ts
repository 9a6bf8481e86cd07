/** Cards that stand in a fixed relation to a text, and words that call a card by its sub-type (ttcg-14.5). */

import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";

const one = { num: ["sg"] };

/** A reference in words; of each list the first is printed. */
const fixed: readonly (readonly [ref: string, en: readonly string[], ja: readonly string[]])[] = [
  [
    "cover",
    [
      "the card on top of this card",
      "the (card|unit) (on top of|covering|above) (it|this card)",
      "the covering (card|unit)",
    ],
    [
      "このカードの上のカード",
      "(このカードの|その|)上(の|にある|に重ねられた|に重なっている)(カード|ユニット)",
    ],
  ],
  [
    "equipped",
    ["the equipped unit", "equipped unit", "(the equipped|equipped) (card|spell)"],
    ["装備ユニット", "(このカードを|)装備している(ユニット|カード)", "装備(されている|された)ユニット"],
  ],
  [
    "attacker",
    ["the attacking unit", "the (attacker|attacking card)"],
    ["攻撃を行っているユニット", "攻撃(した|を行った|してきた|側の)ユニット"],
  ],
  [
    "defender",
    ["the attacked unit", "the (target of the attack|attack target|defending unit|defender|unit it attacks)"],
    ["攻撃対象のユニット", "攻撃(された|される|されている|を受けた)ユニット"],
  ],
  [
    "activated",
    ["the activated card", "the card whose effect (activated|was activated)"],
    ["効果を発動したカード"],
  ],
  [
    "destroyer",
    [
      "the card that destroyed it",
      "the (card|unit|spell) (that|which) destroyed (it|this card|that (card|unit|spell))",
    ],
    [
      "それを破壊したカード",
      "(それ|このカード|その(カード|ユニット|スペル))を破壊した(カード|ユニット|スペル)",
    ],
  ],
  [
    "destroyed",
    ["the destroyed card", "the destroyed (unit|spell)", "the played (card|unit)"],
    ["破壊されたカード", "(破壊された|プレイされた)(ユニット|スペル|カード)"],
  ],
];

/** What a card that was spoken of is called; which one it is comes out of the whole text. */
const nouns = [
  ["card", "カード"],
  ["unit", "ユニット"],
  ["spell", "スペル"],
] as const;

/** What may have been done with a card that is called by it. */
const DONE = "milled|drawn|revealed|discarded|returned|tapped|untapped|named|found|added";

export const refs: Production[] = [
  ...nouns.flatMap(([noun, ja]) => [
    say("Ref", `that ${noun}`, `that ${noun}`, `その${ja}`, { ...one, ctx: ["free"] }),
    say("Ref", `those ${noun}`, `those ${noun}s`, `それらの${ja}`, { num: ["pl"] }),
  ]),
  ...fixed.map(([ref, en, ja]) => say("Ref", ref, en, ja, one)),
  both(
    "Ref",
    ({ t }) => `that ${t as string}`,
    (ref: string) => (ref.startsWith("that ") ? { t: ref.slice(5) } : undefined),
    ["that {t:SubNoun.sg}", "the chosen {t:SubNoun.sg}"],
    ["その{t:SubNoun.sg}"],
    one,
  ),
  read("Ref", "that card", ["the chosen card", "the (card|unit|spell)"], [], one),
  // By what was done with it.
  ...nouns.map(([noun]) => read("Ref", `that ${noun}`, `the (${DONE}) ${noun}`, [], one)),
  ...nouns.map(([noun]) => read("Ref", `those ${noun}`, `the (${DONE}) ${noun}s`, [], { num: ["pl"] })),
  both(
    "Ref",
    ({ t }) => `those ${t as string}`,
    (ref: string) => (ref.startsWith("those ") ? { t: ref.slice(6) } : undefined),
    ["those {t:SubNoun.pl}"],
    ["それらの{t:SubNoun.pl}"],
    { num: ["pl"] },
  ),
  // This card, where it lies.
  ...(
    [
      ["pile", "discard pile", "捨て札"],
      ["hand", "hand", "手札"],
      ["deck", "deck", "デッキ"],
    ] as const
  ).map(([zone, en, ja]) =>
    say(
      "Cards",
      { ref: "this", from: { in: zone, whose: "you" } },
      [`this card from your ${en}`, `this card (from|in) (your|the) ${en}`],
      [`${ja}のこのカード`, `${ja}(にある|から)このカード`],
      { num: ["sg"], role: ["obj"] },
    ),
  ),
  read("Cards", { ref: "this" }, "this card from the field", "場のこのカード", {
    num: ["sg"],
    role: ["obj"],
  }),
  read(
    "Ref",
    "them",
    ["these cards", "both [of them]"],
    ["それらすべて", "それらの(ユニット|カード)すべて"],
    { num: ["pl"] },
  ),
];
