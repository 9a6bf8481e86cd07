/**
 * The host of a bot: makes, out of what a seat may know, what the bot works with. It never holds the match itself.
 */
import {
  Chance,
  forgetActions,
  type GamePackage,
  type Guess,
  Machine,
  type Match,
  type QuestionView,
  type Sight,
  Worlds,
} from "@tefuda/kernel";
import { Bank } from "./bank.ts";
import type { Bot, Seen } from "./bot.ts";
import { type Hint, hintOf } from "./hint.ts";

/** Answers in one turn after which a bot passes where it can: rules may let a player do something for ever. */
const PATIENCE = 60;

export class Host {
  readonly bot: Bot;
  private readonly chance = new Chance();
  private readonly pack: GamePackage;
  private known: Machine | undefined;
  private world: Machine | undefined;
  /** All cards of the game, by their numbers: what a card that nobody knows may be. */
  private pool: readonly number[] = [];
  private turn = 0;
  private given = 0;
  private readonly bank: Bank | undefined;

  /** With a clock, in milliseconds, it does not let anybody wait for long (bank.ts), and games may not repeat. */
  constructor(pack: GamePackage, bot: Bot, clock?: () => number) {
    this.pack = pack;
    this.bot = bot;
    this.bank = clock && new Bank(clock);
  }

  /** Begins a new game under an open seed: the bot's chance is its own, the same for the same seed and seat. */
  begin(seed: number, seat: number): void {
    this.chance.seed(seed, seat);
    this.given = 0;
  }

  /**
   * The bot's answer to the question that waits in a match. What it decides hangs on the place in the match alone - but
   * for the patience in a long turn - so that a position that is taken back or loaded again is played on as it was.
   */
  play(match: Match): string | string[] {
    const seat = match.asked!;
    match.lendChance(seat, this.chance);
    return this.answer(match.sight(seat), true);
  }

  /**
   * What the bot would do in place of the seat that is asked, and what it expects of that, out of what this seat may know
   * alone; nothing of a bot that does not look ahead.
   */
  hint(match: Match): Hint {
    const seat = match.asked!;
    match.lendChance(seat, this.chance);
    const sight = match.sight(seat);
    // however often somebody asks in a turn
    const thought = this.inTime(0, () => this.bot.thinks?.(this.seen(sight)));
    return thought ? hintOf(thought, this.pack.layout, sight.game.shape) : { answers: [], turns: 0 };
  }

  /** The bot's answer to the question that its seat is asked, in notation; that it gives up only where that is an answer. */
  answer(sight: Sight, mayGiveUp = false): string | string[] {
    const { turn } = sight;
    this.given = turn === this.turn ? this.given + 1 : 1;
    this.turn = turn;
    if (this.given > PATIENCE) {
      const options = sight.question!.options.map((option) => option.notation);
      const pass = this.pack.layout.passes.find((word) => options.includes(word));
      if (pass !== undefined) return pass;
    }
    return this.inTime(turn, () => this.bot.answer(this.seen(sight, mayGiveUp)));
  }

  private inTime<T>(turn: number, think: () => T): T {
    this.bank?.open(turn);
    const found = think();
    this.bank?.close();
    return found;
  }

  private seen(sight: Sight, mayGiveUp = false): Seen {
    let worlds: Worlds | undefined;
    let question: QuestionView | undefined;
    return {
      seat: sight.seat,
      get view() {
        return sight.view;
      },
      get question() {
        question ??= sight.question!;
        return question;
      },
      determinize: () => {
        worlds ??= this.worldsOf(sight);
        worlds.deal(this.world!, this.chance);
        return this.world!;
      },
      chance: (n) => this.chance.below(n),
      isTimeUp: () => this.bank?.spent ?? false,
      mayGiveUp,
      pack: this.pack,
    };
  }

  private worldsOf(sight: Sight): Worlds {
    const known = sight.known(this.known);
    if (known !== this.known) {
      this.world = new Machine(known.game, known.layout.seats, known.layout.cards);
      this.pool = known.game.definitions.map(({ id }) => id);
    }
    if (this.bot.blind) forgetActions(known);
    this.known = known;
    return new Worlds(known, this.guess(sight));
  }

  /** Its own list is known to a seat; of others it can only be said what no list can be. */
  private guess(sight: Sight): Guess {
    const { definitions } = sight.game;
    const { pool } = this;
    if (this.bot.blind) return { pool };
    const lists: number[][] = [];
    lists[sight.seat] = sight.list;
    return {
      lists,
      pool,
      remembered: this.bot.remembers ? sight.remembered : undefined,
      most: (definition) => definitions[definition]!.copies ?? Number.POSITIVE_INFINITY,
    };
  }
}
