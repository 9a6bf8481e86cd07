/** Positions out of games that were played, and what was seen in these: the ground on which cards are tried. */
import { answerAtRandom } from "@tefuda/bots";
import { Chance, firstOf, type GamePackage, groupOf, Machine, MachineFault, notations } from "@tefuda/kernel";
import type { Loaded } from "../loaded.ts";
import { Ranges } from "./ranges.ts";

/** Games that are played, and answers given in one at most. */
const GAMES = 24;
const ANSWERS = 500;
/** Games that are played for a kind that nothing else has shown, and how often it is in its list. */
const FOR_ONE = 24;
const COPIES = 8;
/** Positions that are kept of each question. */
const KEPT = 40;
/** Questions until a card that was played has come to where it lies. */
const ON_ITS_WAY = 12;
/** Of so many answers one is anything at all. */
const ASIDE = 6;

/** A question that waited in a game. */
export interface Moment {
  m: Machine;
  state: Int16Array;
}

export class Moments {
  /** Questions at which a card may be played, in the order of a chance of their own. */
  readonly all: Moment[] = [];
  readonly ranges: Ranges;
  /** Kinds of cards that were offered to be played, by number. */
  readonly offered = new Set<number>();
  /** By zone: the sorts of cards that were offered to be played out of it. */
  readonly from = new Map<number, Set<string>>();
  /** By zone: the kinds that lay there. */
  readonly lay = new Map<number, Set<number>>();
  /** By sort: how many came to lie on another card; and the kinds on which one lay. */
  readonly bound = new Map<string, number>();
  readonly hosts = new Set<number>();
  /** By sort of card: the zones in play to which those came that were played, and how often. */
  readonly came = new Map<string, Map<number, number>>();
  /** Cards that were just played, and how many questions ago. */
  private readonly coming = new Map<number, number>();
  readonly sorts: readonly string[];
  private readonly loaded: Loaded;
  private readonly decks: readonly (readonly string[])[];
  private readonly plays: ReadonlySet<string>;
  private readonly machines = new Map<string, Machine>();
  private readonly kept = new Map<number, { seen: number; moments: Moment[] }>();
  private readonly chance = new Chance();

  /** `decks`: those that games are played with, as names of cards. */
  constructor(loaded: Loaded, decks: readonly (readonly string[])[]) {
    this.loaded = loaded;
    this.decks = decks;
    this.plays = new Set(loaded.pack.plays);
    this.ranges = new Ranges(loaded.pack, loaded.game);
    this.sorts = loaded.book.cards.map(({ type }) => type);
    this.chance.seed(1, 7);
  }

  /** The ready lists, as numbers of kinds. */
  lists(): number[][] {
    const { byName } = this.loaded.game;
    return this.decks.map((cards) => cards.map((name) => byName.get(name)!.id));
  }

  /** Plays games with the ready lists; tells how many are over. */
  async play(told: (done: number, of: number) => Promise<void>): Promise<void> {
    const { game, pack } = this.loaded;
    const lists = this.lists();
    for (let n = 0; n < GAMES; n++) {
      const meeting = Array.from(
        { length: game.seats.min },
        (_, seat) => lists[(n * (seat + 1) + seat) % lists.length]!,
      );
      this.one(n, meeting, pack);
      await told(n + 1, GAMES);
    }
    for (const { moments } of this.kept.values()) this.all.push(...moments);
    for (let i = this.all.length - 1; i > 0; i--) {
      const other = this.chance.below(i + 1);
      [this.all[i], this.all[other]] = [this.all[other]!, this.all[i]!];
    }
  }

  /** Games in which some kind is in a list that may hold it, until it is offered to be played. */
  playFor(wanted: number, lists: readonly (readonly number[])[], goWith: (kind: number) => boolean): void {
    const able = lists.map((list) => list.filter(goWith)).sort((a, b) => b.length - a.length);
    const best = able.filter((list) => list.length >= able[0]!.length / 2);
    for (let n = 0; n < FOR_ONE && !this.offered.has(wanted); n++) {
      const list = [...best[n % best.length]!];
      for (let i = 0; i < COPIES; i++) list[this.chance.below(list.length)] = wanted;
      const others = Array.from(
        { length: this.loaded.game.seats.min - 1 },
        (_, i) => lists[(n + i) % lists.length]!,
      );
      this.one(n + 1, [list, ...others], this.loaded.pack);
    }
  }

  private one(n: number, lists: readonly (readonly number[])[], pack: GamePackage): void {
    const m = this.machineFor(lists);
    m.start(n + 1, lists, pack.simulation);
    // some games are played on, and in some their players keep what they have
    const eager = n % 3;
    this.coming.clear();
    try {
      for (let answers = 0; !m.over && answers < ANSWERS; answers++) {
        this.note(m);
        this.answer(m, pack, eager);
      }
    } catch (error) {
      if (!(error instanceof MachineFault)) throw error;
    }
  }

  private machineFor(lists: readonly (readonly number[])[]): Machine {
    const sizes = lists.map((list) => list.length).join();
    let m = this.machines.get(sizes);
    if (!m) {
      m = new Machine(this.loaded.game, lists.length, lists.flat().length);
      m.journal.on = false;
      this.machines.set(sizes, m);
    }
    return m;
  }

  private note(m: Machine): void {
    this.ranges.look(m);
    const spec = m.asking()!;
    for (let card = 0; card < m.layout.cards; card++) {
      const zone = m.zoneId(m.zone(card));
      const there = this.lay.get(zone) ?? new Set();
      this.lay.set(zone, there.add(m.definition(card)));
      const host = m.host(card);
      if (host >= 0) this.hosts.add(m.definition(host));
    }
    this.noteComing(m);
    const groups = spec.groups?.map(({ verb }) => this.plays.has(verb)) ?? [];
    if (spec.shape !== "one" || !groups.includes(true)) return;
    const count = m.list();
    for (let i = 0; i < count; i++) {
      const option = m.options[i]!;
      if (!groups[groupOf(option)]) continue;
      const card = firstOf(option);
      if (card < 0) continue;
      this.offered.add(m.definition(card));
      const zone = m.zoneId(m.zone(card));
      const sorts = this.from.get(zone) ?? new Set<string>();
      this.from.set(zone, sorts.add(this.sorts[m.definition(card)]!));
    }
    this.keep(m);
  }

  private noteComing(m: Machine): void {
    for (const [card, ago] of this.coming) {
      if (m.inPlay(m.zone(card)) && !m.faceDown(card)) {
        const sort = this.sorts[m.definition(card)]!;
        const zones = this.came.get(sort) ?? new Map<number, number>();
        const zone = m.zoneId(m.zone(card));
        this.came.set(sort, zones.set(zone, (zones.get(zone) ?? 0) + 1));
        if (m.host(card) >= 0) this.bound.set(sort, (this.bound.get(sort) ?? 0) + 1);
      } else if (ago < ON_ITS_WAY) {
        this.coming.set(card, ago + 1);
        continue;
      }
      this.coming.delete(card);
    }
  }

  private keep(m: Machine): void {
    const kept = this.kept.get(m.pc) ?? { seen: 0, moments: [] };
    this.kept.set(m.pc, kept);
    kept.seen++;
    const at = kept.moments.length < KEPT ? kept.moments.length : this.chance.below(kept.seen);
    if (at < KEPT) kept.moments[at] = { m, state: m.s.slice() };
  }

  private answer(m: Machine, pack: GamePackage, eager: number): void {
    const spec = m.asking()!;
    if (spec.shape !== "one") {
      answerAtRandom(m, this.chance);
      return;
    }
    const count = m.list();
    if (count === 0) m.fail(`"${spec.prompt}" has no answer`);
    if (eager === 0 || this.chance.below(ASIDE) === 0) {
      this.choose(m, m.options[this.chance.below(count)]!);
      return;
    }
    const idle = new Set([
      ...pack.layout.passes,
      ...(pack.layout.wastes ?? []),
      ...(pack.layout.takesBack ?? []),
    ]);
    const words = notations(m, spec, count);
    const passing = words.map((word) => idle.has(word));
    // whoever waits keeps what lies in hand, and lays down what is to pay with
    const wanted = words.flatMap((_, i) => {
      const played = this.plays.has(spec.groups?.[groupOf(m.options[i]!)]?.verb ?? "");
      return (eager === 1 ? !passing[i] : !played) ? [i] : [];
    });
    const among = wanted.length > 0 ? wanted : words.map((_, i) => i);
    this.choose(m, m.options[among[this.chance.below(among.length)]!]!);
  }

  private choose(m: Machine, option: number): void {
    const group = m.asking()!.groups?.[groupOf(option)];
    if (group && this.plays.has(group.verb)) this.coming.set(firstOf(option), 0);
    m.choose(option);
  }
}
