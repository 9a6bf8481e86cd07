/** What is said of cards: becomes, cannot, may (ttcg-15.7, 11.2, 6.1). The subject is left open. */
import type { Production } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import { bans, mustAttack } from "@tefuda/language/phrases/bans";
import { godan, negative } from "@tefuda/language/phrases/inflect";
import { deeds } from "./words.ts";

const naru = godan("な", "る");
const dekiru = "<end:できる/できて/でき/できる>";

function pred(node: object, en: Phrases, ja?: Phrases): Production {
  return say("Pred", node, en, ja);
}

export const predicates: Production[] = [
  // Types.
  pred(
    { is: "becomes", traits: { type: ["$t"] } },
    [
      "<num:becomes a/become> {t:Type} <num:unit/units>",
      "<num:becomes/become> {t:Type}",
      "<num:is/are> {t:Type}",
    ],
    `{t:Type}タイプに${naru}`,
  ),
  pred(
    { is: "becomes", traits: { subtype: ["$t"] } },
    ["<num:becomes a/become> {t:BecomeSub}", "<num:becomes/become> {t:BecomeSub}"],
    `{t:BecomeSub}に${naru}`,
  ),
  pred(
    { is: "becomes", traits: { subtype: ["$t"] }, also: true },
    [
      "<num:is also a/are also> {t:BecomeSub}",
      "<num:is/are> also (treated as|considered) (a|) {t:BecomeSub}",
      "<num:counts/count> as [a] {t:BecomeSub}",
      "<num:is/are> treated as [a] {t:BecomeSub}",
      "<num:becomes/become> [a] {t:BecomeSub} in addition to (its|their) other (sub-types|types)",
      "<num:gains/gain> the sub-type {t:SubType}",
    ],
    `{t:BecomeSub}にも${naru}`,
  ),
  say("BecomeSub", "$t", "{t:SubNoun}", "{t:SubNoun}"),
  say("BecomeSub", "$t", "{t:SubAdj} <num:unit/units>", "{t:SubAdj}"),
  pred({ is: "becomes", traits: { type: ["$t"], subtype: ["$s"] } }, [
    "<num:becomes a/become> {t:Type} {s:SubNoun}",
    "<num:becomes/become> {t:Type} {s:SubNoun}",
  ]),
  pred({ is: "loses", traits: { subtype: ["$t"] } }, "<num:loses/lose> the sub-type {t:SubType}"),
  pred({ is: "becomes", traits: { type: ["$t"] }, also: true }, [
    "<num:is also a/are also> {t:Type} <num:unit/units>",
    "<num:is/are> also [treated as] [a] {t:Type} [unit|units]",
    "<num:becomes/become> [a] {t:Type} [unit|units] in addition to (its|their) other types",
  ]),

  pred({ is: "becomes", traits: { type: ["$a", "$b"] } }, [
    "<num:is/are> both {a:Type} and {b:Type}",
    "is both [a] {a:Type} [unit] and [a] {b:Type} [unit]",
    "are both {a:Type} and {b:Type} [units]",
  ]),
  pred({ is: "becomes", chosen: "$w" }, [
    "<num:becomes/become> that {w:WordKind}",
    "<num:becomes/become> the chosen {w:WordKind}",
  ]),
  pred({ is: "everyType" }, [
    "<num:counts/count> as every type",
    "<num:counts/count> as (every|any) type (when levelling up|for levelling up)",
  ]),

  // Turned.
  pred({ do: "untap" }, ["<num:untaps/untap>", "<num:is/are> untapped"]),
  pred({ do: "tap" }, ["<num:taps/tap>", "<num:is/are> tapped"]),

  // Effects.
  pred({ is: "losesEffects" }, [
    "<num:loses its effects/lose their effects>",
    "<num:loses/lose> (its|their|all|all its|all their|all of its|all of their) effects",
    "<num:has/have> no (effects|effect)",
  ]),
  pred({ is: "hasEffects", of: "$c" }, [
    "<num:gains/gain> the effects of {c:AnyCards}",
    "<num:has/have> the effects of {c:AnyCards}",
    "<num:gains/gain> the effect of {c:AnyCards}",
  ]),

  // Bans.
  ...bans(deeds, false),
  ...["{c:Bare}", "{c:AnyCards}"].map((c) =>
    pred(
      { is: "cannot", what: "attackTarget", target: "$c" },
      `cannot attack ${c}`,
      `${c}を${negative("攻撃でき")}`,
    ),
  ),
  read("Pred", { is: "cannot", what: "beDestroyed" }, [
    "<num:is/are> (indestructible|immortal)",
    "<num:is/are> not destroyed",
    "<num:becomes/become> (indestructible|immortal)",
  ]),
  read("Pred", { is: "cannot", what: "beDestroyedInBattle" }, "<num:is/are> not destroyed in battle"),
  pred({ is: "cannot", what: "beDestroyedInBattle", by: { what: "$d" } }, [
    "cannot be destroyed in battle by {d:Desc.pl.in}",
    "cannot be destroyed in battle (by|with|against) {d:Desc.pl.in}",
    "cannot be destroyed in battle by (a|any) {d:Desc.sg.in}",
  ]),
  read("Pred", { is: "cannot", what: "beDestroyedByEffects" }, "(can|may) only be destroyed in battle"),
  pred(
    { is: "cannot", what: "beDestroyedByEffects", by: "$b" },
    "cannot be destroyed by {b:Sources}",
    `{b:Sources}では${negative("破壊され")}`,
  ),
  pred(
    { is: "cannot", what: "beTargeted", by: "$b" },
    "cannot be targeted by {b:Sources}",
    `{b:Sources}の${negative("対象になら")}`,
  ),
  pred(
    { is: "immune", to: {} },
    [
      "<num:is/are> immune to effects",
      "<num:is/are> (immune to|unaffected by|not affected by) (effects|card effects|all effects|all card effects|other effects)",
      "cannot be affected by (effects|card effects|any effects)",
    ],
    `効果を${negative("受け")}`,
  ),
  pred(
    { is: "immune", to: "$b" },
    [
      "<num:is/are> immune to {b:Sources}",
      "<num:is/are> (unaffected|not affected) by {b:Sources}",
      "cannot be affected by {b:Sources}",
    ],
    `{b:Sources}を${negative("受け")}`,
  ),
  read("Pred", { is: "cannot", what: "activate" }, "cannot activate effects", undefined, { num: ["sg"] }),
  read("Banned", "activate", "activate effects"),
  // What follows "cannot be", for two in a row.
  ...Object.entries(deeds).flatMap(([what, [en]]) =>
    en[0]!.startsWith("be ") ? [read("BannedBe", { is: "cannot", what }, en[0]!.slice(3))] : [],
  ),
  read("BannedBe", { is: "cannot", what: "beTargeted" }, "targeted by effects"),
  ...[
    ["beDestroyedByEffects", "destroyed"],
    ["beTargeted", "targeted"],
  ].map(([what, en]) => read("BannedBe", { is: "cannot", what, by: "$b" }, `${en} by {b:Sources}`)),
  // Duties and permissions.
  mustAttack,
  pred(
    { is: "must", what: "attackTarget", target: "$c" },
    ["must attack {c:AnyCards} if able", "must attack {c:AnyCards}"],
    `可能なら{c:AnyCards}を攻撃しなければ${negative("なら")}`,
  ),
  pred(
    { is: "may", what: "attackTimes", n: "$n" },
    ["may attack {n:TimesWord}", "can attack {n:TimesWord}"],
    `{n:TimesWord}攻撃${dekiru}`,
  ),
  pred(
    { is: "may", what: "attackTimes", n: "$n", eachTurn: true },
    [
      "may attack {n:TimesWord} each turn",
      "(may|can) attack {n:TimesWord} (each|every|per|in each|during each) (turn|battle phase)",
    ],
    `毎ターン{n:TimesWord}攻撃${dekiru}`,
  ),
  pred(
    { is: "may", what: "attackDirectly" },
    [
      "may attack directly",
      "can attack directly",
      "(may|can) attack (your opponent|the opponent) directly",
      "(may|can) make direct attacks",
    ],
    `直接攻撃${dekiru}`,
  ),
  pred({ is: "may", what: "attackEach" }, [
    "may attack each unit your opponent controls once",
    "(may|can) attack (every|each) unit your opponent controls [once|once each]",
    "(may|can) attack (all units your opponent controls|all enemy units|every enemy unit|all your opponent's units|all of your opponent's units) [once|once each]",
  ]),
  pred({ is: "may", what: "activateInOpponentsTurn" }, [
    "may activate <num:its/their> effects during your opponent's turn",
    "(may|can) activate [its|their] effects (during|in) your opponent's turn",
  ]),
  pred({ is: "may", what: "activateTapped" }, [
    "may activate <num:its/their> effects while tapped",
    "(may|can) activate [its|their] effects while (tapped|it is tapped)",
  ]),
  pred({ is: "may", what: "beLevelledBy", by: "$d" }, [
    "may be levelled up by {d:Desc.pl.in}",
    "(may|can) be (levelled|ranked) up (by|with) {d:Desc.pl.in}",
    "(may|can) be (levelled|ranked) up (by|with) (a|any) {d:Desc.sg.in}",
  ]),
  pred({ is: "may", what: "beLevelledBy", ranksHigher: "$n" }, [
    "may be levelled up by a unit {n:#} ranks higher",
    "(may|can) be (levelled|ranked) up (by|with) a (unit|card) {n:#} (ranks|levels) higher",
    "can be levelled up by units {n:#} ranks higher",
  ]),
  pred(
    { do: "attackAgain" },
    [
      "may attack again",
      "(may|can) attack again [this turn]",
      "(may|can) (attack one more time|attack an additional time|make another attack|make one additional attack) [this turn]",
    ],
    `もう一度攻撃${dekiru}`,
  ),
  say("TimesWord", 2, ["twice", "two times", "2 times"], "2回"),
  both(
    "TimesWord",
    ({ n }) => ((n as number) > 2 ? n : undefined),
    (n: number) => (n > 2 ? { n } : undefined),
    "{n:#} times",
    "{n:#}回",
  ),

  // By whose and which effects.
  say(
    "Sources",
    { what: "$d" },
    ["{d:SourceDesc}", "the effects of {d:SourceDesc}", "effects of {d:SourceDesc}"],
    "{d:SourceDesc}の効果",
  ),
  say(
    "Sources",
    { who: "opponent" },
    [
      "your opponent's effects",
      "your opponent's (card effects|cards)",
      "effects of your opponent",
      "effects of your opponent's cards",
      "the effects of your opponent's cards",
      "your opponent",
    ],
    "相手の効果",
  ),
  say(
    "Sources",
    { who: "opponent", what: "$d" },
    [
      "your opponent's {d:SourceDesc}",
      "[the] effects of your opponent's {d:SourceDesc}",
      "{d:SourceDesc} your opponent controls",
      "your opponent's {d:Nouned} effects",
    ],
    "相手の{d:SourceDesc}の効果",
  ),
  read("Sources", { what: "$d" }, "{d:Nouned} effects"),
  say("SourceDesc", "$d", "{d:Desc.pl.in}", "{d:Desc.pl.in}"),
];
