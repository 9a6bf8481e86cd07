/** Numbers that are counted when the effect takes place: "for each Troop you control". */
import type { Production, Slots } from "@tefuda/cardtext";
import { build, match } from "@tefuda/cardtext/template";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Amount, Description } from "../tree.ts";
import { merge } from "./describe.ts";
import { means } from "./players.ts";

/** What stands behind "for each". */
type Tail = { each: Description } | { done: true; of?: Description } | { halfOf: Tail };

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

const verbs = "(discarded|destroyed|drawn|healed|returned|revealed|moved|deployed|shuffled|lost|put)";

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
  say("ForEach", { done: true }, [
    "for each card discarded this way",
    `for (each|every) (card|one) ${verbs} [in] this way`,
    "for each of them",
  ]),
  say("ForEach", { done: true, of: "$d" }, [
    "for each {d:NounDone} discarded this way",
    `for (each|every) {d:NounDone} ${verbs} [in] this way`,
  ]),
  say("NounDone", { noun: "unit" }, "unit"),
  say("NounDone", { noun: "unit", unitTypes: "$t" }, "{t:UnitTypes.sg}"),
  say("ForEach", { halfOf: { each: "$d" } }, ["for every two {d:Desc.pl.at}", "for each two {d:Desc.pl.at}"]),
  say("ForEach", { halfOf: { done: true } }, [
    "for every two cards discarded this way",
    `for every two cards ${verbs} this way`,
  ]),

  say("CardsN", 1, ["a card", "(one|1) card"]),
  more("CardsN", "{n:#+} cards", 1),
  read("CardsN", { done: true }, "that many cards"),
];
