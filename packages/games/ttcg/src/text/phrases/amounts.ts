/** Numbers, bounds, and what is counted when the effect resolves. */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Amount, ValueOf, Who } from "../tree.ts";
import { mergeParts, type Part } from "./describe.ts";

type Times = { times: number };

const many = ({ n }: Record<string, unknown>) => ((n as number) > 1 ? n : undefined);
const takeMany = (n: Amount) => (typeof n === "number" && n > 1 ? { n } : undefined);

/** "two cards", "one card for each dragon you control", "that many cards". */
function amounts(makes: string, noun: [one: string, more: string], ja: { unit: string }): Production[] {
  const [one, more] = noun;
  return [
    both(
      `${makes}N`,
      () => 1,
      (n: Amount) => (n === 1 ? {} : undefined),
      [
        `one ${one}`,
        `a ${one}`,
        `1 ${one}`,
        `another ${one}`,
        `one more ${one}`,
        `(one|a) additional ${one}`,
      ],
      `1${ja.unit}`,
    ),
    both(`${makes}N`, many, takeMany, `{n:#+} ${more}`, `{n:#+}${ja.unit}`),
    both(
      makes,
      ({ n }) => n,
      (n: Amount) => (typeof n === "number" ? { n } : undefined),
      `{n:${makes}N}`,
      `{n:${makes}N}`,
    ),
    say(makes, { done: true, times: 1 }, [
      `that many ${more}`,
      `the same number of ${more}`,
      `as many ${more}`,
    ]),
    both(
      makes,
      ({ n, each }) => ({ ...(each as object), times: n }),
      (amount: Amount) => {
        if (typeof amount !== "object" || !("times" in amount)) return undefined;
        const { times, ...each } = amount as Times & object;
        return { n: times, each };
      },
      `{n:${makes}N} {each:ForEach}`,
      `{each:ForEach}{n:${makes}N}`,
    ),
    say(makes, { upTo: "$n" }, `up to {n:${makes}N}`, `{n:${makes}N}まで`),
    say(makes, "$v", [`${more} equal to {v:ValueOf}`], `{v:ValueOf}に等しい数の`),
    say(makes, { number: "$c" }, [
      `${more} equal to the number of {c:Counted}`,
      `a number of ${more} equal to the number of {c:Counted}`,
    ]),
    say(
      makes,
      { half: { points: "$w", times: 1 } },
      makes === "Points_" ? ["half of {w:Whose} points", "half {w:Whose} points"] : undefined,
    ),
  ];
}

export const amountPhrases: Production[] = [
  ...amounts("Cards_", ["card", "cards"], { unit: "枚" }),
  ...amounts("Points_", ["point", "points"], { unit: "ポイント" }),

  both("Many", many, takeMany, "{n:#+}", "{n:#+}"),

  both(
    "ByWord",
    ({ n }) => n,
    (n: Amount) => (typeof n === "number" ? { n } : undefined),
    "{n:#}",
  ),

  // What stands behind "for each".
  say(
    "ForEach",
    { each: "$c" },
    ["for each {c:Each}", "for every {c:Each}", "per {c:Each}"],
    "{c:Each}1枚につき",
  ),
  say(
    "ForEach",
    { each: "$c", per: "$n" },
    "for every {n:Many} {c:EachMany}",
    "{c:EachMany}{n:Many}枚につき",
  ),
  say("ForEach", { done: true }, [
    "for each",
    "for each card (discarded|destroyed|milled|sent|returned|revealed|drawn|moved|tapped|untapped|played|added) this way",
    "for each (unit|spell) (discarded|destroyed|milled|sent|returned|revealed|moved|tapped|untapped|played|added) this way",
    "for each of them",
    "for each one",
    "for each of those cards",
  ]),
  say("ForEach", { done: true, own: true }, [
    "for each of their cards (destroyed|discarded|sent) this way",
    "for each of their (spells|units|cards) (destroyed|discarded|sent) this way",
    "for each (card|unit|spell) they (lost|discarded) this way",
  ]),
  read(
    "ForEach",
    ({ w, d }: Record<string, unknown>) => {
      const what = mergeParts([{ zone: { in: "field", whose: w as Who } }, d as Part]);
      return what && { each: what };
    },
    "for each of {w:Whose} {d:Desc.pl.in}",
  ),
  say("ForEach", { points: "you" }, ["for each point you have"]),
  say("ForEach", { points: "opponent" }, ["for each point your opponent has"]),
  say("ForEach", { event: "$e", what: "$d" }, "for each {d:Desc.sg} {e:Event} this turn"),
  say("Event", "destroyed", ["destroyed", "that was destroyed"]),
  say("Event", "played", ["played", "that was played"]),
  say("Event", "discarded", ["discarded", "that was discarded"]),
  say("Each", "$d", "{d:Desc.sg.in}", "{d:Desc.sg.in}"),
  say("EachMany", "$d", "{d:Desc.pl.in}", "{d:Desc.pl.in}"),
  say("Counted", "$d", "{d:Desc.pl.in}", "{d:Desc.pl.in}"),

  // The value of a card that was spoken of.
  say(
    "ValueOf",
    { value: "$s", of: "$r" },
    ["{r:RefOwn} {s:Stat}", "the {s:Stat} of {r:Ref}"],
    "{r:Ref}の{s:Stat}",
  ),

  both(
    "ValueOf",
    ({ s, c }) => ("ref" in (c as object) ? undefined : { value: s, of: c }),
    (v: ValueOf) => (typeof v.of === "object" ? { s: v.value, c: v.of } : undefined),
    ["the {s:Stat} of {c:Cards.sg}"],
    "{c:Cards.sg}の{s:Stat}",
  ),

  // Beside another value.
  say("LessMore", "moreThan", ["more", "higher", "greater"], "高い"),
  say("LessMore", "lessThan", ["less", "lower", "fewer"], "低い"),
];
