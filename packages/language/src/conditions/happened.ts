/**
 * What happened this turn: how often what a text may wait for has come about, and what a card has done.
 *
 * Examples: `{ if: "happened", happened: { on: "destroyed", what: ... }, how: "atLeast", n: 1 }` - "a UNIT you control was
 * destroyed this turn", 「このターンにあなたのUNITが破壊されている」; `{ if: "happened", happened: { on: "draws", who: "you", each:
 * true }, how: "atLeast", n: 2 }` - "you have drawn two or more cards this turn"; `{ noun: "unit", did: { on: "attacks" } }` -
 * "UNIT that attacked this turn", 「このターンに攻撃したUNIT」; as an amount, "for each UNIT that was stunned this turn".
 */
import { equal } from "@tefuda/cardtext/template";
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Describing } from "../cards/describing.ts";
import { being } from "../phrases/asking.ts";
import type { Comparison, Condition, Counted, Described, Who } from "../phrases/bones.ts";
import type { Happening } from "../phrases/happenings.ts";
import { iru, polar } from "../phrases/inflect.ts";
import { saysOnly } from "../phrases/parts.ts";
import { past, pastJa } from "../phrases/past.ts";
import type { Subject } from "../phrases/players.ts";
import { type Counter, perCounter, thing } from "../phrases/spoken.ts";
import type { Points } from "../points.ts";
import type { TriggerWords } from "../triggers/triggers.ts";
import type { IsPast } from "./every.ts";
import { pointsPast } from "./points-past.ts";
import { now, type Player, whenAndWho } from "./this-turn.ts";

type Trigger = { on: string } & Readonly<Record<string, unknown>>;
type Asked = Condition & { happened: Trigger; how: Comparison; n: number };
interface Bounded {
  how: Comparison;
  n: number;
  what: Described;
}

/** One way of speaking of what happened: a trigger made of a description, and taken apart. */
interface Way {
  make(what: Described): Trigger | undefined;
  take(on: Trigger): Described | undefined;
  /** Behind and before the cards in English, of one and of several; "have done" is printed where it is one's own. */
  en: { one: readonly string[]; many: readonly string[]; before?: true };
  /** Before the cards, and the verb behind them with its particle, as something that is so; in a description. */
  ja: {
    who: string;
    also: readonly string[];
    particle: string;
    verbs: readonly string[];
    did: readonly string[];
  };
}

const asked = (way: Way, { how, n, what }: Bounded): object | undefined => {
  const happened =
    (how === "atLeast" && n > 0) || (how === "exactly" && n === 0) ? way.make(what) : undefined;
  return happened && { if: "happened", happened, how, n };
};
const unasked = (way: Way, it: Asked): Bounded | undefined => {
  const what = it.if === "happened" ? way.take(it.happened) : undefined;
  return what && { how: it.how, n: it.n, what };
};

/** That it happened to so many, or to none. */
function conditions(way: Way, counters: readonly Counter[]): Production[] {
  const { one, many, before } = way.en;
  const bounded = (num: "sg" | "pl", verbs: readonly string[]) =>
    both(
      "Cond",
      ({ b }) => asked(way, b as Bounded),
      (it: Asked) => {
        const b = unasked(way, it);
        return b && { b };
      },
      verbs.map((verb) =>
        before ? `${verb} {b:Bounded.${num}} this turn` : `{b:Bounded.${num}} ${verb} this turn`,
      ),
    );
  const { who, also, particle, verbs } = way.ja;
  const said = whenAndWho(who, also);
  const inJapanese = (
    fits: (b: Bounded) => Slots | undefined,
    make: (slots: Slots) => Bounded,
    number: string,
    counted: boolean,
  ) => {
    const fill = (verb: string) => [`${who}このターンに{d:Desc}${particle}${number}${verb}`];
    const alike = verbs.flatMap((verb) =>
      said.map((before) => `${before}{d:Desc}${particle}${number.replace("COUNTER", thing)}${verb}`),
    );
    return perCounter(
      counted ? counters : counters.slice(0, 1),
      [...fill(verbs[0]!), ...alike],
      (of, words) =>
        both(
          "Cond",
          (slots) => asked(way, make(slots)),
          (it: Asked) => {
            const b = unasked(way, it);
            return b && (!counted || of(b.what)) ? fits(b) : undefined;
          },
          [],
          words,
        ),
    );
  };
  const not = (verb: string) => verb.replaceAll(iru, polar("いない", "いる"));
  return [
    bounded("sg", one),
    bounded("pl", many),
    ...inJapanese(
      ({ how, n, what }) => (how === "atLeast" && n === 1 ? { d: what } : undefined),
      ({ d }) => ({ how: "atLeast", n: 1, what: d as Described }),
      "",
      false,
    ),
    ...inJapanese(
      ({ how, n, what }) => (how === "atLeast" && n > 1 ? { n, d: what } : undefined),
      ({ n, d }) => ({ how: "atLeast", n: n as number, what: d as Described }),
      "{n:#+}COUNTER以上",
      true,
    ),
    both(
      "Cond",
      ({ d }) => asked(way, { how: "exactly", n: 0, what: d as Described }),
      (it: Asked) => {
        const b = unasked(way, it);
        return b?.how === "exactly" ? { d: b.what } : undefined;
      },
      [],
      [
        `${who}このターンに{d:Desc}${particle}1枚も${not(verbs[0]!)}`,
        ...said.map((before) => `${before}{d:Desc}${particle}1${thing}も${not(verbs[0]!)}`),
      ],
    ),
  ];
}

/** "For each": as often as it happened. */
function amounts(way: Way, counters: readonly Counter[], en: readonly string[]): Production[] {
  const make = ({ d }: Slots) => {
    const happened = way.make(d as Described);
    return happened && { happened };
  };
  const take = (it: { happened?: Trigger }) => {
    const d = it.happened && way.take(it.happened);
    return d && { d };
  };
  const { who, also, did } = way.ja;
  const said = whenAndWho(who, also);
  return [
    both("Every", make, take, en),
    ...perCounter(
      counters,
      [
        `${who}このターンに${did[0]!}{d:Desc}1COUNTERにつき、`,
        ...said.flatMap((before) => [
          `${before}(${did.join("|")}){d:Desc}1${thing}(につき|ごとに)[、]`,
          `${before}(${did.join("|")}){d:Desc}(の数|の枚数)だけ、`,
        ]),
      ],
      (of, words) =>
        both(
          "Every",
          make,
          (it: { happened?: Trigger }) => {
            const slots = take(it);
            return slots && of(slots.d) ? slots : undefined;
          },
          [],
          words,
        ),
    ),
  ];
}

/** What happened to cards. */
function toCards(
  [part, en, ja]: Happening,
  counters: readonly Counter[],
  { owned }: Describing,
): Production[] {
  const said = en.flatMap(past);
  const inPast = ja.filter((phrase) => /^[^(]*た$/.test(phrase));
  const way: Way = {
    make: (what) => ({ ...(part as Trigger), what: { count: { exactly: 1 }, what } }),
    take({ what, ...on }) {
      const cards = what as Counted | undefined;
      return equal(on, part) && cards && "count" in cards && equal(cards.count, { exactly: 1 })
        ? cards.what
        : undefined;
    },
    en: {
      one: said.flatMap(({ one, participle }) => [one, `has ${participle}`]),
      many: said.flatMap(({ many, participle }) => [many, `have ${participle}`]),
    },
    ja: { who: "", also: [], particle: "が", verbs: pastJa(inPast), did: inPast },
  };
  const ofSomebody = read(
    "Every",
    ({ w, d }: Slots, form: Form) => {
      const what = owned(d, w as Who, form) as Described | undefined;
      const happened = what && way.make(what);
      return happened && { happened };
    },
    said.map(({ many }) => `(for each|for every one) of {w:Whose} {d:Desc.pl} that ${many} this turn`),
  );
  const each = said.flatMap(({ one, participle }) => [
    `for each {d:Desc.sg} that ${one} this turn`,
    `(for each|for every) {d:Desc.sg} that has ${participle} this turn`,
    ...(one.startsWith("was ") ? [`(for each|for every) {d:Desc.sg} ${one.slice(4)} this turn`] : []),
  ]);
  // 「このターンに撤退した武将がいる」
  const thereIs = read(
    "Cond",
    ({ d }: Slots) => asked(way, { how: "atLeast", n: 1, what: d as Described }),
    [],
    `${now}(${inPast.join("|")}){d:Desc}が[1${thing}以上](いる|ある|いた|あった)`,
    { pol: ["aff"] },
  );
  return [...conditions(way, counters), ...amounts(way, counters, each), ofSomebody, thereIs];
}

/** What players did with cards: the verb now and then, and whether any card will do. */
const doings = [
  { on: "draws", did: "drew", done: "drawn", ja: "引いた", node: { each: true }, plain: true },
  { on: "discards", did: "discarded", done: "discarded", ja: "捨てた", node: {}, plain: false },
  { on: "played", did: "played", done: "played", ja: "プレイした", node: {}, plain: false },
] as const;

type Doing = (typeof doings)[number];

/** What one player did. */
function byPlayer(
  { on, did, done, ja, node, plain }: Doing,
  nouns: readonly string[] | undefined,
  counters: readonly Counter[],
  { by, en, called, also }: Player,
): Production[] {
  const have = by === "you" ? "have" : "has";
  const fits = (what: Described): boolean =>
    plain
      ? what.noun === "card" && saysOnly(what, ["noun"])
      : !what.zone && !what.side && (nouns?.includes(what.noun) ?? true);
  const verbs = en.flatMap((name) => [`${name} ${have} ${done}`, `${name} ${did}`]);
  const way: Way = {
    make: (what) => (fits(what) ? { on, who: by, ...node, ...(!plain && { what }) } : undefined),
    take: ({ what, ...rest }) =>
      equal(rest, { on, who: by, ...node }) ? ((plain ? { noun: "card" } : what) as Described) : undefined,
    en: { one: verbs, many: verbs, before: true },
    ja: {
      who: called,
      also,
      particle: "を",
      verbs: pastJa([ja, ...(on === "played" ? ["使った", "使用した"] : [])]),
      did: [ja],
    },
  };
  const each = verbs.flatMap((verb) => [
    `for each {d:Desc.sg} ${verb} this turn`,
    `(for each|for every) {d:Desc.sg} [that] ${verb} this turn`,
  ]);
  return [
    ...conditions(way, counters),
    ...amounts(way, counters, each),
    // in "each card you have drawn", "card you have" is read as a whole
    read(
      "Every",
      ({ d }: Slots) => {
        const { side, ...what } = d as Described & { side?: string };
        const happened = side === (by === "you" ? "yours" : "opponents") && way.make(what as Described);
        return happened ? { happened } : undefined;
      },
      `(for each|for every) {d:Desc.sg} ${done} this turn`,
      [],
    ),
  ];
}

/** What a card has done that lies there. */
function didOf([part, en, ja]: Happening): Production[] {
  const did = { on: (part as Trigger).on };
  const said = en.flatMap(past);
  const inPast = ja.filter((phrase) => /^[^(]*た$/.test(phrase));
  const ends = inPast.map((phrase) => `${phrase.slice(0, -1)}て`);
  const never = said.flatMap(({ base, participle, one }) => [
    ...(one.startsWith("was ") ? [`was not ${one.slice(4)} this turn`] : [`did not ${base} [this turn]`]),
    `has not ${participle} this turn`,
  ]);
  const not = { if: "not", what: { if: "is", what: "$r", fits: { noun: "card", did } } };
  return [
    read(
      "TurnOf",
      did,
      said
        .flatMap(({ one, many, base }) =>
          one.startsWith("was ")
            ? [`(it was|it is|it's|they were|they are) ${one.slice(4)}`]
            : [`it ${one}`, `they ${many}`, `they ${base}`],
        )
        .concat(
          en
            .filter((phrase) => /^[a-z]+s /.test(`${phrase} `) && !phrase.startsWith("is "))
            .map((phrase) => `it ${phrase}`),
        )
        .map((phrase) => `[(on|during|in)] the [same] turn [(that|in which|when)] ${phrase}`),
      `(${inPast.join("|")})ターン[(中|の間)][に][は][、]`,
    ),
    say(
      "Rel",
      { did },
      said.flatMap(({ one, participle }) => [
        `that ${one.replace(/^was /, "<num:was/were> ")} this turn`,
        `(that|which) (${one}|<num:has/have> ${participle}) this turn`,
        ...(one.startsWith("was ") ? [`(that|which) were ${one.slice(4)} this turn`] : []),
      ]),
      [`このターンに${inPast[0]!}`, `${now}(${inPast.join("|")})`],
    ),
    being(
      { did },
      said.flatMap(({ one, participle }) => [`${one} this turn`, `has ${participle} this turn`]),
      [`このターンに${ends[0]!}${iru}`, ...pastJa(inPast).map((verb) => `${now}${verb}`)],
    ),
    read(
      "Cond",
      not,
      never.map((phrase) => `{r:Ref.sg.subj} ${phrase}`),
    ),
    read(
      "Cond",
      not,
      [],
      [`{r:Ref.sg.subj}(が|は)${now}(${ends.map((end) => `${end}いなかった`).join("|")})`],
      { pol: ["aff"] },
    ),
  ];
}

/** Whether it is asked of a card what it has done, where that can be asked as what has happened. */
export const isPast =
  (asks: TriggerWords["past"]): IsPast =>
  (fits) => {
    const { did, ...rest } = fits as Described & { did?: { on: string } };
    const by = did ? [did.on] : Object.entries(asks?.called ?? {}).map(([key, on]) => key in rest && on);
    return by.some((on) => on && asks?.happened.includes(on));
  };

/** You and an opponent, of whom a text asks what they have done. */
const playersOf = (subjects: readonly Subject[]): Player[] => [
  { by: "you", en: ["you"], called: "あなたが", also: ["自分", "あなた"] },
  ...subjects
    .filter(({ by, agr }) => by === "opponent" && agr === "third")
    .map(({ en, ja = [] }): Player => ({ by: "opponent", en, called: `${ja[0]}が`, also: ja })),
];

export function happenedPhrases(
  { happenings, past: asks, played, discards }: TriggerWords,
  counters: readonly Counter[],
  subjects: readonly Subject[],
  describe: Describing,
  points: Points,
): Production[] {
  if (!asks) return [];
  const of = (names: readonly string[]) =>
    happenings.filter(([part]) => names.includes((part as Trigger).on));
  const nouns = asks.played ?? played;
  const players = playersOf(subjects);
  return [
    ...of(asks.happened).flatMap((happening) => toCards(happening, counters, describe)),
    ...of(asks.did)
      .filter(([part]) => equal(Object.keys(part), ["on"]))
      .flatMap(didOf),
    ...pointsPast(points, players),
    ...players.flatMap((player) =>
      doings
        .filter(({ on }) => on === "draws" || (on === "discards" ? discards : nouns.length > 0))
        .flatMap((doing) => byPlayer(doing, doing.on === "played" ? nouns : undefined, counters, player)),
    ),
  ];
}
