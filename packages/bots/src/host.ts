/**
 * The host of a bot: makes, out of the match's machine, what the bot may see, and hands over nothing else.
 */
import { type GamePackage, imagine, Machine, viewOf } from "@tefuda/kernel";
import type { Bot, Seen } from "./bot.ts";
import { Chance } from "./chance.ts";
import { turnOf } from "./turn.ts";

/** Answers in one turn after which a bot passes where it can: rules may let a player do something for ever. */
const PATIENCE = 60;

export class Host {
  readonly bot: Bot;
  readonly chance = new Chance();
  private readonly pack: GamePackage;
  private world: Machine | undefined;
  private pool: readonly number[] | undefined;
  private turn = 0;
  private given = 0;

  constructor(pack: GamePackage, bot: Bot) {
    this.pack = pack;
    this.bot = bot;
  }

  /** Begins a new game: the bot's chance is its own, the same for the same seed and seat. */
  begin(seed: number, seat: number): void {
    this.chance.seed(seed, seat);
    this.given = 0;
  }

  /** The bot's answer to the question that waits in a match, in notation. */
  answer(m: Machine): string | string[] {
    const turn = turnOf(m);
    this.given = turn === this.turn ? this.given + 1 : 1;
    this.turn = turn;
    const seen = this.seen(m);
    if (this.given > PATIENCE) {
      const options = seen.view.question!.options.map((option) => option.notation);
      const pass = this.pack.layout.passes.find((word) => options.includes(word));
      if (pass !== undefined) return pass;
    }
    return this.bot.answer(seen);
  }

  private seen(m: Machine): Seen {
    const seat = m.asking()!.who(m);
    let view: Seen["view"] | undefined;
    return {
      seat,
      get view() {
        view ??= viewOf(m, seat);
        return view;
      },
      imagine: () => this.imagined(m, seat),
      chance: (n) => this.chance.below(n),
      pack: this.pack,
    };
  }

  private imagined(m: Machine, seat: number): Machine {
    const { seats, cards } = m.layout;
    if (this.world?.game !== m.game || this.world.layout.cards !== cards) {
      this.world = new Machine(m.game, seats, cards);
      this.pool = this.pack.pool(m.game);
    }
    imagine(m, this.world, seat, this.chance.below(0x10000), this.pool!);
    return this.world;
  }
}
