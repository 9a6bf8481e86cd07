/** What was learned for a game, as it lies beside it: weights as bytes, which are the same numbers on every machine. */
import type { Ahead, Game } from "@tefuda/kernel";
import { Policy } from "./policy.ts";

/** The policies of games, by what they were learned from. */
const made = new WeakMap<Game, WeakMap<object, Policy>>();
const NOTHING = {};

/** What play-outs of a game choose by; without anything learned, chance. */
export function policyOf(game: Game, ahead: Ahead | undefined): Policy {
  let ofGame = made.get(game);
  if (!ofGame) {
    ofGame = new WeakMap();
    made.set(game, ofGame);
  }
  let policy = ofGame.get(ahead ?? NOTHING);
  if (!policy) {
    policy = new Policy(game);
    if (ahead) readWeights(ahead, policy.weights);
    ofGame.set(ahead ?? NOTHING, policy);
  }
  return policy;
}

function readWeights({ scale, weights }: Ahead, into: Float32Array): void {
  const bytes = atob(weights);
  if (bytes.length !== into.length)
    throw new Error(`what was learned is ${into.length} weights, not ${bytes.length}`);
  for (let i = 0; i < into.length; i++) into[i] = ((bytes.charCodeAt(i) << 24) >> 24) * scale;
}

/** What was learned, to be laid beside the game. */
export function aheadOf(policy: Policy, look: Pick<Ahead, "playouts" | "turns" | "plans">): Ahead {
  const most = policy.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = most === 0 ? 1 : most / 127;
  const bytes = Array.from(policy.weights, (weight) => String.fromCharCode(Math.round(weight / scale) & 255));
  return { ...look, scale, weights: btoa(bytes.join("")) };
}
