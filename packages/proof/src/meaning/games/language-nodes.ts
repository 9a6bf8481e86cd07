/** The nodes of a game whose texts are the language's alone: the language's own, and those that its vocabulary names. */
import type { Action, Condition, Statement, Text, Trigger } from "@tefuda/language/standard/tree";
import type { Vocabulary } from "@tefuda/language/vocabulary";
import type { Kit } from "../kit.ts";
import type { Rules } from "../reader/reading.ts";

interface Core {
  text: Record<Text["kind"], boolean>;
  action: Record<Exclude<Action["do"], "verb">, boolean>;
  statement: Record<Statement["is"], boolean>;
  condition: Record<Condition["if"], boolean>;
  trigger: Record<Exclude<Trigger["on"], "happening" | "moment">, boolean>;
  cost: Record<"points" | "discard" | "return", boolean>;
  reference: Record<"this" | "it" | "them" | "trigger", boolean>;
}

const yes = true;
const no = false;

const CORE: Core = {
  text: { keywords: yes, always: yes, use: yes, when: yes, instead: no, effect: yes },
  action: {
    seq: yes,
    if: yes,
    may: yes,
    choose: yes,
    pick: no,
    unless: yes,
    flip: yes,
    roll: no,
    later: yes,
    draw: yes,
    drawUntil: yes,
    discard: yes,
    mill: yes,
    points: yes,
    move: yes,
    enter: yes,
    search: yes,
    dig: yes,
    look: yes,
    reveal: yes,
    shuffle: yes,
    lasting: yes,
  },
  statement: { bonus: yes, has: yes, joins: yes, cannot: yes, must: no, cost: yes, playersCannot: yes },
  condition: {
    count: yes,
    points: yes,
    hand: yes,
    lead: yes,
    outnumber: yes,
    happened: yes,
    distinct: yes,
    every: yes,
    did: yes,
    is: yes,
    not: yes,
    and: yes,
    or: yes,
  },
  trigger: { played: yes, draws: yes, discards: yes, points: yes },
  cost: { points: yes, discard: yes, return: yes },
  reference: { this: yes, it: yes, them: yes, trigger: yes },
};

/** What the reader has a meaning for of what the vocabulary names. */
export interface Reads {
  /** What happens to cards, and moments. */
  triggers: readonly string[];
  deeds: readonly string[];
  playerDeeds: readonly string[];
}

/** What a game without such words cannot say. */
function unsayable({ coinUnder, dice, later, triggers }: Vocabulary): string[] {
  return [
    ...(coinUnder === undefined ? ["flip"] : []),
    ...(dice ? [] : ["roll"]),
    ...(later ? [] : ["later"]),
    ...(triggers.past ? [] : ["happened"]),
    ...(triggers.instead ? [] : ["instead"]),
  ];
}

export function nodesOfLanguage(words: Vocabulary, { verbs, costs }: Rules, reads: Reads): Kit["nodes"] {
  const without = unsayable(words);
  const core = Object.fromEntries(
    Object.entries(CORE).map(([sort, nodes]) => [
      sort,
      Object.fromEntries(Object.entries(nodes).filter(([node]) => !without.includes(node))),
    ]),
  ) as Record<keyof Core, Record<string, boolean>>;
  const read = (all: readonly string[], known: readonly string[]): Record<string, boolean> =>
    Object.fromEntries(all.map((word) => [word, known.includes(word)]));
  const paying = Object.keys(words.verbs).filter((verb) => words.verbs[verb]!.cost);
  return {
    ...core,
    action: { ...core.action, ...read(Object.keys(words.verbs), Object.keys(verbs)) },
    trigger: {
      ...core.trigger,
      ...read([...happeningsOf(words.triggers), ...momentsOf(words.triggers)], reads.triggers),
    },
    cost: { ...core.cost, ...read(paying, Object.keys(costs)) },
    deed: read(Object.keys(words.deeds), reads.deeds),
    "player deed": read(Object.keys(words.playerDeeds), reads.playerDeeds),
  };
}

type Waiting = Vocabulary["triggers"];
const named = (all: readonly (readonly [node: object, ...unknown[]])[]): string[] =>
  all.map(([node]) => (node as { on: string }).on);
/** What happens to cards, by name; and moments of a turn. */
export const happeningsOf = ({ happenings }: Waiting): string[] => named(happenings);
export const momentsOf = ({ moments }: Waiting): string[] => named(moments);
