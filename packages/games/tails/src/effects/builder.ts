/** The frame of one text's program, in a game of two to four: which players it means, and whether all was done that it asks for. */
import {
  act,
  assign,
  constant,
  firstLying,
  loop,
  type Machine,
  NONE,
  type Num,
  type SetVar,
  type Step,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import { addAll, type Picking, type Tells } from "@tefuda/language";
import type { Last } from "@tefuda/language/lowering/shares";
import { Builder as Common } from "@tefuda/language/standard/builder";
import { means } from "@tefuda/language/standard/describe";
import type { Cards, Counted } from "@tefuda/language/standard/tree";
import { nextSeat, playerOf, seatsLeft } from "../schema.ts";
import type { Who } from "../text/tree.ts";
import { bearersOf, isSingle } from "./counted.ts";
import { chooseOpponent } from "./opponent.ts";

const SEVERAL: readonly Who[] = ["opponents", "both", "others", "they"];

export class Builder extends Common {
  /** On whose side the first of the cards spoken of last lies, or lay when it was spoken of. */
  readonly side: Var;
  /** The players spoken of last, as bits. */
  readonly they: Var;
  /** Whether all was done that the last action asks for, and to which cards; so far, and how much is asked for. */
  readonly did: Var;
  readonly hit: SetVar;
  readonly hitNow: SetVar;
  private readonly asked: Var;
  /** What the card of the text was attached to when the text began; it is spoken of also when the card has left. */
  readonly bearer: Var;

  constructor(...how: ConstructorParameters<typeof Common>) {
    super(...how);
    const { frame } = this;
    this.side = frame.local();
    this.they = frame.local();
    this.did = frame.local();
    this.hit = frame.set();
    this.hitNow = frame.set();
    this.asked = frame.local();
    this.bearer = frame.card();
    this.knowMore();
  }

  /** What the words of a text mean by what only this builder knows. */
  private knowMore(): void {
    const { scope } = this.meaning;
    const { one, total } = scope;
    const bearerOf = (m: Machine, self: number): number =>
      m.host(self) === NONE ? this.bearer(m) : m.host(self);
    scope.one = (ref) => (ref === "bearer" ? bearerOf : one(ref));
    scope.total = (ref, of) => {
      if (ref !== "bearer") return total(ref, of);
      const number = this.meaning.world.memory.looks.any.figures[of]!;
      return (m, self) => (bearerOf(m, self) < 0 ? 0 : number(m, bearerOf(m, self)));
    };
    scope.did = (m) => this.did(m) > 0;
    scope.hits = (m) => m.setAt(this.hit);
    scope.players = {
      means: (who) => (m, s) => {
        if (who === "they" || who === "others") return ((this.they(m) & (1 << s)) !== 0) === (who === "they");
        const card = firstLying(m, m.setAt(this.it));
        return card !== NONE && s === (who === "owner" ? m.owner(card) : this.side(m));
      },
      speak: (m, seats) => this.they.set(m, seats),
    };
  }

  // --- players -------------------------------------------------------------------------------------------------------
  protected override readonly seats = 4;
  override areSeveral(who: Who): boolean {
    return SEVERAL.includes(who) && !(this.one && this.areAmong(who, this.one.who));
  }
  override areAmong(who: Who, others: Who): boolean {
    return who === others || who === "they" || (others === "both" && SEVERAL.includes(who));
  }
  /** The players that a word means, as bits; one opponent is chosen where there are several. */
  private whom(who: Who, into: Var): Step {
    if (who === "opponent") {
      const seat = this.frame.local();
      return seq(
        chooseOpponent(this, seat),
        assign(into, (m) => 1 << seat(m)),
      );
    }
    const isMeant = means(who, this.meaning.scope);
    return assign(into, (m) => {
      let seats = 0;
      for (let s = 0; s < m.layout.seats; s++) if (isMeant(m, s, this.self(m), this.seat(m))) seats |= 1 << s;
      return seats;
    });
  }
  /** In turn order from the text's own player. They are those spoken of from there on. */
  override eachSeat(who: Who, body: (seat: Var) => Step): Step {
    if (this.one?.who === who) return body(this.one.seat);
    const seat = this.frame.local();
    if (who === "you") return seq(assign(seat, this.seat), body(seat));
    const seats = this.frame.local();
    const left = this.frame.local();
    return seq(
      this.whom(who, seats),
      assign(seat, this.seat),
      assign(left, seatsLeft),
      loop(
        (m) => left(m) > 0,
        seq(
          when(
            (m) => (seats(m) & (1 << seat(m))) !== 0,
            seq(
              assign(this.they, (m) => 1 << seat(m)),
              body(seat),
            ),
          ),
          assign(seat, (m) => nextSeat(m, seat(m))),
          assign(left, (m) => left(m) - 1),
        ),
      ),
      assign(this.they, seats),
    );
  }

  // --- cards ---------------------------------------------------------------------------------------------------------
  override mean(set: SetVar): Step {
    return seq(
      super.mean(set),
      act((m) => this.lies(m)),
    );
  }
  override speakOf(m: Machine, card: number): void {
    super.speakOf(m, card);
    this.lies(m);
  }
  private lies(m: Machine): void {
    const card = firstLying(m, m.setAt(this.it));
    this.side.set(m, card === NONE ? NONE : playerOf(m, card));
  }

  override cards(cards: Cards, how: Picking = {}): { set: SetVar; fill: Step } {
    const { set, fill } = super.cards(cards, how);
    return { set, fill: seq(this.asksFor(cards), fill) };
  }
  asksFor(cards: Cards): Step {
    return this.asks(this.wanted(cards));
  }
  /** How many cards have to be there for all to be done that a phrase asks for. */
  private wanted(cards: Cards): Num {
    if ("both" in cards) {
      const parts = cards.both.filter((part) => !isOpen(part)).map((part) => this.wanted(part));
      return (m) =>
        Math.max(
          1,
          parts.reduce((sum, part) => sum + part(m), 0),
        );
    }
    return "count" in cards && typeof cards.count === "object" && "exactly" in cards.count
      ? this.num(cards.count.exactly)
      : constant(1);
  }

  override pick(cards: Cards, set: SetVar, how: Picking): Step {
    if (!("both" in cards)) return super.pick(cards, set, how);
    const part = this.frame.set();
    return seq(
      act((m) => m.clearSet(m.setAt(set))),
      ...cards.both.map((one) =>
        seq(
          this.pick(one, part, how),
          act((m) => addAll(m, m.setAt(part), m.setAt(set))),
        ),
      ),
    );
  }

  /** Those whose cards are meant, or who choose, are chosen first, and so is what the cards are attached to. */
  protected override choose({ chosenBy, ...cards }: Counted, set: SetVar, how: Picking, n?: Num): Step {
    const first: Step[] = [];
    const single = isSingle(cards.count);
    let { what } = cards;
    let { chooser, among } = how;
    // of more than one card, or of one by chance, one opponent's are meant
    if ((!single || cards.random) && what.zone?.whose === "opponent") {
      first.push(this.whom("opponent", this.they));
      what = { ...what, zone: { ...what.zone, whose: "they" } };
    }
    const bearers = single ? undefined : bearersOf(what);
    if (bearers) {
      const hosts = this.frame.set();
      const { among: others } = how;
      first.push(this.choose(bearers, hosts, {}));
      what = { ...what, attachedTo: undefined } as typeof what;
      among = (m, c) => m.host(c) !== NONE && m.hasIn(m.setAt(hosts), m.host(c)) && others?.(m, c) !== false;
    }
    if (chosenBy && !chooser) {
      const chosen = this.frame.local();
      first.push(this.whom(chosenBy, chosen));
      chooser = (m) => firstSeat(chosen(m));
    }
    return seq(
      ...first,
      super.choose(
        { ...cards, what },
        set,
        { ...how, ...(chooser && { chooser }), ...(among && { among }) },
        n,
      ),
    );
  }

  // --- what was done -------------------------------------------------------------------------------------------------
  /** A single action: "if you do" is so if it did something, and all that is asked for. */
  override single(step: Step): Step {
    return seq(
      act((m) => {
        m.clearSet(m.setAt(this.hitNow));
        this.asked.set(m, 1);
      }),
      step,
      act((m) => {
        m.copySet(m.setAt(this.hitNow), m.setAt(this.hit));
        this.did.set(m, this.done(m) > 0 && this.done(m) >= this.asked(m) ? 1 : 0);
      }),
    );
  }
  protected override get last(): Last {
    const { done, did, it, hit } = this;
    return { numbers: [done, did], cards: [it, hit], again: (m) => this.lies(m) };
  }
  override eachSeatDoing(...how: Parameters<Common["eachSeatDoing"]>): Step {
    const step = super.eachSeatDoing(...how);
    if (!this.areSeveral(how[0])) return step;
    return seq(
      step,
      act((m) => m.copySet(m.setAt(this.hit), m.setAt(this.hitNow))),
    );
  }
  override asks(n: Num): Step {
    return assign(this.asked, n);
  }
  override doneTo(set: SetVar): Step {
    return act((m) => addAll(m, m.setAt(set), m.setAt(this.hitNow)));
  }
  override nothingDone(): Step {
    return seq(super.nothingDone(), assign(this.did, constant(0)));
  }
  override eachCard(set: SetVar, body: (item: Var, ok: Var) => Step): Step {
    return super.eachCard(set, (item, ok) =>
      seq(
        body(item, ok),
        act((m) => {
          if (ok(m) === 1) m.addTo(m.setAt(this.hitNow), item(m));
        }),
      ),
    );
  }
}

/**
 * What is known when a text begins: of what set it off, on whose side its card lies or lay, and the player.
 * @param they whether that player is one whom the text then speaks of
 */
export const beginning = (b: Builder, tells: Tells, they = tells.they !== undefined): Step =>
  act((m) => {
    b.bearer.set(m, m.host(b.self(m)));
    if (tells.side !== undefined) b.side.set(m, b.args[tells.side]!(m));
    const seat = tells.they === undefined ? b.side(m) : b.args[tells.they]!(m);
    if (they && seat >= 0) b.they.set(m, 1 << seat);
  });

/** Whether a phrase leaves it open of how many cards it is, so that none is enough beside others. */
const isOpen = (cards: Cards): boolean =>
  "count" in cards && !(typeof cards.count === "object" && "exactly" in cards.count);

/** The first seat of some, as bits. */
const firstSeat = (seats: number): number => (seats === 0 ? NONE : 31 - Math.clz32(seats & -seats));
