/**
 * Building the program of one text: the frame it runs in, the cards its words have named so far, and how each phrase
 * for cards becomes a set in the frame - chosen when the effect was activated, or found when it resolves (ttcg-6.12).
 */
import {
  type AskSpec,
  act,
  ask,
  assign,
  cardsOf,
  constant,
  each,
  type Frame,
  forEachLying,
  linkArg,
  linkSet,
  type Machine,
  NONE,
  type Num,
  type SetVar,
  type Step,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import {
  hasAll,
  isHidden,
  isImmune,
  isOpen,
  type Search,
  STAT,
  searchOf,
  statOf,
  targetNeeds,
} from "../rules/14-targets.ts";
import { DECK, HAND, onField, opponentOf, turnPlayer } from "../table.ts";
import type { Amount, Cards, Description, Who, Zone } from "../text/tree.ts";
import { plain } from "./audit.ts";
import { type Pointers, type Scope, scopeOf } from "./scope.ts";
import type { CardNum } from "./text.ts";

type Picked = Extract<Cards, { count: unknown }>;

/** A phrase for cards that is chosen when the text is activated. */
export interface TargetPhrase {
  cards: Picked;
  /** Number of its set in the link. */
  set: number;
}

/** What the first argument of the event that set a text off is. */
export const triggerCard =
  (link: Num): Num =>
  (m) =>
    linkArg(m, link(m), 0);

export class Builder {
  readonly self: Var;
  readonly seat: Var;
  readonly link: Var;
  /** How many cards or points the part before did, and whether it was done in full (ttcg-6.17). */
  readonly done: Var;
  readonly full: Var;
  readonly item: Var;
  readonly ok: Var;
  readonly frame: Frame;
  readonly targets: ReadonlyMap<Cards, number>;
  /** Whether changes last while the source does and follow their description (Continuous, Equip, Passive). */
  readonly standing: boolean;
  readonly equip: boolean;
  /** The type or sub-type chosen last. */
  readonly word: Var;
  private readonly pointers: Partial<Pointers> | undefined;
  private it: SetVar | undefined;
  private shown: SetVar | undefined;
  /** How many each player did, where the part before was done by both. */
  private doneBy: readonly Var[] | undefined;

  constructor(
    frame: Frame,
    targets: ReadonlyMap<Cards, number>,
    standing: boolean,
    equip: boolean,
    pointers?: Partial<Pointers>,
  ) {
    this.frame = frame;
    this.self = frame.arg();
    this.seat = frame.arg();
    this.link = frame.arg();
    this.done = frame.local();
    this.full = frame.local();
    this.item = frame.local();
    this.ok = frame.local();
    this.word = frame.local();
    this.targets = targets;
    this.standing = standing;
    this.equip = equip;
    this.pointers = pointers;
  }

  /** What words that point mean at this place of the text; "it" is what was spoken of last until here. */
  get scope(): Scope {
    const { pointers, it } = this;
    const first = triggerCard(this.link);
    return scopeOf({
      it: (m, self, seat) => {
        if (it === undefined)
          return pointers?.it ? pointers.it(m, self, seat) : first(m) >= 0 ? first(m) : self;
        return m.nextIn(m.setAt(it), -1);
      },
      itAll: (m, self, seat, visit) => {
        if (it === undefined) {
          const card = pointers?.it ? pointers.it(m, self, seat) : first(m) >= 0 ? first(m) : self;
          if (card >= 0) visit(card);
          return;
        }
        const at = m.setAt(it);
        forEachLying(m, at, visit);
      },
      trigger: pointers?.trigger ?? ((m) => first(m)),
      activated: pointers?.activated ?? ((m) => first(m)),
      done: (m) => this.done(m),
      word: (m) => this.word(m),
    });
  }

  /** "it" means this set from here on. */
  speakOf(set: SetVar): void {
    this.it = set;
  }
  get spokenOf(): SetVar | undefined {
    return this.it;
  }

  num(n: CardNum): Num {
    return (m) => n(m, this.self(m), this.seat(m));
  }
  amount(a: Amount): Num {
    return this.num(this.scope.amount(a));
  }
  /** Does a step for each player that a word means, the turn player first; `body` gets the seat. */
  forEachSeat(who: Who, body: (seat: Var) => Step): Step {
    const seat = this.frame.local();
    if (who !== "both") return seq(assign(seat, this.num(this.scope.seatOf(who))), body(seat));
    const it = this.it;
    // "that many" of each player is what that player did in the part before
    const doneBy = [this.frame.local(), this.frame.local()];
    const before = this.doneBy;
    const own = before ? act((m) => this.done.set(m, before[seat(m)]!(m))) : seq();
    const keep = act((m) => doneBy[seat(m)]!.set(m, this.done(m)));
    const first = body(seat);
    this.it = it;
    this.doneBy = before;
    const second = body(seat);
    this.doneBy = doneBy;
    return seq(
      assign(seat, turnPlayer),
      own,
      first,
      keep,
      assign(seat, (m) => opponentOf(turnPlayer(m))),
      own,
      second,
      keep,
    );
  }

  /** Makes a set of the cards that a phrase means; `zone` and `actor` where the phrase leaves them to its verb. */
  cards(
    cards: Cards,
    how: { zone?: Zone; actor?: Num; chooser?: Num; affects?: boolean; prompt?: string } = {},
  ): { fill: Step; set: SetVar } {
    const set = this.frame.set();
    const fill = this.fillFor(cards, set, how);
    const immune = how.affects === false ? [] : [this.dropImmune(set)];
    if (!("ref" in cards && (cards.ref === "it" || cards.ref === "them"))) this.it = set;
    else if (this.it === undefined) this.it = set;
    return { fill: seq(fill, ...immune), set };
  }

  private fillFor(
    cards: Cards,
    set: SetVar,
    how: { zone?: Zone; actor?: Num; chooser?: Num; prompt?: string },
  ): Step {
    if ("ref" in cards) {
      const all = this.scope.several(cards);
      return act((m) => {
        const at = m.setAt(set);
        const found: number[] = [];
        all(m, this.self(m), this.seat(m), (c) => found.push(c));
        m.clearSet(at);
        for (const c of found) m.addTo(at, c);
      });
    }
    if ("both" in cards) {
      const parts = cards.both.map((c) => {
        const part = this.frame.set();
        return { part, fill: this.fillFor(c, part, how) };
      });
      return seq(
        ...parts.map((p) => p.fill),
        act((m) => {
          const at = m.setAt(set);
          m.clearSet(at);
          for (const p of parts)
            for (let c = m.nextIn(m.setAt(p.part), -1); c >= 0; c = m.nextIn(m.setAt(p.part), c))
              m.addTo(at, c);
        }),
      );
    }
    if (cards.chosenBy === "both") return this.eachChooses(cards, set, how);
    const target = this.targets.get(cards);
    if (target !== undefined) {
      return act((m) => m.copySet(linkSet(m, this.link(m), target), m.setAt(set)));
    }
    return this.find(cards, set, how);
  }

  /** Each player chooses, the turn player first; of "their" cards everybody among their own. */
  private eachChooses(cards: Picked, set: SetVar, how: { zone?: Zone; actor?: Num; prompt?: string }): Step {
    const { zone } = cards.what;
    const own = zone !== undefined && "whose" in zone && zone.whose === "both";
    const part = (whose: "you" | "opponent"): { part: SetVar; fill: Step } => {
      const found = this.frame.set();
      const what = own ? { ...cards.what, zone: { ...zone, whose } as Zone } : cards.what;
      return {
        part: found,
        fill: this.find({ count: cards.count, what, ...(cards.random ? { random: true } : {}) }, found, {
          ...how,
          chooser: this.num(this.scope.seatOf(whose)),
        }),
      };
    };
    const mine = part("you");
    const theirs = part("opponent");
    return seq(
      when((m) => this.seat(m) === turnPlayer(m), seq(mine.fill, theirs.fill), seq(theirs.fill, mine.fill)),
      act((m) => {
        m.copySet(m.setAt(mine.part), m.setAt(set));
        for (let c = m.nextIn(m.setAt(theirs.part), -1); c >= 0; c = m.nextIn(m.setAt(theirs.part), c))
          m.addTo(m.setAt(set), c);
      }),
    );
  }

  /** Finds or chooses cards now. */
  private find(
    cards: Picked,
    set: SetVar,
    how: { zone?: Zone; actor?: Num; chooser?: Num; prompt?: string },
  ): Step {
    const d: Description = cards.what.zone || !how.zone ? cards.what : { ...cards.what, zone: how.zone };
    const actor: CardNum | undefined = how.actor ? (m) => how.actor!(m) : undefined;
    const search = this.searchFor(d, actor);
    const list = this.lister(d, actor);
    const candidates = (m: Machine): number => {
      const n = search(m, this.self(m), this.seat(m), m.scratch[m.borrow()]!);
      m.giveBack();
      return n;
    };
    const collect = act((m) => {
      const out = m.scratch[m.borrow()]!;
      const n = list(m, out);
      const at = m.setAt(set);
      m.clearSet(at);
      for (let i = 0; i < n; i++) m.addTo(at, out[i]!);
      m.giveBack();
    });
    if (cards.count === "all") return collect;
    const wanted = this.limits(cards);
    const most = (m: Machine): number => Math.min(wanted.max(m), m.sizeOf(m.setAt(set)));
    const least = (m: Machine): number => Math.min(wanted.min(m), m.sizeOf(m.setAt(set)));
    if (cards.random) {
      return seq(
        collect,
        act((m) => keepRandom(m, m.setAt(set), most(m))),
      );
    }
    const chooser = how.chooser ?? (cards.chosenBy ? this.num(this.scope.seatOf(cards.chosenBy)) : this.seat);
    const pool = this.frame.set();
    const hidden = isHidden(d.zone);
    const spec: AskSpec = {
      shape: "some",
      who: chooser,
      prompt: how.prompt ?? "choose",
      rule: "ttcg-14.2",
      source: this.self,
      min: (m) => (hidden && d.zone?.in === "deck" ? 0 : Math.min(wanted.min(m), m.sizeOf(m.setAt(pool)))),
      max: (m) => Math.min(wanted.max(m), m.sizeOf(m.setAt(pool))),
      set,
      groups: [
        {
          verb: "",
          form: "card",
          from: cardsOf(pool),
          needs: targetNeeds(d, this.scope, this.self, this.seat).map((x) => ({ ...x, given: true })),
        },
      ],
    };
    return seq(
      collect,
      act((m) => {
        if (d.zone?.in === "hand" && d.zone.whose === "opponent") m.cite("ttcg-14.9");
      }),
      // ttcg-14.9: from the opponent's hand or deck at random, unless the effect lets its player look
      when(
        (m) => hidden && this.blind(m, search, chooser),
        act((m) => keepRandom(m, m.setAt(set), most(m))),
        // what is open and leaves no choice is not asked; a hidden zone that holds cards is asked about always, even if
        // none of them will do, or not asking would tell (ttcg-4.7)
        when(
          (m) => (hidden ? candidates(m) === 0 || wanted.max(m) === 0 : m.sizeOf(m.setAt(set)) <= least(m)),
          act(() => {}),
          seq(
            act((m) => m.copySet(m.setAt(set), m.setAt(pool))),
            ask(spec),
          ),
        ),
      ),
    );
  }

  /** Whether the chooser may not look at some card of the hidden zone that is chosen from. */
  private blind(m: Machine, search: Search, chooser: Num): boolean {
    const seat = chooser(m);
    const cards = m.scratch[m.borrow()]!;
    const n = search(m, this.self(m), this.seat(m), cards);
    let blind = false;
    for (let i = 0; i < n && !blind; i++) {
      const c = cards[i]!;
      const seen = (m.s[m.layout.seen + c]! & (1 << seat)) !== 0;
      const id = m.zoneId(m.zone(c));
      blind = !seen && (id === DECK || (id === HAND && m.actsFor(c) !== seat));
    }
    m.giveBack();
    return blind;
  }

  /** Writes all cards a description means, extremes settled, into `out`. */
  lister(d: Description, actor?: CardNum): (m: Machine, out: Int16Array) => number {
    const search = this.searchFor(d, actor);
    const has = hasAll(d, this.scope);
    const { extreme } = d;
    const stat = extreme ? STAT[extreme.stat] : 0;
    const which = extreme?.which ?? "lowest";
    return (m, out) => {
      const self = this.self(m);
      const seat = this.seat(m);
      const n = search(m, self, seat, out);
      let found = 0;
      for (let i = 0; i < n; i++) {
        const c = out[i]!;
        if (has(m, c, self, seat) && !isImmune(m, c, self)) out[found++] = c;
      }
      return extreme ? keepExtreme(m, out, found, stat, which) : found;
    };
  }

  /** Where the cards of a description are looked for. */
  private searchFor(d: Description, actor?: CardNum): Search {
    return d.among ? this.spoken(d.among) : searchOf(d.zone, this.scope, actor, d.covered);
  }

  /** "One of them", "the rest": the cards spoken of, or those of the cards looked at that are still where they were. */
  private spoken(among: "it" | "rest"): Search {
    const set = among === "rest" ? (this.shown ?? this.it) : (this.it ?? this.shown);
    if (!set) throw new Error("there are no cards that were spoken of");
    return (m, _self, _seat, out) => {
      const at = m.setAt(set);
      let n = 0;
      for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) {
        if (among === "it" || (m.s[m.layout.seen + c]! !== 0 && !onField(m, c))) out[n++] = c;
      }
      return n;
    };
  }
  /** The cards that were looked at or revealed last. */
  showing(set: SetVar): void {
    this.shown = set;
    this.it = set;
  }

  /** How few and how many a phrase takes. */
  limits(cards: Picked): { min: Num; max: Num } {
    const { count } = cards;
    if (count === "any" || count === "all") return { min: constant(0), max: constant(0x7fff) };
    const n = this.amount("exactly" in count ? count.exactly : count.upTo);
    return { min: "exactly" in count ? n : constant(0), max: n };
  }

  private dropImmune(set: SetVar): Step {
    return act((m) => {
      const at = m.setAt(set);
      const self = this.self(m);
      for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c))
        if (isImmune(m, c, self)) m.removeFrom(at, c);
    });
  }

  /** Does `body` for each card of a set, read into `item`. */
  eachCard(set: SetVar, body: (item: Var) => Step): Step {
    const item = this.frame.local();
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

/** Takes cards out of a set at random until `n` are left. */
function keepRandom(m: Machine, at: number, n: number): void {
  let size = m.sizeOf(at);
  while (size > Math.max(0, n)) {
    let skip = m.random(size);
    let card = m.nextIn(at, -1);
    while (skip-- > 0) card = m.nextIn(at, card);
    m.removeFrom(at, card);
    size--;
  }
}

function keepExtreme(
  m: Machine,
  out: Int16Array,
  n: number,
  stat: number,
  which: "lowest" | "highest",
): number {
  if (n === 0) return 0;
  let best = NONE;
  for (let i = 0; i < n; i++) {
    const v = statOf(m, out[i]!, stat);
    if (best === NONE || (which === "lowest" ? v < best : v > best)) best = v;
  }
  let kept = 0;
  for (let i = 0; i < n; i++) if (statOf(m, out[i]!, stat) === best) out[kept++] = out[i]!;
  return kept;
}

/** Whether a phrase is chosen on activating: a number of open cards, named by the effect's player (ttcg-6.12, 14.8). */
export function isTarget(cards: Cards): cards is Picked {
  if (!("count" in cards) || cards.count === "all" || cards.random) return false;
  if (cards.chosenBy !== undefined && cards.chosenBy !== "you") return false;
  if (cards.what.chosenWord || cards.what.among) return false;
  return isOpen(cards.what.zone) && cards.what.extreme === undefined && !mentionsResult(cards);
}
/** A number or place that is only known while the effect resolves. */
function mentionsResult(cards: Picked): boolean {
  const json = JSON.stringify(plain(cards));
  return (
    json.includes('"done"') || json.includes('"it"') || json.includes('"them"') || json.includes('"among"')
  );
}
