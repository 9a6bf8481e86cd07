/** What players may and cannot do, and what counts for them (ttcg-4.3, 6.1). */

import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { negative } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import { playerDeeds } from "./deeds.ts";
import { describe } from "./describe.ts";
import { drawLimits, handLimits, playLimits } from "./limits.ts";
import { dekiru, may, notCard, rule } from "./shorthand.ts";

const additional = "(additional|extra|more)";

/** What players may do, and what counts for them. */
export const permissions: Production[] = [
  ...handLimits,
  ...playLimits,
  ...drawLimits,
  rule(
    { is: "playersMay", who: "@by", what: "extraPlays", n: 1 },
    ["may play one additional card", `${may} play (one|1|a) ${additional} card`],
    [
      `追加でカードを1枚プレイ${dekiru}`,
      `(カードを(追加で|さらに|もう)1枚|(追加で|さらに)1枚[の]カードを|もう1枚[だけ][、]カードを)[まで]プレイ${dekiru}`,
    ],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "extraPlays", n: "$n" },
    ["may play {n:#+} additional cards", `${may} play {n:#+} ${additional} cards`],
    [
      `追加でカードを{n:#+}枚プレイ${dekiru}`,
      `(カードを(追加で|さらに|もう){n:#+}枚|もう{n:#+}枚[まで]カードを|(追加で|さらに){n:#+}枚[まで][の]カードを|追加でカードを{n:#+}枚)[まで]プレイ${dekiru}`,
    ],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "extraPlays", n: 1, eachTurn: true },
    [
      "may play one additional card each turn",
      `${may} play (one|1|a) ${additional} card (each|per|every|in each|during each) (turn|of your turns|of your main phases)`,
    ],
    [`毎ターン追加でカードを1枚プレイ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "extraPlays", n: "$n", eachTurn: true },
    [
      "may play {n:#+} additional cards each turn",
      `${may} play {n:#+} ${additional} cards (each|per|every) turn`,
    ],
    [`毎ターン追加でカードを{n:#+}枚プレイ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "extraPlays", n: 1, card: "$d" },
    ["may play one additional {d:NotCard.from}", `${may} play (one|1|a) ${additional} {d:NotCard.from}`],
    [`追加で{d:NotCard.from}を1枚プレイ${dekiru}`],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "extraPlays", n: 1, card: "$d", eachTurn: true },
    [
      "may play one additional {d:NotCard.from} each turn",
      `${may} play (one|1|a) ${additional} {d:NotCard.from} (each|per|every) turn`,
    ],
    [`毎ターン追加で{d:NotCard.from}を1枚プレイ${dekiru}`],
  ),
  both(
    "NotCard",
    ({ d }) => notCard(d),
    (d: unknown) => (notCard(d) ? { d } : undefined),
    "{d:Desc.sg}",
    "{d:Desc}",
  ),
  rule(
    { is: "playersMay", who: "@by", what: "playAnyNumber", card: "$d" },
    [
      "may play any number of {d:Desc.pl.from}",
      `${may} play (any number of|as many) {d:Desc.pl.from} [as (you|they) (like|want)]`,
    ],
    [`{d:Desc.from}を好きな枚数プレイ${dekiru}`, `{d:Desc.from}を何枚でもプレイ${dekiru}`],
  ),
  rule(
    { is: "playersCannot", who: "@by", what: "draw", byEffects: true },
    [
      "cannot draw cards by effects",
      "(cannot|may not|~do not) draw cards (by effects|by card effects|with effects|outside [of] (the|your|their) draw phase|except in (the|your|their) draw phase)",
    ],
    [
      `効果でカードを${negative("引け")}`,
      `([カードの]効果(で|によって)|ドローフェイズ以外(で|に|では|には))カードを${negative("引け")}`,
    ],
  ),
  ...Object.entries(playerDeeds).map(([what, { en }]) =>
    read(
      "Rule",
      (_: Slots, form: Form) => ({ is: "playersCannot", who: whoOf(form), what }),
      `~do not (${en.join("|")})`,
    ),
  ),
  read(
    "Permitted",
    { is: "playersCannot", who: "both", what: "draw", byEffects: true },
    "draw [(any|a)] (card|cards) ((by|with) (effects|card effects)|(outside [of]|except in|except during) (the|their) draw (phase|phases))",
  ),
  read(
    "Rule",
    (_: Slots, form: Form) => ({ is: "playersCannot", who: whoOf(form), what: "draw" }),
    "~draw no cards",
  ),
  ...(["gain", "lose"] as const).map((how) =>
    read(
      "Rule",
      (_: Slots, form: Form) => ({ is: "playersCannot", who: whoOf(form), what: `${how}Points` }),
      `~${how} no points`,
    ),
  ),
  read(
    "Rule",
    { is: "playersCannot", who: "opponent", what: "activateEffects", card: "$d" },
    [
      "(cannot|may not) (activate|use) {d:Many.pl}",
      "(cannot|may not) (activate|use) [the] effects of {d:Many.pl}",
    ],
    [],
    { by: ["opponent"] },
  ),
  read(
    "Rule",
    {
      is: "cannot",
      who: { count: "all", what: { noun: "unit", side: "opponents" } },
      what: "attackDirectly",
    },
    "(cannot|may not) be attacked directly",
    [negative("直接攻撃され"), negative("直接攻撃を受け")],
    { by: ["you"] },
  ),
  // "Cannot attack with rank 1 units": those of theirs cannot attack.
  ...(["attack", "attackDirectly"] as const).map((what) =>
    read(
      "Rule",
      ({ d }: Slots, form: Form) => {
        const all = describe.owned(d, whoOf(form), form);
        return all && { is: "cannot", who: { count: "all", what: all }, what };
      },
      `(cannot|may not|~do not) attack ${what === "attack" ? "" : "directly "}with {d:Many.pl}`,
    ),
  ),
  read(
    "Rule",
    ({ d }: Slots, form: Form) => ({
      is: "playersCannot",
      who: whoOf(form),
      what: "activateEffects",
      card: d,
    }),
    ["(cannot|may not) (activate|use) {d:Nouned} effects"],
  ),
  both(
    "Many",
    ({ d }) => notCard(d),
    () => undefined,
    "{d:Desc}",
  ),
  read("Fixed", "$r", "they {r:Rule.opponent.may}"),
  ...(["attack", "attackDirectly"] as const).map((what) =>
    read(
      "Permitted",
      { is: "cannot", who: { count: "all", what: { noun: "unit" } }, what },
      what === "attack" ? "attack" : "attack directly",
    ),
  ),
  rule(
    { is: "playersCannot", who: "@by", what: "drawInDrawPhase" },
    [
      "cannot draw cards in <own:your/their> draw phase",
      "(~draw no cards|(cannot|may not|~do not) draw [cards|a card]) (in|during) (your|their) draw phase",
    ],
    [`ドローフェイズにカードを${negative("引け")}`],
  ),
  rule(
    { is: "losesNoPoints", whose: "@by", who: "$c" },
    [
      "~do not lose points when {c:Cards.pl.subj} are destroyed",
      "(~do not lose|cannot lose|may not lose|~lose no) [any] points (when|if) {c:Cards.pl.subj} are destroyed",
    ],
    [`{c:Cards.pl.subj}が破壊されてもポイントを${negative("失わ")}`],
  ),
  rule(
    { is: "losesNoPoints", whose: "@by", who: "$c" },
    [
      "~do not lose points when {c:Cards.sg.subj} is destroyed",
      "(~do not lose|cannot lose|may not lose|~lose no) [any] points (when|if) {c:Cards.sg.subj} is destroyed",
    ],
    [`{c:Cards.sg.subj}が破壊されてもポイントを${negative("失わ")}`],
  ),
  // Said of the loss, and not of whoever does not lose: 「このカードが破壊されても、あなたはポイントを失わない。」
  ...["sg", "pl"].map((num) =>
    read(
      "Fixed",
      { is: "losesNoPoints", whose: "you", who: "$c" },
      [
        `(when|if) {c:Cards.${num}.subj} (is|are) destroyed, you (do not lose|cannot lose|lose no) [any] points`,
      ],
      `{c:Cards.${num}.subj}が破壊されても[、][(あなた|自分)は]ポイントを(失わない|失わず)`,
    ),
  ),
  ...["attack", "attackDirectly"].map((what) =>
    both(
      "Rule",
      (_: Slots, form: Form) => ofAll(form) && { is: "cannot", who: ofAll(form), what },
      () => undefined,
      what === "attack"
        ? ["(cannot|may not|~do not) (attack|attack with [any] units|declare attacks)"]
        : ["(cannot|may not|~do not) attack [you] directly"],
      what === "attack" ? [negative("攻撃でき")] : [negative("直接攻撃でき")],
      // "They cannot attack" is said of cards.
      { agr: ["base", "third", "plural"] },
    ),
  ),
  ...["pl", "sg"].flatMap((num) => [
    read(
      "Rule",
      { is: "cannot", who: "$c", what: "beAttacked" },
      `cannot choose {c:Cards.${num}.obj} as the target of (a attack|attacks)`,
      [
        `{c:Cards.${num}.subj}を攻撃[の]対象に(${negative("選べ")}|${negative("選択でき")}|${negative("でき")})`,
      ],
      { by: ["opponent"] },
    ),
    read(
      "Rule",
      { is: "cannot", who: "$c", what: "beTargeted", by: { who: "opponent" } },
      `cannot target {c:Cards.${num}.subj}`,
      [`{c:Cards.${num}.subj}を対象に${negative("でき")}`],
      { by: ["opponent"] },
    ),
    read(
      "Rule",
      { is: "cannot", who: "$c", what: "beTargeted", by: { who: "opponent", what: "$d" } },
      `cannot target {c:Cards.${num}.subj} with {d:Desc.pl}`,
      [],
      { by: ["opponent"] },
    ),
  ]),
  ...handLimits,
];

/** All units of whoever is spoken of. */
function ofAll(form: Form): object | undefined {
  const side = { you: "yours", opponent: "opponents" }[whoOf(form) as string];
  const bare = whoOf(form) === ("both" as string);
  if (!side && !bare) return undefined;
  return { count: "all", what: { noun: "unit", ...(side && { side }) } };
}
