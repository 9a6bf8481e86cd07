/** The first turns of games of limited play: whether both decks have something to play in them. */

import { type Bot, botNamed, give, Host } from "@tefuda/bots";
import { generateCode, groupOf, Machine, Sight } from "@tefuda/kernel";
import { packed } from "@tefuda/lab";
import type { LoadedGame } from "@tefuda/referee/games";
import { listsOf } from "./quick.ts";

/** By which of its turns a deck should have had something to play; and answers after which one has waited long enough. */
export const BY_TURN = 3;
const LIMIT = 400;
/** It looks one choice ahead: what is laid for later turns is laid with some sense. */
const PLAYER = "greedy";

export class EarlyTurns {
  private readonly loaded: Pick<LoadedGame, "pack" | "game">;
  private readonly hosts: readonly Host[];
  private readonly turn: number;
  private readonly player: number;

  constructor(loaded: Pick<LoadedGame, "pack" | "game">) {
    this.loaded = loaded;
    generateCode(loaded.game);
    this.hosts = [0, 1].map(() => new Host(loaded.pack, botNamed(PLAYER) as Bot));
    const { numbers } = loaded.game.shape;
    this.turn = numbers.indexOf("turn");
    this.player = numbers.indexOf("player");
  }

  /** By seat: whether it could play a card by its third turn, what is laid before the first one counting as well. */
  played(decks: readonly (readonly string[])[], seed: number): boolean[] {
    const { game, pack } = this.loaded;
    const lists = listsOf(this.loaded, decks);
    const m = new Machine(game, lists.length, lists.flat().length);
    m.start(seed, lists, pack.simulation);
    this.hosts.forEach((host, seat) => {
      host.begin(seed, seat);
    });
    const played = lists.map(() => false);
    const own = lists.map(() => new Set<number>());
    for (let n = 0; n < LIMIT && !m.over && played.includes(false); n++) {
      const seat = m.asking()!.who(m);
      const turn = this.turn >= 0 ? m.number(this.turn) : 0;
      if (turn > 0 && (this.player < 0 || m.number(this.player) === seat)) own[seat]!.add(turn);
      // whoever has had more turns has none left in which to play; the other may still have
      if (own.every((turns, one) => turns.size > BY_TURN || played[one])) break;
      if (own[seat]!.size <= BY_TURN && this.mayPlay(m)) played[seat] = true;
      give(m, packed(m, this.hosts[seat]!.answer(new Sight(m, seat))));
    }
    return played;
  }

  /** Whether one of the answers to the waiting question plays a card, by the first word of its notation. */
  private mayPlay(m: Machine): boolean {
    const spec = m.asking()!;
    if (spec.shape !== "one") return false;
    const { plays } = this.loaded.pack.limited!;
    return Array.from(m.options.subarray(0, m.list()), groupOf).some((group) => {
      const verb = spec.groups?.[group]?.verb ?? "";
      return plays.includes(verb.split(" ")[0]!);
    });
  }
}
