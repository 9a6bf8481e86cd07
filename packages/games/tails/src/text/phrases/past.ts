/** What happened to bases this turn, and what players deployed (tails-7.14). */
import type { Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { whenAndWho } from "@tefuda/language/conditions/this-turn";
import { pastJa } from "@tefuda/language/phrases/past";
import { thing } from "@tefuda/language/phrases/spoken";
import type { Comparison, Description, Who } from "../tree.ts";

const now = "このターン[(に|中に|中|の間に|の間)][、]";

/** Whose base; of each list the first is printed. */
const bases: readonly (readonly [whose: Who, en: readonly string[], ja: readonly string[]])[] = [
  ["you", ["your base"], ["あなたの拠点", "自分の拠点"]],
  [
    "opponents",
    ["a opponent's base", "(your opponent's|an enemy|the enemy) base"],
    ["敵の拠点", "(対戦相手の|相手の)拠点"],
  ],
  ["both", ["a base", "any base"], ["いずれかの拠点", "拠点"]],
];

const happened = (what: object) => ({ if: "happened", happened: what, how: "atLeast", n: 1 });

/** A base is attacked by whatever attacks it; it is hit by a dodged attack as well (tails-8.2). */
const attacked = (whose: Who) =>
  happened({ on: "attacksBase", what: { count: { exactly: 1 }, what: { noun: "card" } }, whose });
const lost = (whose: Who) =>
  happened({ on: "points", of: "base", who: whose === "opponents" ? "opponent" : whose, how: "lose" });

const baseWas: readonly Production[] = bases.flatMap(([whose, en, ja]) => {
  const said = (verbs: readonly string[]) => {
    const [first, ...more] = pastJa(verbs);
    return [
      `このターンに${ja[0]}${first}`,
      ...ja.flatMap((base) => [first, ...more].map((verb) => `${now}${base}${verb}`)),
    ];
  };
  return [
    say(
      "Cond",
      happened({ on: "baseHit", whose }),
      [
        `${en[0]} was hit this turn`,
        ...en.map((base) => `${base} (was|has been) hit [by an attack] this turn`),
      ],
      said(["に攻撃が命中した", "に攻撃が当たった"]),
    ),
    say(
      "Cond",
      attacked(whose),
      [`${en[0]} was attacked this turn`, ...en.map((base) => `${base} (was|has been) attacked this turn`)],
      said(["が攻撃された", "が攻撃を受けた"]),
    ),
    ...(whose === "both"
      ? []
      : [
          read(
            "Cond",
            lost(whose),
            en.map(
              (base) => `${base} ([has] lost (health|base health)|was damaged|has been damaged) this turn`,
            ),
            said(["が耐久力を失った", "の耐久力が減った", "がダメージを受けた"]),
          ),
        ]),
  ];
});

/** What somebody has deployed lies on that player's side. */
function deployed(side: "yours" | "opponents", how: Comparison, n: number, what: Description) {
  if (what.side !== undefined || what.zone !== undefined) return undefined;
  if (!(how === "atLeast" && n > 0) && !(how === "exactly" && n === 0)) return undefined;
  const cards = { count: { exactly: 1 }, what: { ...what, side } };
  return { if: "happened", happened: { on: "deployed", what: cards }, how, n };
}

const players = [
  ["yours", "you", "[have]", "あなたが", ["自分", "あなた"]],
  ["opponents", "(a|your|the|any) opponent", "[has]", "相手が", ["相手", "対戦相手", "相手プレイヤー"]],
] as const;

const deploying: readonly Production[] = players.flatMap(([side, who, have, ja, also]) => [
  ...["sg", "pl"].map((num) =>
    read(
      "Cond",
      ({ b }: Slots) => {
        const { how, n, what } = b as { how: Comparison; n: number; what: Description };
        return deployed(side, how, n, what);
      },
      `${who} ${have} deployed {b:Bounded.${num}} this turn`,
    ),
  ),
  ...pastJa(["配備した", "戦場に出した"]).flatMap((verb) =>
    whenAndWho(ja, also).map((before) =>
      read(
        "Cond",
        ({ n = 1, d }: Slots) => deployed(side, "atLeast", n as number, d as Description),
        [],
        `${before}{d:Desc}を[{n:#}${thing}以上]${verb}`,
      ),
    ),
  ),
]);

/** Whose turn it was not has made no attack. */
const attacking: readonly Production[] = players.flatMap(([side, who, , ja, also]) => {
  const made = happened({ on: "attacks", what: { count: { exactly: 1 }, what: { noun: "card", side } } });
  const [have, attack] = side === "yours" ? ["have", "attack"] : ["has", "attack"];
  const verbs = pastJa(["攻撃した", "攻撃を行った"]);
  return [
    read(
      "Cond",
      made,
      [`${who} (attacked|${have} attacked|made a attack|${have} made a attack|made any attacks) this turn`],
      whenAndWho(ja, also).flatMap((before) => verbs.map((verb) => `${before}${verb}`)),
    ),
    read(
      "Cond",
      { if: "not", what: made },
      `${who} (did not ${attack}|${have} not attacked|made no (attack|attacks)|${have} made no (attack|attacks)|did not make (a attack|any attacks)) this turn`,
    ),
  ];
});

export const pastPhrases: Production[] = [...baseWas, ...deploying, ...attacking];
