/** Many cases of a game read twice, and what was found. */
import { makeCase, type Ready } from "./cases/making.ts";
import { nodesOf } from "./cases/nodes.ts";
import { scenarioOf } from "./cases/scenario.ts";
import { shrink } from "./cases/shrinking.ts";
import type { Kit } from "./kit.ts";
import { type Outcome, tryCase } from "./trial.ts";

export interface Difference {
  seed: number;
  texts: string[];
  what: string;
  /** The same, as small as it was made. */
  scenario?: string;
}
export interface Found {
  game: string;
  /** Numbers that were tried; of many chance makes nothing that has a meaning. */
  tried: number;
  /** Cases that both read: to an end, or as what cannot be played. */
  cases: number;
  unplayable: number;
  questions: number;
  /** How often each node, and each node in each other, stood in a case that was read to its end. */
  nodes: Record<string, number>;
  pairs: Record<string, number>;
  /** Nodes that the reader has no meaning for, met on the way. */
  unread: Record<string, number>;
  differences: Difference[];
}

export interface Wanted {
  cases: number;
  seed: number;
  stop?: () => boolean;
  told?: (found: Found) => void;
  /** Whether differences are made small; that takes hundreds of tries each. */
  small?: boolean;
}

export async function readTwice(kit: Kit, { cases, seed, stop, told, small = true }: Wanted): Promise<Found> {
  const found: Found = {
    game: kit.id,
    tried: 0,
    cases: 0,
    unplayable: 0,
    questions: 0,
    nodes: {},
    pairs: {},
    unread: {},
    differences: [],
  };
  const texts = new Set<string>();
  while (found.cases < cases && !stop?.()) {
    const ready = makeCase(kit, seed + found.tried++);
    if (!ready) continue;
    const { rite, standing, place } = ready.parts;
    const key = JSON.stringify([rite.words, standing?.words, place]);
    if (texts.has(key)) continue;
    texts.add(key);
    note(found, ready, tryCase(kit, ready.game, ready.it), small ? kit : undefined);
    if (found.cases % 50 !== 0) continue;
    told?.(found);
    // so that whoever wants to stop is heard
    await new Promise((resolve) => setImmediate(resolve));
  }
  return found;
}

function note(found: Found, ready: Ready, outcome: Outcome, small: Kit | undefined): void {
  const { rite, standing, seed } = ready.parts;
  const trees = [rite.tree, ...(standing ? [standing.tree] : [])];
  switch (outcome.result) {
    case "unread":
      found.unread[outcome.node] = (found.unread[outcome.node] ?? 0) + 1;
      return;
    case "unplayable":
      found.cases++;
      found.unplayable++;
      return;
    case "same":
      found.cases++;
      found.questions += outcome.questions;
      for (const { nodes, pairs } of trees.map(nodesOf)) {
        for (const node of nodes) found.nodes[node] = (found.nodes[node] ?? 0) + 1;
        for (const pair of pairs) found.pairs[pair] = (found.pairs[pair] ?? 0) + 1;
      }
      return;
    case "different": {
      found.cases++;
      const texts = [rite.words, ...(standing ? [standing.words] : [])];
      const one: Difference = { seed, texts, what: outcome.what };
      if (small) one.scenario = scenarioOf(small, shrink(small, ready, outcome));
      found.differences.push(one);
    }
  }
}

/** Nodes by name for which the reader has no meaning. */
export const unreadOf = ({ nodes }: Kit): string[] =>
  Object.entries(nodes).flatMap(([sort, words]) =>
    Object.entries(words).flatMap(([word, read]) => (read ? [] : [`${sort} ${word}`])),
  );
