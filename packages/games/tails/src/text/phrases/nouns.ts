/** What only this game calls a card and asks of it: types that are nouns, what a card bears, faction, attacks made. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { isCounted, plainly } from "@tefuda/language/phrases/counted";
import { iru, polar } from "@tefuda/language/phrases/inflect";
import { series } from "@tefuda/language/phrases/lists";
import { notAgain } from "@tefuda/language/qualities/traits";
import type { Cards, Description } from "../tree.ts";
import { describe } from "./describe.ts";
import { furtherTypes, unitTypes } from "./types.ts";

/** "Troop or Vehicle"; of all there are "Troops and Vehicles". A comma alone joins no two: another sentence may follow it. */
function lists(makes: string, item: string): Production[] {
  const row = (en: readonly string[], num: readonly string[]): Production[] => {
    const [alone, commas, last] = series(makes, item, { en, more: [","], ja: [] }) as [
      Production,
      Production,
      Production,
    ];
    const joined: Production = {
      ...commas,
      make: (slots, form) => ((slots.rest as unknown[]).length > 1 ? commas.make!(slots, form) : undefined),
    };
    return [alone, joined, last].map((it) => ({ ...it, only: { num } }));
  };
  return [...row([" or", " or a", "/"], ["sg", "pl"]), ...row([" and", " or"], ["all"])];
}

const rel = (part: object, en: readonly string[], ja: readonly string[], only?: Production["only"]) =>
  say("Rel", part, en, ja, only);

const isCalled = (cards: Cards | undefined): boolean =>
  cards !== undefined && "ref" in cards && cards.fits !== undefined;

/** What a unit bears, in short: a noun, perhaps with further types. */
const gear = ({ t, noun }: Slots, form: Form) =>
  describe.whole([noun, ...(t === undefined ? [] : [{ traits: { type: t } }])], form, "both");
function ungear(what: Description, form: Form): Slots | undefined {
  const { adjs = [], noun, rels, tail } = describe.inEnglish(what, form);
  const [adj, ...others] = adjs as { traits?: Description["traits"] }[];
  const t = adj?.traits?.type;
  return others.length > 0 || (adj && !t) || rels || tail ? undefined : { noun, ...(t && { t }) };
}

/** "Explosive" behind "with" is the keyword. */
const isKeyword = ({ noun, traits }: Description): boolean =>
  noun === "card" && traits?.type?.length === 1 && traits.type[0] === "explosive";
const bare =
  (key: "bears" | "bearsNo") =>
  ({ d }: Slots) =>
    isKeyword(d as Description) ? undefined : { [key]: d };

/** All of some cards beside others: "enemy Troops and Vehicles" would be of either. */
export const allOfThem: Production = both(
  "Single",
  ({ d }) => ({ count: "all", what: d }),
  (it: Cards) => {
    const all = isCounted(it) ? plainly(it) : undefined;
    return all?.count === "all" ? { d: all.what } : undefined;
  },
  "all {d:Desc.all}",
);

/** Who has attacked so little that it has not, behind "has" and "have". */
export const notAttacked = [
  "not [yet] attacked [yet] [this turn]",
  "made no (attack|attacks) [this turn]",
  "not [yet] made (a|any) (attack|attacks) [this turn]",
];

export const nouns: Production[] = [
  ...Object.entries(unitTypes).map(([type, [one, many]]) => say("UnitNoun", type, `<num:${one}/${many}>`)),
  ...Object.entries(furtherTypes).map(([type, [one, many]]) =>
    say("TypeNoun", type, [`<num:${one}/${many}>`, `${one} <num:card/cards>`]),
  ),
  ...lists("UnitNouns", "UnitNoun"),
  ...lists("TypeNouns", "TypeNoun"),
  say("Noun", { noun: "unit", traits: { unit: "$t" } }, "{t:UnitNouns}", "{t:UnitTypes}"),
  say("Noun", { noun: "card", traits: { type: "$t" } }, "{t:TypeNouns}", "{t:Types}"),
  read("Noun", { noun: "newRule" }, "Rule <num:Changer/Changers>"),
  read("Noun", { noun: "equipment" }, ["(Equipment|Equipments)", "<num:piece/pieces> of Equipment"]),

  // Before the noun.
  read("Adj", { side: "yours" }, ["friendly", "allied"]),
  read("Adj", { not: { unit: ["$t"] } }, "non {t:UnitType}", "{t:UnitType}以外の"),
  read("Adj", { not: { type: ["$t"] } }, "non {t:Type}", "{t:Type}以外の"),

  // Behind it.
  read("Rel", { own: "you" }, "of yours"),
  read("Rel", { own: "opponent" }, [
    "(your|a|any) (opponents|enemies) control",
    "opponents control",
    "(each opponent|any opponent|an enemy) controls",
    "controlled by (any opponent|an enemy)",
    "on (a|your|the) opponent's side",
  ]),
  ...(["unit", "type"] as const).flatMap((list) => {
    const [en, ja] = list === "unit" ? ["UnitNouns", "UnitTypes"] : ["TypeNouns", "Types"];
    return [
      rel(
        { not: { [list]: "$t" } },
        [`that <num:is not a/are not> {t:${en}}`, `<num:that isn't a/that aren't> {t:${en}}`],
        [`{t:${ja}}でない`, `{t:${ja}}以外の`],
      ),
      notAgain(list, `{v:${ja}}`, [`{v:${ja}}の`]),
      read("Rel", { not: { [list]: "$t" } }, [
        `that <num:is/are> not {t:${ja}}`,
        `(except|other than) {t:${en}.all}`,
        `(except|other than) a {t:${en}.sg}`,
      ]),
    ];
  }),
  rel(
    { bears: "$d" },
    ["with a {d:Gear.sg}", "with a {d:Gear.sg} attached [to (it|them)]", "that <num:has/have> a {d:Gear.sg}"],
    ["{d:Gear}を装備した", "{d:Gear}(を装備している|の付いた)"],
  ),
  read("Rel", bare("bears"), [
    "(with|bearing|carrying|wearing) {d:Gear.sg} [attached [to (it|them)]]",
    "(bearing|carrying|wearing) a {d:Gear.sg} [attached [to (it|them)]]",
    "that <num:has/have> {d:Gear.sg}",
  ]),
  rel(
    { bearsNo: "$d" },
    ["without a {d:Gear.sg}", "that <num:has/have> no {d:Gear.sg}"],
    ["{d:Gear}を装備していない", "{d:Gear}の付いていない"],
  ),
  read("Rel", bare("bearsNo"), "(without|with no) {d:Gear.sg}"),
  rel(
    { without: "requirements" },
    ["without deployment requirements", "(without|with no) [deployment] requirements"],
    [],
    { as: ["plain"] },
  ),
  rel(
    { without: "requirements" },
    ["that <num:has/have> no deployment requirements", "that <num:has/have> no requirements"],
    ["配備条件のない", "配備条件を持たない"],
  ),
  rel(
    { without: "faction" },
    [
      "without a faction",
      "(without|with no) faction",
      "that <num:has/have> no faction",
      "that <num:belongs/belong> to no faction",
    ],
    ["勢力のない", "(勢力を持たない|勢力に属さない|無所属の)"],
  ),
  read("Rel", { traits: { faction: "$t" } }, "(of|from) [the] {t:Factions} [faction]"),
  read("Rel", { traits: { terrain: "$t" } }, "with {t:Terrains} terrain"),
  rel({ ofFaction: true }, ["of your faction", "from your faction"], ["あなたの勢力の", "自分の勢力の"]),
  rel(
    { ofFaction: false },
    ["of another faction", "(of|from) (another|a different|other) (faction|factions)", "not of your faction"],
    ["別の勢力の", "他の勢力の"],
  ),
  rel(
    { attacked: true },
    [
      "that <num:has/have> attacked this turn",
      "(that|which) attacked this turn",
      "(that|which) <num:has/have> (already attacked|[already] made a attack) [this turn]",
    ],
    ["このターンに攻撃した", "このターン攻撃した"],
  ),
  rel(
    { attacked: false },
    [
      "that <num:has/have> not attacked this turn",
      "that <num:hasn't/haven't> attacked this turn",
      "that did not attack this turn",
      ...notAttacked.map((words) => `(that|which) <num:has/have> ${words}`),
    ],
    ["このターンに攻撃していない", "このターン攻撃していない"],
  ),
  // In Japanese it begins with a word of its own where cards are described, as all descriptions do with what is said of them.
  say(
    "Tail",
    { attachedTo: "$c" },
    ["attached to", "on", "equipped to"].map((word) => `${word} {c:Single}`),
  ),
  say(
    "Tail",
    { attachedTo: { ref: "$r" } },
    [],
    [
      "{r:Ref.sg}に装備された",
      "{r:Ref.sg}(に付いた|に付いている|に装備されている|が装備した|が装備している)",
    ],
  ),
  both(
    "Tail",
    ({ r }) => ({ attachedTo: r }),
    (it: Description) => (isCalled(it.attachedTo) ? { r: it.attachedTo } : undefined),
    [],
    [
      "{r:Called.sg}に装備された",
      "{r:Called.sg}(に付いた|に付いている|に装備されている|が装備した|が装備している)",
    ],
  ),
  say("Tail", { attachedTo: "$c" }, [], ["装備先が{c:Single}である", "装備先が{c:Single}の"]),
  rel(
    { zone: { in: "field", whose: "both" } },
    ["on the battlefield", "(on|from) the (battlefield|field)", "in play"],
    ["戦場にある", "戦場の"],
  ),
  read(
    "Rel",
    { zone: { in: "pile", whose: "both" } },
    "(from|in) (a|any|either) discard pile",
    "いずれかの捨て札の",
  ),

  // What a unit bears, said in short, so that what follows belongs to the unit.
  both("Gear", gear, ungear, "[{t:Types}] {noun:Noun}", "[{t:Types}である]{noun:Noun}"),

  // What is played for its effect: an Event or a Trap; a "card" is either.
  say("Playable", { noun: "event" }, "<num:Event/Events>", "イベント"),
  say("Playable", { noun: "trap" }, "<num:Trap/Traps>", "罠"),
  say(
    "Playable",
    { noun: "card" },
    [
      "<num:Event or Trap/Events or Traps/Events and Traps>",
      "<num:Trap or Event/Traps or Events/Traps and Events>",
      "<num:card/cards>",
    ],
    ["イベントまたは罠", "(イベントか罠|カード)"],
  ),
];

/** What a card has that was spoken of. */
export const having: readonly (readonly [
  key: "bears" | "bearsNo",
  en: readonly string[],
  ja: readonly string[],
])[] = [
  [
    "bears",
    ["has a {v:Gear.sg}", "(bears|carries) [a] {v:Gear.sg}", "has a {v:Gear.sg} attached"],
    [`{v:Gear}を装備して${iru}`, `{v:Gear}を(付けて|身に付けて|身につけて|つけて)${iru}`],
  ],
  [
    "bearsNo",
    ["has no {v:Gear.sg}", "does not (have|bear|carry) [a|any] {v:Gear.sg}"],
    [`{v:Gear}を1枚も装備して${polar("いない", "いなくない")}`],
  ],
];
