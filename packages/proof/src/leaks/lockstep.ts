/**
 * Lockstep: two games that differ only in what observers may not know are played on with the same answers of theirs and,
 * as far as they can give them, the same answers of the others. Until something lawfully tells them apart, everything that
 * the observers are given has to be the same in both, byte for byte.
 */
import { Chance, isOpen, Match, questionOf, type Setup, SPECTATOR } from "@tefuda/kernel";
import { Chosen } from "@tefuda/referee/steering/chosen";
import { otherZone } from "./account.ts";
import { chosenBy } from "./answers.ts";
import { type Arena, otherSeed, type Start, seedOf, setupOf, shelfOf, shuffled } from "./arena.ts";
import { Client, copyMatch, standHere } from "./client.ts";
import { DIFFERENCES, type Difference, disguise, listsOf, type Sides } from "./disguise.ts";
import { spendEvening } from "./evening.ts";
import { glanceAt } from "./glances.ts";
import { Pair } from "./pair.ts";
import { positionsOf } from "./positions.ts";
import { fromOtherLists, sealedSetup } from "./records.ts";
import { sidesOf } from "./revelation.ts";
import { SEATINGS, type Seating, seatingFor } from "./seating.ts";
import { observersOf } from "./sight.ts";
import { type Side, sideOf } from "./stream.ts";

/** How a pair came to its end. */
export type End = "card" | "chance" | "answers" | "over" | "enough" | "leak";

export interface PairReport {
  match: number;
  eyes: readonly number[];
  difference: Difference;
  table: Seating["kind"];
  /** Answers given before it began, and answers after which both were found the same. */
  from: number;
  same: number;
  end: End;
}

export interface Leak {
  match: number;
  eyes: readonly number[];
  difference: Difference;
  table: Seating["kind"];
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
  /** Of the rulings one in so many is gone through, so many times. */
  rulings: { every: number; rounds: number };
  /** So many matches from lists in which few cards stand often, of so many answers at most. */
  gatherings: { matches: number; length: number };
  /** How many evenings are spent at a desk. */
  evenings: number;
  /** How many positions of rulings are played on from besides. */
  positions: number;
  /** And how many pairs begin from other lists, of which the records are compared. */
  records: number;
  /** Answers after which a pair, a match, and what follows a position is left. */
  pairLength: number;
  matchLength: number;
  positionLength: number;
  /** Stops at the first leak. */
  stop?: boolean;
  observers?: readonly number[];
}

/** Fewer cards than most games have. */
const FEW = 100;

/** How much is played of an arena: deep, or as `npm test` does it. Games with rulings begin from these as often. */
export function planOf({ account, book }: Arena, deep: boolean): Plan {
  // matches of few cards are over sooner, so there are more of them
  const n = deep ? 300 : account ? (book.cards.length < FEW ? 6 : 3) : 24;
  return {
    first: 0,
    matches: n,
    rulings: deep ? { every: 1, rounds: 6 } : { every: 8, rounds: 1 },
    gatherings: { matches: deep ? 200 : account ? 4 : 10, length: 100 },
    evenings: deep ? 60 : account ? 4 : 0,
    positions: account ? n : 0,
    records: deep ? 100 : account ? 3 : 12,
    pairLength: 60,
    matchLength: 400,
    positionLength: 40,
  };
}

/** A leak that shows in no pair. */
const NOWHERE: Leak = {
  match: 0,
  eyes: [],
  difference: "lists",
  table: "others",
  at: 0,
  after: 0,
  part: "",
  real: "",
  twin: "",
};

export async function lockstep(arena: Arena, plan: Plan): Promise<Report> {
  const report: Report = { pairs: [], compared: 0, leaks: [] };
  const chosen = new Chosen();
  const dealt = (n: number): Start => {
    const setup = setupOf(arena, n);
    return {
      arena,
      match: new Match(arena.book.game, { ...setup, seed: seedOf(n, setup.lists.length) }),
    };
  };
  const zone = arena.account && otherZone(arena.account, arena.book.game.shape.zones);
  if (zone) report.leaks.push({ ...NOWHERE, part: `what is seen of a zone (${zone})` });
  for (let n = plan.first; n < plan.first + plan.evenings && report.leaks.length === 0; n++) {
    const wrong = await spendEvening(arena, n);
    report.compared++;
    if (wrong) report.leaks.push({ ...NOWHERE, match: n, part: `a message to the screen (${wrong})` });
  }
  if (report.leaks.length > 0 && plan.stop) return report;
  const { glances, leak } = await glanceAt(arena, plan);
  report.compared += glances;
  if (leak) report.leaks.push(leak);
  if (leak && plan.stop) return report;
  const positions = await positionsOf(arena, plan.first, plan.positions);
  for (let i = 0; i < Math.max(plan.matches, positions.length, plan.records); i++) {
    const number = plan.first + i;
    const position = positions[i];
    if (position) await new Lockstep(position, plan, number, plan.positionLength, report, chosen).play();
    if (i < plan.matches)
      await new Lockstep(dealt(number), plan, number, plan.matchLength, report, chosen).play();
    if (i < plan.records) await fromLists(arena, plan, number, report, chosen);
    if (plan.stop && report.leaks.length > 0) break;
  }
  return report;
}

/** One pair that begins from other lists, and what the records of both tell. */
async function fromLists(
  arena: Arena,
  plan: Plan,
  number: number,
  report: Report,
  chosen: Chosen,
): Promise<void> {
  const chance = new Chance();
  chance.seed(number + 1, 2);
  const { lists } = setupOf(arena, number);
  const seats = lists.map((_, seat) => seat);
  const observer = [...seats, SPECTATOR][chance.below(seats.length + 1)]!;
  const setup = sealedSetup(arena, number, seedOf(number, lists.length), observer);
  const table = seatingFor("others", observer, seats.length, chance);
  const made = fromOtherLists(arena, setup, table.knowers, chance);
  if (!made) return;
  const clients: Client[] = [];
  for (const { match } of table.people.length > 0 ? [made.real, made.twin] : [])
    clients.push(await Client.resume(shelfOf(arena), match.record(), table.people, table.settings));
  const languages = languagesOf(arena);
  const pair = new Pair(
    { ...made, clients, chance, chosen, plan, number, report, languages },
    table,
    "lists",
  );
  const played = await pair.play();
  report.pairs.push({ match: number, ...played });
  const leak = played.end === "leak" ? undefined : await pair.compareRecords(played.same, observer);
  if (leak) report.leaks.push(leak);
}

/** One match, cut into pairs. */
class Lockstep {
  private readonly chance = new Chance();
  private readonly real: Side;
  private readonly twin: Side;
  private readonly sides: Sides;
  private readonly plan: Plan;
  private readonly number: number;
  /** Answers after which it is left. */
  private readonly length: number;
  private readonly report: Report;
  private readonly chosen: Chosen;
  private readonly clients = new Map<string, Promise<readonly Client[]>>();

  constructor(
    { arena, match }: Start,
    plan: Plan,
    number: number,
    length: number,
    report: Report,
    chosen: Chosen,
  ) {
    this.length = length;
    this.plan = plan;
    this.number = number;
    this.report = report;
    this.chosen = chosen;
    this.chance.seed(number + 1, 0);
    const setup: Setup = { ...match.setup };
    this.real = sideOf(arena, match);
    this.twin = sideOf(arena, new Match(match.game, setup));
    copyMatch(match, this.twin.match);
    this.sides = sidesOf(arena, match.machine, this.twin.match.machine);
  }

  /** Plays the match to its end, or as long as is wanted, one pair after the other. */
  async play(): Promise<void> {
    const { chance, plan, report, real, twin, sides, number } = this;
    const observers = plan.observers ?? observersOf(sides.real);
    const { seed } = real.match.setup;
    const last = real.match.length + this.length;
    for (let n = number; !real.match.over && real.match.length < last; n++) {
      const kind = SEATINGS[n % SEATINGS.length]!;
      // programs sit in seats: where they are looked at, somebody at the table looks if anybody may
      const seated = kind === "programs" ? observers.filter((eye) => eye !== SPECTATOR) : observers;
      const eyes = seated.length > 0 ? seated : observers;
      const observer = eyes[chance.below(eyes.length)]!;
      const table = seatingFor(kind, observer, sides.real.layout.seats, chance);
      // programs decide by the seed of the match too, so where they play it is the same
      const kinds = DIFFERENCES.filter(
        (kind) => !table.programs || isOpen(seed) || (kind !== "chance" && kind !== "everything"),
      );
      const difference = kinds[(n + Math.floor(n / SEATINGS.length)) % kinds.length]!;
      if (disguise(sides, table.knowers, difference, chance) > 0) {
        twin.match.setup.lists = listsOf(sides.twin, real.match.setup.lists);
        twin.match.setup.seed =
          difference === "chance" || difference === "everything" ? otherSeed(seed) : seed;
        standHere(twin.match);
        real.from = real.match.length;
        twin.from = real.from;
        const pair = new Pair(
          {
            chance,
            plan,
            report,
            real,
            twin,
            sides,
            number,
            chosen: this.chosen,
            clients: await this.clientsOf(table),
            languages: languagesOf(real.arena),
          },
          table,
          difference,
        );
        report.pairs.push({ match: number, ...(await pair.play()) });
        if (plan.stop && report.leaks.length > 0) return;
      }
      if (real.match.over) return;
      // On to where the next pair begins, so that none begins where the last could not go on.
      this.goOn();
    }
  }

  /** One answer at random. */
  private goOn(): void {
    const { real, sides, chance } = this;
    const { match } = real;
    const { shape, min, max, options } = questionOf(match.machine, match.asked!)!;
    const words = shuffled(options.length, chance).map((i) => options[i]!.notation);
    const most = Math.min(max, words.length);
    const say = shape === "some" ? words.slice(0, min + chance.below(most - min + 1)) : words[0]!;
    const chosen = chosenBy(sides.real, say);
    match.answer(match.asked!, say);
    sides.ledger.follow(chosen);
    copyMatch(match, this.twin.match);
  }

  /** The screens of both sides at a table; each is set up once a match. */
  private async clientsOf({ people, settings }: Seating): Promise<readonly Client[]> {
    if (people.length === 0) return [];
    const key = people.join();
    const { arena, match } = this.real;
    const open = (): Promise<Client> =>
      Client.resume(shelfOf(arena), { ...match.record(), choices: [] }, people, settings);
    const known = this.clients.get(key) ?? open().then(async (one) => [one, await open()]);
    this.clients.set(key, known);
    return known;
  }
}

/** Every language in which anything of a game is worded. */
function languagesOf({ book: { game } }: Arena): string[] {
  const words = [...Object.values(game.prompts), ...game.messages.map((m) => m.words), ...game.texts];
  return [...new Set(["en", ...words.flatMap((w) => Object.keys(w))])];
}
