/** Whether something stands behind every word of a vocabulary: asked once, when a game is loaded. */
import type { Vocabulary } from "../vocabulary.ts";
import type { World } from "./world.ts";

/** The names of a table's nodes: `{ on: "enters" }` is "enters". */
const namesOf = (entries: readonly (readonly [part: object, ...unknown[]])[]): string[] =>
  entries.map(([part]) => (part as { on: string }).on);

/** Each part of a vocabulary with its names, and what stands behind them. */
const parts = (
  v: Vocabulary,
  w: World,
): readonly (readonly [part: string, names: readonly string[], behind: object])[] => [
  ["cards.nouns", Object.keys(v.cards.nouns), w.cards.nouns],
  ["zones", ["hand", "deck", v.piles.pile.zone, ...Object.keys(v.cards.zones)], w.zones],
  ["cards.figures", Object.keys(v.figures), w.cards.figures],
  ["cards.traits", Object.keys(v.traits), w.cards.traits],
  ["cards.states", Object.keys(v.states), w.memory.looks.now.states],
  ...Object.entries(v.states).map(
    ([group, states]) =>
      [`cards.states.${group}`, Object.keys(states), w.memory.looks.now.states[group] ?? {}] as const,
  ),
  ["verbs", Object.keys(v.verbs), { ...w.verbs, ...w.own?.actions }],
  ["deeds", Object.keys(v.deeds), w.deeds],
  ["playerDeeds", Object.keys(v.playerDeeds), w.playerDeeds],
  ["prices", Object.keys(v.prices), w.prices],
  ["terms", Object.keys(v.terms), w.terms],
  ["happenings", namesOf(v.triggers.happenings), { ...w.happenings, ...w.own?.triggers }],
  ["moments", namesOf(v.triggers.moments), w.moments],
  ["points", Object.keys(v.points), w.points],
  ...Object.entries(v.points).map(
    ([of, { changes, cost, lost }]) =>
      [
        `points.${of}`,
        [...Object.keys(changes), ...(cost ? ["pays"] : []), ...(lost ? ["lost"] : [])],
        { ...w.points[of]?.changes, pays: w.dues, ...w.points[of] },
      ] as const,
  ),
];

/** The world of a game; an Error names each word of its vocabulary behind which nothing stands. */
export function worldOf<W extends World>(vocabulary: Vocabulary, world: W): W {
  const missing = parts(vocabulary, world).flatMap(([part, names, behind]) =>
    names
      .filter((name) => (behind as Record<string, unknown>)[name] === undefined)
      .map((name) => `${part}.${name}`),
  );
  const { words } = world.cards.keywords;
  for (const word of Object.keys(vocabulary.keywords?.words ?? {}))
    if (typeof words !== "function" && !words.includes(word)) missing.push(`cards.keywords: ${word}`);
  if (vocabulary.mustAttack !== false && world.mustAttack === undefined) missing.push("mustAttack");
  if (missing.length > 0)
    throw new Error(`nothing stands behind these words of the vocabulary: ${missing.join(", ")}`);
  return world;
}
