/**
 * Games of limited play between quick players, by the thousand: both seats answer by what was learned for the game, without
 * looking ahead. They play alike, so what one wins more of than the other comes from the decks.
 */
import { give } from "@tefuda/bots";
import { policyOf } from "@tefuda/bots/policy/learned";
import { Chance, generateCode, Machine, MachineFault, OUTCOME } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";

/** Answers after which a game is left as one that nobody won. */
const LIMIT = 6000;

export class QuickTable {
  private readonly loaded: Pick<LoadedGame, "pack" | "game">;
  private readonly machines = new Map<number, Machine>();
  private readonly chance = new Chance();

  constructor(loaded: Pick<LoadedGame, "pack" | "game">) {
    this.loaded = loaded;
    generateCode(loaded.game);
  }

  /** The seat that won a game between decks under an open seed; -1 if none did. */
  winner(decks: readonly (readonly string[])[], seed: number): number {
    const { game, pack } = this.loaded;
    const lists = listsOf(this.loaded, decks);
    const m = this.machineFor(
      lists.reduce((n, list) => n + list.length, 0),
      lists.length,
    );
    const policy = policyOf(game, pack.ahead);
    this.chance.seed(seed, 0);
    try {
      m.start(seed, lists, pack.simulation);
      for (let n = 0; n < LIMIT && !m.over; n++) give(m, policy.decide(m, this.chance));
    } catch (error) {
      // a game that breaks off is won by nobody; that none does is shown elsewhere
      if (!(error instanceof MachineFault)) throw error;
    }
    return m.over ? Math.max(-1, m.s[OUTCOME]!) : -1;
  }

  private machineFor(cards: number, seats: number): Machine {
    let m = this.machines.get(cards);
    if (!m) {
      m = new Machine(this.loaded.game, seats, cards);
      this.machines.set(cards, m);
    }
    return m;
  }
}

/** The definitions of decks' cards. */
export const listsOf = (
  { game }: Pick<LoadedGame, "game">,
  decks: readonly (readonly string[])[],
): number[][] => decks.map((deck) => deck.map((name) => game.byName.get(name)!.id));
