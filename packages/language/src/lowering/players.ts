/** Which players the words of a text mean, and what each of them does: how much of it, and to which cards. */
import {
  act,
  assign,
  constant,
  type Frame,
  type Machine,
  NONE,
  type Num,
  nothing,
  type SetVar,
  type Step,
  seq,
  type Var,
  WordsError,
} from "@tefuda/kernel";
import { eachInOrder } from "./each-player.ts";
import { firstSpoken, type Given, type Meaning, type Spoken } from "./meaning.ts";
import type { Who } from "./phrases.ts";
import { MEANING } from "./says.ts";
import { Copy, isOwn, type Last, Shares, speaksOfCards } from "./shares.ts";

/** The part of a builder that knows players, and what they did last. */
export class Players<D, R, A, M extends Meaning<D, R, A> = Meaning<D, R, A>> {
  readonly frame: Frame;
  readonly self: Var;
  readonly seat: Var;
  /** Arguments of the event that set the text off. */
  readonly args: readonly Var[];
  /** The cards spoken of last, and how many the last action did something to. */
  readonly it: SetVar;
  readonly done: Var;
  readonly meaning: M;
  /** What each of several players did last. */
  private shares: Shares | undefined;
  /** Whether what is being lowered speaks of cards again. */
  private again = false;
  /** Of which of several players it is said what is being lowered. */
  protected one: { who: Who; seat: Var } | undefined;
  /** So many players there are at most. */
  protected readonly seats: number = 2;

  constructor(frame: Frame, { self, seat, args, gone }: Given, meaning: (spoken: Spoken) => M) {
    this.frame = frame;
    this.self = self;
    this.seat = seat;
    this.args = args;
    this.it = frame.set();
    this.done = frame.local();
    this.meaning = meaning({ self, seat, args, gone, it: this.it, done: this.done });
  }

  num(n: A): Num {
    return this.meaning.num(n);
  }
  /** The first card that was spoken of last, or the text's own if none was. */
  spokenOf(m: Machine): number {
    const card = firstSpoken(m, this);
    return card === NONE ? this.self(m) : card;
  }

  /** The one player that a word means. */
  seatOf(who: Who): Num {
    if (this.one?.who === who) return this.one.seat;
    switch (who) {
      case "you":
        return this.seat;
      case "opponent":
        return (m) => 1 - this.seat(m);
      case "owner":
        return (m) => m.owner(this.spokenOf(m));
      case "its":
        return (m) => this.meaning.controllerOf(m, this.spokenOf(m));
      case "active":
        if (this.meaning.active) return this.meaning.active;
        throw new WordsError(MEANING.bothPlayers);
      default:
        throw new WordsError(MEANING.bothPlayers);
    }
  }
  /** Does something for each player that a word means, in the order of the game. */
  eachSeat(who: Who, body: (seat: Var) => Step): Step {
    if (this.areSeveral(who)) return eachInOrder(this.frame, (m) => this.meaning.first(m), body);
    const seat = this.frame.local();
    return seq(assign(seat, this.seatOf(who)), body(seat));
  }

  /** Whether a word means more than one player. */
  areSeveral(who: Who): boolean {
    return who === "both" && this.one === undefined;
  }
  /** Whether some players are among others. */
  areAmong(who: Who, others: Who): boolean {
    return who === others;
  }
  /** What is lowered here is said of one of several players: by the word for these that one is meant. */
  forOne<T>(who: Who, seat: Var, lower: () => T): T {
    const { one, shares } = this;
    this.one = { who, seat };
    this.shares = undefined;
    const lowered = lower();
    this.one = one;
    this.shares = shares;
    return lowered;
  }
  /**
   * The same as `eachSeat`, where each time something is done: to each player "that many" and "it" are what that one did
   * before, if that was done by each of them, else what was done before all of it.
   * @param decides whether it is a question, on whose answer it hangs what is done
   */
  eachSeatDoing(who: Who, body: (seat: Var) => Step, decides = false): Step {
    if (!this.areSeveral(who)) return this.eachSeat(who, body);
    const copy = (cards: boolean): Copy => new Copy(this.frame, this.last, cards);
    const { shares: earlier, again } = this;
    const [before, all] = [copy(again), copy(true)];
    const theirs = earlier && this.areAmong(who, earlier.who) ? earlier : undefined;
    const now = new Shares(who, this.seats, copy);
    const step = seq(
      act((m) => {
        before.keep(m);
        all.clear(m);
      }),
      this.eachSeat(who, (seat) => {
        const does = this.forOne(who, seat, () => body(seat));
        return seq(
          theirs?.recall(seat, again) ?? act((m) => before.recall(m)),
          decides ? does : this.single(does),
          now.keep(seat),
          act((m) => all.add(m)),
        );
      }),
      act((m) => all.recall(m)),
    );
    this.shares = now;
    return step;
  }
  /** What one player does of an action. */
  single(step: Step): Step {
    return step;
  }
  /** What words speak back of. */
  protected get last(): Last {
    return { numbers: [this.done], cards: [this.it] };
  }
  /** What each of several players did last, if that is what was done last. */
  get sharedBy(): Who | undefined {
    return this.shares?.who;
  }
  /** What was done last was done by nobody in particular. */
  forgetShares(): void {
    this.shares = undefined;
  }
  /** How much an action asks for: counted before anything is done, but of what is each player's own. */
  wantedBy(n: A, who: Who): { wanted: Var; before: Step; each: () => Step } {
    const wanted = this.frame.local();
    const count = (): Step => assign(wanted, this.num(n));
    const own = this.areSeveral(who) && isOwn(n, who);
    return {
      wanted,
      before: own ? nothing : count(),
      each: () => seq(own ? count() : nothing, this.asks(wanted)),
    };
  }
  /** Nothing was done. */
  nothingDone(): Step {
    return seq(assign(this.done, constant(0)), this.shares?.clear() ?? nothing);
  }
  /** So much is asked for, where "if you do" is so only if it was all done. */
  asks(_n: Num): Step {
    return nothing;
  }
  /** Notes to which cards something was done, where texts ask what these were. */
  doneTo(_set: SetVar): Step {
    return nothing;
  }
  /** Counts what an action does; till it is over "that many" is still what was done before it. */
  counting(body: (n: Var) => Step): Step {
    const n = this.frame.local();
    return seq(assign(n, constant(0)), body(n), assign(this.done, n));
  }
  /** Builds what speaks of cards again, if it does. */
  speaking<T>(of: object, build: () => T): T {
    const { again } = this;
    this.again = speaksOfCards(of);
    const built = build();
    this.again = again;
    return built;
  }
  /** Builds an action: only what it shares out among players itself is theirs behind it. */
  sharing(build: () => Step): Step {
    const { shares } = this;
    const step = build();
    if (this.shares === shares) this.forgetShares();
    return step;
  }
}
