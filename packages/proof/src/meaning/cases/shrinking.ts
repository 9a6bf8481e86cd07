/** A difference made as small as it stays one: less text, fewer cards. */
import type { Kit, Place } from "../kit.ts";
import type { Text } from "../reader/tree.ts";
import { type Outcome, tryCase } from "../trial.ts";
import { type Parts, type Ready, ready, say, type Worded } from "./making.ts";

export interface Shrunk {
  ready: Ready;
  outcome: Extract<Outcome, { result: "different" }>;
}

export function shrink(kit: Kit, first: Ready, outcome: Shrunk["outcome"], tries = 400): Shrunk {
  let best: Shrunk = { ready: first, outcome };
  let left = tries;
  const better = (parts: Parts): boolean => {
    if (left-- <= 0) return false;
    try {
      const made = ready(kit, parts);
      const tried = made && tryCase(kit, made.game, made.it);
      if (!made || tried?.result !== "different") return false;
      best = { ready: made, outcome: tried };
      return true;
    } catch {
      return false;
    }
  };
  for (let more = true; more && left > 0; ) more = lessOf(kit, best.ready.parts).some(better);
  return best;
}

/** The same with a little less, in every way there is. */
function lessOf(kit: Kit, parts: Parts): Parts[] {
  const { standing, ...bare } = parts;
  const texts = (text: Worded): Worded[] => simpler(text.tree).flatMap((tree) => sayable(kit, tree as Text));
  return [
    ...(standing ? [{ ...bare, place: without(parts.place, kit.standing(standing, standing.as).name) }] : []),
    ...texts(parts.rite).map((rite) => ({ ...parts, rite })),
    ...(standing ? texts(standing).map((text) => ({ ...parts, standing: { ...standing, ...text } })) : []),
    ...removable(kit, parts).map((name) => ({
      ...parts,
      cast: parts.cast.filter((card) => card.name !== name),
      place: without(parts.place, name),
    })),
  ];
}

/** A part may be lacking that a phrase counts on: then there are no words for it. */
function sayable(kit: Kit, tree: Text): Worded[] {
  try {
    const worded = say(kit, tree, "en");
    return worded ? [worded] : [];
  } catch {
    return [];
  }
}

const removable = (kit: Kit, { place, rite, standing }: Parts): string[] => {
  const kept = [kit.rite(rite).name, ...(standing ? [kit.standing(standing, standing.as).name] : [])];
  return place.sides
    .flatMap(({ zones }) => Object.values(zones).flatMap((cards) => cards.map(({ card }) => card)))
    .filter((name) => !kept.includes(name));
};

const without = (place: Place, name: string): Place => ({
  ...place,
  sides: place.sides.map(({ numbers, zones }) => ({
    numbers,
    zones: Object.fromEntries(
      Object.entries(zones).map(([zone, cards]) => [zone, cards.filter(({ card }) => card !== name)]),
    ),
  })),
});

type Tree = unknown;
/** Trees with one part less, or with a part in place of the whole. */
function simpler(tree: Tree): Tree[] {
  if (Array.isArray(tree)) {
    const less = tree.length > 1 ? tree.map((_, i) => tree.filter((_, k) => k !== i)) : [];
    return [...less, ...tree.flatMap((one, i) => simpler(one).map((other) => tree.with(i, other)))];
  }
  if (typeof tree !== "object" || tree === null) return [];
  const entries = Object.entries(tree);
  const inner = entries.flatMap(([, part]) => (Array.isArray(part) ? part : [part]) as Tree[]);
  const node = tree as Record<string, unknown>;
  const instead = "do" in node && !("kind" in node) ? inner.filter((part) => isOf(part, "do")) : [];
  const lesser = "if" in node ? inner.filter((part) => isOf(part, "if")) : [];
  return [
    ...instead,
    ...lesser,
    ...entries.map(([key]) => Object.fromEntries(entries.filter(([other]) => other !== key))),
    ...entries.flatMap(([key, part]) => simpler(part).map((other) => ({ ...tree, [key]: other }))),
  ];
}
const isOf = (part: Tree, field: string): boolean =>
  typeof part === "object" && part !== null && field in part;
