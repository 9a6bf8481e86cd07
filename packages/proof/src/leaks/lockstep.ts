/**
 * Lockstep: two games that differ only in what an observer may not know are played on with the same answers of the
 * observer and, as far as they can give them, the same answers of the others. Until something lawfully tells them
 * apart, everything that the observer is given has to be the same in both, byte for byte.
 */
import { Chance } from "@tefuda/bots";
import { linkAbility, linkAt, linkCount, SPECTATOR, spokenOf } from "@tefuda/kernel";
import { alike, apart, asked, type Say } from "./answers.ts";
import type { Arena } from "./arena.ts";
import { DIFFERENCES, type Difference, disguise, retwin, type Sides } from "./disguise.ts";
import { before, type Lawful, revelation } from "./revelation.ts";
import { sayingsFor } from "./sayings.ts";
import { Ledger, observersOf } from "./sight.ts";
import { firstDifference, parts, type Questions, type Side, sideOf } from "./stream.ts";

/** How a pair came to its end. */
export type End = "card" | "chance" | "answers" | "over" | "enough" | "leak";

export interface PairReport {
  match: number;
  observer: number;
  difference: Difference;
  /** Answers given before it began, and answers after which both were found the same. */
  from: number;
  same: number;
  end: End;
}

export interface Leak {
  match: number;
  observer: number;
  difference: Difference;
  /** Answers given in the match, and in the pair, when it showed. */
  at: number;
  after: number;
  part: string;
  real: string;
  twin: string;
}

export interface Report {
  pairs: PairReport[];
  /** Parts of streams that were compared. */
  compared: number;
  leaks: Leak[];
}

export interface Plan {
  /** Numbers of the matches played, from and to. */
  first: number;
  matches: number;
  /** Answers after which a pair, and a match, is left. */
  pairLength: number;
  matchLength: number;
  /** Stops at the first leak. */
  stop?: boolean;
  observers?: readonly number[];
}

export async function lockstep(arena: Arena, plan: Plan): Promise<Report> {
  const report: Report = { pairs: [], compared: 0, leaks: [] };
  for (let n = plan.first; n < plan.first + plan.matches; n++) {
    await new Lockstep(arena, plan, n, report).play();
    if (plan.stop && report.leaks.length > 0) break;
  }
  return report;
}

class Lockstep {
  private readonly chance = new Chance();
  /** Of its own, so that what is foretold changes nothing in how the games are played. */
  private readonly foretells = new Chance();
  private readonly real: Side;
  private readonly twin: Side;
  private readonly sides: Sides;
  private readonly languages: readonly string[];
  private readonly plan: Plan;
  private readonly number: number;
  private readonly report: Report;
  private observer = 0;
  /** Whether the last answers were different ones that may look different. */
  private free = false;
  private differing: Difference = "order";
  private language = "en";

  constructor(arena: Arena, plan: Plan, number: number, report: Report) {
    this.plan = plan;
    this.number = number;
    this.report = report;
    this.chance.seed(number + 1, 0);
    this.foretells.seed(number + 1, 1);
    // the twin becomes the same game when a pair begins, but for the seed it was made from, which nobody may know
    this.real = sideOf(arena, number, number + 1);
    this.twin = sideOf(arena, number, number + 0x10001);
    const real = this.real.match.machine;
    const twin = this.twin.match.machine;
    this.sides = {
      real,
      twin,
      ledger: new Ledger(real, arena),
      twinLedger: new Ledger(twin, arena),
      believed: arena.shown === undefined,
    };
    this.languages = languagesOf(arena);
    this.follow();
  }

  /** Plays the match to its end, or as long as is wanted, one pair after the other. */
  async play(): Promise<void> {
    const { chance, plan, report, real, sides } = this;
    const observers = plan.observers ?? observersOf(sides.real);
    for (let n = 0; !real.match.over && real.match.length < plan.matchLength; n++) {
      const observer = observers[chance.below(observers.length)]!;
      const difference = DIFFERENCES[(n + this.number) % DIFFERENCES.length]!;
      this.observer = observer;
      this.differing = difference;
      const from = real.match.length;
      if (disguise(sides, observer, difference, chance) > 0) {
        real.from = from;
        this.twin.from = from;
        const end = await this.pair();
        const apart = end === "card" || end === "chance" || end === "leak";
        const same = Math.max(0, real.match.length - from - (apart ? 1 : 0));
        report.pairs.push({ match: this.number, observer, difference, from, same, end });
        if (end === "leak" && plan.stop) return;
      }
      if (real.match.over) return;
      // On to where the next pair begins, so that none begins where the last could not go on.
      retwin(sides);
      this.observer = real.match.asked!;
      await this.answer();
      this.follow();
    }
  }

  private async pair(): Promise<End> {
    const { real, plan, sides, report, chance } = this;
    this.openTables();
    let lawful: Lawful | undefined;
    let leak = await this.compare();
    for (;;) {
      if (lawful && leak) return lawful;
      if (leak && this.free) return "answers";
      if (leak) {
        report.leaks.push(leak);
        return "leak";
      }
      if (real.match.over) return "over";
      if (real.match.length - real.from >= plan.pairLength) return "enough";
      const was = before(sides, this.observer);
      const given = await this.answer();
      if (!given) return "answers";
      this.follow();
      lawful = revelation(sides, this.observer, was);
      if (lawful === "card") return lawful;
      const [one, two] = given;
      leak = one === two ? await this.compare() : this.leak("what is said to an answer", one, two);
      if (!leak && chance.below(PAST) === 0) leak = await this.goBack();
    }
  }

  /** Both tables show the whole game so far, each time in the other language. */
  private openTables(): void {
    this.language = this.language === "en" ? "ja" : "en";
    for (const side of [this.real, this.twin])
      void side.table.room.configure({ autoPass: false, language: this.language });
  }

  /** Takes both games back a little, compares them there, and takes them forward again. */
  private async goBack(): Promise<Leak | undefined> {
    const { real, twin, chance } = this;
    const steps = Math.min(real.match.length - real.from, 1 + chance.below(4));
    const both = [real, twin];
    for (let i = 0; i < steps; i++) for (const { match } of both) match.undo();
    const leak = await this.compare(true);
    for (let i = 0; i < steps; i++) for (const { match } of both) match.redo();
    if (leak || real.table.news?.canUndo !== true) return leak;
    for (const { table } of both) table.room.undo();
    const there = await this.compare(true);
    while (real.match.canRedo) for (const { table } of both) await table.room.redo();
    return there;
  }

  private follow(): void {
    this.sides.ledger.follow();
    this.sides.twinLedger.follow();
  }

  /** The first of all that the observer is given that is not the same in both. */
  private async compare(past = false): Promise<Leak | undefined> {
    const { chance, real, twin, observer, report } = this;
    const ask: Questions = {
      languages: this.languages,
      sayings: observer === SPECTATOR ? [] : sayingsFor(real.match, twin.match, observer, SAYINGS, chance),
      answers: this.someAnswers(),
      whole: chance.below(WHOLE) === 0,
      seed: chance.below(0x10000),
      numbersApart: numbersApart(this.sides, observer),
      terminal: chance.below(TERMINAL) === 0,
      past,
    };
    const others = parts(twin, observer, ask);
    for (const [part, text] of parts(real, observer, ask)) {
      const other = others.next().value!;
      const one = await attempt(text);
      const two = await attempt(other[1]);
      report.compared++;
      if (one !== two) return this.leak(part, one, two);
    }
    return undefined;
  }

  /** A few answers that the observer could give, if it is asked. */
  private someAnswers(): string[] {
    const { foretells, observer, real } = this;
    const { options = [] } = real.match.view(observer).question ?? {};
    const count = Math.min(options.length, foretells.below(FORECASTS + 1));
    return Array.from({ length: count }, () => options[foretells.below(options.length)]!.notation);
  }

  private leak(part: string, one: string, two: string): Leak {
    const { match, from } = this.real;
    return {
      match: this.number,
      observer: this.observer,
      difference: this.differing,
      at: match.length,
      after: match.length - from,
      part,
      ...firstDifference(one, two),
    };
  }

  /** Answers both sides in a way that looks the same to the observer: what was said to it. Undefined if there is none. */
  private async answer(): Promise<[string, string] | undefined> {
    const { real, twin, observer, sides, chance } = this;
    const seat = real.match.asked!;
    const one = asked(sides.real, real.match.view(seat).question!, sides.ledger, observer, !sides.believed);
    const two = asked(
      sides.twin,
      twin.match.view(seat).question!,
      sides.twinLedger,
      observer,
      !sides.believed,
    );
    const others = seat !== observer;
    const tries = [alike, ...(others ? [apart] : [])];
    if (others && chance.below(one.sure.size > 0 ? 3 : FREE) === 0) tries.reverse();
    for (const way of tries) {
      const found = way(one, two, chance);
      if (!found) continue;
      this.free = !found.sure;
      const [left, right] = found.says;
      return [await answerAt(real, seat, left), await answerAt(twin, seat, right)];
    }
    return undefined;
  }
}

async function answerAt({ table, match }: Side, seat: number, say: Say): Promise<string> {
  const length = match.length;
  const said = await attempt(async () => JSON.stringify(await table.room.answer(seat, say)));
  if (match.length === length) throw new Error(`the answer "${String(say)}" was not taken: ${said}`);
  return said;
}

/**
 * Whether what is under way is held in other numbers in the twin: a card that the observer knows or that a program
 * speaks of has another one there, or another card's text waits. A bot's world keeps all of this, since it has to go on
 * from there; so it is then compared by places.
 */
function numbersApart({ real, twin, ledger, twinLedger }: Sides, observer: number): boolean {
  for (let n = 0; n < Math.min(linkCount(real), linkCount(twin)); n++)
    if (linkAbility(real, linkAt(real, n)) !== linkAbility(twin, linkAt(twin, n))) return true;
  const there = twinLedger.cardsFor(observer);
  const one = spokenOf(real);
  const two = spokenOf(twin);
  return ledger.cardsFor(observer).some((card, i) => {
    const other = there[i]!;
    if (one.has(card) !== two.has(card)) return true;
    return card !== other && (ledger.knows(observer, card) || one.has(card) || two.has(other));
  });
}

/** One in so many answers of others is a different one in each game, where the observer does not see the cards. */
const FREE = 5;
/** How many things are said, and answers foretold at most, each time; one time in so many the whole log is read, the terminal used, the past visited. */
const SAYINGS = 3;
const FORECASTS = 2;
const WHOLE = 8;
const TERMINAL = 25;
const PAST = 15;

async function attempt(make: () => string | Promise<string>): Promise<string> {
  try {
    return await make();
  } catch (error) {
    return `fault: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Every language in which anything of a game is worded. */
function languagesOf({ book: { game } }: Arena): string[] {
  const words = [...Object.values(game.prompts), ...game.messages.map((m) => m.words), ...game.texts];
  return [...new Set(["en", ...words.flatMap((w) => Object.keys(w))])];
}
