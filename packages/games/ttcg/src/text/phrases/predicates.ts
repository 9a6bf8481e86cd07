/** What is said of cards: becomes, cannot, may (ttcg-15.7, 11.2, 6.1). The subject is left open. */
import type { Production } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import { hole } from "./hole.ts";

function pred(node: object, en: Phrases, ja?: Phrases): Production {
  return say("Pred", node, en, ja);
}

function rule(ruling: object, en: Phrases, ja?: Phrases): Production {
  return pred({ do: "rule", rule: ruling }, en, ja);
}

export const predicates: Production[] = [
  // Types.
  pred(
    { do: "become", what: hole, type: "$t" },
    [
      "<num:becomes a/become> {t:Type} <num:unit/units>",
      "<num:becomes/become> {t:Type}",
      "<num:is/are> {t:Type}",
    ],
    "は{t:Type}タイプになる",
  ),
  pred(
    { do: "become", what: hole, subType: "$t" },
    ["<num:becomes a/become> {t:BecomeSub}", "<num:becomes/become> {t:BecomeSub}"],
    "は{t:BecomeSub}になる",
  ),
  pred(
    { do: "become", what: hole, subType: "$t", also: true },
    [
      "<num:is also a/are also> {t:BecomeSub}",
      "<num:is/are> also (treated as|considered) (a|) {t:BecomeSub}",
      "<num:counts/count> as [a] {t:BecomeSub}",
      "<num:is/are> treated as [a] {t:BecomeSub}",
      "<num:becomes/become> [a] {t:BecomeSub} in addition to (its|their) other (sub-types|types)",
      "<num:gains/gain> the sub-type {t:SubType}",
    ],
    "は{t:BecomeSub}にもなる",
  ),
  say("BecomeSub", "$t", "{t:SubNoun}", "{t:SubNoun}"),
  say("BecomeSub", "$t", "{t:SubAdj} <num:unit/units>", "{t:SubAdj}"),
  pred({ do: "become", what: hole, type: "$t", subType: "$s" }, [
    "<num:becomes a/become> {t:Type} {s:SubNoun}",
    "<num:becomes/become> {t:Type} {s:SubNoun}",
  ]),
  pred({ do: "loseType", what: hole, subType: "$t" }, "<num:loses/lose> the sub-type {t:SubType}"),
  pred({ do: "become", what: hole, type: "$t", also: true }, [
    "<num:is also a/are also> {t:Type} <num:unit/units>",
    "<num:is/are> also [treated as] [a] {t:Type} [unit|units]",
    "<num:becomes/become> [a] {t:Type} [unit|units] in addition to (its|their) other types",
  ]),

  pred({ do: "become", what: hole, types: ["$a", "$b"] }, [
    "<num:is/are> both {a:Type} and {b:Type}",
    "is both [a] {a:Type} [unit] and [a] {b:Type} [unit]",
    "are both {a:Type} and {b:Type} [units]",
  ]),
  pred({ do: "become", what: hole, chosen: "$w" }, [
    "<num:becomes/become> that {w:WordKind}",
    "<num:becomes/become> the chosen {w:WordKind}",
  ]),
  rule({ countsAs: "everyType", what: hole }, [
    "<num:counts/count> as every type",
    "<num:counts/count> as (every|any) type (when levelling up|for levelling up)",
  ]),

  // Turned.
  pred({ do: "untap", what: hole }, ["<num:untaps/untap>", "<num:is/are> untapped"]),
  pred({ do: "tap", what: hole }, ["<num:taps/tap>", "<num:is/are> tapped"]),

  // Effects.
  pred({ do: "loseEffects", what: hole }, [
    "<num:loses its effects/lose their effects>",
    "<num:loses/lose> (its|their|all|all its|all their|all of its|all of their) effects",
    "<num:has/have> no (effects|effect)",
  ]),
  pred({ do: "gainEffects", what: hole, of: "$c" }, [
    "<num:gains/gain> the effects of {c:AnyCards}",
    "<num:has/have> the effects of {c:AnyCards}",
    "<num:gains/gain> the effect of {c:AnyCards}",
  ]),

  // Bans.
  rule(
    { cannot: "attack", what: hole },
    ["cannot attack", "<num:does/do> not attack", "may not attack"],
    "は攻撃できない",
  ),
  rule(
    { cannot: "attackDirectly", what: hole },
    ["cannot attack directly", "cannot attack (you|your opponent) directly"],
    "は直接攻撃できない",
  ),
  rule(
    { cannot: "attackTarget", what: hole, target: "$c" },
    ["cannot attack {c:Bare}", "cannot attack {c:AnyCards}"],
    "は{c:AnyCards}を攻撃できない",
  ),
  rule({ cannot: "attackTarget", what: hole, target: "$c" }, "cannot attack {c:AnyCards}"),
  rule(
    { cannot: "beDestroyed", what: hole },
    [
      "cannot be destroyed",
      "<num:is/are> (indestructible|immortal)",
      "<num:is/are> not destroyed",
      "<num:becomes/become> (indestructible|immortal)",
    ],
    "は破壊されない",
  ),
  rule(
    { cannot: "beDestroyedInBattle", what: hole },
    [
      "cannot be destroyed in battle",
      "cannot be destroyed (by battle|by attacks|in combat|by battles)",
      "<num:is/are> not destroyed in battle",
    ],
    "は戦闘では破壊されない",
  ),
  rule({ cannot: "beDestroyedInBattle", what: hole, by: "$d" }, [
    "cannot be destroyed in battle by {d:Desc.pl.in}",
    "cannot be destroyed in battle (by|with|against) {d:Desc.pl.in}",
    "cannot be destroyed in battle by (a|any) {d:Desc.sg.in}",
  ]),
  rule(
    { cannot: "beDestroyedByEffects", what: hole },
    [
      "cannot be destroyed by effects",
      "cannot be destroyed by (card effects|any effects|an effect)",
      "(can|may) only be destroyed in battle",
    ],
    "は効果では破壊されない",
  ),
  rule(
    { cannot: "beDestroyedByEffects", what: hole, by: "$b" },
    "cannot be destroyed by {b:Sources}",
    "は{b:Sources}では破壊されない",
  ),
  rule(
    { cannot: "beAttacked", what: hole },
    ["cannot be attacked", "cannot be the target of (an attack|attacks)"],
    "は攻撃されない",
  ),
  rule(
    { cannot: "beTargeted", what: hole },
    [
      "cannot be targeted",
      "cannot be targeted by effects",
      "cannot be targeted by (any effect|any effects|card effects)",
    ],
    "は対象にならない",
  ),
  rule(
    { cannot: "beTargeted", what: hole, by: "$b" },
    "cannot be targeted by {b:Sources}",
    "は{b:Sources}の対象にならない",
  ),
  rule(
    { immune: hole, to: {} },
    [
      "<num:is/are> immune to effects",
      "<num:is/are> (immune to|unaffected by|not affected by) (effects|card effects|all effects|all card effects|other effects)",
      "cannot be affected by (effects|card effects|any effects)",
    ],
    "は効果を受けない",
  ),
  rule(
    { immune: hole, to: "$b" },
    [
      "<num:is/are> immune to {b:Sources}",
      "<num:is/are> (unaffected|not affected) by {b:Sources}",
      "cannot be affected by {b:Sources}",
    ],
    "は{b:Sources}を受けない",
  ),
  rule(
    { cannot: "activate", what: hole },
    [
      "cannot activate <num:its/their> effects",
      "cannot activate (its|their) effects",
      "cannot use (its|their) effects",
    ],
    "は効果を発動できない",
  ),
  rule(
    { cannot: "beLevelledUp", what: hole },
    ["cannot be levelled up", "cannot be ranked up"],
    "はレベルアップできない",
  ),
  rule(
    { cannot: "tap", what: hole },
    ["cannot be tapped", "<num:does/do> not tap", "cannot tap"],
    "はタップできない",
  ),
  rule(
    { cannot: "untap", what: hole },
    ["cannot be untapped", "<num:does/do> not untap", "cannot untap"],
    "はアンタップできない",
  ),
  rule({ cannot: "leaveField", what: hole }, ["cannot leave the field"]),
  rule({ cannot: "changeControl", what: hole }, ["cannot change control", "cannot change sides"]),
  {
    ...read("Pred", { do: "rule", rule: { cannot: "activate", what: hole } }, "cannot activate effects"),
    only: { num: ["sg"] },
  },
  // What follows "cannot", for two in a row.
  ...(
    [
      ["attack", "attack"],
      ["attackDirectly", "attack directly"],
      ["activate", "activate (its|their|) effects"],
      ["tap", "tap"],
      ["untap", "untap"],
    ] as const
  ).map(([cannot, en]) => read("Banned", { do: "rule", rule: { cannot, what: hole } }, en)),
  read("Banned", "$b", "be {b:BannedBe}"),
  ...(
    [
      ["beAttacked", "attacked"],
      ["beDestroyed", "destroyed"],
      ["beDestroyedInBattle", "destroyed in battle"],
      ["beDestroyedByEffects", "destroyed by effects"],
      ["beTargeted", "targeted"],
      ["beTargeted", "targeted by effects"],
      ["tap", "tapped"],
      ["untap", "untapped"],
      ["beLevelledUp", "levelled up"],
    ] as const
  ).map(([cannot, en]) => read("BannedBe", { do: "rule", rule: { cannot, what: hole } }, en)),
  read(
    "BannedBe",
    { do: "rule", rule: { cannot: "beDestroyedByEffects", what: hole, by: "$b" } },
    "destroyed by {b:Sources}",
  ),
  read(
    "BannedBe",
    { do: "rule", rule: { cannot: "beTargeted", what: hole, by: "$b" } },
    "targeted by {b:Sources}",
  ),
  // Duties and permissions.
  rule(
    { must: "attack", what: hole },
    ["must attack if able", "must attack", "must attack each turn if able", "<num:attacks/attack> if able"],
    "は可能なら攻撃しなければならない",
  ),
  rule(
    { must: "attackTarget", what: hole, target: "$c" },
    ["must attack {c:AnyCards} if able", "must attack {c:AnyCards}"],
    "は可能なら{c:AnyCards}を攻撃しなければならない",
  ),
  rule(
    { may: "attackTimes", what: hole, n: "$n" },
    ["may attack {n:TimesWord}", "can attack {n:TimesWord}"],
    "は{n:TimesWord}攻撃できる",
  ),
  rule(
    { may: "attackTimes", what: hole, n: "$n", eachTurn: true },
    [
      "may attack {n:TimesWord} each turn",
      "(may|can) attack {n:TimesWord} (each|every|per|in each|during each) (turn|battle phase)",
    ],
    "は毎ターン{n:TimesWord}攻撃できる",
  ),
  rule(
    { may: "attackDirectly", what: hole },
    [
      "may attack directly",
      "can attack directly",
      "(may|can) attack (your opponent|the opponent) directly",
      "(may|can) make direct attacks",
    ],
    "は直接攻撃できる",
  ),
  rule({ may: "attackEach", what: hole }, [
    "may attack each unit your opponent controls once",
    "(may|can) attack (every|each) unit your opponent controls [once|once each]",
    "(may|can) attack (all units your opponent controls|all enemy units|every enemy unit|all your opponent's units|all of your opponent's units) [once|once each]",
  ]),
  rule({ may: "activateInOpponentsTurn", what: hole }, [
    "may activate <num:its/their> effects during your opponent's turn",
    "(may|can) activate [its|their] effects (during|in) your opponent's turn",
  ]),
  rule({ may: "activateTapped", what: hole }, [
    "may activate <num:its/their> effects while tapped",
    "(may|can) activate [its|their] effects while (tapped|it is tapped)",
  ]),
  rule({ may: "beLevelledBy", what: hole, by: "$d" }, [
    "may be levelled up by {d:Desc.pl.in}",
    "(may|can) be (levelled|ranked) up (by|with) {d:Desc.pl.in}",
    "(may|can) be (levelled|ranked) up (by|with) (a|any) {d:Desc.sg.in}",
  ]),
  rule({ may: "beLevelledBy", what: hole, ranksHigher: "$n" }, [
    "may be levelled up by a unit {n:#} ranks higher",
    "(may|can) be (levelled|ranked) up (by|with) a (unit|card) {n:#} (ranks|levels) higher",
    "can be levelled up by units {n:#} ranks higher",
  ]),
  pred(
    { do: "attackAgain", what: hole },
    [
      "may attack again",
      "(may|can) attack again [this turn]",
      "(may|can) (attack one more time|attack an additional time|make another attack|make one additional attack) [this turn]",
    ],
    "はもう一度攻撃できる",
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
