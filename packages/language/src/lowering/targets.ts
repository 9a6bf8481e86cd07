/** Targets: what a text chooses before it is paid for, and what it cannot do without. */
import { knownTo, knows, type Machine } from "@tefuda/kernel";
import type { Asked } from "./before.ts";
import { branches } from "./branches.ts";
import type { Sight } from "./meaning.ts";
import type { CardTest, Counted, Has, Phrase, Requirement, Search } from "./phrases.ts";
import { oneOf } from "./requirements.ts";
import { allOf, always, anyCard, both } from "./tests.ts";
import { partsOf, speaksBack } from "./walk.ts";

interface Doing {
  do: string;
}
interface Row<A> extends Doing {
  of: readonly A[];
}
interface Choice<A> extends Row<A> {
  who: string;
}
interface Provided<A> extends Doing {
  cond: Asked & object;
  then: A;
  otherwise?: A;
}

/** What a game says of targets. `S` is what its texts are compiled against. */
export interface Targeting<A extends Doing, D, R, N, S> {
  /** The rule by which a target is needed. */
  rule: string;
  condition(cond: Asked, scope: S): CardTest;
  /** The cards that an action is done to, as far as they may have to be chosen. */
  cardsOf(action: A): readonly Phrase<D, R, N>[];
  has(d: D, scope: S): Has;
  places(d: D, scope: S): Search;
  sight(d: D): Sight;
  /** Whether no text keeps a card from being chosen. */
  choosable: Has;
  /** Whether an action can make a card one that a description means. */
  bringsAbout(action: A, d: D): boolean;
  /** Whether cards are needed that are no targets, where nothing at all is done before. */
  first?(cards: Counted<D, N>): boolean;
  /** Whether the text's own card will have left where such a description looks. */
  leaves?(d: D, scope: S): boolean;
}

/** Where a part of a text stands that may need a target. */
interface Place<A, S> {
  scope: S;
  /** What is done before it. */
  before: readonly A[];
  /** Whether it needs whatever cards it speaks of, because nothing at all is done before it. */
  any: boolean;
  /** Which cards its cost leaves where they are. */
  spared: Has;
  /** On what it hangs whether it is done. */
  so: CardTest;
}

/** What is asked of a text before it is paid for. */
export interface Wanting {
  /** Whether something that is done or paid before may bring about what it needs. */
  brought?: boolean;
  spared?: Has;
}

export function targeting<A extends Doing, D, R, N, S>(game: Targeting<A, D, R, N, S>) {
  /**
   * Whether a phrase is one of which its player chooses targets: cards that lie open or are their own, and not such as only
   * what was done or paid before says which, or how many, they are. What is looked for in hands and decks is none.
   */
  const isTarget = (cards: Counted<D, N>): boolean =>
    cards.count !== "all" &&
    !cards.random &&
    (cards.chosenBy ?? "you") === "you" &&
    !game.sight(cards.what).looks &&
    !partsOf(cards).some(speaksBack);

  /** The same where so much is done before: not if that could bring such a card about. */
  const isTargetAfter = (before: readonly A[], cards: Counted<D, N>): boolean =>
    isTarget(cards) && !before.some((action) => game.bringsAbout(action, cards.what));

  function wanted(action: A, at: Place<A, S>): Requirement[] {
    if (action.do === "seq")
      return (action as Doing as Row<A>).of.flatMap((part, i, row) =>
        wanted(part, { ...at, before: [...at.before, ...row.slice(0, i)], any: at.any && i === 0 }),
      );
    if (action.do === "unless") return wanted((action as Doing as { what: A } & Doing).what, at);
    if (action.do === "choose") {
      const { who, of } = action as Doing as Choice<A>;
      return who === "you" ? oneOf(of.map((way) => wanted(way, at))) : [];
    }
    if (action.do === "pick") {
      const { act } = action as Doing as { act: A } & Doing;
      return [...asked(action, at), ...wanted(act, { ...at, before: [...at.before, action], any: false })];
    }
    if (action.do === "if") {
      const asking = action as Doing as Provided<A>;
      return branches(asking, () => game.condition(asking.cond, at.scope)).flatMap(({ part, so }) =>
        wanted(part, { ...at, any: false, so: both(at.so, so) }),
      );
    }
    return asked(action, at);
  }

  /** What the cards ask for that an action is done to. */
  const asked = (action: A, at: Place<A, S>): Requirement[] =>
    game
      .cardsOf(action)
      .flatMap(needed)
      .filter((cards) => (at.any && game.first?.(cards)) || isTargetAfter(at.before, cards))
      .map(({ what }) => isThere(what, at));

  /** The phrases that must have so many cards. */
  function needed(cards: Phrase<D, R, N>): Counted<D, N>[] {
    if ("both" in cards) {
      // what each player chooses of their own is done as far as it can be
      const shared = cards.both.some((part) => "count" in part && part.chosenBy === "opponent");
      return shared ? [] : cards.both.flatMap(needed);
    }
    return "ref" in cards || typeof cards.count !== "object" || !("exactly" in cards.count) ? [] : [cards];
  }

  /** What a player, or with `openly` everybody, cannot know may be there. */
  const isSeen = (m: Machine, card: number, seat: number, openly: boolean): boolean =>
    openly ? (knownTo(m, card) & m.observers) === m.observers : knows(m, seat, card);

  function isThere(what: D, { scope, spared, so }: Place<A, S>): Requirement {
    const search = game.places(what, scope);
    const { face, hidden } = game.sight(what);
    const unknown = face && hidden;
    const leaves = game.leaves?.(what, scope) === true;
    const can = allOf([game.has(what, scope), game.choosable, spared]);
    /** Also told from what all can see: what nobody may know can be there. */
    const there =
      (openly: boolean): CardTest =>
      (m, self, seat) => {
        if (!so(m, self, seat)) return true;
        const out = m.scratch[m.borrow()]!;
        const n = search(m, self, seat, out);
        let found = false;
        for (let i = 0; i < n && !found; i++) {
          const c = out[i]!;
          if (leaves && c === self) continue;
          found = (unknown && !isSeen(m, c, seat, openly)) || can(m, c, self, seat);
        }
        m.giveBack();
        return found;
      };
    return {
      rule: game.rule,
      says: "there is a card for it to do something to",
      test: there(false),
      open: there(true),
    };
  }

  return {
    isTargetAfter,
    /**
     * What must have a target needs one, also what is done only if something is so, while it is. Asked of what a text does
     * first, and of what follows unless something before it can bring a target about.
     */
    wants: (action: A, scope: S, { brought = true, spared = anyCard }: Wanting = {}): Requirement[] =>
      wanted(action, { scope, before: [], any: !brought, spared, so: always }),
  };
}
