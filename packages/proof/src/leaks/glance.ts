/**
 * Glances: a match is gone through answer by answer, and wherever nothing like it was looked at before, a twin is made for
 * each observer anew. What it is given then, and after the next answer if nothing has lawfully told them apart, has to be
 * the same in both. A twin that lasts for one answer comes to everything that is rare.
 */
import { LANGUAGES } from "@tefuda/cli/words/index";
import { Chance, forecast, Match, questionOf, SPECTATOR } from "@tefuda/kernel";
import { Chosen } from "@tefuda/referee/steering/chosen";
import { type Answers, asked, chosenBy, looksAlike, mayShow, otherAnswer, type Say } from "./answers.ts";
import { type Start, shelfOf } from "./arena.ts";
import { asSeenBy, Client, copyMatch, standHere } from "./client.ts";
import { DIFFERENCES, type Difference, disguise, listsOf, type Sides } from "./disguise.ts";
import type { Leak } from "./lockstep.ts";
import { consequences, type Moments, offered } from "./moments.ts";
import { before, revelation, sidesOf } from "./revelation.ts";
import { hiddenNames, sayingsFor } from "./sayings.ts";
import { Ledger, observersOf } from "./sight.ts";
import { firstDifference, type Side, sideOf } from "./stream.ts";
import { endText } from "./terminal.ts";

/** Things that are asked for at each glance. */
const SAYINGS = 4;
/** The twins that are made for each observer by the way: a single one often differs in nothing that would show. */
const TWINS = ["everything", "equal"] as const;
/** Steps taken back that are looked at, and answers whose part of the log is read. */
const BACK = 4;
/** At one glance in so many there is a screen; then something is foretold there, or taken back. */
const SCREEN = 3;
const ASK = 3;
/** One time in so many what would follow from an option is foretold. */
const FORECAST = 3;
/** One time in so many whoever is asked gives up at a terminal, and the whole log is read. */
const END = 12;
const WHOLE = 8;

export class Glance {
  /** Comparisons so far. */
  count = 0;
  readonly match: Match;
  private readonly moments: Moments;
  private readonly real: Side;
  private readonly twin: Side;
  private readonly sides: Sides;
  /** The account of the match before the answer that is looked at. */
  private readonly stand: Ledger;
  private readonly number: number;
  private readonly where: string;
  private readonly chance = new Chance();
  private readonly chosen = new Chosen();
  /** By answer, whether anything came to light because of it. */
  private readonly light: boolean[] = [];
  private readonly clients = new Map<string, Promise<readonly Client[]>>();
  private eye = 0;
  private difference: Difference = "order";

  /** `where` says in words what is looked at. */
  constructor({ arena, match }: Start, number: number, moments: Moments, where: string) {
    this.number = number;
    this.moments = moments;
    this.where = where;
    this.match = match;
    this.chance.seed(number + 1, 3);
    this.real = sideOf(arena, match);
    this.twin = sideOf(arena, new Match(match.game, { ...match.setup }));
    this.sides = sidesOf(arena, match.machine, this.twin.match.machine);
    this.stand = new Ledger(match.machine, arena);
  }

  /** Gives an answer without looking. Throws if it is not taken. */
  pass(seat: number, say: Say): void {
    const chosen = chosenBy(this.sides.real, say);
    if (!taken(this.match, seat, say)) throw new Error(`the answer "${String(say)}" was not taken`);
    this.sides.ledger.follow(chosen);
  }

  /** Gives an answer and looks at what it comes to; a leak that shows there. Throws if it is not taken. */
  async give(seat: number, say: Say): Promise<Leak | undefined> {
    const { match, sides, stand } = this;
    const observers = observersOf(sides.real);
    const knew = this.knownNow();
    const { drawn } = sides.real;
    const things = this.thingsAbout(say);
    const since = sides.real.journal.length;
    stand.copy(sides.ledger);
    this.pass(seat, say);
    const isNew = this.moments.isNew([...things, consequences(sides.real, since)]);
    const learnt = this.knownNow().some((one, i) => (one & ~knew[i]!) !== 0);
    this.light[match.length - 1] = learnt || sides.real.drawn > drawn;
    const unlawful = this.takeUnlawful();
    if (unlawful) return this.leak(`what the rules do not tell (${unlawful})`, "", "");
    for (let n = 1; n <= Math.min(BACK, match.length); n++)
      if (match.undoIsInnocent(n) && this.light.slice(-n).includes(true))
        return this.leak("what may be taken back though it came to light", "", "");
    if (!isNew) return undefined;
    // what somebody else answers may be another thing in the twin
    for (const eye of observers)
      for (const otherwise of eye === seat ? [false] : [false, true]) {
        match.undo();
        sides.ledger.copy(stand);
        this.eye = eye;
        const leak = await this.at(seat, say, otherwise);
        if (leak) return leak;
      }
    return this.lookAround();
  }

  /** What shows by itself where the match stands, where everything that an observer may not know is otherwise. */
  lookAround(): Leak | undefined {
    const { real, twin, sides, chance } = this;
    for (const difference of TWINS)
      for (const eye of observersOf(sides.real)) {
        this.eye = eye;
        this.difference = difference;
        copyMatch(real.match, twin.match);
        const leak = disguise(sides, [eye], difference, chance, true) > 0 ? this.compare(false) : undefined;
        if (leak) return leak;
      }
    return undefined;
  }

  /** What shows before an answer, and after it; it is given then, or in the twin something else if `otherwise`. */
  private async at(seat: number, say: Say, otherwise: boolean): Promise<Leak | undefined> {
    const { real, twin, sides, eye, chance } = this;
    const wholly = chance.below(2) === 0;
    this.difference = wholly
      ? TWINS[chance.below(TWINS.length)]!
      : DIFFERENCES[chance.below(DIFFERENCES.length)]!;
    copyMatch(real.match, twin.match);
    const twins = disguise(sides, [eye], this.difference, chance, wholly) > 0;
    standHere(twin.match);
    twin.match.setup.lists = listsOf(sides.twin, real.match.setup.lists);
    const there = twins ? (this.compare(true) ?? (await this.compareEnds())) : undefined;
    if (there) return there;
    const given = twins || otherwise ? this.answersAlike(seat, say, otherwise) : undefined;
    const screen = given && chance.below(SCREEN) === 0 ? await this.screen() : undefined;
    const shown = screen && (await screen.compare());
    if (shown) return shown;
    const was = given && before(sides, eye);
    const chosen = given ? chosenBy(sides.twin, given.says[1]) : [];
    const both = given && taken(twin.match, seat, given.says[1]);
    this.pass(seat, say);
    if (!given || !was || !both) return undefined;
    sides.twinLedger.follow(chosen);
    if (screen) await screen.give(seat, given);
    if (revelation(sides, eye, was) || mayShow(sides, [eye], given)) return undefined;
    // after another answer somebody else may be asked, and of that everybody hears
    if (String(given.says[0]) !== String(given.says[1]) && !this.goesOnAlike()) return undefined;
    return this.compare(true) ?? (await screen?.compare());
  }

  /** Whether both games ask the same of the same seat. */
  private goesOnAlike(): boolean {
    const { real, twin } = this.sides;
    return real.pc === twin.pc && this.real.match.asked === this.twin.match.asked;
  }

  /** By card, the observers that know it where it lies. */
  private knownNow(): number[] {
    const { ledger, real } = this.sides;
    const observers = observersOf(real);
    return Array.from({ length: real.layout.cards }, (_, card) =>
      observers.reduce((bits, eye) => (ledger.knows(eye, card) ? bits | (1 << eye) : bits), 0),
    );
  }

  private takeUnlawful(): string | undefined {
    const { account } = this.real.arena;
    return account && this.sides.ledger.takeUnlawful();
  }

  /** What is about an answer before it is given: what it takes, and from among what. */
  private thingsAbout(say: Say): string[] {
    const { real } = this.sides;
    if (!real.asking()) return [];
    const all = this.chosen.keysOf(real);
    return [...[say].flat().map((word) => `${all.get(word) ?? `${real.pc} ${word}`}`), offered(real)];
  }

  /** What is answered in both games, if it is there in both and looks the same to the observer. */
  private answersAlike(seat: number, say: Say, otherwise: boolean): Answers | undefined {
    const { real, sides, eye, chance } = this;
    const [one, two] = [sides.real, sides.twin].map((m) => questionOf(m, seat));
    if (!one || !two || real.match.asked !== seat) return undefined;
    const left = asked(sides.real, one, sides.ledger, [eye], true, this.chosen);
    const right = asked(sides.twin, two, sides.twinLedger, [eye], true, this.chosen);
    if (otherwise) return otherAnswer(left, right, say, chance);
    const same = looksAlike(left, right, [say, say]);
    return same?.sure ? same : undefined;
  }

  /** With `all` in every language, and with what is said to somebody who asks. */
  private compare(all: boolean): Leak | undefined {
    this.count++;
    const { real, twin, eye, chance } = this;
    const sayings = eye === SPECTATOR || !all ? [] : sayingsFor(real.match, twin.match, SAYINGS, chance);
    if (all && real.match.asked === eye)
      sayings.push(...[real, twin].flatMap(({ match }) => hiddenNames(match)));
    const since = chance.below(WHOLE) === 0 ? 0 : Math.max(0, real.match.length - BACK);
    const { options = [] } = (all && real.match.asked === eye && questionOf(real.match.machine, eye)) || {};
    const foretold =
      options.length > 0 && chance.below(FORECAST) === 0
        ? options[chance.below(options.length)]!.notation
        : undefined;
    const [one, two] = [real, twin].map((side) =>
      this.given(side, all ? ["en", "ja"] : ["en"], since, sayings, foretold),
    );
    for (const [i, [part, text]] of one!.entries())
      if (text !== two![i]![1]) return this.leak(part, text, two![i]![1]);
    return undefined;
  }

  /** Now and then: what it reads at a terminal with people in all seats if it gives up. */
  private async compareEnds(): Promise<Leak | undefined> {
    const { real, twin, sides, eye, chance } = this;
    // between two the match is over with that, and nothing else happens
    const ends = real.match.asked === eye && sides.real.layout.seats === 2 && real.arena.account;
    if (!ends || chance.below(END) > 0) return undefined;
    const language = LANGUAGES[chance.below(LANGUAGES.length)]!;
    const one = await endText(real.arena, real.match, language);
    const two = await endText(twin.arena, twin.match, language);
    return one === two ? undefined : this.leak(`the end at a terminal (${language})`, one, two);
  }

  /** All that an observer is given where the match stands. */
  private given(
    { arena, match, programs }: Side,
    languages: readonly string[],
    since: number,
    sayings: readonly string[],
    foretold: string | undefined,
  ): [part: string, text: string][] {
    const { eye } = this;
    const parts: [string, string][] = [];
    for (const language of languages)
      parts.push(
        [`view (${language})`, JSON.stringify(match.view(eye, language))],
        [`log (${language})`, JSON.stringify(match.logSince(eye, since, language))],
      );
    const back = Array.from({ length: Math.min(BACK, match.length) }, (_, n) => match.undoIsInnocent(n + 1));
    parts.push(["taking back", JSON.stringify([back, match.over])]);
    for (const saying of sayings) {
      const verdict = match.why(eye, saying);
      parts.push([`why ("${saying}")`, JSON.stringify(verdict)]);
      if (verdict.verdict !== "allowed" && saying.trim() !== "")
        parts.push([`refusal ("${saying}")`, JSON.stringify(match.answer(eye, saying))]);
    }
    // the hiding toy tells its programs more (pair.ts)
    const asked = match.asked === eye;
    if (asked && arena.account) parts.push(["what a program gets", programs.given(match, eye, 1)]);
    if (asked && foretold !== undefined)
      parts.push(["forecast", JSON.stringify(forecast(match.machine, eye, foretold, arena.pack, "en"))]);
    return parts;
  }

  /** Screens of both games at which the observer sits, alone or beside somebody else, standing where the games stand. */
  private async screen(): Promise<Screen | undefined> {
    const { real, twin, eye, chance, sides } = this;
    if (eye === SPECTATOR) return undefined;
    const { seats } = sides.real.layout;
    const beside = (eye + 1 + chance.below(seats - 1)) % seats;
    const people = chance.below(2) === 0 ? [eye] : [eye, beside].sort();
    const settings = { autoPass: chance.below(3) > 0, language: chance.below(2) === 0 ? "en" : "ja" };
    const clients = await this.clientsOf(people);
    for (const [i, client] of clients.entries()) await client.load([real, twin][i]!.match, settings, false);
    const compare = async (): Promise<Leak | undefined> => {
      const [one = [], two = []] = clients.map((client) =>
        client.take(real.match.length).map((bytes) => asSeenBy(bytes, eye)),
      );
      const wrong = clients.find((client) => client.wrong)?.wrong ?? this.takenBack(clients[0]!, people);
      if (wrong) return this.leak(`a message to the screen (${wrong})`, "", "");
      const at = one.findIndex((bytes, i) => bytes !== two[i]);
      if (at < 0 && one.length === two.length) return undefined;
      const place = at < 0 ? Math.min(one.length, two.length) : at;
      return this.leak("a message to the screen", one[place] ?? "nothing", two[place] ?? "nothing");
    };
    const give = async (seat: number, { says }: Answers): Promise<void> => {
      for (const [i, client] of clients.entries())
        if (people.includes(seat)) await client.ask({ ask: "answer", seat, say: says[i]! });
        else {
          client.say(says[i]!);
          await client.goOn();
        }
      const ask = chance.below(ASK);
      const [say = ""] = sayingsFor(real.match, twin.match, 1, chance);
      const step = real.match.length;
      for (const client of clients)
        if (ask === 0) await client.ask({ ask: "undo" });
        else if (ask === 1) await client.ask({ ask: "forecast", seat: eye, step, say: null });
        // somebody else's questions are nobody's at this screen
        else if (!people.includes(beside)) await client.ask({ ask: "why", seat: beside, say });
    };
    return { give, compare };
  }

  /** That a screen of several people lets an answer be taken back after which something came to light. */
  private takenBack({ match, canUndo }: Client, people: readonly number[]): string | undefined {
    if (people.length < 2 || !canUndo) return undefined;
    const last = match.choices.findLastIndex(({ seat }) => people.includes(seat));
    return this.light.slice(last, match.length).includes(true)
      ? "that what came to light can be taken back"
      : undefined;
  }

  /** Each pair of screens is set up once a match. */
  private clientsOf(people: readonly number[]): Promise<readonly Client[]> {
    const { arena, match } = this.real;
    const open = (): Promise<Client> =>
      Client.resume(shelfOf(arena), { ...match.record(), choices: [] }, people, SETTINGS);
    const key = people.join();
    const known = this.clients.get(key) ?? open().then(async (one) => [one, await open()]);
    this.clients.set(key, known);
    return known;
  }

  private leak(part: string, real: string, twin: string): Leak {
    const { match } = this.real;
    return {
      match: this.number,
      eyes: [this.eye],
      difference: this.difference,
      table: "others",
      at: match.length,
      after: 0,
      part: `${part}, ${this.where}`,
      ...firstDifference(real, twin),
    };
  }
}

interface Screen {
  /** The answers are given there, too, and something is asked. */
  give(seat: number, given: Answers): Promise<void>;
  /** The first message since that is not the same on both. */
  compare(): Promise<Leak | undefined>;
}

const SETTINGS = { autoPass: false, language: "en" };

/** Whether an answer is taken; a fault is an answer that cannot be carried out. */
function taken(match: Match, seat: number, say: Say): boolean {
  try {
    return match.answer(seat, say).done;
  } catch {
    return false;
  }
}
