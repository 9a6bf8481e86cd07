/** Tables put up with certain kinds of cards in play, at a question where their player may begin something. */
import {
  arrange,
  firstOf,
  groupOf,
  Machine,
  MachineFault,
  notations,
  type Placed,
  type Position,
} from "@tefuda/kernel";
import { verbsOf } from "@tefuda/referee/card-watch";
import { handsOf } from "../hands.ts";
import type { Loaded } from "../loaded.ts";
import type { Moments } from "./moments.ts";

/** Answers until somebody may begin something. */
const WAY = 300;
/** Cards that each player holds. */
const HELD = 4;
/** Further cards in play on each side. */
const COMPANY = 2;

export interface Table {
  m: Machine;
  state: Int16Array;
  /** Whose question it is. */
  seat: number;
}

export class Tables {
  private readonly loaded: Loaded;
  private readonly moments: Moments;
  private readonly lists: readonly (readonly number[])[];
  private readonly passes: ReadonlySet<string>;
  private readonly acts: ReadonlySet<string>;
  private readonly sorts: readonly string[];
  /** The sort of which most cards come into play. */
  private readonly usual: string | undefined;

  constructor(loaded: Loaded, moments: Moments) {
    this.loaded = loaded;
    this.moments = moments;
    this.lists = moments.lists();
    this.passes = new Set(loaded.pack.layout.passes);
    this.acts = new Set(verbsOf(loaded.game).filter((verb) => !this.passes.has(verb)));
    this.sorts = moments.sorts;
    const came = (zones: ReadonlyMap<number, number>): number =>
      [...zones.values()].reduce((a, b) => a + b, 0);
    this.usual = [...moments.came].sort((a, b) => came(b[1]) - came(a[1]))[0]?.[0];
  }

  /** With these kinds in play on either side, so often each; undefined where no such table can be put up. */
  put(own: readonly number[], others: readonly number[], turns = 0): Table | undefined {
    const { game, pack } = this.loaded;
    const lists = Array.from({ length: game.seats.min }, (_, seat) => [
      ...(seat === 0 ? own : others),
      ...this.lists[seat % this.lists.length]!,
    ]);
    const m = new Machine(game, lists.length, lists.flat().length);
    m.journal.on = false;
    try {
      for (let seed = 1; seed < 8; seed++) {
        m.start(seed, lists, pack.simulation);
        let begun = 0;
        for (let n = 0; n < WAY && !m.over; n++) {
          const mine = this.isMain(m) && m.asking()!.who(m) === 0;
          if (mine && begun++ >= turns) break;
          this.pass(m);
        }
        if (m.over || m.asking()!.who(m) !== 0) continue;
        arrange(m, { seats: lists.map((list, seat) => this.seat(seat, list, seat === 0 ? own : others)) });
        return { m, state: m.s.slice(), seat: 0 };
      }
    } catch (error) {
      if (!(error instanceof MachineFault)) throw error;
    }
    return undefined;
  }

  private seat(seat: number, list: readonly number[], inPlay: readonly number[]): Position["seats"][number] {
    const { game } = this.loaded;
    const name = (id: number): string => game.definitions[id]!.name;
    const zones: Record<string, Placed[]> = {};
    const lay = (zone: number, placed: Placed): void => {
      const { id } = game.shape.zones[zone]!;
      zones[id] = [...(zones[id] ?? []), placed];
    };
    const hand = [...handsOf(this.loaded.pack, game)][0];
    const rest = list.slice(inPlay.length);
    // what lies on another card lies on one that has borne such, of its side
    const bearer = rest.find((id) => this.moments.hosts.has(id) && !inPlay.includes(id));
    const host = bearer === undefined ? undefined : `${name(bearer)}@${"ABCD"[seat]}`;
    // texts speak of others in play
    const company = rest.filter(
      (id) => this.sorts[id] === this.usual && !inPlay.includes(id) && id !== bearer,
    );
    for (const id of [...(bearer === undefined ? [] : [bearer]), ...new Set(company)].slice(0, COMPANY))
      lay(this.zoneFor(id)!, { card: name(id) });
    for (const id of inPlay) {
      const zone = this.zoneFor(id);
      if (zone === undefined || (this.isBound(id) && host === undefined)) continue;
      lay(zone, { card: name(id), ...(this.isBound(id) && { host: host! }) });
    }
    const held = rest.filter((id) => id !== bearer && this.sorts[id] !== this.usual).slice(0, HELD);
    if (hand !== undefined) for (const id of held) lay(hand, { card: name(id) });
    for (const [zone, count] of Object.entries(this.loaded.pack.filled ?? {})) {
      const left = rest
        .filter((id) => id !== bearer && !company.includes(id) && !held.includes(id))
        .slice(0, count);
      zones[zone] = left.map((id) => ({ card: name(id) }));
    }
    return { zones };
  }

  /** Whether cards of its sort mostly come to lie on another. */
  private isBound(id: number): boolean {
    const sort = this.sorts[id]!;
    const came = [...(this.moments.came.get(sort)?.values() ?? [])].reduce((all, n) => all + n, 0);
    return 2 * (this.moments.bound.get(sort) ?? 0) > came;
  }

  /** Where a kind comes to lie when it is played: where such as are of its sort mostly came. */
  zoneFor(id: number): number | undefined {
    const zones = [...(this.moments.came.get(this.sorts[id]!) ?? [])].sort((a, b) => b[1] - a[1]);
    return zones[0]?.[0];
  }

  /** Positions out of games in which a card in play is of a kind instead of its own. */
  outOfGames(kind: number, most: number): Table[] {
    const zone = this.zoneFor(kind);
    const found: Table[] = [];
    for (const { m, state } of this.moments.all) {
      if (found.length >= most) break;
      m.s.set(state);
      m.resume();
      const seat = m.asking()!.who(m);
      if (!this.isMain(m) || zone === undefined) continue;
      let card = m.first(m.zoneOf(zone, seat));
      while (card >= 0 && m.faceDown(card)) card = m.next(card);
      if (card < 0) continue;
      m.s[m.layout.definition + card] = kind;
      found.push({ m, state: m.s.slice(), seat });
    }
    return found;
  }

  take({ m, state }: Table): Machine {
    m.s.set(state);
    m.resume();
    m.heard = m.game.registry.heard;
    m.present = m.game.allFacts;
    return m;
  }

  /** Whether something new may be begun. */
  begins(m: Machine): boolean {
    return this.loaded.pack.begins?.includes(m.asking()!.prompt) === true;
  }
  /** Whether cards may be played at it as well. */
  private isMain(m: Machine): boolean {
    return (
      this.begins(m) && (m.asking()!.groups ?? []).some(({ verb }) => this.loaded.pack.plays?.includes(verb))
    );
  }

  /** Whether the question is one at which somebody may begin something, or answer what another does. */
  isOpen(m: Machine): boolean {
    return this.begins(m) || (m.asking()!.groups ?? []).some(({ verb }) => this.acts.has(verb));
  }

  /** Answers with what does least. */
  pass(m: Machine): void {
    this.answer(m, false);
  }
  /** Answers what a text asks with what it would rather have done. */
  agree(m: Machine): void {
    this.answer(m, true);
  }

  private answer(m: Machine, agreed: boolean): void {
    const spec = m.asking()!;
    const count = m.list();
    if (spec.shape === "some") {
      const [least, most] = [spec.min!(m), Math.min(spec.max!(m), count)];
      const n = agreed ? most : least;
      m.chooseSome(
        Array.from(m.options.subarray(0, n), (option) => firstOf(option)),
        n,
      );
      return;
    }
    if (count === 0) m.fail(`"${spec.prompt}" has no answer`);
    if (spec.shape === "yes") m.choose(m.options[agreed ? 0 : 1]!);
    else if (spec.shape === "number") m.choose(m.options[agreed ? count - 1 : 0]!);
    else {
      const words = notations(m, spec, count);
      const passing = words.findIndex((word) => this.passes.has(word));
      const other = words.findIndex((word) => !this.passes.has(word));
      const open = this.isOpen(m);
      const at = agreed && !open ? other : passing;
      m.choose(m.options[Math.max(at, 0)]!);
    }
  }

  /** The option by which a kind's text is used, of those that wait; -1 where there is none. */
  useOf(m: Machine, kind: number, text: number): number {
    const spec = m.asking()!;
    if (spec.shape !== "one" || !spec.groups) return -1;
    const count = m.list();
    for (let i = 0; i < count; i++) {
      const option = m.options[i]!;
      const group = spec.groups[groupOf(option)];
      if (group?.form !== "effect" || !this.acts.has(group.verb)) continue;
      if (m.definition(firstOf(option)) === kind && (option & 1023) - 1 === text) return option;
    }
    return -1;
  }
}
