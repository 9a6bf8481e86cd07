/**
 * Cards that can never be played: put into the hands of players in positions out of games, and into such as have other cards
 * in play, the game itself is asked whether it offers them.
 */
import {
  Chance,
  firstOf,
  groupOf,
  judge,
  type Machine,
  MachineFault,
  needIn,
  type Words,
} from "@tefuda/kernel";
import { handsOf } from "../hands.ts";
import type { Loaded } from "../loaded.ts";
import type { Finding } from "./finding.ts";
import type { Moment, Moments } from "./moments.ts";
import { WHY } from "./words.ts";

/** Positions with other cards in play, beside those of the games, that a card is tried in before it is given up. */
const MADE = 900;
/** Of so many of a position's cards one stays what it is. */
const STAYS = 3;

export class Playing {
  private readonly loaded: Loaded;
  private readonly moments: Moments;
  private readonly plays: ReadonlySet<string>;
  private readonly hands: ReadonlySet<number>;
  private readonly chance = new Chance();
  /** By kind, what sort of card it is. */
  private readonly sorts: readonly string[];
  private readonly inZone = new Map<number, readonly number[]>();
  /** By kind, in what decks tell it from others: cards that are the same there go with the same cards. */
  private readonly decked: readonly string[];
  private readonly together = new Map<string, boolean>();
  /** Kinds that could be played somewhere. */
  readonly playable: Set<number>;

  constructor(loaded: Loaded, moments: Moments) {
    this.loaded = loaded;
    this.moments = moments;
    this.plays = new Set(loaded.pack.plays);
    this.hands = handsOf(loaded.pack, loaded.game);
    const { worth = {} } = loaded.pack;
    this.decked = loaded.book.cards.map(({ details = [] }) =>
      JSON.stringify(details.filter(({ id }) => worth[id] === "same").map(({ value }) => value)),
    );
    this.sorts = loaded.book.cards.map(({ type }) => type);
    this.playable = new Set(moments.offered);
    this.chance.seed(1, 8);
  }

  /** Those of the cards asked for that nobody could ever play. */
  async never(asked: (name: string) => boolean, breath: () => Promise<void>): Promise<Finding[]> {
    const { definitions } = this.loaded.game;
    let left = definitions.filter(({ id, name }) => asked(name) && !this.playable.has(id));
    for (const definition of left)
      if (this.moments.all.some((moment) => this.isOffered(moment, definition.id, false)))
        this.playable.add(definition.id);
    // what was found playable meanwhile may lie in play for others
    for (let before = -1; left.length !== before; ) {
      before = left.length;
      left = left.filter(({ id }) => !this.playable.has(id));
      for (const { id } of left) {
        await breath();
        for (let tries = 0; tries < MADE && !this.playable.has(id); tries++)
          if (this.isOffered(this.moments.all[tries % this.moments.all.length]!, id, true))
            this.playable.add(id);
      }
      left = left.filter(({ id }) => !this.playable.has(id));
    }
    const lists = left.length > 0 ? this.moments.lists() : [];
    for (const { id } of left) {
      await breath();
      this.moments.playFor(id, lists, (kind) => this.goWith(id, kind));
      if (this.moments.offered.has(id)) this.playable.add(id);
    }
    left = left.filter(({ id }) => !this.playable.has(id));
    return left.map(({ id, name }): Finding => {
      const reason = this.reasonFor(id);
      return {
        kind: "neverPlayable",
        cards: [name],
        why: WHY.neverPlayable(reason?.needs),
        ...(reason && { rule: reason.rule }),
        certain: false,
      };
    });
  }

  /** Whether a card would be offered to be played where a position has one of a seat's. */
  private isOffered(moment: Moment, definition: number, made: boolean): boolean {
    const { m } = moment;
    const places = this.laidIn(moment, definition, made);
    for (const card of places) {
      const was = m.definition(card);
      m.s[m.layout.definition + card] = definition;
      try {
        if (this.offers(m, card)) return true;
      } catch (error) {
        if (!(error instanceof MachineFault)) throw error;
      }
      m.s[m.layout.definition + card] = was;
    }
    return false;
  }

  private offers(m: Machine, card: number): boolean {
    const groups = m.asking()!.groups!;
    const count = m.list();
    for (let i = 0; i < count; i++) {
      const option = m.options[i]!;
      if (firstOf(option) === card && this.plays.has(groups[groupOf(option)]?.verb ?? "")) return true;
    }
    return false;
  }

  /** Takes a position up, with cards beside which the one that is tried may be in a deck; the places in which it may lie. */
  private laidIn({ m, state }: Moment, definition: number, made: boolean): number[] {
    m.s.set(state);
    m.resume();
    m.heard = m.game.registry.heard;
    m.present = m.game.allFacts;
    const seat = m.asking()!.who(m);
    if (made && this.chance.below(2) === 0) this.moments.ranges.fill(m, seat, this.chance.below(4) > 0);
    const places = new Map<number, number>();
    for (let card = 0; card < m.layout.cards; card++) {
      if (m.owner(card) !== seat) continue;
      const zone = m.zoneId(m.zone(card));
      const from = this.hands.has(zone) || this.moments.from.get(zone)?.has(this.sorts[definition]!);
      if (from && m.seatOf(m.zone(card)) === seat && !places.has(zone)) places.set(zone, card);
      const fits = this.goWith(definition, m.definition(card));
      if (fits && !(made && this.chance.below(STAYS) > 0)) continue;
      const other = this.another(m, card, definition);
      if (other === undefined) {
        if (!fits) return [];
      } else m.s[m.layout.definition + card] = other;
    }
    return [...places.values()];
  }

  /** Another kind that lies where a card lies, that can be played, and that goes into a deck with the one that is tried. */
  private another(m: Machine, card: number, definition: number): number | undefined {
    const there = this.liesIn(m.zoneId(m.zone(card)));
    const like = this.sorts[definition]!;
    for (let tries = 0; tries < 12 && there.length > 0; tries++) {
      const one = there[this.chance.below(there.length)]!;
      // what is of its sort has rather to do with it
      if (tries < 6 && this.chance.below(2) === 0 && this.sorts[one] !== like) continue;
      if (this.playable.has(one) && this.goWith(definition, one)) return one;
    }
    return undefined;
  }

  /** Kinds that may lie in a zone: such as have the same numbers as one that lay there. */
  private liesIn(zone: number): readonly number[] {
    let known = this.inZone.get(zone);
    if (!known) {
      const { definitions } = this.loaded.game;
      const numbers = (id: number): string => definitions[id]!.has.join();
      const seen = new Set([...(this.moments.lay.get(zone) ?? [])].map(numbers));
      known = definitions.map(({ id }) => id).filter((id) => seen.has(numbers(id)));
      this.inZone.set(zone, known);
    }
    return known;
  }

  /** Whether two kinds may be in one deck, as its reader says. */
  private goWith(a: number, b: number): boolean {
    const key =
      this.decked[a]! < this.decked[b]!
        ? `${this.decked[a]} ${this.decked[b]}`
        : `${this.decked[b]} ${this.decked[a]}`;
    let known = this.together.get(key);
    if (known === undefined) {
      known = this.problems([a, b]) <= this.problems([a]);
      this.together.set(key, known);
    }
    return known;
  }
  private problems(kinds: readonly number[]): number {
    const { pack, book, game } = this.loaded;
    const cards = [...new Set(kinds)].map((id) => `1 ${game.definitions[id]!.name}`);
    const text = JSON.stringify({ name: "pair", plan: "none", cards });
    return pack.readList({ path: "pair.yaml", text }, book).problems.length;
  }

  /** The rule that stood in its way most often where nothing else did, and what it asks for. */
  private reasonFor(definition: number): { rule: string; needs: Words } | undefined {
    const { game } = this.loaded;
    const { name } = game.definitions[definition]!;
    const counts = new Map<string, { rule: string; needs: string; times: number }>();
    for (const moment of this.moments.all.slice(0, 60)) {
      const [card] = this.laidIn(moment, definition, false);
      if (card === undefined) continue;
      const { m } = moment;
      m.s[m.layout.definition + card] = definition;
      for (const verb of this.plays) {
        const verdict = judge(m, m.asking()!.who(m), `${verb} ${name}`);
        if (verdict.verdict !== "forbidden" || verdict.reasons.length !== 1 || verdict.reasons[0]!.given)
          continue;
        const { rule, needs } = verdict.reasons[0]!;
        const key = `${rule} ${needs}`;
        const known = counts.get(key) ?? { rule, needs, times: 0 };
        known.times++;
        counts.set(key, known);
      }
    }
    const [most] = [...counts.values()].sort((a, b) => b.times - a.times);
    return most && { rule: most.rule, needs: { en: most.needs, ja: needIn(game, most.needs, "ja") } };
  }
}
