/** How games went for those who played them: who was asked how often, who could do something, who was ahead. */
import { firstOf, type Game, type GamePackage, groupOf, type Machine, NONE, secondOf } from "@tefuda/kernel";
import { verbsOf } from "@tefuda/referee/card-watch";
import { Watching } from "@tefuda/referee/watching";
import { handsOf } from "./hands.ts";
import { Sketch } from "./sketch.ts";

/** Numbers noted of the course of every game, in this order. */
export const COURSE = [
  /** Answers, and those that began something: a card was played, an attack declared. */
  "answers",
  "acts",
  /** Answers by somebody whose turn it was not, and those of them that began something. */
  "replies",
  "responses",
  /** Answers to questions that had one answer only. */
  "forced",
  /** How often it was told that what somebody did came to nothing, because somebody answered it. */
  "undone",
  /** Turns that somebody began; those at whose last question the hand was empty; those with cards in hand none of which could be played. */
  "turns",
  "spent",
  "dry",
  /** Turns in which their player never had two deeds with different cards, or two ways to do one, to choose between. */
  "narrow",
  /** Of each turn the most choices that its player made while nobody else had one, added up. */
  "watched",
  /** How often another player was ahead at the beginning of a turn than at that of the turn before. */
  "leads",
  /** 1 where the winner was not ahead in the middle of the game, and 1 where that can be said of the game at all. */
  "behind",
  "judged",
] as const;
export type CourseField = (typeof COURSE)[number];
/** So many numbers behind these are a sketch of what was played; see {@link Sketch}. */
export const SKETCH_FIELDS = 24;
export const COURSE_FIELDS = COURSE.length + SKETCH_FIELDS;

const at = Object.fromEntries(COURSE.map((field, i) => [field, i])) as Record<CourseField, number>;

/** Watches machines while games are played in them. One game at a time. */
export class CourseTally {
  private readonly pack: GamePackage;
  private readonly verbs: ReadonlySet<string>;
  private readonly acts: ReadonlySet<string>;
  private readonly hands: ReadonlySet<number>;
  private readonly watching = new Watching();
  /** Lines that tell of something undone, by number. */
  private readonly undoing: ReadonlySet<number>;
  private readonly row = new Int32Array(COURSE.length);
  private readonly sketch = new Sketch(SKETCH_FIELDS);
  private tags: readonly number[] = [];
  private readonly turn: number;
  private readonly player: number;
  /** Who was ahead at the beginning of each turn; NONE where nobody was. */
  private readonly ahead: number[] = [];
  /** The turn that is under way: whose and which; whether a card of its player's hand was offered; whether there was a choice; how many cards were in hand. */
  private whose = NONE;
  private which = NONE;
  private offered = false;
  private wide = false;
  private held = 0;
  private atFirst = 0;
  /** Answers of the turn's player one after the other, and the most of them in this turn. */
  private alone = 0;
  private longest = 0;
  private seats = 0;

  constructor(pack: GamePackage, game: Game) {
    this.pack = pack;
    const nothing = new Set([
      ...pack.layout.passes,
      ...(pack.layout.idle ?? []),
      ...(pack.layout.wastes ?? []),
      ...(pack.layout.takesBack ?? []),
    ]);
    this.verbs = new Set(verbsOf(game));
    this.acts = new Set([...this.verbs].filter((verb) => !nothing.has(verb)));
    const lines = new Set(pack.layout.undoes);
    this.undoing = new Set(game.messages.filter(({ name }) => lines.has(name)).map(({ id }) => id));
    this.hands = handsOf(pack, game);
    this.turn = game.shape.numbers.indexOf("turn");
    this.player = game.shape.numbers.indexOf("player");
  }

  /** Looks on at a machine from now on. */
  follow(m: Machine): void {
    this.watching.wrap(m, "choose", (choose) => (option) => {
      this.chosen(m, option);
      choose.call(m, option);
    });
    if (this.undoing.size === 0) return;
    m.journal.on = true;
    this.watching.wrap(m.journal, "beginLine", (begin) => (message, numbers) => {
      if (this.undoing.has(message)) this.row[at.undone]!++;
      return begin.call(m.journal, message, numbers);
    });
  }
  end(): void {
    this.watching.end();
  }

  /** A game begins; `tags` say by seat whose cards are the same from game to game. */
  begin(tags: readonly number[]): void {
    this.row.fill(0);
    this.sketch.clear();
    this.ahead.length = 0;
    this.seats = tags.length;
    this.tags = tags;
    this.whose = NONE;
    this.which = NONE;
    this.alone = 0;
    this.longest = 0;
  }

  /** A question waits, and is about to be answered. */
  asked(m: Machine): void {
    const { row } = this;
    const spec = m.asking()!;
    const who = spec.who(m);
    this.turnOf(m);
    const count = m.list();
    row[at.answers]!++;
    const free = count > 1;
    if (!free) row[at.forced]!++;
    if (who !== this.whose) {
      row[at.replies]!++;
      if (free) this.alone = 0;
      return;
    }
    if (free) this.longest = Math.max(this.longest, ++this.alone);
    this.held = this.handOf(m, who);
    if (!this.wide) this.wide = this.isChoice(m, count);
    if (spec.shape !== "one" || this.offered) return;
    for (let i = 0; i < count && !this.offered; i++) this.offered = this.fromHand(m, m.options[i]!);
  }

  /**
   * Of what may be asked for at any time two deeds with different cards are a choice, to do something or nothing is not; of all else
   * two answers are.
   */
  private isChoice(m: Machine, count: number): boolean {
    const { groups } = m.asking()!;
    let only: string | undefined;
    for (let i = 0; i < count; i++) {
      const option = m.options[i]!;
      const { verb = "", form } = groups?.[groupOf(option)] ?? {};
      if (!this.verbs.has(verb)) return count > 1;
      if (!this.acts.has(verb)) continue;
      const kind = (card: number): number => (card >= 0 && card < m.layout.cards ? m.definition(card) : card);
      const second = form === "cards" ? kind(secondOf(option)) : secondOf(option);
      const deed = `${verb} ${kind(firstOf(option))} ${second}`;
      only ??= deed;
      if (deed !== only) return true;
    }
    return false;
  }

  /** The game is over; `winner` is NONE where nobody won. Writes the numbers to a place in `out`. */
  over(winner: number, out: Int32Array, place: number): void {
    const { row, ahead } = this;
    this.turnEnds();
    const known = ahead.filter((seat) => seat !== NONE);
    for (let i = 1; i < known.length; i++) if (known[i] !== known[i - 1]) row[at.leads]!++;
    const middle = ahead[ahead.length >> 1] ?? NONE;
    if (winner !== NONE && ahead.length > 2) {
      row[at.judged] = 1;
      if (middle !== winner) row[at.behind] = 1;
    }
    out.set(row, place);
    out.set(this.sketch.row, place + COURSE.length);
  }

  private chosen(m: Machine, option: number): void {
    const spec = m.asking()!;
    if (!this.acts.has(spec.groups?.[groupOf(option)]?.verb ?? "")) return;
    this.row[at.acts]!++;
    const who = spec.who(m);
    if (who !== this.whose) this.row[at.responses]!++;
    if (this.fromHand(m, option)) this.sketch.add(this.tags[who]!, m.definition(firstOf(option)));
  }

  private fromHand(m: Machine, option: number): boolean {
    const group = m.asking()!.groups?.[groupOf(option)];
    if (!group || !this.acts.has(group.verb)) return false;
    const held = (card: number): boolean => card >= 0 && this.hands.has(m.zoneId(m.zone(card)));
    if (group.form === "card" || group.form === "effect") return held(firstOf(option));
    return group.form === "cards" && (held(firstOf(option)) || held(secondOf(option)));
  }

  private turnOf(m: Machine): void {
    const whose = m.number(this.player);
    const which = this.turn >= 0 ? m.number(this.turn) : 0;
    if (whose === this.whose && which === this.which) return;
    this.turnEnds();
    this.whose = whose;
    this.which = which;
    this.offered = false;
    this.wide = false;
    this.atFirst = this.handOf(m, whose);
    this.held = this.atFirst;
    this.ahead.push(this.leader(m));
  }

  private turnEnds(): void {
    if (this.whose === NONE) return;
    this.row[at.turns]!++;
    this.row[at.watched]! += this.longest;
    this.longest = 0;
    this.alone = 0;
    if (this.held === 0) this.row[at.spent]!++;
    if (this.atFirst > 0 && !this.offered) this.row[at.dry]!++;
    if (!this.wide) this.row[at.narrow]!++;
  }

  private handOf(m: Machine, seat: number): number {
    let cards = 0;
    for (const hand of this.hands) cards += m.count(m.zoneOf(hand, seat));
    return cards;
  }

  private leader(m: Machine): number {
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < this.seats; seat++) {
      const score = this.pack.score(m, seat);
      if (score === most) best = NONE;
      if (score > most) [best, most] = [seat, score];
    }
    return best;
  }
}
