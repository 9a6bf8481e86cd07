/** Slips: small changes of what a text does such as people make, each of one kind. */
import { called } from "./near.ts";
import { type Node, nameOf, type Source, type Spot, sourcesOf } from "./source.ts";

export const KINDS = ["seat", "card", "moment", "bound", "negation", "duration", "order", "dropped"] as const;
export type Kind = (typeof KINDS)[number];

/** What stands in a place, and what is written there by a slip. */
export interface Change {
  start: number;
  end: number;
  by: string;
}
export interface Slip extends Change {
  /** Its number among all; the same as long as the source is. */
  id: number;
  kind: Kind;
  file: string;
  line: number;
  was: string;
  /** Where the function stands in which it happens: the last place that must be reached. */
  within: readonly [start: number, end: number] | undefined;
  /** What the entries are called in which it stands, the inmost first: in a table often a word of the trees. */
  under: readonly string[];
  /** What the entries are called that call the function in which it stands, of a file. */
  callers: readonly string[];
}
/** All slips of a kind that can happen in a place. */
export type Rule = (spot: Spot, source: Source) => readonly Change[];

/** All slips of all rooms, in order. */
export function allSlips(rules: Readonly<Record<Kind, readonly Rule[]>>): Slip[] {
  const slips: Slip[] = [];
  for (const source of sourcesOf()) {
    const { file, text } = source;
    const known = new Set<string>();
    for (const kind of KINDS)
      for (const spot of source.spots)
        for (const change of rules[kind].flatMap((rule) => rule(spot, source))) {
          const { start, end, by } = change;
          const was = text.slice(start, end);
          const key = `${start} ${end} ${by}`;
          if (was === by || known.has(key)) continue;
          known.add(key);
          const line = text.slice(0, start).split("\n").length;
          const within = functionAround(spot);
          const entries = { under: under(spot), callers: callersOf(source, declaredAs(spot)) };
          slips.push({ id: slips.length, kind, file, line, was, start, end, by, within, ...entries });
        }
  }
  return slips;
}

export const slipped = (text: string, { start, end, by }: Change): string =>
  text.slice(0, start) + by + text.slice(end);

const under = ({ node, above }: Spot): string[] =>
  [node, ...above].flatMap(({ type, key }) => (type === "Property" ? [nameOf(key as Node)] : []));

/** What the declaration of a file is called in which it stands. */
const declaredAs = ({ node, above }: Spot): string => {
  const outmost = [node, ...above].filter(({ type }) => /Declarat/.test(type)).at(-1);
  const [first] = (outmost?.declarations ?? []) as Node[];
  return nameOf(((first ?? outmost)?.id as Node | undefined) ?? node);
};
/** The entries in which such a function is called. */
const calls = new WeakMap<Source, Map<string, string[]>>();
function callersOf(source: Source, name: string): readonly string[] {
  let known = calls.get(source);
  if (!known) {
    known = new Map();
    for (const spot of source.spots) {
      const callee = called(spot.node);
      if (callee === "") continue;
      known.set(callee, [...new Set([...(known.get(callee) ?? []), ...under(spot).slice(0, 1)])]);
    }
    calls.set(source, known);
  }
  return known.get(name) ?? [];
}

/** As the engine counts places: a method begins with its name, behind what only its type says. */
function functionAround({ above }: Spot): Slip["within"] {
  const at = above.findIndex(({ type }) => /Function/.test(type));
  if (at < 0) return undefined;
  const { start, end } = above[at]!;
  const named = above[at + 1];
  const isMethod = named && (named.method === true || named.type === "MethodDefinition");
  return [isMethod ? (named.key as Node).start : start, end];
}
