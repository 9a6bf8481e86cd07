/**
 * One pair: two games that observers cannot tell apart, played on side by side. First the match itself is played on in
 * both, then the screens follow it - or, where programs play or somebody passes by itself, the match follows the screens.
 */
import { LANGUAGES } from "@tefuda/cli/words/index";
import { Chance, effectAbility, effectAt, questionOf, SPECTATOR, stackSize } from "@tefuda/kernel";
import type { Chosen } from "@tefuda/referee/steering/chosen";
import { type Answers, type Asked, alike, apart, asked, chosenBy, looksAlike, mayShow } from "./answers.ts";
import type { Client } from "./client.ts";
import { type Difference, type Sides, spokenOf } from "./disguise.ts";
import type { End, Leak, PairReport, Plan, Report } from "./lockstep.ts";
import { DECISIONS } from "./programs.ts";
import { earlierIn, shownOf, shownOfEnd } from "./records.ts";
import { before, type Lawful, revelation } from "./revelation.ts";
import { sayingsFor } from "./sayings.ts";
import type { Seating } from "./seating.ts";
import { firstDifference, parts, type Questions, type Side } from "./stream.ts";

/** One time in so many others answer differently where the observers do not see the cards. */
const FREE = 5;
/** Things that are said, and answers that are foretold at most, each time. */
const SAYINGS = 2;
/** One time in so many: things are asked at the screen, forecasts are, the whole log is read, the terminal used, a program asked, the past visited. */
const ASK = 2;
const FORECAST = 2;
const WHOLE = 8;
const TERMINAL = 16;
const PROGRAM = 2;
const DECISION = 2;
const PAST = 12;

/** What a pair is played with. */
export interface Playing {
  sides: Sides;
  real: Side;
  twin: Side;
  /** The screens of both; nobody sits at one who only looks on. */
  clients: readonly Client[];
  chance: Chance;
  chosen: Chosen;
  plan: Plan;
  number: number;
  report: Report;
  languages: readonly string[];
}

export class Pair {
  private readonly p: Playing;
  private readonly table: Seating;
  private readonly difference: Difference;
  /** Of its own, so that what is asked changes nothing in how the games are played. */
  private readonly asks = new Chance();
  /** An answer of the observers' that the screens have not been given yet. */
  private pending: { seat: number; says: Answers["says"] } | undefined;
  /** The answers just given. */
  private given: Answers | undefined;
  /** The cards that they chose in both. */
  private chosen: number[][] = [];

  constructor(playing: Playing, table: Seating, difference: Difference) {
    this.p = playing;
    this.table = table;
    this.difference = difference;
    this.asks.seed(playing.number, playing.real.match.length);
  }

  async play(): Promise<Omit<PairReport, "match">> {
    const { real, twin, clients } = this.p;
    const { kind: table, eyes, settings, programs } = this.table;
    for (const [i, client] of clients.entries())
      await client.load([real, twin][i]!.match, settings, programs);
    const end = await this.run();
    const parted = end === "card" || end === "chance" || end === "leak";
    const same = Math.max(0, real.match.length - real.from - (parted ? 1 : 0));
    return { eyes, difference: this.difference, table, from: real.from, same, end };
  }

  private async run(): Promise<End> {
    const { p } = this;
    const { real, plan, sides, report } = p;
    let lawful: Lawful | undefined;
    let leak = this.compareScreens() ?? (await this.compare());
    for (;;) {
      if (lawful && leak) return lawful;
      if (leak && this.given && mayShow(sides, this.table.knowers, this.given)) return "answers";
      if (leak) {
        report.leaks.push(leak);
        return "leak";
      }
      if (real.match.over && this.pending) {
        await this.give();
        leak = this.compareScreens();
        continue;
      }
      if (real.match.over) return "over";
      if (real.match.length - real.from >= plan.pairLength) return "enough";
      const was = this.table.knowers.map((eye) => before(sides, eye));
      const given = await this.answer();
      if (given === undefined) return "answers";
      if (typeof given === "object") {
        leak = given;
        continue;
      }
      sides.ledger.follow(this.chosen[0]);
      sides.twinLedger.follow(this.chosen[1]);
      const unlawful = sides.ledger.takeUnlawful();
      if (unlawful) {
        report.leaks.push(this.leak(`what the rules do not tell (${unlawful})`, "", ""));
        return "leak";
      }
      const found = this.table.knowers.map((eye, i) => revelation(sides, eye, was[i]!));
      lawful = found.includes("card") ? "card" : found.find((one) => one);
      if (lawful === "card") {
        leak = this.compareScreens(real.match.length - 1);
        if (!leak) return lawful;
        lawful = undefined;
        continue;
      }
      leak = this.compareScreens(real.match.length) ?? (await this.compare());
      if (!leak && this.asks.below(ASK) === 0) leak = await this.askAround();
      if (!leak && this.asks.below(PAST) === 0) leak = await this.goBack();
    }
  }

  // --- answering ----------------------------------------------------------------------------------------------------
  /** Answers both sides in a way that looks the same: undefined if there is none, or a leak if the screens did not. */
  private async answer(): Promise<true | Leak | undefined> {
    const { real, twin, clients } = this.p;
    const seat = real.match.asked!;
    const eye = this.table.people.includes(seat);
    if (this.pending && (eye || this.table.programs)) await this.give();
    const leads = this.table.programs && !eye;
    for (const client of clients) {
      const even = client.match.length === real.match.length;
      if (even && (leads || (eye && (this.table.settings.autoPass || client.waits)))) await client.goOn();
    }
    const ahead = clients.map((client) => client.match.choices[real.match.length]);
    const led = ahead.some((choice) => choice);
    const found = led ? this.follow(ahead.map((choice) => choice?.say)) : this.decide();
    if (!found)
      return led && this.table.knowers.includes(seat)
        ? this.leak("an answer given by itself", String(ahead[0]?.say), String(ahead[1]?.say))
        : undefined;
    this.given = found;
    this.chosen = [];
    for (const [i, { match }] of [real, twin].entries()) {
      this.chosen[i] = chosenBy(match.machine, found.says[i]!);
      if (!match.answer(seat, found.says[i]!).done)
        throw new Error(`the answer "${String(found.says[i])}" was not taken`);
    }
    if (led) return true;
    if (eye) {
      this.pending = { seat, says: found.says };
      return true;
    }
    clients.forEach((client, i) => {
      client.say(found.says[i]!);
    });
    if (this.pending) await this.give();
    else for (const client of clients) await client.goOn();
    return true;
  }

  /** Gives the screens the answer that they wait for. */
  private async give(): Promise<void> {
    const { seat, says } = this.pending!;
    this.pending = undefined;
    for (const [i, client] of this.p.clients.entries())
      await client.ask({ ask: "answer", seat, say: says[i]! });
  }

  private questions(): [Asked, Asked] {
    const { real, sides, chosen } = this.p;
    const seat = real.match.asked!;
    const of = (m: Sides["real"], ledger: Sides["ledger"]): Asked =>
      asked(m, questionOf(m, seat)!, ledger, this.table.knowers, !sides.believed, chosen);
    return [of(sides.real, sides.ledger), of(sides.twin, sides.twinLedger)];
  }

  private decide(): Answers | undefined {
    const { real, chance } = this.p;
    const [one, two] = this.questions();
    const others = !this.table.knowers.includes(real.match.asked!);
    const tries = [alike, ...(others ? [apart] : [])];
    if (others && chance.below(one.sure.size > 0 ? 2 : FREE) === 0) tries.reverse();
    for (const way of tries) {
      const found = way(one, two, chance);
      if (found) return found;
    }
    return undefined;
  }

  /** What both screens have answered by themselves, if it looks the same. */
  private follow([left, right]: (Answers["says"][0] | undefined)[]): Answers | undefined {
    if (left === undefined || right === undefined) return undefined;
    const [one, two] = this.questions();
    if (this.table.knowers.includes(this.p.real.match.asked!))
      return String(left) === String(right) ? { says: [left, right], sure: true } : undefined;
    return looksAlike(one, two, [left, right]);
  }

  // --- comparing ----------------------------------------------------------------------------------------------------
  /** The first message up to an answer that is not the same on both screens. */
  private compareScreens(until = Number.POSITIVE_INFINITY): Leak | undefined {
    const { real, twin, clients, report } = this.p;
    // once it is over the secret of its chance is opened
    const opened = real.match.over && real.match.setup.seed !== twin.match.setup.seed;
    const last = opened ? Math.min(until, real.match.length - 1) : until;
    const [one = [], two = []] = clients.map((client) => client.take(last));
    const wrong = clients.find((client) => client.wrong)?.wrong;
    if (wrong) return this.leak(`a message to the screen (${wrong})`, "", "");
    for (let i = 0; i < Math.max(one.length, two.length); i++) {
      report.compared++;
      if (one[i] !== two[i])
        return this.leak("a message to the screen", one[i] ?? "nothing", two[i] ?? "nothing");
    }
    return undefined;
  }

  /** The first of all that the observers are given that is not the same in both. */
  private async compare(past = false): Promise<Leak | undefined> {
    for (const eye of this.table.eyes) {
      const leak = await this.compareFor(eye, past);
      if (leak) return leak;
    }
    return undefined;
  }

  private async compareFor(eye: number, past: boolean): Promise<Leak | undefined> {
    const { real, twin, report, sides, languages } = this.p;
    const now = (oneIn: number): boolean => !past && this.asks.below(oneIn) === 0;
    const asked = real.match.asked === eye;
    // programs decide by the seed of the match, too
    const otherSeed = real.match.setup.seed !== twin.match.setup.seed;
    const ask: Questions = {
      languages,
      whole: this.asks.below(WHOLE) === 0,
      program: asked && !moreIsTold(sides, eye) && now(PROGRAM) ? this.asks.below(0x10000) : undefined,
      decision: asked && !otherSeed && now(DECISION) ? this.asks.below(DECISIONS) : undefined,
      terminal:
        asked && now(TERMINAL)
          ? { sayings: this.sayings(eye), language: LANGUAGES[this.asks.below(LANGUAGES.length)]! }
          : undefined,
    };
    const others = parts(twin, eye, ask);
    for (const [part, text] of parts(real, eye, ask)) {
      const other = others.next().value!;
      const one = await attempt(text);
      const two = await attempt(other[1]);
      report.compared++;
      if (one !== two) return this.leak(part, one, two);
    }
    return undefined;
  }

  private sayings(eye: number): string[] {
    const { real, twin } = this.p;
    return eye === SPECTATOR ? [] : sayingsFor(real.match, twin.match, SAYINGS, this.asks);
  }

  /** Asks things at the screens: why something cannot be done, what would follow, and for what cannot be. */
  private async askAround(): Promise<Leak | undefined> {
    const { real, clients } = this.p;
    const step = real.match.length;
    if (clients.some(({ match }) => match.length !== step)) return undefined;
    for (const seat of this.table.people) {
      for (const say of this.sayings(seat)) {
        for (const client of clients) await client.ask({ ask: "why", seat, say });
        if (
          real.match.asked === seat &&
          (say.trim() === "" || real.match.why(seat, say).verdict === "allowed")
        )
          continue;
        for (const client of clients) await client.ask({ ask: "answer", seat, say });
      }
      if (this.asks.below(FORECAST) > 0) continue;
      const { options = [] } = questionOf(real.match.machine, seat) ?? {};
      const say =
        options.length > 0 && this.asks.below(2) === 0
          ? options[this.asks.below(options.length)]!.notation
          : null;
      for (const client of clients) await client.ask({ ask: "forecast", seat, step, say });
    }
    return this.compareScreens();
  }

  /** Takes both games back a little, compares them there, and takes them forward again. */
  private async goBack(): Promise<Leak | undefined> {
    const { real, twin, clients } = this.p;
    const steps = Math.min(real.match.length - real.from, 1 + this.asks.below(4));
    const both = [real, twin];
    for (let i = 0; i < steps; i++) for (const { match } of both) match.undo();
    const leak = await this.compare(true);
    for (let i = 0; i < steps; i++) for (const { match } of both) match.redo();
    const can =
      clients.length > 0 &&
      clients.every(
        (client) => client.match.length === real.match.length && !client.waits && client.canUndoTo(real.from),
      );
    if (leak || this.pending || !can) return leak;
    for (const client of clients) await client.ask({ ask: "undo" });
    const there = this.compareScreens();
    for (const client of clients) while (client.match.canRedo) await client.ask({ ask: "redo" });
    return there ?? this.compareScreens();
  }

  /** Compares what the records of both, taken back to where they were the same, show an observer. */
  async compareRecords(same: number, eye: number): Promise<Leak | undefined> {
    const { real, twin, report } = this.p;
    const differing = (all: [string, string][], others: [string, string][]): Leak | undefined => {
      report.compared += all.length;
      const at = all.findIndex(([, text], i) => text !== others[i]![1]);
      return at < 0 ? undefined : this.leak(...all[at]!, others[at]![1]);
    };
    if (real.arena.account) {
      const leak = differing(await earlierIn(real.match, eye, same), await earlierIn(twin.match, eye, same));
      if (leak) return leak;
    }
    for (const { match } of [real, twin]) while (match.length > same) match.undo();
    // one after the other: a client has the timers of this process to itself
    const shown = await shownOf(real.arena, real.match, eye, this.table);
    const leak = differing(shown, await shownOf(twin.arena, twin.match, eye, this.table));
    if (leak || !real.arena.account) return leak;
    return differing(await shownOfEnd(real.match, eye), await shownOfEnd(twin.match, eye));
  }

  private leak(part: string, one: string, two: string): Leak {
    const { real, number } = this.p;
    return {
      match: number,
      eyes: this.table.eyes,
      difference: this.difference,
      table: this.table.kind,
      at: real.match.length,
      after: real.match.length - real.from,
      part,
      ...firstDifference(one, two),
    };
  }
}

/**
 * Whether a program is told what no view shows: which text of a card waits that nobody has seen, where a card lies that
 * what is under way speaks of, and whose a card is that came out of a place where cards of several players lie. It goes
 * on from there, so no world could be without it; only the hiding toy has any of them.
 */
function moreIsTold({ real, twin, ledger, twinLedger }: Sides, observer: number): boolean {
  const hidden = (m: Sides["real"], known: Sides["ledger"]): string =>
    [...spokenOf(m)].map((card) => (card < 0 || known.knows(observer, card) ? "" : m.zone(card))).join();
  if (hidden(real, ledger) !== hidden(twin, twinLedger)) return true;
  for (let n = 0; n < Math.min(stackSize(real), stackSize(twin)); n++)
    if (effectAbility(real, effectAt(real, n)) !== effectAbility(twin, effectAt(twin, n))) return true;
  const there = twinLedger.cardsFor(observer);
  return ledger
    .cardsFor(observer)
    .some((card, i) => ledger.knows(observer, card) && real.owner(card) !== twin.owner(there[i]!));
}

async function attempt(make: () => string | Promise<string>): Promise<string> {
  try {
    return await make();
  } catch (error) {
    return `fault: ${error instanceof Error ? error.message : String(error)}`;
  }
}
