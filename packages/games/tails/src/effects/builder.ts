/** The frame of one text's program: whose it is, what "it" means, and how cards and players are picked. */
import {
  act,
  argumentGone,
  ask,
  assign,
  cardsOf,
  constant,
  each,
  type Frame,
  firstLying,
  forEachLying,
  keepRandom,
  loop,
  type Machine,
  NONE,
  type Num,
  type SetVar,
  SOURCE_GONE,
  type Step,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import type { CardNum, Search } from "@tefuda/language";
import { amount, has, means, placesOf, type Scope, type World } from "@tefuda/language/standard/index";
import { HAND, nextSeat, playerOf, seatsLeft } from "../schema.ts";
import type { Amount, Cards, Description, Reference, Spoken, Who, Zone } from "../text/tree.ts";
import { answeredOne } from "./answers.ts";
import { bearersOf, type Counted, isSingle } from "./counted.ts";
import { chooseOpponent } from "./opponent.ts";

/** How cards are picked: by whom, and where if the words do not say. */
export interface Picking {
  chooser?: Num;
  zone?: Zone;
  /** Only cards on the chooser's own side. */
  own?: boolean;
  prompt?: string;
}

/** What an event tells a text, as numbers of its arguments. */
export type Tells = (ref: Reference) => number | undefined;

export class Builder {
  readonly frame: Frame;
  readonly self: Var;
  readonly seat: Var;
  /** Arguments of the event that set the text off. */
  readonly args: readonly Var[];
  /** Which of the cards that set it off, or whose it is, have left since (bits as SOURCE_GONE of the kernel). */
  private readonly gone: Var;
  /** Which argument of the event a reference speaks of. */
  private readonly told: Tells | undefined;
  /** Whether nothing has been spoken of yet but the card that set the text off. */
  private opening = true;
  /** The cards spoken of last, and on whose side the first of them lies, or lay when it was spoken of. */
  readonly it: SetVar;
  readonly side: Var;
  /** The players spoken of last, as bits. */
  readonly they: Var;
  /** Who chooses where a text does not say who. */
  chooser: Num;
  /** How many things the last action did, to which cards, and whether all was done that it asks for. */
  readonly done: Var;
  readonly hit: SetVar;
  readonly did: Var;
  /** The last action did something, as far as it can be said to. */
  readonly didIt: Step;
  readonly item: Var;
  /** What the card of the text was attached to when the text began; it is spoken of also when the card has left. */
  readonly bearer: Var;
  readonly scope: Scope;

  /** @param cards which arguments of the event that set it off are cards, as bits */
  constructor(frame: Frame, world: World, told?: Tells, cards = 0) {
    this.frame = frame;
    this.self = frame.cardArg();
    this.seat = frame.arg();
    this.args = [0, 1, 2].map((i) => ((cards >> i) & 1 ? frame.cardArg() : frame.arg()));
    this.gone = frame.arg();
    this.chooser = this.seat;
    this.told = told;
    this.it = frame.set();
    this.side = frame.local();
    this.they = frame.local();
    this.done = frame.local();
    this.hit = frame.set();
    this.did = frame.local();
    this.didIt = act((m) => {
      this.done.set(m, 1);
      this.did.set(m, 1);
    });
    this.item = frame.card();
    this.bearer = frame.card();
    const one = (said: string): CardNum => {
      const ref = said as Reference;
      const n = told?.(ref);
      if (n !== undefined) return (m) => this.args[n]!(m);
      if (ref === "it" || ref === "them") return (m) => firstLying(m, m.setAt(this.it));
      if (ref === "bearer") return (m, self) => (m.host(self) === NONE ? this.bearer(m) : m.host(self));
      return answeredOne(ref);
    };
    this.scope = {
      world,
      effect: false,
      one,
      spoken: (m, self) => {
        const card = firstLying(m, m.setAt(this.it));
        return card === NONE ? self : card;
      },
      total: (ref, of) => {
        const number = world.memory.looks.any.figures[of]!;
        if (ref !== "it" && ref !== "them") {
          const card = one(ref);
          return (m, self, seat) => {
            const c = card(m, self, seat);
            return c < 0 ? 0 : number(m, c);
          };
        }
        return (m) => {
          let sum = 0;
          forEachLying(m, m.setAt(this.it), (card) => {
            sum += number(m, card);
          });
          return sum;
        };
      },
      players: {
        means: (who) => (m, s) => {
          if (who === "they" || who === "others")
            return ((this.they(m) & (1 << s)) !== 0) === (who === "they");
          const card = firstLying(m, m.setAt(this.it));
          return card !== NONE && s === (who === "owner" ? m.owner(card) : this.side(m));
        },
        speak: (m, seats) => this.they.set(m, seats),
      },
      done: (m) => this.done(m),
      did: (m) => this.did(m) > 0,
      hits: (m) => m.setAt(this.hit),
    };
  }

  num(n: Amount): Num {
    const value = amount(n, this.scope);
    return (m) => value(m, this.self(m), this.seat(m));
  }

  /** Cards are spoken of. */
  speak(m: Machine, set: number): void {
    m.copySet(set, m.setAt(this.it));
    const card = firstLying(m, set);
    this.side.set(m, card === NONE ? NONE : playerOf(m, card));
  }

  /** The players that a word means, as bits; one opponent is chosen where there are several. */
  whom(who: Who, into: Var): Step {
    if (who === "opponent") {
      const seat = this.frame.local();
      return seq(
        chooseOpponent(this, seat),
        assign(into, (m) => 1 << seat(m)),
      );
    }
    const isMeant = means(who, this.scope);
    return assign(into, (m) => {
      let seats = 0;
      for (let s = 0; s < m.layout.seats; s++) if (isMeant(m, s, this.self(m), this.seat(m))) seats |= 1 << s;
      return seats;
    });
  }

  /** Lowers what a player may do, who chooses for it. */
  by(seat: Num, lower: () => Step): Step {
    const { chooser } = this;
    this.chooser = seat;
    const lowered = lower();
    this.chooser = chooser;
    return lowered;
  }

  /** Does something for each player that a word means, in turn order from the text's own. */
  eachSeat(who: Who, body: (seat: Var) => Step): Step {
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

  /** The cards of a phrase: found, or chosen now. They are what is spoken of from here on. */
  cards(cards: Cards, how: Picking = {}): { set: SetVar; fill: Step } {
    const set = this.frame.set();
    const fill = this.fill(cards, set, how);
    this.opening = false;
    return {
      set,
      fill: seq(
        fill,
        act((m) => this.speak(m, m.setAt(set))),
      ),
    };
  }

  private fill(cards: Cards, set: SetVar, how: Picking): Step {
    if ("both" in cards) {
      const part = this.frame.set();
      return seq(
        act((m) => m.clearSet(m.setAt(set))),
        ...cards.both.map((one) =>
          seq(
            this.fill(one, part, how),
            act((m) => {
              for (let c = m.nextIn(m.setAt(part), NONE); c >= 0; c = m.nextIn(m.setAt(part), c))
                m.addTo(m.setAt(set), c);
            }),
          ),
        ),
      );
    }
    if ("ref" in cards) return this.spokenOf(cards, set);
    return this.choose(cards, set, how);
  }

  /** Cards spoken of before, as far as they are what they are called. */
  private spokenOf({ ref, fits }: Spoken, set: SetVar): Step {
    const one = this.scope.one(ref);
    const all = ref === "them" || ref === "it";
    const called = fits && has(fits, this.scope, "any");
    const gone = this.goneBit(ref);
    return act((m) => {
      const at = m.setAt(set);
      if ((this.gone(m) & gone) !== 0) {
        m.clearSet(at);
        return;
      }
      if (all) m.copySet(m.setAt(this.it), at);
      else {
        m.clearSet(at);
        const card = one(m, this.self(m), this.seat(m));
        if (card >= 0) m.addTo(at, card);
      }
      if (!called) return;
      for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c))
        if (!called(m, c, this.self(m), this.seat(m))) m.removeFrom(at, c);
    });
  }

  /** The bit that says that what a reference speaks of has left since the text was set off; 0 if none does. */
  private goneBit(ref: Reference): number {
    if (ref === "this") return SOURCE_GONE;
    const n =
      ref === "it" || ref === "them" ? (this.opening ? this.told?.("trigger") : undefined) : this.told?.(ref);
    return n === undefined ? 0 : argumentGone(n);
  }

  /** Where the cards of a description are looked for; a hand of a particular seat if the chooser's own is meant. */
  private search(d: Description, how: Picking): Search {
    const { chooser } = how;
    if (!d.zone && how.zone?.in === "hand" && chooser)
      return (m, _self, _seat, out) => {
        let n = 0;
        for (let c = m.first(m.zoneOf(HAND, chooser(m))); c >= 0; c = m.next(c)) out[n++] = c;
        return n;
      };
    return placesOf(how.zone ? { zone: how.zone, ...d } : d, this.scope);
  }

  private choose(cards: Counted, set: SetVar, how: Picking): Step {
    const { count } = cards;
    const single = isSingle(count);
    const bearers = single ? undefined : bearersOf(cards.what);
    const hosts = this.frame.set();
    const { attachedTo: _, ...rest } = cards.what;
    const d = bearers ? rest : cards.what;
    const zone = d.zone ?? how.zone;
    // of more than one card, or of one by chance, one opponent's are meant, who is chosen first
    const opponents =
      (!single || cards.random) && zone !== undefined && zone.in !== "field" && zone.whose === "opponent";
    const search = this.search(opponents ? { ...d, zone: { ...zone, whose: "they" } } : d, how);
    const fits = has(d, this.scope, "any");
    const pool = this.frame.set();
    const hidden = isHidden(zone);
    const all = count === "all";
    const most: Num =
      count === "all" || count === "any"
        ? constant(0x7fff)
        : this.num("exactly" in count ? count.exactly : count.upTo);
    const least: Num = typeof count === "object" && "exactly" in count ? most : constant(0);
    const chosenBy = this.frame.local();
    const chooser: Num = how.chooser ?? (cards.chosenBy ? (m) => firstSeat(chosenBy(m)) : this.chooser);
    const own = how.own ?? false;
    const empty = this.frame.local();
    const collect = act((m) => {
      const out = m.scratch[m.borrow()]!;
      const n = search(m, this.self(m), this.seat(m), out);
      const at = m.setAt(pool);
      m.clearSet(at);
      for (let i = 0; i < n; i++) {
        const c = out[i]!;
        if (
          fits(m, c, this.self(m), own ? chooser(m) : this.seat(m)) &&
          (!own || m.actsFor(c) === chooser(m)) &&
          (!bearers || (m.host(c) !== NONE && m.hasIn(m.setAt(hosts), m.host(c))))
        )
          m.addTo(at, c);
      }
      m.giveBack();
      empty.set(m, n === 0 ? 1 : 0);
      m.copySet(at, m.setAt(set));
    });
    const found = seq(
      opponents ? this.whom("opponent", this.they) : seq(),
      bearers ? this.choose(bearers, hosts, {}) : seq(),
      cards.chosenBy ? this.whom(cards.chosenBy, chosenBy) : seq(),
      collect,
    );
    if (all) return found;
    const size = (m: Machine): number => m.sizeOf(m.setAt(pool));
    if (cards.random)
      return seq(
        found,
        act((m) => keepRandom(m, m.setAt(set), most(m))),
      );
    return seq(
      found,
      when(
        // an open place that leaves no choice is not asked about; a hidden one that holds cards always (tails-9.2)
        (m) => (hidden ? empty(m) === 0 : size(m) > least(m)) && most(m) > 0,
        ask({
          shape: "some",
          who: chooser,
          prompt: how.prompt ?? "choose",
          rule: "tails-7.13",
          source: this.self,
          min: (m) => Math.min(least(m), size(m)),
          max: (m) => Math.min(most(m), size(m)),
          set,
          groups: [{ verb: "", form: "card", from: cardsOf(pool) }],
        }),
      ),
    );
  }

  /** Does something to each of the cards that a phrase means, chosen first where that is a choice. */
  onCards(cards: Cards, body: (item: Var, ok: Var) => Step): Step {
    const { set, fill } = this.cards(cards);
    return this.doing(this.wanted(cards), seq(fill, this.eachCard(set, body)));
  }
  /** How many cards have to be there for all to be done that a phrase asks for. */
  wanted(cards: Cards): Num {
    if ("both" in cards) {
      const parts = cards.both.map((part) => this.wanted(part));
      return (m) => parts.reduce((sum, part) => sum + part(m), 0);
    }
    return "count" in cards && typeof cards.count === "object" && "exactly" in cards.count
      ? this.num(cards.count.exactly)
      : constant(1);
  }
  /** An action that counts what it does: "if you do" is so if there is something, and all that is wanted. */
  doing(wanted: Num, step: Step): Step {
    const { done, did, hit } = this;
    const asked = this.frame.local();
    return seq(
      assign(asked, wanted),
      act((m) => {
        done.set(m, 0);
        m.clearSet(m.setAt(hit));
      }),
      step,
      assign(did, (m) => (done(m) > 0 && done(m) >= asked(m) ? 1 : 0)),
    );
  }
  /** Does something to each card of a set, and counts those to which it was done: `ok` is 1 unless that is set to 0. */
  eachCard(set: SetVar, body: (item: Var, ok: Var) => Step): Step {
    const { item, done, hit } = this;
    const ok = this.frame.local();
    return each(
      set,
      item,
      seq(
        assign(ok, constant(1)),
        body(item, ok),
        act((m) => {
          if (ok(m) === 0) return;
          done.set(m, done(m) + 1);
          m.addTo(m.setAt(hit), item(m));
        }),
      ),
    );
  }
}

export const isHidden = (zone: Zone | undefined): boolean => zone?.in === "hand" || zone?.in === "deck";
/** The first seat of some, as bits. */
const firstSeat = (seats: number): number => (seats === 0 ? NONE : 31 - Math.clz32(seats & -seats));
