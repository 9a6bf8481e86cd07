/** What a card has to be: adjectives, a noun, and what follows it. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Description } from "../tree.ts";
import { merge, type Part, takeApart } from "./describe.ts";
import { row, series } from "./lists.ts";

/** "or"; of all there are, "and": "your Troops and Vehicles". */
function types(makes: string, item: string): Production[] {
  return [
    ...row(makes, item, ["or", "or a"], { num: ["sg", "pl"] }),
    ...row(makes, item, ["and", "or"], { num: ["all"] }),
  ];
}

function whole({ adjs = [], noun, rels = [] }: Slots): Part | undefined {
  const all = merge([...(adjs as Part[]), noun, ...(rels as Part[])]);
  // "With a Sidearm attached to it": what it bears, not what it is attached to.
  return all?.bears && all.attachedTo ? undefined : all;
}

/** "with 2 health or less". */
const bounds: readonly [how: string, en: readonly string[]][] = [
  [
    "atMost",
    [
      "{n:#0} {s:BoundStat} or (less|fewer|lower)",
      "{n:#0} or (less|fewer|lower) {s:BoundStat}",
      "at most {n:#0} {s:BoundStat}",
    ],
  ],
  [
    "atLeast",
    ["{n:#0} {s:BoundStat} or more", "{n:#0} or more {s:BoundStat}", "at least {n:#0} {s:BoundStat}"],
  ],
  ["exactly", ["{n:#0} {s:BoundStat}", "exactly {n:#0} {s:BoundStat}"]],
];

export const nouns: Production[] = [
  ...types("UnitTypes", "UnitType"),
  ...types("TypeNouns", "TypeNoun"),
  ...types("Types", "Type"),

  // Nouns that stand for one kind of card.
  say("NounAlone", { noun: "card" }, "<num:card/cards>"),
  say("NounAlone", { noun: "unit" }, ["<num:unit/units>", "unit <num:card/cards>"]),
  ...["Event", "Trap", "Turf", "New Rule"].map((noun) =>
    say("NounAlone", { noun: noun === "New Rule" ? "newRule" : noun.toLowerCase() }, [
      `<num:${noun}/${noun}s>`,
      `${noun} <num:card/cards>`,
    ]),
  ),
  read("NounAlone", { noun: "newRule" }, "Rule <num:Changer/Changers>"),
  say("NounAlone", { noun: "equipment" }, [
    "<num:Equipment/Equipment cards>",
    "(Equipment|Equipments|Equipment card)",
    "<num:piece/pieces> of Equipment",
  ]),
  say("Noun", "$n", "{n:NounAlone}"),
  say("Noun", { noun: "unit", unitTypes: "$t" }, "{t:UnitTypes}"),
  say("Noun", { noun: "card", types: "$t" }, "{t:TypeNouns}"),
  read("Noun", { noun: "unit", unitTypes: "$t" }, [
    "{t:UnitTypes.sg} <num:unit/units>",
    "{t:UnitTypes.sg} <num:card/cards>",
  ]),

  // Before the noun.
  say("Adj", { other: true }, "other"),
  say("Adj", { damaged: true }, ["damaged", "wounded"]),
  say("Adj", { damaged: false }, ["undamaged", "unwounded"]),
  say("Adj", { side: "enemy" }, ["enemy", "opposing", "hostile"]),
  read("Adj", { side: "yours" }, ["friendly", "allied"]),
  say("Adj", { faceDown: true }, ["face-down"]),
  say("Adj", { faceDown: false }, ["face-up"]),
  say("Adj", { types: "$t" }, ["{t:Types}"]),
  read("Adj", { notUnitTypes: ["$t"] }, "non {t:UnitType.sg}"),
  read("Adj", { notTypes: ["$t"] }, "non {t:Type}"),

  // After it.
  say("BoundStat", "health", "health"),
  say("BoundStat", "attacks", ["attacks", "attack"]),
  say("Rel", { side: "yours" }, ["you control", "on your side", "of yours"]),
  read("Rel", { side: "enemy" }, [
    "(a|your|the|each|any) opponent controls",
    "(your|a|any) (opponents|enemies) control",
    "opponents control",
    "an enemy controls",
    "controlled by (a|your|the|any) (opponent|enemy)",
    "on (a|your|the) opponent's side",
  ]),
  read("Rel", { side: "yours" }, "controlled by you"),
  read("Rel", { damaged: true }, "that <num:is/are> (damaged|wounded)"),
  read("Rel", { faceDown: true }, "that <num:is/are> face-down"),
  read("Rel", { other: true }, ["(other than|except|besides) this (card|unit)"]),
  say("Rel", { zone: "$z" }, "{z:InZone}"),
  say("Rel", { notUnitTypes: "$t" }, [
    "that <num:is not a/are not> {t:UnitTypes}",
    "<num:that isn't a/that aren't> {t:UnitTypes}",
  ]),
  read("Rel", { notUnitTypes: "$t" }, [
    "(except|other than) {t:UnitTypes.all}",
    "(except|other than) a {t:UnitTypes.sg}",
  ]),
  say("Rel", { notTypes: "$t" }, [
    "that <num:is not a/are not> {t:TypeNouns}",
    "<num:that isn't a/that aren't> {t:TypeNouns}",
  ]),
  read("Rel", { notTypes: "$t" }, [
    "(except|other than) {t:TypeNouns.all}",
    "(except|other than) a {t:TypeNouns.sg}",
  ]),
  say("Rel", { bears: "$d" }, [
    "with a {d:Gear.sg}",
    "(with|bearing|carrying|wearing) [a] {d:Gear.sg} [attached [to (it|them)]]",
    "that <num:has/have> [a] {d:Gear.sg}",
  ]),
  say("Rel", { bearsNo: "$d" }, [
    "without a {d:Gear.sg}",
    "(without|with no) [a] {d:Gear.sg}",
    "that <num:has/have> no {d:Gear.sg}",
  ]),
  ...bounds.map(([how, en]) =>
    say(
      "Rel",
      { bound: { stat: "$s", how, n: "$n" } },
      en.flatMap((phrase) => [`with ${phrase}`, `that <num:has/have> ${phrase}`]),
    ),
  ),
  say(
    "Rel",
    { without: "requirements" },
    ["without deployment requirements", "(without|with no) [deployment] requirements"],
    undefined,
    { as: ["asUnit", "asCard"] },
  ),
  say("Rel", { without: "requirements" }, [
    "that <num:has/have> no deployment requirements",
    "that <num:has/have> no requirements",
  ]),
  say("Rel", { named: "$n" }, ['named {n:"}', 'called {n:"}', 'with the name {n:"}']),
  say("Rel", { ofFaction: true }, ["of your faction", "from your faction"]),
  say("Rel", { ofFaction: false }, [
    "of another faction",
    "(of|from) (another|a different|other) (faction|factions)",
    "not of your faction",
  ]),
  say("Rel", { attacked: true }, [
    "that <num:has/have> attacked this turn",
    "(that|which) attacked this turn",
  ]),
  say("Rel", { attacked: false }, [
    "that <num:has/have> not attacked this turn",
    "that <num:hasn't/haven't> attacked this turn",
    "that did not attack this turn",
  ]),
  say("Rel", { attachedTo: "$c" }, [
    "attached to {c:Cards.sg}",
    "on {c:Cards.sg}",
    "equipped to {c:Cards.sg}",
  ]),
  say("Rel", { attachedTo: "$c" }, ["attached to {c:Cards.pl}", "on {c:Cards.pl}"]),

  ...series("Adjs", "Adj", ["", ","]),
  ...series("Rels", "Rel", ["", " and", ","]),
  both("Desc", whole, (what: Description) => takeApart(what), "[{adjs:Adjs}] {noun:Noun} [{rels:Rels}]"),

  // What a unit bears, said in short, so that what follows belongs to the unit.
  both("Gear", whole, (what: Description) => takeApart(what), "[{adjs:Adjs}] {noun:Noun}"),

  // What is played for its effect: an Event or a Trap; a "card" is either.
  ...["Event", "Trap"].map((noun) => say("Playable", { noun: noun.toLowerCase() }, `<num:${noun}/${noun}s>`)),
  say("Playable", { noun: "card" }, [
    "<num:Event or Trap/Events or Traps/Events and Traps>",
    "<num:Trap or Event/Traps or Events/Traps and Events>",
    "<num:card/cards>",
  ]),
];
