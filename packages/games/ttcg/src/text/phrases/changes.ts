/** Gains and losses of attack, defense and rank (ttcg-15.7). The subject is left open. */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { eru, godan } from "@tefuda/language/phrases/inflect";
import type { Action, Amount, Stat } from "../tree.ts";

export type Op = "add" | "lose" | "set";
interface Change {
  stat: Stat;
  op: Op;
  n: Amount;
}

/** One value of cards changed by a number. */
export const changed = (who: unknown, stat: unknown, op: Op, n: unknown): object => ({
  do: "lasting",
  what: { is: "change", who, stats: [{ stat, op, n }] },
});
/** The other way round, if it is one value that is changed so. */
export function unchanged(act: Action, op: Op): { c: unknown; s: Stat; n: Amount } | undefined {
  if (act.do !== "lasting" || act.what.is !== "change" || act.for !== undefined) return undefined;
  const { who, stats } = act.what;
  const [it] = stats;
  return stats.length === 1 && it!.op === op ? { c: who, s: it!.stat, n: it!.n } : undefined;
}
export const scaled = (who: unknown, stat: unknown, by: "double" | "halve"): object => ({
  do: "lasting",
  what: { is: "scale", who, stat, by },
});

/** Changes that all have the same sign, and so need the verb only once. */
function onlyOp(op: Change["op"]) {
  return {
    make: ({ c }: Record<string, unknown>) => c,
    take: (stats: Change[]) => (stats.every((s) => s.op === op) ? { c: stats } : undefined),
  };
}

function eachOf(stats: Change[], each: object): Change[] | undefined {
  const done: Change[] = [];
  for (const s of stats) {
    if (typeof s.n !== "number") return undefined;
    done.push({ ...s, n: { ...each, times: s.n } as Amount });
  }
  return done;
}

/** Several changes that count the same thing. */
function countedTogether(stats: Change[]): { plain: Change[]; each: object } | undefined {
  const plain: Change[] = [];
  let common: string | undefined;
  let each: object | undefined;
  for (const s of stats) {
    if (typeof s.n !== "object" || !("times" in s.n)) return undefined;
    const { times, ...rest } = s.n as { times: number };
    const key = JSON.stringify(rest);
    if (common !== undefined && key !== common) return undefined;
    common = key;
    each = rest;
    plain.push({ ...s, n: times });
  }
  return each && { plain, each };
}

function changes(symbol: string, op: "add" | "lose", sign: string): Production[] {
  const single = `${symbol}One`;
  return [
    say(
      single,
      { stat: "$s", op, n: "$n" },
      [
        `{n:#d} {s:Stat}`,
        `${sign}{n:#d} {s:Stat}`,
        `{s:Stat} ${sign}{n:#d}`,
        op === "lose" ? "{n:#d} less {s:Stat}" : "{n:#d} more {s:Stat}",
        "{n:#d} additional {s:Stat}",
        "{n:#d} {s:Stat} points",
      ],
      `{s:Stat}を{n:#d}`,
    ),
    both(
      symbol,
      ({ a }) => [a],
      (stats: Change[]) => (stats.length === 1 ? { a: stats[0] } : undefined),
      `{a:${single}}`,
      `{a:${single}}`,
    ),
    both(
      symbol,
      ({ a, b }) => [a, b],
      (stats: Change[]) => (stats.length === 2 ? { a: stats[0], b: stats[1] } : undefined),
      `{a:${single}} and {b:${single}}`,
      `{a:${single}}、{b:${single}}`,
    ),
    read(
      symbol,
      ({ n }: Record<string, unknown>) => [
        { stat: "attack", op, n },
        { stat: "defense", op, n },
      ],
      [
        `${sign}{n:#d} attack and defense`,
        `{n:#d} attack and defense`,
        `${sign}{n:#d} to attack and defense`,
      ],
    ),
  ];
}

export const changePhrases: Production[] = [
  ...changes("Added", "add", "+"),
  ...changes("Lost", "lose", "-"),
  say("SignedOne", { stat: "$s", op: "add", n: "$n" }, ["+{n:#d} {s:Stat}"]),
  say("SignedOne", { stat: "$s", op: "lose", n: "$n" }, ["-{n:#d} {s:Stat}"]),
  both(
    "Gains",
    ({ a }) => [a],
    () => undefined,
    ["{a:SignedOne}"],
  ),
  both(
    "Gains",
    ({ a, b }) => [a, b],
    () => undefined,
    ["{a:SignedOne} and {b:SignedOne}"],
  ),
  both(
    "Gains",
    ({ a }) => a,
    () => undefined,
    ["{a:Added}"],
  ),
  both(
    "Gains",
    ({ a, each }) => eachOf(a as Change[], each as object),
    () => undefined,
    ["{a:Added} {each:ForEach}"],
  ),

  // Gains and losses, of one value or two.
  say("Changes", "$c", "<num:gains/gain> {c:Added1}", `{c:Added1}${eru}`),
  say("Changes", "$c", "<num:loses/lose> {c:Lost1}", `{c:Lost1}${godan("失", "う")}`),
  both("Added1", onlyOp("add").make, onlyOp("add").take, "{c:Added}", "{c:Added}"),
  both("Lost1", onlyOp("lose").make, onlyOp("lose").take, "{c:Lost}", "{c:Lost}"),
  ...["Added1", "Lost1"].map((symbol) =>
    both(
      symbol,
      ({ c, each }) => eachOf(c as Change[], each as object),
      (stats: Change[]) => {
        const it = countedTogether(stats);
        return it && stats.every((s) => s.op === (symbol === "Added1" ? "add" : "lose"))
          ? { c: it.plain, each: it.each }
          : undefined;
      },
      `{c:${symbol === "Added1" ? "Added" : "Lost"}} {each:ForEach}`,
      `{each:ForEach}{c:${symbol === "Added1" ? "Added" : "Lost"}}`,
    ),
  ),
  ...["Added1", "Lost1"].map((symbol) => {
    const op = symbol === "Added1" ? "add" : "lose";
    return both(
      symbol,
      ({ s, v }) => [{ stat: s, op, n: v }],
      (stats: Change[]) => {
        const [s] = stats;
        return stats.length === 1 && s && s.op === op && typeof s.n === "object" && "value" in s.n
          ? { s: s.stat, v: s.n }
          : undefined;
      },
      "{s:Stat} equal to {v:ValueOf}",
    );
  }),
  read("Changes", ({ a }: Record<string, unknown>) => a, [
    "<num:has/have> {a:Gains}",
    "<num:gets/get> {a:Gains}",
    "<num:gains/gain> {a:SignedRow}",
  ]),
  both(
    "SignedMany",
    ({ a }) => [a],
    (stats: Change[]) => (stats.length === 1 ? { a: stats[0] } : undefined),
    "{a:SignedOne}",
  ),
  both(
    "SignedMany",
    ({ a, b }) => [a, ...(b as Change[])],
    (stats: Change[]) => (stats.length > 1 ? { a: stats[0], b: stats.slice(1) } : undefined),
    "{a:SignedOne} and {b:SignedMany}",
  ),
  both(
    "SignedRow",
    ({ a }) => [a],
    () => undefined,
    ["{a:SignedOne}"],
  ),
  read("Changes", ({ a }: Record<string, unknown>) => a, ["<num:has/have> {a:LessRow}"]),
  both(
    "LessRow",
    ({ n, s }) => [{ stat: s, op: "lose", n }],
    () => undefined,
    ["{n:#d} less {s:Stat}"],
  ),
  say("Pred", { is: "change", stats: "$c" }, "{c:Changes}", "{c:Changes}"),
  both(
    "By",
    ({ n }) => n,
    (n: Amount) => (typeof n === "number" ? { n } : undefined),
    ["{n:#0}"],
  ),
  both(
    "ByNumber",
    ({ n }) => n,
    (n: Amount) => (typeof n === "number" ? { n } : undefined),
    ["{n:#d}"],
  ),
  both(
    "ByNumber",
    ({ n, each }) => ({ ...(each as object), times: n }),
    () => undefined,
    ["{n:#d} {each:ForEach}"],
  ),
  say("ByNumber", "$v", ["{v:ValueOf}", "(an amount|the amount) equal to {v:ValueOf}"]),
  both(
    "By",
    ({ n, each }) => ({ ...(each as object), times: n }),
    () => undefined,
    ["{n:#0} {each:ForEach}"],
  ),
  say("By", "$v", "{v:ValueOf}"),
];
