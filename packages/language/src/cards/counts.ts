/**
 * Cards: how many of what description, those already spoken of, the top of a deck, several together.
 *
 * Example: `{ count: { upTo: 2 }, what: { noun: "unit", side: "yours" } }` - "up to two UNITs you control",
 * 「あなたのUNIT2枚まで」.
 */
import { equal } from "@tefuda/cardtext/template";
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import type { Cards, Count, Counted, Described, Who } from "../phrases/bones.ts";
import { exactly, plainly } from "../phrases/counted.ts";
import type { Measure } from "../phrases/measures.ts";
import { objects } from "../phrases/objects.ts";
import { merge, without } from "../phrases/parts.ts";
import { YOU } from "../phrases/players.ts";
import { countings, deckTops, shared, spokenCards, together } from "../phrases/spoken.ts";
import { type Is, withoutState } from "../qualities/states.ts";
import { all, another, counting, countsIn, every, ofTheirs } from "./counting.ts";
import { bareOwner, type Describing, says } from "./describing.ts";
import type { CardWords } from "./words.ts";

/** All: of what they do or are, no word is needed for it. */
function everything(words: CardWords, describing: Describing): Production[] {
  const { owned, possessed } = describing;
  const counts = countsIn(words, describing);
  const { each, all: whole } = words.style;
  const those = whole ? `{d:Desc.${whole}}` : "{d:Desc}";
  const role = ["obj"];
  const ofAll = (roles: string[]) =>
    both(
      "Counted",
      ({ d, w }, form) => counting("all", owned(d, w as Who, form)),
      ({ count, what }: Counted, form) => (every(count) ? possessed(what, form, true) : undefined),
      [`{w:Whose} ${those}`, `(all|all of) {w:Whose} ${those}`],
      [],
      { num: ["pl"], role: roles },
    );
  return [
    // What is done to each of them is said of each, but of what is yours and of what lies in a zone.
    both(
      "Counted",
      ({ d }) => counting("all", d),
      ({ count, what }: Counted, form) =>
        each && every(count) && !what.zone && !possessed(what, form, true) ? { d: what } : undefined,
      ["each {d:Desc}", "every {d:Desc}", "each of {d:Desc.pl}"],
      [],
      { num: ["sg"], role },
    ),
    read(
      "Counted",
      ({ d }: Slots) => counting("all", d),
      ["(each|every) {d:Desc}", "each of {d:Desc.pl}"],
      [],
      {
        num: ["sg"],
        role: ["subj"],
      },
    ),
    read(
      "Counted",
      ({ d, w }: Slots, form: Form) => counting("all", owned(d, w as Who, form)),
      "(each|every one) of {w:Whose} {d:Desc.pl}",
      [],
      { num: ["sg"], role: ["obj", "subj"] },
    ),
    ...ofTheirs(["(each|every) {d:Desc}"], (_, d) => counting("all", d), owned, {
      num: ["sg"],
      role: ["obj", "subj"],
    }),
    ...ofTheirs([`all [(the|of the)] ${those}`], (_, d) => counting("all", d), owned, {
      num: ["pl"],
      role: ["obj", "subj"],
    }),
    ofAll(["obj"]),
    ofAll(["subj"]),
    ...counts({
      num: "pl",
      role: ["subj"],
      en: [those, `all [the] ${those}`],
      ja: ["{d:Desc}", "すべての{d:Desc}", "{d:Desc}すべて", "{d:Desc}(全員|全体)"],
      make: all,
      take: every,
    }),
    read(
      "Counted",
      ({ d }: Slots) => counting("all", merge([d, { other: true }])),
      [],
      `(他の|${words.own.ja}以外の)すべての{d:Desc}`,
      { num: ["pl"], role: ["obj", "subj", "event"] },
    ),
    // In Japanese "all" may stand behind whose they are and where they lie.
    read(
      "Counted",
      ({ w, d }: Slots, form: Form) => {
        const it = d as Described;
        return w === undefined
          ? it.zone
            ? undefined
            : counting("all", d)
          : counting("all", owned(d, w as Who, form));
      },
      [],
      [
        `{w:Whose}[(${words.field.ja.join("|")})(の|にある|にいる)]すべての{d:Desc}`,
        `[お互いの](${words.field.ja.join("|")})(の|にある|にいる)すべての{d:Desc}`,
      ],
      { num: ["pl"], role: ["obj", "subj", "event"] },
    ),
    ...(
      [
        ["you", YOU],
        ["opponent", "相手"],
      ] as const
    ).map(([who, ja]) =>
      read(
        "Counted",
        ({ d }: Slots, form: Form) => counting("all", owned(d, who, form)),
        [],
        `${ja}(が|の)コントロール(する|している)すべての{d:Desc}`,
        { num: ["pl"], role: ["obj", "subj", "event"], by: ["you"] },
      ),
    ),
    both(
      "Counted",
      ({ d }) => counting("all", d),
      ({ count, what }: Counted) => (every(count) && says(what) ? { d: what } : undefined),
      each ? [] : `all ${those}`,
      "すべての{d:Desc}",
      { num: ["pl"], role },
    ),
    ...counts({
      num: "pl",
      role: ["obj", "event"],
      en: [`all ${those}`, `(all the|all of the) ${those}`],
      ja: ["{d:Desc}すべて", "すべての{d:Desc}", "あらゆる{d:Desc}", "{d:Desc}(全員|全体)"],
      make: all,
      take: every,
    }),
  ];
}

/** All of two sorts, of which it is said once whose they are: "your opponent's units and spells". */
function ofBoth({ owned }: Describing): Production[] {
  const all = (what: unknown) => counting("all", what);
  // "your Troops and Vehicles" is one noun already
  const isOneSort = (a: unknown, b: unknown) => (a as Described).noun === (b as Described).noun;
  const make = (a: unknown, b: unknown): unknown =>
    a === undefined || b === undefined || isOneSort(a, b) || [a, b].some((what) => (what as Described).zone)
      ? undefined
      : shared(all(a) as Cards, all(b) as Cards, ([, side]) => side === undefined);
  const alike = ({ d, e }: Slots) => make(d, e);
  const role = ["obj", "subj"];
  return [
    read(
      "Cards",
      ({ w, d, e }: Slots, form: Form) => make(owned(d, w as Who, form), owned(e, w as Who, form)),
      "[all [of]] {w:Whose} {d:Desc.pl} and {e:Desc.pl}",
      "{w:Whose}すべての{d:Desc}と{e:Desc}",
      { num: ["pl"], role },
    ),
    read("Cards", alike, [], ["すべての{d:Desc}と{e:Desc}", "{d:Desc}と{e:Desc}すべて"], {
      num: ["pl"],
      role,
    }),
    read("Cards", alike, [], "{d:Desc}と{e:Desc}", { num: ["pl"], role: ["subj"] }),
    read("Objs", alike, [], "{d:Desc}と{e:Desc}をすべて"),
  ];
}

/** "このUNITと戦闘中のUNIT" is one UNIT, which fights this one, and not two. */
const isFoe =
  ({ fight }: CardWords) =>
  (a: Cards, b: Cards): boolean => {
    const fighters = plainly(b);
    if (!fight || !("ref" in a) || !["this", "host"].includes(a.ref) || fighters?.count !== "all")
      return false;
    const what = fighters.what as Described & { is?: Is };
    return (
      what.noun === fight.noun &&
      what.is?.[fight.group] === fight.state &&
      says(withoutState(what, fight.group))
    );
  };

/** "An ITEM or a BASE": one of either sort, of which all else is said alike. */
const either =
  ({ nouns }: CardWords) =>
  (a: Cards, b: Cards): Counted | undefined => {
    type What = Described & { also?: string };
    const order = Object.keys(nouns);
    const [one, other] = [plainly(a), plainly(b)] as ({ count: Count; what: What } | undefined)[];
    if (!one || !other || !equal(one.count, exactly(1)) || !equal(other.count, exactly(1))) return undefined;
    if (one.what.also || other.what.also || !equal(without(one.what, "noun"), without(other.what, "noun")))
      return undefined;
    const [first, second] = [one.what.noun, other.what.noun].toSorted(
      (x, y) => order.indexOf(x) - order.indexOf(y),
    );
    if (first === "card" || second === "card" || first === second) return undefined;
    return { ...one, what: { ...one.what, noun: first!, also: second! } as Described };
  };

/** Where there is but one at a time: "your fighting general", "both fighting generals". */
function fighters({ fight }: CardWords, { owned }: Describing): Production[] {
  if (!fight) return [];
  const inFight = (what: unknown): Described | undefined =>
    what !== undefined && (what as Described).is?.[fight.group] !== undefined
      ? (what as Described)
      : undefined;
  const one = (what: unknown) => counting(exactly(1), inFight(what));
  const many = (what: unknown) => counting("all", inFight(what));
  return [
    read("Counted", ({ d }: Slots) => one(d), "the {d:Desc.sg}", [], {
      num: ["sg"],
      role: ["obj", "subj"],
      ctx: ["free"],
    }),
    read(
      "Counted",
      ({ d, w }: Slots, form: Form) => one(owned(d, w as Who, form)),
      "{w:Whose} {d:Desc.sg}",
      [],
      {
        num: ["sg"],
        role: ["subj"],
      },
    ),
    read("Counted", ({ d }: Slots) => one(d), "(one|either) of the [two] {d:Desc.pl}", [], {
      num: ["sg"],
      role: ["obj", "subj"],
    }),
    read("Counted", ({ d }: Slots) => many(d), "(both|the two|both the|both of the|the) {d:Desc.pl}", [], {
      num: ["pl"],
      role: ["obj", "subj"],
    }),
  ];
}

export function cardPhrases(
  words: CardWords,
  describing: Describing,
  measure: Measure,
  deck: { en: string; ja: string },
): Production[] {
  return [
    read("Theirs", "opponent", ["(a|your|the|any|one) opponent's", "your opponents'"]),
    read("Theirs", "you", "yours"),
    ...another(describing),
    ...fighters(words, describing),
    ...countings.flatMap(countsIn(words, describing)),
    read("Cards", ({ d }: Slots) => ({ ...counting(exactly(1), d), random: true }), "a random {d:Desc}", [], {
      num: ["sg"],
      role: ["obj", "subj"],
    }),
    // "An opponent's unit of your choice."
    read(
      "Cards",
      ({ d, w, o }: Slots, form: Form) => {
        const it = counting(exactly(1), describing.owned(d, w as Who, form));
        return it && { ...it, chosenBy: o };
      },
      "{w:Whose} {d:Desc} of {o:Whose} choice",
      [],
      { num: ["sg"], role: ["obj", "subj"] },
    ),
    // "When your opponent's unit attacks"; "one card of your choice from their hand", "a card at random from your hand".
    read(
      "Counted",
      ({ d, w }: Slots, form: Form) => counting(exactly(1), describing.owned(d, w as Who, form)),
      "{w:Whose} {d:Desc}",
      [],
      {
        num: ["sg"],
        role: ["event"],
      },
    ),
    read(
      "Cards",
      ({ noun, w, rels }: Slots, form: Form) => {
        const it = counting(exactly(1), describing.whole([noun, ...(rels as unknown[])], form, "both"));
        return it && { ...it, chosenBy: w };
      },
      "(a|one) {noun:Noun} of {w:Whose} choice {rels:Rels}",
      [],
      { num: ["sg"], role: ["obj"] },
    ),
    read(
      "Cards",
      ({ noun, rels }: Slots, form: Form) => {
        const it = counting(exactly(1), describing.whole([noun, ...(rels as unknown[])], form, "both"));
        return it && { ...it, random: true };
      },
      "(a|one) {noun:Noun} ([(chosen|taken)] at random|[(chosen|taken)] by chance) {rels:Rels}",
      [],
      { num: ["sg"], role: ["obj", "subj"] },
    ),
    read(
      "Cards",
      ({ n, d }: Slots) => ({ ...counting(exactly(n as number), d), random: true }),
      "{n:#+} random {d:Desc}",
      [],
      { num: ["pl"], role: ["obj", "subj"] },
    ),
    read(
      "Counted",
      ({ d }: Slots) => counting("any", d),
      "as many {d:Desc} as (you|they) (can|like|want)",
      [],
      {
        num: ["pl"],
      },
    ),
    ...everything(words, describing),
    ...spokenCards(),
    ...deckTops(deck),
    ...together(isFoe(words), either(words)),
    ...ofBoth(describing),
    ...objects(measure, words.counters, counting, describing.owned, (form) => bareOwner(form, words.ofEach)),
  ];
}
