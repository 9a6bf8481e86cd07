/** The frame of one text's program: whose it is, what "it" means, and how cards and players are picked. */
import {
  act,
  ask,
  assign,
  cardsOf,
  constant,
  each,
  type Frame,
  firstLying,
  keepRandom,
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
import { HAND, isOut, nextSeat, seatsLeft } from "../table.ts";
import type { Amount, Cards, Description, Reference, Who, Zone } from "../text/tree.ts";
import { answeredOne } from "./answers.ts";
import { amount, has, isHidden, isWho, type Scope, type Search, searchOf } from "./describe.ts";
import type { CardNum } from "./text.ts";

/** How cards are picked: by whom, and where if the words do not say. */
export interface Picking {
  chooser?: Num;
  zone?: Zone;
  /** Only cards on the chooser's own side. */
  own?: boolean;
  prompt?: string;
}

export class Builder {
  readonly frame: Frame;
  readonly self: Var;
  readonly seat: Var;
  /** Arguments of the event that set the text off. */
  readonly args: readonly Var[];
  /** The cards spoken of last, how many the last action did something to, and the player spoken of last. */
  readonly it: SetVar;
  readonly done: Var;
  readonly they: Var;
  readonly item: Var;
  readonly scope: Scope;

  constructor(frame: Frame, word: Scope["word"], told?: (ref: Reference) => number | undefined) {
    this.frame = frame;
    this.self = frame.arg();
    this.seat = frame.arg();
    this.args = [frame.arg(), frame.arg(), frame.arg()];
    this.it = frame.set();
    this.done = frame.local();
    this.they = frame.local();
    this.item = frame.local();
    const one = (ref: Reference): CardNum => {
      const n = told?.(ref);
      if (n !== undefined) return (m) => this.args[n]!(m);
      if (ref === "it" || ref === "them") return (m) => firstLying(m, m.setAt(this.it));
      return answeredOne(ref);
    };
    this.scope = { word, one };
  }

  num(n: Amount): Num {
    if (typeof n === "object" && "done" in n) return this.done;
    const value = amount(n, this.scope);
    return (m) => value(m, this.self(m), this.seat(m));
  }

  /** Does something for each player that a word means, in turn order from the text's own. */
  eachSeat(who: Who, body: (seat: Var) => Step): Step {
    const seat = this.frame.local();
    const left = this.frame.local();
    if (who === "opponent") return seq(this.chooseOpponent(seat), assign(this.they, seat), body(seat));
    if (who === "they") return seq(assign(seat, this.they), body(seat));
    return seq(
      assign(seat, this.seat),
      assign(left, seatsLeft),
      loop(
        (m) => left(m) > 0,
        seq(
          when(
            (m) => isWho(m, who, seat(m), this.spoken(m), this.seat(m)),
            seq(assign(this.they, seat), body(seat)),
          ),
          assign(seat, (m) => nextSeat(m, seat(m))),
          assign(left, (m) => left(m) - 1),
        ),
      ),
    );
  }
  /** The card whose owner or player a word means: the one spoken of last, else the text's own. */
  private spoken(m: Machine): number {
    const card = firstLying(m, m.setAt(this.it));
    return card === NONE ? this.self(m) : card;
  }
  private chooseOpponent(seat: Var): Step {
    return seq(
      assign(seat, (m) => nextSeat(m, this.seat(m))),
      when(
        (m) => seatsLeft(m) > 2,
        ask({
          shape: "one",
          who: this.seat,
          prompt: "opponent",
          rule: "tails-9.1",
          source: this.self,
          a: seat,
          groups: [
            {
              verb: "choose",
              form: "seat",
              from: (m, out) => {
                let n = 0;
                for (let s = 0; s < m.layout.seats; s++) if (s !== this.seat(m) && !isOut(m, s)) out[n++] = s;
                return n;
              },
            },
          ],
        }),
      ),
    );
  }

  /** The cards of a phrase: found, or chosen now. They are what is spoken of from here on. */
  cards(cards: Cards, how: Picking = {}): { set: SetVar; fill: Step } {
    const set = this.frame.set();
    return {
      set,
      fill: seq(
        this.fill(cards, set, how),
        act((m) => m.copySet(m.setAt(set), m.setAt(this.it))),
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
    if ("ref" in cards) {
      const one = this.scope.one(cards.ref);
      const all = cards.ref === "them" || cards.ref === "it";
      return act((m) => {
        if (all) {
          m.copySet(m.setAt(this.it), m.setAt(set));
          return;
        }
        m.clearSet(m.setAt(set));
        const card = one(m, this.self(m), this.seat(m));
        if (card >= 0) m.addTo(m.setAt(set), card);
      });
    }
    return this.choose(cards, set, how);
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
    return searchOf(d.zone ?? how.zone, d, this.scope);
  }

  private choose(
    cards: Exclude<Cards, { ref: Reference } | { both: Cards[] }>,
    set: SetVar,
    how: Picking,
  ): Step {
    const d = cards.what;
    const search = this.search(d, how);
    const fits = has(d, this.scope);
    const pool = this.frame.set();
    const hidden = isHidden(d.zone ?? how.zone);
    const { count } = cards;
    const all = count === "all";
    const most: Num =
      count === "all" || count === "any"
        ? constant(0x7fff)
        : this.num("exactly" in count ? count.exactly : count.upTo);
    const least: Num = typeof count === "object" && "exactly" in count ? most : constant(0);
    const other = cards.chosenBy !== undefined && cards.chosenBy !== "you";
    const chooser: Num = how.chooser ?? (other ? (m) => nextSeat(m, this.seat(m)) : this.seat);
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
          (!own || m.actsFor(c) === chooser(m))
        )
          m.addTo(at, c);
      }
      m.giveBack();
      empty.set(m, n === 0 ? 1 : 0);
      m.copySet(at, m.setAt(set));
    });
    if (all) return collect;
    const size = (m: Machine): number => m.sizeOf(m.setAt(pool));
    if (cards.random)
      return seq(
        collect,
        act((m) => keepRandom(m, m.setAt(set), most(m))),
      );
    return seq(
      collect,
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
  onCards(cards: Cards, body: (item: Var) => Step): Step {
    const { set, fill } = this.cards(cards);
    return seq(fill, this.eachCard(set, body));
  }
  /** Does something to each card of a set and counts how many there were. */
  eachCard(set: SetVar, body: (item: Var) => Step): Step {
    const { item, done } = this;
    return seq(
      act((m) => done.set(m, m.sizeOf(m.setAt(set)))),
      each(set, item, body(item)),
    );
  }
}
