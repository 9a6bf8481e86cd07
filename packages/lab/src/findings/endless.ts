/**
 * Texts that go on without end: first it is seen which text sets off which, then those that come round to themselves are put
 * on a table alone, and the game runs for so long that nothing that ends would still be going on.
 */
import {
  type Ability,
  type Game,
  judge,
  type Machine,
  NOBODY,
  OUTCOME,
  REASON,
  type Words,
} from "@tefuda/kernel";
import { Begun } from "@tefuda/referee/begun";
import type { Loaded } from "../loaded.ts";
import type { Finding } from "./finding.ts";
import type { Moments } from "./moments.ts";
import { Enough, runs, setOff, waiting } from "./set-off.ts";
import { type Table, Tables } from "./table.ts";
import { LOOP, WHY } from "./words.ts";

/** Texts that begin after one is set off before it is left. */
const FEW = 40;
/** A text that began so often in one go never stops: there are not so many cards. */
const MANY = 250;
/** Texts that begin before a game ends since too many wait. */
const CROWD = 40;
/** Uses of a text in one turn after which it is taken not to stop, and the fewest that may be all that rules allow. */
const USES = 60;
const FEWEST = 15;
/** Questions at which something could be begun that are passed by before a text that waits has had its turn. */
const MOMENTS = 3;
/** Positions out of games in which a text is used. */
const TRIED = 12;
/** Kinds of each side on one table. */
const AT_ONCE = 24;
/** Texts that may go round together. */
const ROUND = 4;

interface Part {
  kind: number;
  text: number;
}

export class Endless {
  private readonly loaded: Loaded;
  private readonly game: Game;
  private readonly tables: Tables;
  private readonly begun: Begun;
  private readonly of = new Map<number, Part>();
  /** By ability: those that it set off. */
  private readonly after = new Map<number, Set<number>>();

  constructor(loaded: Loaded, moments: Moments) {
    this.loaded = loaded;
    this.game = loaded.game;
    this.tables = new Tables(loaded, moments);
    this.begun = new Begun(loaded.game);
    for (const { id, abilities } of this.game.definitions)
      for (const ability of abilities) this.of.set(ability.id, { kind: id, text: ability.index });
  }

  async find(asked: (name: string) => boolean, breath: () => Promise<void>): Promise<Finding[]> {
    const found: Finding[] = [];
    const isAsked = ({ kind }: Part): boolean => asked(this.game.definitions[kind]!.name);
    try {
      await this.watch(breath);
      for (const round of this.rounds()) {
        if (!round.map((id) => this.of.get(id)!).some(isAsked)) continue;
        await breath();
        const told = this.goesOn(round);
        if (told) found.push(told);
      }
      for (const part of this.used()) {
        if (!isAsked(part)) continue;
        await breath();
        const told = this.isUsedOn(part);
        if (told) found.push(told);
      }
    } finally {
      this.begun.end();
    }
    return found;
  }

  // --- which sets off which -----------------------------------------------------------------------------------------
  /** Texts that something sets off, on cards that lie in play. */
  private waiting(): Ability[] {
    return this.game.definitions
      .filter(({ id }) => this.tables.zoneFor(id) !== undefined)
      .flatMap(({ abilities }) => abilities.filter(({ triggers }) => triggers.length > 0));
  }

  private async watch(breath: () => Promise<void>): Promise<void> {
    const kinds = [...new Set(this.waiting().map(({ id }) => this.of.get(id)!.kind))];
    const groups = Array.from({ length: Math.ceil(kinds.length / AT_ONCE) }, (_, i) =>
      kinds.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    );
    for (const own of groups)
      for (const others of groups) {
        await breath();
        // each with all of one's own and with all of the other's
        const together = own === others ? [...own, ...own] : [...own, ...others];
        const table = this.tables.put(together, others);
        if (table) for (const kind of own) this.watchKind(table, kind);
      }
  }

  private watchKind(table: Table, kind: number): void {
    const { abilities } = this.game.definitions[kind]!;
    for (const ability of abilities) if (ability.triggers.length > 0) this.watchText(table, ability);
  }

  private watchText(table: Table, ability: Ability): void {
    const m = this.tables.take(table);
    const card = this.cardOf(m, this.of.get(ability.id)!.kind, table.seat);
    const other = this.cardOf(m, NONE_OF, table.seat, card);
    if (card < 0) return;
    let under: number | undefined;
    let before: number[] = [];
    let n = 0;
    const note = (now: readonly number[]): void => {
      if (under === undefined) return;
      const left = [...before];
      for (const id of now) {
        const at = left.indexOf(id);
        if (at >= 0) left.splice(at, 1);
        else this.after.set(under, (this.after.get(under) ?? new Set()).add(id));
      }
    };
    this.begun.told = (on, id) => {
      if (on !== m) return;
      note([...waiting(m), id]);
      if (++n > FEW) throw new Enough();
      under = id;
      before = waiting(m);
    };
    runs(() => {
      setOff(m, ability, card, other < 0 ? card : other);
      this.goOn(m, FEW, true, () => {
        note(waiting(m));
        return n;
      });
    });
    this.begun.told = () => {};
  }

  /** A card of a kind that lies in play on a side, or any that is another one. */
  private cardOf(m: Machine, kind: number, seat: number, not = -1): number {
    for (let card = 0; card < m.layout.cards; card++)
      if (
        card !== not &&
        (kind === NONE_OF || m.definition(card) === kind) &&
        m.inPlay(m.zone(card)) &&
        m.actsFor(card) === seat
      )
        return card;
    return -1;
  }

  /** Texts that come round to themselves by what they set off, the fewest first, each lot once. */
  private rounds(): number[][] {
    const found = new Map<string, number[]>();
    const walk = (path: readonly number[]): void => {
      for (const next of this.after.get(path.at(-1)!) ?? []) {
        if (next === path[0]) found.set([...path].sort((a, b) => a - b).join(), [...path]);
        // a round is walked from its lowest text
        else if (path.length < ROUND && next > path[0]! && !path.includes(next)) walk([...path, next]);
      }
    };
    for (const id of this.after.keys()) if (this.of.has(id)) walk([id]);
    return [...found.values()]
      .filter((round) => round.every((id) => this.of.has(id)))
      .sort((a, b) => a.length - b.length);
  }

  // --- whether it goes on -------------------------------------------------------------------------------------------
  private goesOn(round: readonly number[]): Finding | undefined {
    const kinds = [...new Set(round.map((id) => this.of.get(id)!.kind))];
    if (this.known(kinds)) return undefined;
    const tables = [this.tables.put(kinds, []), this.tables.put([...kinds, ...kinds], kinds)].filter(
      (table) => table !== undefined,
    );
    for (const table of tables) {
      const told = this.goesOnAt(table, round, kinds);
      if (told) return told;
    }
    return undefined;
  }
  private goesOnAt(table: Table, round: readonly number[], kinds: number[]): Finding | undefined {
    for (const id of round) {
      const agreed = this.runOn(table, id, true);
      if (!agreed) continue;
      const forced = this.runOn(table, id, false) !== undefined;
      const parts = agreed.again.map((one) => this.of.get(one)!);
      if (!parts.every(({ kind }) => kinds.includes(kind))) continue;
      this.told.push(kinds);
      return this.findingOf(parts, forced ? LOOP.forced : LOOP.willing, agreed.rule);
    }
    return undefined;
  }
  /** Kinds that are known to go round: more of them with others is nothing new. */
  private readonly told: number[][] = [];
  private readonly known = (kinds: readonly number[]): boolean =>
    this.told.some((all) => all.every((kind) => kinds.includes(kind)));

  /** Lets a text begin, and gives those that began again and again; undefined where it comes to an end. */
  private runOn(table: Table, id: number, agreed: boolean): { again: number[]; rule?: string } | undefined {
    const m = this.tables.take(table);
    const ability = this.game.abilities[id]!;
    const card = this.cardOf(m, this.of.get(id)!.kind, table.seat);
    const other = this.cardOf(m, NONE_OF, table.seat, card);
    if (card < 0) return undefined;
    const times = new Map<number, number>();
    let n = 0;
    this.begun.told = (on, one) => {
      if (on !== m) return;
      times.set(one, (times.get(one) ?? 0) + 1);
      // the rules are let say what becomes of it, where they do
      if (++n > 8 * MANY) throw new Enough();
    };
    runs(() => {
      setOff(m, ability, card, other < 0 ? card : other);
      this.goOn(m, 8 * MANY, agreed, () => n);
    });
    this.begun.told = () => {};
    // where ever more is set off at once, a game ends it that has a rule for so many
    const crowded = m.over && m.s[OUTCOME] === NOBODY && n >= CROWD;
    const again = [...times].filter(([, often]) => often >= (crowded ? CROWD / 8 : MANY)).map(([one]) => one);
    if (again.length === 0 || !again.every((one) => this.of.has(one))) return undefined;
    const rule = m.over ? this.game.rules[m.s[REASON]!] : undefined;
    return { again, ...(rule !== undefined && { rule }) };
  }

  /** Lets the game go on from a text that waits, until something new may be begun after it has. */
  private goOn(m: Machine, most: number, agreed: boolean, begun: () => number): void {
    let passed = 0;
    for (let answers = 0; answers < most && !m.over; answers++) {
      if (this.tables.begins(m) && (begun() > 0 || passed++ > MOMENTS)) return;
      if (agreed && !this.tables.isOpen(m)) this.tables.agree(m);
      else this.tables.pass(m);
      begun();
    }
  }

  // --- what is used for nothing -------------------------------------------------------------------------------------
  private used(): Part[] {
    return this.game.definitions
      .filter(({ id }) => this.tables.zoneFor(id) !== undefined)
      .flatMap(({ id, abilities }) =>
        abilities
          .filter(({ triggers, programs = [] }) => triggers.length === 0 && programs.length > 0)
          .map(({ index }) => ({ kind: id, text: index })),
      );
  }

  private isUsedOn(part: Part): Finding | undefined {
    const table = this.tables.put([part.kind, part.kind], [part.kind], 3);
    // in games there lies what a text may want to be paid with
    for (const one of [...(table ? [table] : []), ...this.tables.outOfGames(part.kind, TRIED)]) {
      const told = this.isUsedOnAt(one, part);
      if (told) return told;
    }
    return undefined;
  }
  private isUsedOnAt(table: Table, part: Part): Finding | undefined {
    const m = this.tables.take(table);
    let uses = 0;
    let early: number[] | undefined;
    let late: number[] | undefined;
    const whole = runs(() => {
      for (let answers = 0; answers < 8 * USES && uses < USES && !m.over; answers++) {
        const option = this.tables.useOf(m, part.kind, part.text);
        if (option >= 0) {
          uses++;
          if (uses === 3) early = this.wealth(m, table.seat);
          if (uses === FEWEST) late = this.wealth(m, table.seat);
          m.choose(option);
        } else if (this.tables.isOpen(m)) {
          if (m.asking()!.who(m) === table.seat && this.tables.begins(m)) break;
          this.tables.pass(m);
        } else this.tables.agree(m);
      }
    });
    if (!whole || uses < FEWEST || !early || !late || early.some((n, i) => late![i]! < n)) return undefined;
    if (uses >= USES) return this.findingOf([part], LOOP.chosen);
    const rule = this.refusalOf(m, part, table.seat);
    return rule === undefined ? undefined : this.findingOf([part], LOOP.bounded, rule);
  }

  /** What a player has: all numbers, and the cards in each zone. */
  private wealth(m: Machine, seat: number): number[] {
    const { seatNumbers, zones } = this.game.shape;
    return [
      ...seatNumbers.map((_, id) => m.seatNumber(seat, id)),
      ...zones.flatMap(({ per }, zone) => (per === "seat" ? [m.count(m.zoneOf(zone, seat))] : [])),
    ];
  }

  private refusalOf(m: Machine, { kind, text }: Part, seat: number): string | undefined {
    if (m.over) return undefined;
    const { name } = this.game.definitions[kind]!;
    for (const { verb, form } of this.game.actions) {
      if (form !== "effect") continue;
      const verdict = judge(m, seat, `${verb} ${name} ${text + 1}`);
      if (verdict.verdict === "forbidden" && verdict.reasons.length === 1) return verdict.reasons[0]!.rule;
    }
    return undefined;
  }

  private findingOf(parts: readonly Part[], what: Words, rule?: string): Finding {
    const { book } = this.loaded;
    const shown = parts.map(({ kind, text }) => ({ card: book.cards[kind]!, text }));
    return {
      kind: "endless",
      cards: [...new Set(shown.map(({ card }) => card.name))],
      texts: shown.map(({ card, text }) => ({ card: card.name, text: text + 1 })),
      why: WHY.loop(shown, what),
      ...(rule !== undefined && { rule }),
      certain: true,
    };
  }
}
/** No kind in particular. */
const NONE_OF = -1;
