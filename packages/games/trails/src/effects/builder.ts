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
  knownTo,
  knows,
  loop,
  type Machine,
  NONE,
  type Num,
  given as needOf,
  type SetVar,
  type Step,
  seq,
  show,
  type Var,
  when,
} from "@tefuda/kernel";
import { beginParting, note, THEN } from "../last.ts";
import { INITIATIVE, other } from "../table.ts";
import type { Amount, Cards, Figure, Reference, Who } from "../text/tree.ts";
import {
  asksFace,
  choosable,
  controllerOf,
  foeOf,
  has,
  isFoe,
  isHidden,
  numberOf,
  type Scope,
} from "./describe.ts";
import { amount, placesOf, standingScope, totalOf } from "./numbers.ts";
import { isTarget } from "./targets.ts";
import type { CardNum } from "./text.ts";

/** How cards are picked: by whom, and out of which of those that the words mean. */
export interface Picking {
  chooser?: Num;
  among?: (m: Machine, card: number) => boolean;
  prompt?: string;
}
type Counted = Extract<Cards, { count: unknown }>;

/** The arguments of a text's program: the card, its player, and what the event says that set it off. */
export interface Given {
  self: Var;
  seat: Var;
  args: readonly Var[];
}
export const given = (f: Frame): Given => ({
  self: f.arg(),
  seat: f.arg(),
  args: [f.arg(), f.arg(), f.arg()],
});

export class Builder {
  readonly frame: Frame;
  readonly self: Var;
  readonly seat: Var;
  /** Arguments of the event that set the text off. */
  readonly args: readonly Var[];
  /** The cards spoken of last, and how many the last action did something to. */
  readonly it: SetVar;
  readonly done: Var;
  readonly item: Var;
  readonly ok: Var;
  readonly scope: Scope;
  /** What changes are compiled against that go on without this program. */
  readonly standing: Scope;
  /** Steps that choose targets before anything is paid (trails-9.7), while what is lowered may have such. */
  private first: Step[] | undefined;

  constructor(
    frame: Frame,
    { self, seat, args }: Given,
    org: Scope["org"],
    effect: boolean,
    told: (ref: Reference) => number | undefined = () => undefined,
  ) {
    this.frame = frame;
    this.self = self;
    this.seat = seat;
    this.args = args;
    this.it = frame.set();
    this.done = frame.local();
    this.item = frame.local();
    this.ok = frame.local();
    const first: CardNum = (m) => firstLying(m, m.setAt(this.it));
    const one = (ref: Reference): CardNum => {
      if (ref === "this") return (_m, self) => self;
      if (ref === "foe") return foeOf;
      if (ref !== "trigger") return first;
      const n = told(ref);
      if (n === undefined) throw new Error("it speaks of the card that set it off, and nothing did");
      return (m) => this.args[n]!(m);
    };
    this.scope = {
      org,
      one,
      effect,
      spoken: (m, self) => {
        const card = first(m, self, NONE);
        return card === NONE ? self : card;
      },
      total: (ref, of) => (ref === "it" || ref === "them" ? this.totalOfIt(of) : totalOf(one(ref), of)),
      done: (m) => this.done(m),
    };
    this.standing = standingScope(org);
  }

  num(n: Amount): Num {
    if (typeof n === "number") return constant(n);
    const value = amount(n, this.scope);
    return (m) => value(m, this.self(m), this.seat(m));
  }

  /** The one player that a word means. */
  seatOf(who: Who): Num {
    const spoken: Num = (m) => this.scope.spoken(m, this.self(m), this.seat(m));
    switch (who) {
      case "you":
        return this.seat;
      case "opponent":
        return (m) => other(this.seat(m));
      case "owner":
        return (m) => m.owner(spoken(m));
      case "its":
        return (m) => controllerOf(m, spoken(m));
      case "both":
        throw new Error("it means both players where one has to be meant");
    }
  }
  /** Does something for each player that a word means, the initiative player first. */
  eachSeat(who: Who, body: (seat: Var) => Step): Step {
    const seat = this.frame.local();
    if (who !== "both") return seq(assign(seat, this.seatOf(who)), body(seat));
    const left = this.frame.local();
    return seq(
      assign(seat, (m) => m.number(INITIATIVE)),
      assign(left, (m) => m.layout.seats),
      loop(
        (m) => left(m) > 0,
        seq(
          body(seat),
          assign(seat, (m) => other(seat(m))),
          assign(left, (m) => left(m) - 1),
        ),
      ),
    );
  }

  /** The cards of a phrase: found, or chosen now. They are what is spoken of from here on. */
  cards(cards: Cards, how: Picking = {}): { set: SetVar; fill: Step } {
    const set = this.frame.set();
    return { set, fill: seq(this.pick(cards, set, how), this.mean(set)) };
  }
  /** From here on these cards are what is spoken of; what they are like is noted in case they leave (trails-9.6). */
  mean(set: SetVar): Step {
    return act((m) => {
      const at = m.setAt(set);
      m.copySet(at, m.setAt(this.it));
      beginParting(m);
      for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c)) note(m, c);
    });
  }

  /** Lowers something whose targets are chosen before it is paid for (trails-9.7). */
  targetsFirst(lower: () => Step): { targets: Step; does: Step } {
    const outer = this.first;
    const first: Step[] = [];
    this.first = first;
    const does = lower();
    this.first = outer;
    return { targets: seq(...first), does };
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

  /** Speaks of a card. */
  speakOf(m: Machine, card: number): void {
    if (card >= 0) m.addTo(m.setAt(this.it), card);
  }
  private totalOfIt(of: Figure): CardNum {
    const number = numberOf(of, THEN);
    return (m) => sumOf(m, m.setAt(this.it), number);
  }

  /** Finds or chooses the cards of a phrase. */
  pick(cards: Cards, set: SetVar, how: Picking): Step {
    if ("both" in cards) {
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
    if ("ref" in cards) return this.refer(cards.ref, set, how.among);
    return this.first && isTarget(cards) ? this.target(cards, set, how) : this.choose(cards, set, how);
  }
  /** trails-9.7: chosen first; by now some may be gone, or no longer be what was called for. */
  private target(cards: Counted, set: SetVar, how: Picking): Step {
    const chosen = this.frame.set();
    this.doFirst(this.choose(cards, chosen, how));
    const fits = has(cards.what, this.scope);
    return act((m) => {
      const at = m.setAt(set);
      m.copySet(m.setAt(chosen), at);
      for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c))
        if (!fits(m, c, this.self(m), this.seat(m)) || how.among?.(m, c) === false) m.removeFrom(at, c);
    });
  }

  private refer(ref: Reference, set: SetVar, among: Picking["among"]): Step {
    const one = this.scope.one(ref);
    return act((m) => {
      const at = m.setAt(set);
      if (ref === "it" || ref === "them") m.copySet(m.setAt(this.it), at);
      else {
        m.clearSet(at);
        if (ref === "foe") foes(m, this.self(m), at);
        else if (one(m, this.self(m), this.seat(m)) >= 0) m.addTo(at, one(m, this.self(m), this.seat(m)));
      }
      if (among)
        for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c)) if (!among(m, c)) m.removeFrom(at, c);
    });
  }

  /** Who chooses if the words do not say: of cards that only one player knows, that one (trails-11.1). */
  private chooserOf({ what, chosenBy }: Counted): Num {
    if (chosenBy) return this.seatOf(chosenBy);
    const zone = what.zone;
    return zone?.in === "hand" && zone.whose !== "both" ? this.seatOf(zone.whose) : this.seat;
  }

  private choose(cards: Counted, set: SetVar, how: Picking): Step {
    const { what: d, count } = cards;
    const search = placesOf(d, this.scope);
    const fits = has(d, this.scope);
    const asks = asksFace(d);
    const hidden = asks && isHidden(d.zone) && d.face !== "up";
    const all = count === "all";
    const picks = !all && cards.random !== true;
    const most: Num =
      typeof count === "string"
        ? constant(0x7fff)
        : this.num("exactly" in count ? count.exactly : count.upTo);
    const least: Num = typeof count === "object" && "exactly" in count ? most : constant(0);
    const chooser = how.chooser ?? this.chooserOf(cards);
    const looks = picks && (d.zone?.in === "hand" || d.zone?.in === "deck");
    const pool = this.frame.set();
    const unseen = this.frame.local();
    const { among } = how;
    const collect = act((m) => {
      const [self, seat, who] = [this.self(m), this.seat(m), chooser(m)];
      const out = m.scratch[m.borrow()]!;
      const n = search(m, self, seat, out);
      const at = m.setAt(pool);
      m.cite("trails-9.7");
      m.clearSet(at);
      unseen.set(m, 0);
      for (let i = 0; i < n; i++) {
        const c = out[i]!;
        if (among && !among(m, c)) continue;
        if (looks && !knows(m, who, c)) show(m, c, 1 << who);
        if (hidden && (knownTo(m, c) & m.observers) !== m.observers) unseen.set(m, 1);
        if (asks && !all && !knows(m, who, c)) continue;
        if (fits(m, c, self, seat) && (!picks || choosable(m, c, self, seat))) m.addTo(at, c);
      }
      m.giveBack();
      m.copySet(at, m.setAt(set));
    });
    if (all) return collect;
    if (cards.random)
      return seq(
        collect,
        act((m) => keepRandom(m, m.setAt(set), most(m))),
      );
    const size = (m: Machine): number => m.sizeOf(m.setAt(pool));
    const listed = needOf("trails-9.7", "it is a card that may be chosen here", (m) =>
      m.hasIn(m.setAt(pool), m.a),
    );
    return seq(
      collect,
      when(
        // what is open and leaves no choice is not asked about; what others cannot see always is (trails-11.1)
        (m) => (unseen(m) === 1 || size(m) > least(m)) && most(m) > 0,
        ask({
          shape: "some",
          who: chooser,
          prompt: how.prompt ?? "choose",
          rule: "trails-9.7",
          source: this.self,
          min: (m) => Math.min(least(m), size(m)),
          max: (m) => Math.min(most(m), size(m)),
          set,
          groups: [{ verb: "", form: "card", from: cardsOf(pool), needs: [listed] }],
        }),
      ),
      // what was chosen out of a hidden place for what it is, is shown
      ...(hidden ? [act((m) => forEachLying(m, m.setAt(set), (c) => show(m, c, EVERYBODY)))] : []),
    );
  }

  /** Does something to each of the cards that a phrase means, one after the other, chosen first where that is a choice. */
  onCards(cards: Cards, body: (item: Var, ok: Var) => Step, how: Picking = {}): Step {
    const { set, fill } = this.cards(cards, how);
    return seq(fill, this.eachCard(set, body));
  }
  /**
   * Does something to each card of a set and counts to how many it was done; a body that may fail sets `ok` to 0. Until
   * then "that number" is still that of the action before.
   */
  eachCard(set: SetVar, body: (item: Var, ok: Var) => Step): Step {
    const { item, ok, done } = this;
    const n = this.frame.local();
    return seq(
      assign(n, constant(0)),
      each(
        set,
        item,
        seq(
          assign(ok, constant(1)),
          body(item, ok),
          assign(n, (m) => n(m) + ok(m)),
        ),
      ),
      assign(done, n),
    );
  }
  /** Lets an event happen to all of the cards that a phrase means at once, and counts those to which it did. */
  together(event: GameEvent, cards: Cards, further: Num[] = [], how: Picking = {}): Step {
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

export function addAll(m: Machine, from: number, to: number): void {
  for (let c = m.nextIn(from, NONE); c >= 0; c = m.nextIn(from, c)) m.addTo(to, c);
}
function sumOf(m: Machine, at: number, of: (m: Machine, card: number) => number): number {
  let sum = 0;
  for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c)) sum += of(m, c);
  return sum;
}
function foes(m: Machine, self: number, at: number): void {
  for (let c = 0; c < m.layout.cards; c++) if (isFoe(m, c, self)) m.addTo(at, c);
}
