/**
 * The reader's texts and those of True Trading Card Game say the same in two shapes: there a text is of a kind and has one
 * action, which for a text that always holds is that something lasts.
 */
import type { Said } from "@tefuda/ttcg/text/index";
import type { Cost, Text } from "../reader/tree.ts";

/** What lasts without a time: as long as its card lies there (ttcg-15.7). */
export const STAYS = "stays";
type Node = Readonly<Record<string, unknown>>;

/** The same node with every part of it changed first. */
function through(change: (node: Node) => Node, it: unknown): unknown {
  if (Array.isArray(it)) return it.map((one) => through(change, one));
  if (typeof it !== "object" || it === null) return it;
  return change(Object.fromEntries(Object.entries(it).map(([key, part]) => [key, through(change, part)])));
}

function asSaid(node: Node): Node {
  const { for: time, ...rest } = node;
  if (time === STAYS) return rest;
  if ("stat" in node && typeof node.by === "number" && node.by < 0)
    return { ...node, by: { less: -node.by } };
  return node;
}

function asRead(node: Node): Node {
  if (node.do === "lasting" && node.for === undefined) return { ...node, for: STAYS };
  const { by } = node;
  if ("stat" in node && typeof by === "object" && by !== null && "less" in by && typeof by.less === "number")
    return { ...node, by: -by.less };
  return node;
}

/** The text in the shape of the game; one that nothing is waited for and that is done is Normal. */
export function saidOf(text: Text): Said {
  const { kind, mode, if: asked, on, do: act, what, times, cost } = through(asSaid, text) as Text;
  const condition = asked && { condition: asked };
  const once = times === "turn" && { oncePerTurn: true };
  const parts = {
    ...(on && { trigger: on }),
    ...condition,
    ...once,
    ...(cost && { cost: cost.map(costSaid) }),
  };
  if (kind === "always")
    return { kind: "passive", marked: true, ...parts, act: { do: "lasting", what: what![0] } } as Said;
  if (kind === "when") return { kind: mode ?? "passive", marked: mode === undefined, ...parts, act } as Said;
  return { kind: "normal", marked: false, ...parts, act } as Said;
}

const costSaid = (part: object): object => {
  const { pay, n, what } = part as Cost;
  if (pay === "points") return { do: "points", of: "points", who: "you", how: "lose", n };
  return { do: pay, ...(pay === "discard" && { who: "you" }), what };
};
function costRead(part: Readonly<{ do?: unknown; n?: unknown; what?: unknown }>): Cost {
  if (part.do === "points") return { pay: "points", of: "points", n: part.n as number };
  return { pay: part.do as string, what: part.what as Cost["what"] };
}

/** The same the other way round. */
export function textOf(said: Said): Text {
  const { kind, trigger, condition, oncePerTurn, cost, act } = through(asRead, said) as Said;
  const parts = {
    ...(condition && { if: condition }),
    ...(oncePerTurn && { times: "turn" }),
    ...(cost && { cost: cost.map((part) => costRead(part as object)) }),
  };
  if (trigger)
    return {
      kind: "when",
      ...(kind !== "passive" && { mode: kind }),
      on: trigger,
      ...parts,
      do: act,
    } as unknown as Text;
  if (kind === "passive" && act.do === "lasting")
    return { kind: "always", ...parts, what: [act.what] } as unknown as Text;
  return { kind: cost ? "use" : "effect", ...parts, do: act } as unknown as Text;
}
