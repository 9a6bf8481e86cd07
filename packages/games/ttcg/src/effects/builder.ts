/**
 * Building the program of one text: the frame it runs in, what its words have named so far, and who is meant. "It" is
 * told from the words alone, so that what a part that was not done would have named is nothing, and "if you do" asks
 * whether all was done (ttcg-6.17); the language's builder notes what was named and how many when it comes to it.
 */

import {
  act,
  assign,
  each,
  effectArg,
  effectGone,
  effectGoneBits,
  type Frame,
  firstLying,
  lying,
  type Machine,
  type Num,
  type SetVar,
  type Step,
  seq,
  type Var,
  WordsError,
} from "@tefuda/kernel";
import { addAll, type CardNum } from "@tefuda/language";
import { opponentOf, turnPlayer } from "../schema.ts";
import type { Amount, Cards, Trigger, Who } from "../text/tree.ts";
import { plain } from "./audit.ts";
import { dropImmune, fill, numberNamed, type Picked, type Picking } from "./choosing.ts";
import type { Paying } from "./dues.ts";
import { forOne } from "./each-player.ts";
import { MEANING } from "./says.ts";
import { type Pointers, type Scope, scopeOf } from "./scope.ts";
import { destroyerOf, spokenAt } from "./triggers.ts";

const orElse = (card: number, other: number): number => (card >= 0 ? card : other);

/** What a program is of. */
export interface About {
  /** Which phrases were chosen when the text was activated, and where these cards are in its effect. */
  targets?: ReadonlyMap<Cards, number>;
  /** Whether changes last while the source does and follow their description (Continuous, Equip). */
  standing?: boolean;
  equip?: boolean;
  /** Whether it pays a cost, which is no effect and so nothing to be immune to (ttcg-11.2). */
  paying?: boolean;
  /** What words mean before the text has spoken of anything itself, by the number of its effect. */
  pointers?: (effect: Num) => Partial<Pointers>;
}
/** Behind what set a text off. */
export const pointersOf =
  (trigger: Trigger | undefined, player: (effect: Num) => Num | undefined) =>
  (effect: Num): Partial<Pointers> => {
    const { it, that } = spokenAt(trigger);
    const at = (m: Machine, place: number): number => effectArg(m, effect(m), place);
    return {
      it: (m, self) => orElse(at(m, it), self),
      trigger: (m) => at(m, that),
      destroyer: destroyerOf(trigger, effect),
      player: player(effect),
    };
  };

/** How many cards are in a set. */
export const sizeOf =
  (set: SetVar): Num =>
  (m) =>
    m.sizeOf(m.setAt(set));

export class Builder {
  readonly self: Var;
  readonly seat: Var;
  readonly effect: Var;
  /** How many cards or points the part before did, and whether it was done in full (ttcg-6.17). */
  readonly done: Var;
  readonly full: Var;
  readonly item: Var;
  readonly ok: Var;
  readonly frame: Frame;
  readonly targets: ReadonlyMap<Cards, number>;
  readonly standing: boolean;
  readonly equip: boolean;
  readonly paying: boolean;
  /** The cost that is paid. */
  pays: Paying | undefined;
  /** The cards of each phrase until here, none of which "another" is. */
  readonly named: SetVar[] = [];
  /** The type or sub-type chosen last. */
  readonly word: Var;
  /** Which of the cards that its effect speaks of have left before it began; bits as of `effectGone`. */
  private readonly gone: Var;
  private readonly pointers: Partial<Pointers>;
  private readonly measures = new Map<Cards, SetVar>();
  private it: SetVar | undefined;
  /** Whether "it" was spoken of on the field (ttcg-3.9). */
  private past = true;
  private meant: Var | undefined;
  private shown: SetVar | undefined;
  /** How many each player did, where the part before was done by both. */
  private doneBy: readonly Var[] | undefined;
  /** And to which cards. */
  private spokenBy: readonly SetVar[] | undefined;

  constructor(
    frame: Frame,
    { targets = new Map(), standing = false, equip = false, paying = false, pointers = () => ({}) }: About,
  ) {
    this.frame = frame;
    this.self = frame.cardArg();
    this.seat = frame.arg();
    this.effect = frame.arg();
    this.done = frame.local();
    this.full = frame.local();
    this.item = frame.card();
    this.ok = frame.local();
    this.word = frame.local();
    this.gone = frame.local();
    this.targets = targets;
    this.standing = standing;
    this.equip = equip;
    this.paying = paying;
    this.pointers = pointers(this.effect);
  }

  /** What a text does begins: what it moves itself from here on is still what it speaks of. */
  begins(): Step {
    return assign(this.gone, (m) => effectGone(m, this.effect(m)));
  }
  /** ttcg-3.9: whether what a word points at, before the text has named a card itself, has left and is another card. */
  isGone(m: Machine, card: number): boolean {
    const gone = this.gone(m);
    return gone !== 0 && (effectGoneBits(m, this.effect(m), card) & gone) !== 0;
  }

  /** What words that point mean at this place of the text; "it" is what was spoken of last until here. */
  get scope(): Scope {
    const { pointers, it, meant, past } = this;
    const first: CardNum = (m) => effectArg(m, this.effect(m), 0);
    const begun: CardNum = pointers.it ?? ((m, self, seat) => orElse(first(m, self, seat), self));
    return scopeOf({
      trigger: first,
      activated: first,
      ...pointers,
      it: (m, self, seat) => (it === undefined ? begun(m, self, seat) : firstLying(m, m.setAt(it))),
      itAll: (m, self, seat, out) => {
        if (it !== undefined) return lying(m, m.setAt(it), out);
        out[0] = begun(m, self, seat);
        return out[0] < 0 ? 0 : 1;
      },
      past,
      meant,
      measured: (cards) => {
        const set = this.measures.get(cards);
        return set && ((m) => firstLying(m, m.setAt(set)));
      },
      done: (m) => this.done(m),
      word: (m) => this.word(m),
    });
  }

  /** "it" means this set from here on. */
  speakOf(set: SetVar | undefined): void {
    this.it = set;
    this.spokenBy = undefined;
  }
  get spokenOf(): SetVar | undefined {
    return this.it;
  }

  /** What "one of them" and "the rest" are among: the cards spoken of or looked at last. */
  spokenFor(among: "it" | "rest"): SetVar {
    const set = among === "rest" ? (this.shown ?? this.it) : (this.it ?? this.shown);
    if (!set) throw new WordsError(MEANING.noneSpokenOf);
    return set;
  }

  num(n: CardNum): Num {
    return (m) => n(m, this.self(m), this.seat(m));
  }
  amount(a: Amount): Num {
    return this.num(this.scope.amount(a));
  }
  /** A number in what a player does, perhaps each of both: then "the units they control" are that player's. */
  amountOf(a: Amount, who: Who, seat: Num): Num {
    if (who !== "both" || !JSON.stringify(plain(a)).includes('"both"')) return this.amount(a);
    const mine = this.amount(forOne(a, "you"));
    const theirs = this.amount(forOne(a, "opponent"));
    return (m) => (seat(m) === this.seat(m) ? mine(m) : theirs(m));
  }
  /** Does a step for each player that a word means, the turn player first; `body` gets the seat. */
  forEachSeat(who: Who, body: (seat: Var) => Step): Step {
    const seat = this.frame.local();
    if (who !== "both") {
      const meant = this.num(this.scope.seatOf(who));
      if (who === "owner" || who === "its") this.meant = seat;
      return seq(assign(seat, meant), body(seat));
    }
    // "that many" of each player is what that player did in the part before, and "it" is what they did it to
    const doneBy = [this.frame.local(), this.frame.local()];
    const spokenBy = [this.frame.set(), this.frame.set()];
    const { it, doneBy: before, spokenBy: spokenBefore } = this;
    const start = this.frame.local();
    const spoken = spokenBefore ? this.frame.set() : it;
    let speaks = false;
    const turn = (): Step => {
      this.it = spoken;
      this.doneBy = before;
      this.spokenBy = undefined;
      const does = body(seat);
      const { it: own } = this;
      speaks ||= own !== spoken;
      return seq(
        act((m) => {
          this.done.set(m, (before ? before[seat(m)]! : start)(m));
          if (spokenBefore) m.copySet(m.setAt(spokenBefore[seat(m)]!), m.setAt(spoken!));
        }),
        does,
        act((m) => {
          doneBy[seat(m)]!.set(m, this.done(m));
          if (own) m.copySet(m.setAt(own), m.setAt(spokenBy[seat(m)]!));
        }),
      );
    };
    const [first, second] = [turn(), turn()];
    const all = speaks ? this.frame.set() : it;
    this.it = all;
    this.doneBy = doneBy;
    this.spokenBy = speaks ? spokenBy : spokenBefore;
    return seq(
      assign(start, this.done),
      assign(seat, turnPlayer),
      first,
      assign(seat, (m) => opponentOf(turnPlayer(m))),
      second,
      // behind that, what both have done is counted together, and spoken of together
      act((m) => {
        this.done.set(m, doneBy[0]!(m) + doneBy[1]!(m));
        if (!speaks) return;
        m.clearSet(m.setAt(all!));
        for (const own of spokenBy) addAll(m, m.setAt(own), m.setAt(all!));
      }),
    );
  }

  /** Chooses the card that a number is taken from, or takes the one chosen already. */
  measure(cards: Picked): Step {
    const set = this.frame.set();
    this.measures.set(cards, set);
    return fill(this, cards, set, {});
  }
  measuredIn(cards: Picked): SetVar {
    return this.measures.get(cards)!;
  }

  /**
   * Makes a set of the cards that a phrase means; `zone` and `actor` where the phrase leaves them to its verb. For all of it
   * something is to be done to as many as are `asked` for: as many as it names, though fewer be found, else all (ttcg-6.17).
   */
  cards(cards: Cards, how: Picking & { affects?: boolean } = {}): { fill: Step; set: SetVar; asked: Num } {
    const set = this.frame.set();
    const named = numberNamed(this, cards);
    const asked = (m: Machine): number => Math.max(named(m), m.sizeOf(m.setAt(set)));
    const found = fill(this, cards, set, how);
    const immune = how.affects === false || this.paying ? [] : [dropImmune(this, set)];
    if ("ref" in cards && (cards.ref === "it" || cards.ref === "them") && this.it !== undefined)
      return { fill: seq(found, ...immune), set, asked };
    // what is done to the cards may leave out some of them, and these were spoken of all the same
    const spoken = this.frame.set();
    this.speakOf(spoken);
    if ("count" in cards) this.past = ((cards.what.zone ?? how.zone)?.in ?? "field") === "field";
    const keep = act((m) => m.copySet(m.setAt(set), m.setAt(spoken)));
    return { fill: seq(found, ...immune, keep), set, asked };
  }

  /** The cards that were looked at or revealed last. */
  showing(set: SetVar): void {
    this.shown = set;
    this.speakOf(set);
    this.past = false;
  }

  /** Does `body` for each card of a set, read into `item`. */
  eachCard(set: SetVar, body: (item: Var) => Step): Step {
    const item = this.frame.card();
    return each(set, item, body(item));
  }

  /** Notes how many were done and whether that was all. */
  did(n: Num, wanted?: Num): Step {
    this.doneBy = undefined;
    return act((m) => {
      const count = n(m);
      this.done.set(m, count);
      if (count === 0 || (wanted && count < wanted(m))) this.full.set(m, 0);
    });
  }
}
