/** Whether a question only repeats itself: if everybody passes, nothing happens, and the same can be answered once more. */
import {
  Chance,
  type Choice,
  findOption,
  Machine,
  MachineFault,
  type Match,
  type QuestionView,
  type TableLayout,
  type View,
  viewOf,
  Worlds,
} from "@tefuda/kernel";

/** So many others may be asked in between. */
const MOST_BETWEEN = 12;

export class Repeats {
  private world: Machine | undefined;
  private readonly chance = new Chance();
  /** What was found last, and behind which answer: it is asked for several times where a match stands. */
  private found: { behind: Choice | undefined; is: boolean } | undefined;
  private readonly match: Match;
  private readonly passes: readonly string[];
  private readonly idle: readonly string[];

  constructor(match: Match, { passes, idle = [] }: TableLayout) {
    this.match = match;
    this.passes = passes;
    this.idle = idle;
  }

  /**
   * Whether a seat that has just done something is asked about that, while nothing waits to happen, and can answer all the
   * same when everybody has passed. If somebody does not, it is asked again before that happens: nothing is lost by passing.
   */
  again(question: QuestionView): boolean {
    const behind = this.match.choices.at(-1);
    if (this.found?.behind !== behind || !this.found) this.found = { behind, is: this.find(question) };
    return this.found.is;
  }

  private find(question: QuestionView): boolean {
    const { match, passes, idle } = this;
    const { seat } = question;
    const last = match.choices.findLast(({ say }) => !passes.includes(String(say)));
    if (last?.seat !== seat) return false;
    const next = this.afterPassing(seat);
    const offered = new Set(next?.options.map(({ notation }) => notation));
    return (
      next !== null &&
      question.options.every(
        ({ notation, verb }) => passes.includes(notation) || idle.includes(verb) || offered.has(notation),
      )
    );
  }

  /**
   * What a seat is asked next if it and all others pass, in a world that fits what it knows; null where somebody cannot, or
   * where anything on the table, or the part of the turn, is another than before.
   */
  private afterPassing(seat: number): QuestionView | null {
    const { match } = this;
    const { game, layout } = match.machine;
    const sight = match.sight(seat);
    this.world ??= new Machine(game, layout.seats, layout.cards);
    const { world } = this;
    const lists: number[][] = [];
    lists[seat] = sight.list;
    this.chance.seed(match.length, seat);
    new Worlds(sight.known(), { lists, pool: game.definitions.map(({ id }) => id) }).deal(world, this.chance);
    const before = onTable(viewOf(world, seat));
    for (let i = 0; i < MOST_BETWEEN && !world.over; i++) {
      const spec = world.asking()!;
      if (i > 0 && spec.who(world) === seat) {
        const view = viewOf(world, seat);
        return onTable(view) === before ? view.question : null;
      }
      const count = world.list();
      const found = this.passes.map((word) => findOption(world, spec, count, word)).find((n) => n >= 0);
      if (spec.shape !== "one" || found === undefined) return null;
      try {
        world.choose(world.options[found]!);
      } catch (error) {
        // what was made up can be impossible
        if (error instanceof MachineFault) return null;
        throw error;
      }
    }
    return null;
  }
}

/**
 * All that lies on the table, and which part of the turn it is, as one text: what can be done in another part as well may
 * lead there to less.
 */
const onTable = ({ seats, shared, numbers: { turn, player, phase } }: View): string =>
  JSON.stringify([seats, shared, turn, player, phase]);
