/** The frame of one text's program: whose it is, what "it" means, and how cards and players are picked. */

import {
  act,
  ask,
  assign,
  cardsOf,
  constant,
  EVERYBODY,
  each,
  type Frame,
  firstLying,
  forEachLying,
  type GameEvent,
  HIT,
  happenToEach,
  keepRandom,
  loop,
  type Machine,
  NONE,
  type Num,
  type SetVar,
  type Step,
  seq,
  show,
  type Var,
  when,
} from "@tefuda/kernel";
import { nameOf } from "../qualities/name.ts";
import { gather, refer } from "./gathering.ts";
import { choosingNeeds, passesAll } from "./guards.ts";
import { addAll, type Given, type Halves, type Meaning, type Picking, type Spoken } from "./meaning.ts";
import { type Counted, isCounted, isOpponents, type Phrase } from "./phrases.ts";
import { Players } from "./players.ts";
import { allOf } from "./tests.ts";
import type { CardOn } from "./trigger-conditions.ts";
import { partsOf, speaksBack } from "./walk.ts";

/** Cards to which something is done, the set of which loses those to which it is not; and of which each player chose some. */
interface Own {
  set: SetVar;
  yours: SetVar;
  theirs: SetVar;
}

/** Builds the program of one text: picks the cards and players that its words mean. */
export class Builder<D, R, A, M extends Meaning<D, R, A> = Meaning<D, R, A>> extends Players<D, R, A, M> {
  /** Which of the cards that set it off, or whose it is, are others by now. */
  private readonly gone: Num;
  readonly item: Var;
  readonly ok: Var;
  private first: Step[] | undefined; // steps that choose targets before anything is paid, while such may be
  decider: Num; // who chooses where the text names nobody
  /** What is being done, in words: whoever chooses cards for it is told. */
  private says: ((language: string) => string) | undefined;
  /** What targets that are chosen first have to be besides. */
  private spared: Picking["among"];
  private readonly targets: SetVar[] = [];
  /** Whether nothing has been spoken of yet but the card that set the text off. */
  private opening = true;
  /** What each player chose of what is being done. */
  private own: Own | undefined;
  /** What was spoken of so far, from which "another" is told. */
  private readonly spoken: SetVar[] = [];

  constructor(frame: Frame, given: Given, meaning: (spoken: Spoken) => M) {
    super(frame, given, meaning);
    this.decider = given.seat;
    this.gone = given.gone;
    this.item = frame.card();
    this.ok = frame.local();
  }

  /** Builds a single action, which is called so. */
  saying(says: (language: string) => string, build: () => Step): Step {
    const { says: outer } = this;
    this.says = says;
    const step = this.sharing(() => {
      const does = build();
      const { own } = this;
      this.own = undefined;
      return own ? seq(does, this.sharedOut(own)) : does;
    });
    this.says = outer;
    return step;
  }

  /** The cards of a phrase: found, or chosen now. They are what is spoken of from here on. */
  cards(cards: Phrase<D, R, A>, how: Picking = {}): { set: SetVar; fill: Step } {
    const set = this.frame.set();
    return { set, fill: seq(this.pick(cards, set, how), this.mean(set)) };
  }
  /** How often cards were brought up that are spoken of from there on. */
  private broughtUp = 0;

  /** From here on these cards are what is spoken of. */
  mean(set: SetVar): Step {
    this.opening = false;
    this.broughtUp++;
    return act((m) => {
      const at = m.setAt(set);
      m.copySet(at, m.setAt(this.it));
      this.meaning.spoken?.(m, at);
    });
  }
  /** What is done, or nothing: then what it would have brought up is spoken of in vain, and means no card from before. */
  orNothing<T>(lower: () => T): { does: T; nothing: Step } {
    const before = this.broughtUp;
    const does = lower();
    if (this.broughtUp === before) return { does, nothing: this.nothingDone() };
    const forgotten = act((m) => {
      m.clearSet(m.setAt(this.it));
      this.meaning.spoken?.(m, m.setAt(this.it));
    });
    return { does, nothing: seq(forgotten, this.nothingDone()) };
  }
  /** Speaks of a card. */
  speakOf(m: Machine, card: number): void {
    if (card >= 0) m.addTo(m.setAt(this.it), card);
  }
  /** Speaks of a card before anything is done: "another" is none that it is. */
  speakFirstOf(card: Num): Step {
    const set = this.frame.set();
    this.spoken.push(set);
    return act((m) => {
      if (card(m) >= 0) m.addTo(m.setAt(set), card(m));
      this.speakOf(m, card(m));
    });
  }

  /**
   * Lowers something whose targets are chosen before it is paid for.
   * @param spared which cards may be such, where the cost may want some of them
   */
  targetsFirst(lower: () => Step, spared = this.spared): Halves {
    const [outer, outerSpared] = [this.first, this.spared];
    const first: Step[] = [];
    this.first = first;
    this.spared = spared;
    const does = lower();
    this.first = outer;
    this.spared = outerSpared;
    return { targets: seq(...first), chooses: first.length > 0, does };
  }
  /** Whether a card has been chosen as a target. */
  isTarget(m: Machine, card: number): boolean {
    return this.targets.some((set) => m.hasIn(m.setAt(set), card));
  }
  /** Whether targets are being chosen first; what then is done first as well. */
  get choosesFirst(): boolean {
    return this.first !== undefined;
  }
  doFirst(step: Step): void {
    this.first?.push(step);
  }
  /** What is lowered from here on chooses when it is come to. */
  noMoreTargets(): void {
    this.first = undefined;
  }
  /** Lowers something that chooses when it is come to. */
  later<T>(lower: () => T): T {
    const { first } = this;
    this.first = undefined;
    const lowered = lower();
    this.first = first;
    return lowered;
  }

  /** Lowers what stands before all else in the text, though it is done later: its "another" is none of what is spoken of there. */
  apart<T>(lower: () => T): T {
    const outer = this.spoken.splice(0);
    const lowered = lower();
    this.spoken.push(...outer);
    return lowered;
  }

  /** Chooses one card of a phrase that asks for several, which are chosen one by one. */
  pickOne(cards: Counted<D, A>, set: SetVar, how: Picking): Step {
    return this.choose(cards, set, how, constant(1));
  }
  /** Finds or chooses the cards of a phrase. */
  pick(cards: Phrase<D, R, A>, set: SetVar, how: Picking): Step {
    if ("both" in cards) {
      const parts = cards.both;
      if (parts.every(isCounted) && parts.some(isOpponents)) return this.eachPicks(parts, set, how);
      const part = this.frame.set();
      const add = act((m: Machine) => addAll(m, m.setAt(part), m.setAt(set)));
      const clear = act((m: Machine) => m.clearSet(m.setAt(set)));
      // what was spoken of before comes first: to the other parts "it" is the card that one of them said
      const order = parts.toSorted((one, next) => Number("ref" in next) - Number("ref" in one));
      const asked = (i: number): boolean => order.slice(i + 1).some((one) => partsOf(one).some(speaksBack));
      const says = (one: Phrase<D, R, A>, i: number): Step[] =>
        "ref" in one || !asked(i) ? [] : [this.mean(part)];
      return seq(clear, ...order.map((one, i) => seq(this.pick(one, part, how), add, ...says(one, i))));
    }
    if ("ref" in cards) return this.refer(cards, set, how.among);
    return this.first && this.meaning.isTarget(cards)
      ? this.target(cards, set, how)
      : this.choose(cards, set, how);
  }
  /** Each player chooses some, in the order of the game, and none of it before something is paid. */
  private eachPicks(parts: readonly Counted<D, A>[], set: SetVar, how: Picking): Step {
    const [yours, theirs, part] = [this.frame.set(), this.frame.set(), this.frame.set()];
    this.own = { set, yours, theirs };
    const choosing = (one: Counted<D, A>, seat: Var): Step => {
      const chooser = this.seatOf(isOpponents(one) ? "opponent" : "you");
      const add = act((m: Machine) => {
        for (const to of [set, isOpponents(one) ? theirs : yours]) addAll(m, m.setAt(part), m.setAt(to));
      });
      return when((m) => chooser(m) === seat(m), seq(this.choose(one, part, how), add));
    };
    return seq(
      act((m) => {
        for (const one of [set, yours, theirs]) m.clearSet(m.setAt(one));
      }),
      this.eachSeat("both", (seat) => seq(...parts.map((one) => choosing(one, seat)))),
    );
  }
  /** Of what was done together that is each player's which they chose. */
  private sharedOut({ set, yours, theirs }: Own): Step {
    const keeps = (seat: Var): Step =>
      act((m) => {
        const it = m.setAt(this.it);
        m.copySet(m.setAt(seat(m) === this.seat(m) ? yours : theirs), it);
        let n = 0;
        for (let c = m.nextIn(it, NONE); c >= 0; c = m.nextIn(it, c)) if (m.hasIn(m.setAt(set), c)) n++;
        this.done.set(m, n);
      });
    return this.speaking([], () => this.eachSeatDoing("both", keeps, true));
  }
  /** Chosen first; by now some may be gone, or no longer be what was called for. */
  private target(cards: Counted<D, A>, set: SetVar, how: Picking): Step {
    const chosen = this.frame.set();
    const { spared } = this;
    const among = spared
      ? (m: Machine, card: number) => spared(m, card) && how.among?.(m, card) !== false
      : how.among;
    this.targets.push(chosen);
    this.doFirst(this.choose(cards, chosen, { ...how, among }));
    const fits = this.meaning.has(this.meaning.oneOfApart?.(cards.what) ?? cards.what);
    return act((m) => {
      const at = m.setAt(set);
      m.copySet(m.setAt(chosen), at);
      for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c))
        if (!fits(m, c, this.self(m), this.seat(m)) || how.among?.(m, c) === false) m.removeFrom(at, c);
    });
  }

  private refer({ ref, fits }: { ref: R; fits?: D }, set: SetVar, among: Picking["among"]): Step {
    const { meaning } = this;
    const last = meaning.isLast(ref);
    const find = last ? undefined : meaning.refer(ref);
    const gone = last && !this.opening ? 0 : meaning.goneBit(ref);
    const tests: CardOn[] = among ? [among] : [];
    if (fits) {
      const called = meaning.called(fits);
      tests.push((m, c) => called(m, c, this.self(m), this.seat(m)));
    }
    return refer({ find, last: this.it, isGone: (m) => (this.gone(m) & gone) !== 0, tests, into: set });
  }

  protected choose(cards: Counted<D, A>, set: SetVar, how: Picking, n?: Num): Step {
    const { count } = cards;
    const { meaning, says } = this;
    const several = typeof count === "object" && Object.values(count)[0] !== 1 && cards.random !== true;
    const apart = several ? meaning.oneOfApart?.(cards.what) : undefined;
    const d = apart ?? cards.what;
    const search = meaning.places(d);
    const fits = meaning.has(d);
    const sight = meaning.sight(d);
    const hidden = sight.face && sight.hidden;
    const all = count === "all";
    const picks = !all && cards.random !== true;
    const most: Num =
      n ??
      (typeof count === "string"
        ? constant(0x7fff)
        : this.num("exactly" in count ? count.exactly : count.upTo));
    const least: Num = typeof count === "object" && "exactly" in count ? most : constant(0);
    // of cards that only one player knows, that one chooses, if the words do not say who
    const by = cards.chosenBy ?? sight.holder;
    const chooser = how.chooser ?? (by === undefined || by === "both" ? this.decider : this.seatOf(by));
    const pool = this.frame.set();
    const unseen = this.frame.local();
    const others = meaning.isOther?.(d) === true ? [...this.spoken] : [];
    this.spoken.push(set);
    const collect = gather({
      self: this.self,
      seat: this.seat,
      chooser: all ? undefined : chooser,
      rule: meaning.rule,
      search,
      fits: picks ? allOf([fits, passesAll(meaning.choosable)]) : fits,
      among: how.among,
      others,
      sight: { ...sight, looks: picks && sight.looks },
      into: [pool, set],
      unseen,
    });
    if (all) return collect;
    if (cards.random)
      return seq(
        collect,
        act((m) => keepRandom(m, m.setAt(set), most(m))),
      );
    const size = (m: Machine): number => m.sizeOf(m.setAt(pool));
    const needs = choosingNeeds(meaning, {
      self: this.self,
      seat: this.seat,
      listed: (m) => m.hasIn(m.setAt(pool), m.a),
      fits: hidden ? () => false : fits,
    });
    const asks = (into: SetVar, min: Num, max: Num): Step =>
      ask({
        shape: "some",
        who: chooser,
        prompt: how.prompt ?? "choose",
        ...(says && { says }),
        rule: meaning.rule,
        source: this.self,
        min: (m) => Math.min(min(m), size(m)),
        max: (m) => Math.min(max(m), size(m)),
        set: into,
        groups: [{ verb: "", form: "card", from: cardsOf(pool), needs }],
      });
    return seq(
      collect,
      when(
        (m) => most(m) <= 0,
        act((m) => m.clearSet(m.setAt(set))),
      ),
      apart
        ? this.oneByOne(pool, set, { least, most, unseen }, asks)
        : when(
            // what is open and leaves no choice is not asked about; what others cannot see always is
            (m) => (unseen(m) === 1 || size(m) > least(m)) && most(m) > 0,
            asks(set, least, most),
          ),
      // what was chosen out of a hidden place for what it is, is shown
      ...(hidden ? [act((m) => forEachLying(m, m.setAt(set), (c) => show(m, c, EVERYBODY)))] : []),
    );
  }

  /**
   * Chooses cards with different names: after each of them no other of its name is left to choose. Where others cannot see the cards
   * it is asked on also when none is left, so that nobody learns that.
   */
  private oneByOne(
    pool: SetVar,
    set: SetVar,
    { least, most, unseen }: { least: Num; most: Num; unseen: Num },
    asks: (into: SetVar, min: Num, max: Num) => Step,
  ): Step {
    const one = this.frame.set();
    const n = this.frame.local();
    const taken = act((m) => {
      const [card, left] = [firstLying(m, m.setAt(one)), m.setAt(pool)];
      n.set(m, card < 0 ? most(m) : n(m) + 1);
      if (card < 0) return;
      m.addTo(m.setAt(set), card);
      const name = nameOf(m, card);
      for (let c = m.nextIn(left, NONE); c >= 0; c = m.nextIn(left, c))
        if (nameOf(m, c) === name) m.removeFrom(left, c);
    });
    return seq(
      assign(n, constant(0)),
      act((m) => m.clearSet(m.setAt(set))),
      loop(
        (m) => n(m) < most(m) && (unseen(m) === 1 || m.sizeOf(m.setAt(pool)) > 0),
        seq(
          asks(one, (m) => (n(m) < least(m) ? 1 : 0), constant(1)),
          taken,
        ),
      ),
    );
  }

  /** Does something to each of the cards that a phrase means, one after the other, chosen first where that is a choice. */
  onCards(cards: Phrase<D, R, A>, body: (item: Var, ok: Var) => Step, how: Picking = {}): Step {
    const { set, fill } = this.cards(cards, how);
    return seq(fill, this.eachCard(set, body));
  }
  /** Does something to each card of a set and counts to how many it was done; a body that may fail sets `ok` to 0, and the set loses such cards. */
  eachCard(set: SetVar, body: (item: Var, ok: Var) => Step): Step {
    const { item, ok } = this;
    return this.counting((n) =>
      each(
        set,
        item,
        seq(
          assign(ok, constant(1)),
          body(item, ok),
          act((m) => {
            n.set(m, n(m) + ok(m));
            if (ok(m) === 0) m.removeFrom(m.setAt(set), item(m));
          }),
        ),
      ),
    );
  }
  /** Lets an event happen to all of the cards that a phrase means at once, and counts those to which it did. */
  together(event: GameEvent, cards: Phrase<D, R, A>, further: Num[] = [], how: Picking = {}): Step {
    const { set, fill } = this.cards(cards, how);
    return seq(fill, this.happenTo(event, set, further));
  }
  happenTo(event: GameEvent, set: SetVar, further: Num[] = []): Step {
    return seq(
      happenToEach(event, set, this.item, this.ok, further),
      act((m) => this.done.set(m, m.s[HIT]!)),
    );
  }
}
