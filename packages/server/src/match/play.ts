/**
 * A match as its log makes it: the game itself, and what people at a table agree on beside it. Whoever has the same log
 * has the same play.
 */
import type { Act, PlayerKind } from "@tefuda/host/host";
import { allowed, type Clocks, clocksOf, spent, turned } from "@tefuda/host/online/clocks";
import { actOf } from "@tefuda/host/telling";
import {
  type Choice,
  CONCEDE,
  type Game,
  isAbsent,
  Match,
  type PackedMatch,
  questionOf,
  type Verdict,
} from "@tefuda/kernel";
import type { Deed, Entry, Offered } from "./entry.ts";
import type { Head } from "./head.ts";

/** States that a match in memory keeps to go back to: it is seldom asked for, and played up to again. */
const STATES_KEPT = 2;
/** So many commands are known by heart; older ones are found in the log. */
const COMMANDS_KNOWN = 200;

export interface Offer {
  by: number;
  offered: Offered;
  agreed: readonly number[];
}

/** How it ended: by its rules, or as people or a judge had it. */
export interface Ended {
  how: "rules" | "draw" | "ruling";
  winner: number | null;
}

/** Why something is not done. */
export type Refusal =
  | { why: "rules"; verdict: Verdict }
  /** The match is over, paused, not that seat's, without such an offer, or what was asked for cannot be. */
  | { why: "over" | "paused" | "seat" | "offer" | "cannot" };

/** Where a play stands, to go on from without reading its whole log: no more than a cache. */
export interface Snapshot {
  number: number;
  at: number;
  asked: number;
  since: number;
  clocks: Clocks | null;
  autos: readonly number[];
  offer: Offer | null;
  paused: number | null;
  ended: Ended | null;
  choices: readonly Choice[];
  streams: { after: number; stream: number }[];
  packed: PackedMatch;
  /** All that anybody can see of it, as a digest: another build of the engine has to come to the same. */
  end: string;
}

export class Play {
  readonly head: Head;
  readonly match: Match;
  /** Of the last entry, and when it was judged. */
  number = 0;
  at: number;
  /** Of the entry that put the question that waits. */
  asked = 0;
  /** When that was put, or time went on after a pause. */
  since: number;
  clocks: Clocks | null;
  offer: Offer | null = null;
  /** When a pause began. */
  paused: number | null = null;
  ended: Ended | null = null;
  /** Which answers were given for people, by their numbers. */
  private autos = new Set<number>();
  /** Numbers of the latest entries, by what they are called. */
  private readonly commands = new Map<string, number>();

  private constructor(head: Head, match: Match) {
    this.head = head;
    this.match = match;
    this.at = head.began;
    this.since = head.began;
    this.clocks = head.clock && clocksOf(head.clock, head.seats.length);
  }

  static begin(game: Game, head: Head): Play {
    return new Play(head, new Match(game, head.setup, STATES_KEPT));
  }

  /** Goes on from a snapshot. Throws where it does not fit. */
  static from(game: Game, head: Head, shot: Snapshot): Play {
    const setup = { ...head.setup, streams: shot.streams };
    const play = new Play(head, Match.unpack(game, setup, shot.choices, shot.packed, STATES_KEPT));
    const { number, at, asked, since, clocks, offer, paused, ended } = shot;
    Object.assign(play, { number, at, asked, since, clocks, offer, paused, ended });
    play.autos = new Set(shot.autos);
    return play;
  }

  snapshot(): Snapshot {
    const { number, at, asked, since, clocks, offer, paused, ended, match } = this;
    const packed = match.pack();
    const { choices, streams = [] } = match.record();
    return {
      ...{ number, at, asked, since, clocks, offer, paused, ended, choices, packed },
      end: match.end,
      autos: [...this.autos],
      streams: streams.map((one) => ({ ...one })),
    };
  }

  /** The seats of people. */
  get people(): number[] {
    return this.head.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }
  get kinds(): PlayerKind[] {
    return this.head.seats.map(({ kind }) => kind);
  }
  get over(): boolean {
    return this.ended !== null;
  }
  /** Whose answer is waited for; null where nobody's is. */
  get waitsFor(): number | null {
    return this.over || this.paused !== null ? null : this.match.asked;
  }
  /** Who still plays. */
  get present(): number[] {
    return this.head.seats.flatMap((_, seat) => (isAbsent(this.match.machine, seat) ? [] : [seat]));
  }

  /** When the time of whoever is asked has run out for certain; null where no clock runs. */
  get due(): number | null {
    const { head, clocks, waitsFor } = this;
    if (!head.clock || !clocks || waitsFor === null || head.seats[waitsFor]!.kind !== "person") return null;
    return this.since + allowed(head.clock, clocks, waitsFor);
  }

  /** The number of the entry of that name, if it is one of the latest. */
  numberOf(command: string): number | undefined {
    return this.commands.get(command);
  }

  /** The answers to go back to, so that a seat gives its last own one anew; null where it has none. */
  backTo(seat: number): number | null {
    const own = this.match.choices.findLastIndex((choice, i) => choice.seat === seat && !this.autos.has(i));
    return own < 0 ? null : own;
  }

  /** The cards that an answer brings together, for an arrow between them. */
  actOf(deed: Deed): Act | null {
    if (deed.kind !== "answer") return null;
    const { match } = this;
    return actOf(match.game, questionOf(match.machine, deed.seat), deed);
  }

  /** Does what the next entry says, or says why that cannot be, and then nothing has changed. */
  take(entry: Entry): Refusal | null {
    if (entry.number !== this.number + 1) throw new Error(`entry ${entry.number} comes after ${this.number}`);
    const { at } = entry;
    const answers = this.match.length;
    const asked = this.match.asked;
    const turn = this.turn;
    const refusal = this.carryOut(entry);
    if (refusal) return refusal;
    this.number = entry.number;
    this.at = at;
    this.commands.set(entry.command, entry.number);
    if (this.commands.size > COMMANDS_KNOWN) this.commands.delete(this.commands.keys().next().value!);
    if (this.match.over && !this.ended)
      this.ended = { how: "rules", winner: this.match.view(0).over!.winner };
    if (this.match.length !== answers || this.match.asked !== asked) this.putQuestion(at);
    if (this.clocks && this.head.clock && this.turn !== turn)
      this.clocks = turned(this.head.clock, this.clocks);
    return null;
  }

  /** Takes what stands written. Throws where it does not fit, which would be a fault of the engine. */
  follow(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const refusal = this.take(entry);
      if (refusal)
        throw new Error(`entry ${entry.number} of match ${this.head.id} is refused: ${refusal.why}`);
    }
  }

  private get turn(): number | undefined {
    const { machine, game } = this.match;
    const id = game.shape.numbers.indexOf("turn");
    return id < 0 ? undefined : machine.number(id);
  }

  private putQuestion(at: number): void {
    this.asked = this.number;
    this.since = at;
    this.offer = null;
  }

  private carryOut({ deed, used, lag, at }: Entry): Refusal | null {
    if (this.over) return { why: "over" };
    switch (deed.kind) {
      case "answer":
        return this.answer(deed, used, lag);
      case "resign":
        return this.leave(deed.seat);
      case "time":
        return this.runOut(deed.seat, at);
      case "offer":
        return this.makeOffer(deed.seat, deed.offered, at);
      case "agree":
        return this.agree(deed.seat, at);
      case "refuse":
        if (!this.offer || !this.isAt(deed.seat)) return { why: "offer" };
        this.offer = null;
        return null;
      case "resume":
        if (this.paused === null || !this.isAt(deed.seat)) return { why: "cannot" };
        this.goOn(at);
        return null;
      case "ruling":
        return this.rule(deed);
      case "build":
        return null;
    }
  }

  private answer(
    { seat, say, auto }: Extract<Deed, { kind: "answer" }>,
    used: number,
    lag: number,
  ): Refusal | null {
    if (this.paused !== null) return { why: "paused" };
    const { match, head } = this;
    const step = match.length;
    // leaving is a deed of its own, which needs no question
    if (typeof say === "string" && say.trim().toLowerCase() === CONCEDE) return { why: "cannot" };
    const answered = match.answer(seat, say);
    if (!answered.done) return { why: "rules", verdict: answered.verdict };
    if (auto) this.autos.add(step);
    else this.autos.delete(step);
    if (this.clocks && head.clock && !auto && head.seats[seat]!.kind === "person")
      this.clocks = spent(head.clock, this.clocks, seat, used, lag);
    return null;
  }

  private leave(seat: number): Refusal | null {
    const answered = this.match.answer(seat, CONCEDE);
    if (!answered.done) return { why: "rules", verdict: answered.verdict };
    if (this.paused !== null) this.paused = null;
    return null;
  }

  private runOut(seat: number, at: number): Refusal | null {
    const { due } = this;
    if (this.waitsFor !== seat || due === null || at < due) return { why: "cannot" };
    this.clocks = { ...this.clocks!, left: this.clocks!.left.with(seat, 0) };
    return this.leave(seat);
  }

  private makeOffer(seat: number, offered: Offered, at: number): Refusal | null {
    if (!this.isAt(seat) || this.offer) return { why: "offer" };
    if (!this.mayOffer(offered)) return { why: "cannot" };
    this.consent({ by: seat, offered, agreed: [seat] }, at);
    return null;
  }

  private mayOffer(offered: Offered): boolean {
    switch (offered.what) {
      case "back":
        return !this.head.rated && offered.to < this.match.length;
      case "pause":
        return this.paused === null && this.head.clock !== null;
      case "draw":
        // programs agree to nothing, and whoever is alone with them gives up
        return this.playing.length > 1;
    }
  }

  /** The people who still play. */
  private get playing(): number[] {
    const { people } = this;
    return this.present.filter((seat) => people.includes(seat));
  }

  private agree(seat: number, at: number): Refusal | null {
    const { offer } = this;
    if (!offer || !this.isAt(seat) || offer.agreed.includes(seat)) return { why: "offer" };
    this.consent({ ...offer, agreed: [...offer.agreed, seat] }, at);
    return null;
  }

  /** With all people who play agreed it is done: with one among programs at once. */
  private consent(offer: Offer, at: number): void {
    const all = this.playing.every((seat) => offer.agreed.includes(seat));
    this.offer = all ? null : offer;
    if (all) this.perform(offer.offered, at);
  }

  private perform(offered: Offered, at: number): void {
    if (offered.what === "draw") this.ended = { how: "draw", winner: null };
    else if (offered.what === "pause") this.paused = at;
    else this.setBack(offered.to);
  }

  private setBack(to: number): void {
    while (this.match.length > to) this.match.undo();
    // what would have come is known to some now
    this.match.turnChance(this.number + 1);
    this.autos = new Set([...this.autos].filter((step) => step < to));
  }

  /** Time goes on where it stood when the pause began. */
  private goOn(at: number): void {
    this.since += at - this.paused!;
    this.paused = null;
  }

  private rule({ back, end }: Extract<Deed, { kind: "ruling" }>): Refusal | null {
    if (back !== undefined) {
      if (back >= this.match.length) return { why: "cannot" };
      this.setBack(back);
    }
    if (end) this.ended = { how: "ruling", winner: end.winner };
    return null;
  }

  /** Whether a person sits at a seat who still plays. */
  private isAt(seat: number): boolean {
    return this.head.seats[seat]?.kind === "person" && !isAbsent(this.match.machine, seat);
  }
}
