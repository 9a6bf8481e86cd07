/** Numbers that are counted when the effect takes place: "for each Troop you control". */
import type { Production, Slots } from "@tefuda/cardtext";
import { build, match } from "@tefuda/cardtext/template";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Amount, Description, Doing } from "../tree.ts";
import { merge } from "./describe.ts";
import { means } from "./players.ts";

/** What stands behind "for each". */
type Tail = { each: Description } | { done: true | Doing; of?: Description } | { halfOf: Tail };

/** So many, and so many for each of something. */
export function amountOf(n: unknown, tail: unknown): Amount | undefined {
  if (tail === undefined) return n as Amount;
  if (typeof n !== "number") return undefined;
  const it = tail as Tail;
  if ("each" in it) return { each: it.each, times: n };
  if ("done" in it) return n === 1 ? it : undefined;
  const half = amountOf(n, it.halfOf);
  return half === undefined ? undefined : { half };
}

/** A number as the slots `n` and `f` of a phrase. */
export function apart(amount: Amount | "all"): { n: number; f?: Tail } | undefined {
  if (typeof amount === "number") return { n: amount };
  if (amount === "all") return undefined;
  if ("each" in amount) return { n: amount.times, f: { each: amount.each } };
  if ("done" in amount) return { n: 1, f: amount };
  const whole = apart(amount.half);
  return whole?.f && { n: whole.n, f: { halfOf: whole.f } };
}

/**
 * A phrase whose template has an amount in the slot `$n`. Its patterns have the number in a slot `n`; "for each ..."
 * may stand at their end.
 */
export function counts(makes: string, node: unknown, en: Phrases, only?: Production["only"]): Production {
  const patterns = typeof en === "string" ? [en] : en;
  return both(
    makes,
    ({ n, f, ...rest }, form) => {
      const amount = amountOf(n, f);
      return amount === undefined ? undefined : build(node, { ...rest, n: amount }, form, means);
    },
    (it, form) => {
      const slots: Record<string, unknown> = {};
      if (!match(node, it, slots, form, means)) return undefined;
      const said = apart(slots.n as Amount);
      return said && { ...slots, ...said };
    },
    patterns.map((pattern) => `${pattern} [{f:ForEach}]`),
    undefined,
    only,
  );
}

/** A number beyond those that are said in another way. */
export function more(makes: string, en: Phrases, than: number): Production {
  return both(
    makes,
    ({ n }) => n,
    (n: Amount) => (typeof n === "number" && n > than ? { n } : undefined),
    en,
  );
}

/** What was done "this way", and other words for it. */
const doings: Readonly<Record<Doing, string>> = {
  discarded: "discarded",
  destroyed: "(destroyed|killed)",
  drawn: "drawn",
  healed: "healed",
  revealed: "revealed",
  moved: "(moved|returned|shuffled|put)",
  deployed: "deployed",
  lost: "lost",
};

export const amounts: Production[] = [
  say("ForEach", { each: "$d" }, ["for each {d:Desc.sg.at}", "(for every|per) {d:Desc.sg.at}"]),
  read(
    "ForEach",
    ({ w, d }: Slots) => {
      const what = merge([d, w]);
      return what && { each: what };
    },
    "for each of {w:Side} {d:Desc.all.at}",
  ),
  ...Object.entries(doings).flatMap(([done, words]) => [
    say("ForEach", { done }, [
      `for each card ${done} this way`,
      `for (each|every) (card|one) ${words} [in] this way`,
    ]),
    say("ForEach", { done, of: "$d" }, [
      `for each {d:NounDone} ${done} this way`,
      `for (each|every) {d:NounDone} ${words} [in] this way`,
    ]),
    say("ForEach", { halfOf: { done } }, [
      `for every two cards ${done} this way`,
      `for every two cards ${words} this way`,
    ]),
  ]),
  say("ForEach", { done: true }, "for each of them"),
  say("NounDone", { noun: "unit" }, "unit"),
  say("NounDone", { noun: "unit", unitTypes: "$t" }, "{t:UnitTypes.sg}"),
  say("ForEach", { halfOf: { each: "$d" } }, ["for every two {d:Desc.pl.at}", "for each two {d:Desc.pl.at}"]),

  say("CardsN", 1, ["a card", "(one|1) card"]),
  more("CardsN", "{n:#+} cards", 1),
  read("CardsN", { done: true }, "that many cards"),
];
