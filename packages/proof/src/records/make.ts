/**
 * The records that are kept for later versions, made: matches among programs, as different from one another as a game
 * has it - every list and format, packs, seats, answers taken back, positions, giving up.
 */
import { botNamed, Host } from "@tefuda/bots";
import { packsOf, poolSenseOf } from "@tefuda/cli/open";
import {
  Chance,
  CONCEDE,
  hashOf,
  hex,
  MachineFault,
  Match,
  MatchError,
  NUMBER_DIGITS,
  type SecretSeed,
  type Setup,
  sha256,
  utf8,
} from "@tefuda/kernel";
import { pooledDeal } from "@tefuda/market";
import { type LoadedGame, loadFormats, loadLists } from "@tefuda/referee/games";
import type { SavedRecord } from "@tefuda/referee/record";
import { seenOf } from "@tefuda/referee/records/seen";
import { positionOf } from "../fuzz/matches.ts";

/** How many records are kept of a game, and of which of them what was seen: every tenth. */
export const KEPT = 100;
const SEEN_EVERY = 10;

/** Most of them are short, so that all can be played again in little time; every seventh goes on for long. */
const SHORT_TURNS = 14;
const SHORT_ANSWERS = 140;
const LONG_EVERY = 7;
const LONG_ANSWERS = 500;

export function* makeRecords(loaded: LoadedGame): Generator<SavedRecord> {
  for (let n = 0; n < KEPT; n++) {
    const match = new Player(loaded, n).play();
    const record = match.record();
    const seen = n % SEEN_EVERY === 0 ? seenOf(match.game, record) : undefined;
    yield { ...record, end: match.end, ...(seen ? { seen } : {}) };
  }
}

class Player {
  private readonly loaded: LoadedGame;
  private readonly n: number;
  private readonly chance = new Chance();

  constructor(loaded: LoadedGame, n: number) {
    this.loaded = loaded;
    this.n = n;
    this.chance.seed(n, 0);
  }

  play(): Match {
    const { n, loaded } = this;
    const { game } = loaded;
    const setup = this.setup();
    if (n % 9 !== 4) return this.playOn(new Match(game, setup));
    const middle = this.playOn(new Match(game, { ...setup, seed: 2_000 + n }), 30);
    const position = positionOf(middle);
    // a position is laid out where it can be: not in the middle of what a game asks before its first turn
    for (let after = 0; after < 8; after++) {
      try {
        return this.playOn(new Match(game, { ...setup, opening: { after, position } }));
      } catch (error) {
        if (!(error instanceof MachineFault || error instanceof MatchError)) throw error;
      }
    }
    return this.playOn(new Match(game, setup));
  }

  private get long(): boolean {
    return this.n % LONG_EVERY === 0;
  }

  private setup(): Setup {
    const { n, loaded } = this;
    const { pack, game } = loaded;
    const { min, max } = game.seats;
    const seats = min + (n % (max - min + 1));
    const formats = loadFormats(loaded);
    const format = formats[n % (formats.length + 1)]?.settings ?? {};
    const short: Setup["settings"] = this.long ? {} : { turnLimit: SHORT_TURNS };
    const settings = { ...pack.simulation, ...format, ...short };
    const seed = 1_000 + n;
    if (pack.sealed !== undefined && n % 6 === 1) {
      return { seed, settings, ...pooledDeal(poolSenseOf(loaded), packsOf(loaded), seed, seats) };
    }
    const lists = loadLists(loaded);
    // each list meets each other in time
    const step = 1 + (Math.floor(n / lists.length) % (lists.length - 1));
    const cards = (seat: number): readonly string[] => lists[(n + seat * step) % lists.length]!.cards;
    return {
      // among people chance is secret
      seed: n % 5 === 3 ? secretOf(n, seats) : seed,
      settings,
      lists: Array.from({ length: seats }, (_, seat) => cards(seat)),
    };
  }

  /** Every third match has a player who thinks, every fourth one who takes answers back, every eleventh one who gives up. */
  private playOn(match: Match, most = this.long ? LONG_ANSWERS : SHORT_ANSWERS): Match {
    const { n, loaded, chance } = this;
    const hosts = match.setup.lists.map((_, seat) => {
      const host = new Host(loaded.pack, botNamed(n % 3 === 0 && seat === n % 2 ? "greedy" : "random")!);
      host.begin(n, seat);
      return host;
    });
    const givesUp = n % 11 === 5 ? 10 + chance.below(30) : most;
    while (!match.over && match.length < most) {
      const seat = match.asked!;
      if (match.length === givesUp) match.answer(seat, CONCEDE);
      else match.answer(seat, hosts[seat]!.answer(match.sight(seat)));
      if (n % 4 === 2 && chance.below(12) === 0)
        for (let back = chance.below(4); back > 0; back--) match.undo();
    }
    return match;
  }
}

/** A secret that is none: the same whenever it is made again. */
function secretOf(n: number, seats: number): SecretSeed {
  const digits = (what: string): string => hex(sha256(utf8(`${what} of match ${n}`)));
  const secret = digits("secret");
  const numbers = Array.from({ length: seats }, (_, seat) =>
    digits(`number ${seat}`).slice(0, NUMBER_DIGITS),
  );
  return { secret, hash: hashOf(secret), numbers };
}
