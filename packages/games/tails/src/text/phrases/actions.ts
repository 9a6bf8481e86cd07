/** Clauses, and actions in a row: sentences, "then", "you may", "if". */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action, Condition, Duration, Statement } from "../tree.ts";
import { counts, more } from "./amounts.ts";
import { cuts } from "./lists.ts";
import { subjects, whoOf } from "./players.ts";

type Lasting = Extract<Action, { do: "lasting" }>;

/** One action, or several in a row. */
export function whole(list: unknown): Action {
  const of = list as Action[];
  return of.length === 1 ? of[0]! : { do: "seq", of };
}

/** The row that an action is. */
export function listed(action: Action): Action[] {
  return action.do === "seq" ? action.of : [action];
}

function alone(list: readonly Action[]): Slots | undefined {
  return list.length === 1 ? { v: list[0] } : undefined;
}

function chained({ a, rest }: Slots): Action[] {
  return [...(a as Action[]), ...(rest as Action[])];
}

/** One action and those after it. */
function after({ v, rest }: Slots): Action[] {
  return [v as Action, ...(rest as Action[])];
}

function before(list: readonly Action[]): Slots | undefined {
  return list.length > 1 ? { v: list[0], rest: list.slice(1), j: "then" } : undefined;
}

/** Statements for a time, as actions. */
function lasting(says: unknown, duration: unknown): Action[] {
  return (says as Statement[]).map((what) => ({ do: "lasting", what, for: duration as Duration }));
}

function unlasting(list: readonly Action[]): Slots | undefined {
  const it = list as readonly Lasting[];
  if (it.some((action) => action.do !== "lasting" || action.for !== it[0]!.for)) return undefined;
  return { s: it.map(({ what }) => what), t: it[0]!.for };
}

/** One action of a list, as the slots that `take` finds in it. */
function only<K extends Action["do"]>(
  kind: K,
  take: (action: Extract<Action, { do: K }>) => Slots | undefined,
) {
  return (list: readonly Action[]): Slots | undefined => {
    const [action] = list;
    return list.length === 1 && action!.do === kind ? take(action as Extract<Action, { do: K }>) : undefined;
  };
}

/** A condition behind what it is said of: "unless" belongs to a ban for as long as that lasts. */
function conditioned({ a, c }: Slots): Action[] {
  const list = a as Action[];
  const cond = c as Condition;
  const last = list.at(-1)!;
  if (cond.if === "not" && last.do === "lasting" && last.what.is === "cannot" && !last.what.unless) {
    return [...list.slice(0, -1), { ...last, what: { ...last.what, unless: cond.what } }];
  }
  return [{ do: "if", cond, then: whole(list) }];
}

/** Players that are spoken of in the plural. */
const plural: readonly string[] = ["they", "rivals", "players"];

export const actions: Production[] = [
  // What becomes of cards.
  both("Becoming", ({ s, t }) => lasting(s, t), unlasting, ["{s:Told} {t:Dur}"]),
  read("Becoming", ({ s, t }: Slots) => lasting(s, t), "{t:Dur}, {s:Told}"),
  // An Event's effects end with the turn, said or not (tails-7.1).
  read("Becoming", ({ s }: Slots) => lasting(s, "thisTurn"), "{s:Told}", undefined, { on: ["onEvent"] }),
  both("Becoming", ({ v }) => [v], alone, "{v:BecomingTail}"),
  ...["sg", "pl"].flatMap((num) => {
    const c = `{c:Cards.${num}.subj}`;
    return [
      counts("BecomingTail", { do: "attackAgain", what: "$c", n: "$n" }, [
        `${c} may attack {n:TimesMore} this turn`,
        `${c} (may|can) attack {n:TimesMore} [this turn]`,
      ]),
      read("BecomingTail", { do: "damage", what: "$c", n: "$n" }, [
        `${c} (takes|take|receives|receive) {n:#d} damage`,
        `${c} (loses|lose) {n:#d} health`,
      ]),
      read(
        "BecomingTail",
        { do: "heal", what: "$c", n: "$n" },
        `${c} (heals|heal|recovers|recover|regains|regain) {n:#d} [health|damage]`,
      ),
      read("BecomingTail", { do: "destroy", what: "$c" }, `${c} (is|are) destroyed`),
    ];
  }),
  say("TimesMore", 1, [
    "one more time",
    "(again|once more|1 more time|one additional time|a additional time)",
  ]),
  more("TimesMore", ["{n:#+} more times", "{n:#+} additional times"], 1),
  read(
    "BecomingTail",
    { do: "base", who: "$w", n: "$n", sign: -1 },
    "{w:Whose} base (loses|takes) {n:#d} (health|damage|base health)",
  ),
  read(
    "BecomingTail",
    { do: "base", who: "$w", n: "$n", sign: 1 },
    "{w:Whose} base (gains|recovers|heals) {n:#d} [health]",
  ),
  read("BecomingTail", { do: "counter", what: "$d" }, "that {d:Playable.sg} (is countered|has no effect)"),

  // Clauses. After another player's doings "you" is said, so that it is clear whose the next are.
  both("Clause", ({ v }) => [v], alone, ["{v:VP.you}", "you {v:VP.you}"], undefined, { said: ["bare"] }),
  both("Clause", ({ v }) => [v], alone, ["you {v:VP.you}", "{v:VP.you}"], undefined, { said: ["named"] }),
  say("Clause", "$b", "{b:Becoming}"),
  both("Deeds", ({ v }) => [v], alone, "{v:VP}"),
  both("Deeds", after, before, "{v:VP}{j:Joint} {rest:Deeds}"),
  ...Object.entries(subjects).flatMap(([by, names]) => [
    both(
      "Naming",
      ({ d }) => shared(d as Action[]),
      (list: readonly Action[]) => (list.length === 1 ? { d: list } : undefined),
      names.map((who) => `${who} {d:Deeds.${by}}`),
    ),
    read(
      "Naming",
      ({ d }: Slots) => shared((d as Action[]).map((it) => (isTheirs(it) ? { ...it, who: whoOf(by) } : it))),
      names.map((who) => `${who} must {d:Deeds.they}`),
    ),
  ]),

  // What takes in the rest of its sentence.
  both(
    "Tail",
    ({ a }) => [{ do: "may", who: "you", what: whole(a) }],
    only("may", ({ who, what }) => (who === "you" ? { a: listed(what) } : undefined)),
    "you may {a:Acts}",
  ),
  both(
    "Tail",
    ({ a }) => [{ do: "may", who: "you", what: whole(a) }],
    only("may", ({ who, what }) => (who === "you" ? { a: listed(what) } : undefined)),
    "if you (like|wish|want), {a:Chain.bare}",
  ),
  read(
    "Tail",
    ({ v, a }: Slots) => [
      { do: "may", who: "you", what: v },
      { do: "if", cond: { if: "did" }, then: whole(a) },
    ],
    "you may {v:VP.you} to {a:Chain.bare}",
  ),
  ...Object.entries(subjects).map(([by, names]) =>
    both(
      "Tail",
      ({ d }) => [{ do: "may", who: whoOf(by), what: whole(d) }],
      only("may", ({ who, what }) => (who === whoOf(by) ? { d: listed(what) } : undefined)),
      names.map((who) => `${who} may {d:Deeds.they}`),
    ),
  ),
  both(
    "Tail",
    ({ c, a }) => [{ do: "if", cond: c, then: whole(a) }],
    only("if", ({ cond, then, otherwise }) => (otherwise ? undefined : { c: cond, a: listed(then) })),
    "{c:If}, {a:Chain.bare}",
  ),
  read("Tail", conditioned, "{a:Clause} {c:If}"),
  both(
    "Tail",
    ({ o }) => [{ do: "choose", who: "you", of: o }],
    only("choose", ({ who, of }) => (who === "you" ? { o: of } : undefined)),
    [
      "choose one: {o:Options}",
      "do one of the following: {o:Options}",
      "choose one - {o:Options}",
      "either {o:Options}",
    ],
  ),
  ...Object.entries(subjects).map(([by, names]) =>
    both(
      "Tail",
      ({ o }) => [{ do: "choose", who: whoOf(by), of: o }],
      only("choose", ({ who, of }) => (who === whoOf(by) ? { o: of } : undefined)),
      names.map((who) => `${who} ${plural.includes(by) ? "choose" : "chooses"} one: {o:Options}`),
    ),
  ),
  both(
    "Options",
    ({ a, b }) => [whole(a), whole(b)],
    (of: readonly Action[]) => (of.length === 2 ? { a: listed(of[0]!), b: listed(of[1]!) } : undefined),
    [
      "{a:Chain.bare}; or {b:Chain.bare}",
      "{a:Chain.bare}, or {b:Chain.bare}",
      "{a:Chain.bare} or {b:Chain.bare}",
      "{a:Chain.bare}; {b:Chain.bare}",
    ],
  ),
  both(
    "Options",
    ({ a, rest }) => [whole(a), ...(rest as Action[])],
    (of: readonly Action[]) => (of.length > 2 ? { a: listed(of[0]!), rest: of.slice(1) } : undefined),
    "{a:Chain.bare}; {rest:Options}",
  ),

  // In a row.
  both("Acts", ({ v }) => [v], alone, "{v:VP.you}"),
  both(
    "Acts",
    ({ v, rest }) => [v, ...(rest as Action[])],
    (list: readonly Action[]) =>
      list.length > 1 ? { v: list[0], rest: list.slice(1), j: "then" } : undefined,
    "{v:VP.you}{j:Joint} {rest:Chain.bare}",
  ),
  ...["Clause", "Naming", "Tail"].map((part) => say("Chain", "$a", `{a:${part}}`)),
  ...[
    ["Clause", "Chain"],
    ["Naming", "Chain.named"],
  ].map(([first, rest]) =>
    both(
      "Chain",
      chained,
      (list: readonly Action[]) => cuts(list).map((cut) => ({ ...cut, j: "then" })),
      `{a:${first}}{j:Joint} {rest:${rest}}`,
    ),
  ),
  say("Line", "$a", "{a:Chain}"),
  both(
    "Line",
    ({ c, a, b }) => [{ do: "if", cond: c, then: whole(a), otherwise: whole(b) }],
    only("if", ({ cond, then, otherwise }) =>
      otherwise ? { c: cond, a: listed(then), b: listed(otherwise) } : undefined,
    ),
    [
      "{c:If}, {a:Chain.bare}. otherwise, {b:Chain.bare}",
      "{c:If}, {a:Chain.bare}. (otherwise|if not|else)[,] {b:Chain.bare}",
    ],
  ),
  // A condition or a choice begins a sentence of its own.
  ...["bare", "named"].map((said) =>
    both(
      "Act",
      chained,
      (list: readonly Action[]) => {
        const at = list.findIndex(({ do: act }, i) => i > 0 && (act === "if" || act === "choose"));
        if (at < 0 || isOfOthers(list[at - 1]!, list[at]!) !== (said === "named")) return undefined;
        return { a: list.slice(0, at), rest: list.slice(at) };
      },
      `{a:Line}. {rest:Act.${said}}`,
    ),
  ),
  say("Act", "$a", ["{a:Line}.", "{a:Line}"]),
  both("Act", chained, (list: readonly Action[]) => cuts(list), [
    "{a:Line}. {rest:Act.bare}",
    "{a:Line}. then[,] {rest:Act.bare}",
  ]),
];

function isTheirs(action: Action): action is Extract<Action, { who: unknown }> {
  return "who" in action && action.who === "they";
}

/** Whether the second asks if another player did the first. */
function isOfOthers(first: Action, then: Action): boolean {
  if (!("who" in first) || first.who === "you" || then.do !== "if") return false;
  return then.cond.if === "did" || (then.cond.if === "not" && then.cond.what.if === "did");
}

/** Several deeds of one subject: one opponent is not chosen once more. */
function shared(list: readonly Action[]): Action[] {
  return list.map((action, i) =>
    i > 0 && "who" in action && action.who === "opponent" ? { ...action, who: "they" } : action,
  );
}
