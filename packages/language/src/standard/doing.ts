/** What each action of a text does, as steps: as much as it can. */
import { act, assign, happen, type Num, type Step, say, seq } from "@tefuda/kernel";
import { discard } from "../actions/discard.ts";
import { draw } from "../actions/draw.ts";
import { dig, search } from "../actions/find.ts";
import { mill } from "../actions/mill.ts";
import type { Piles } from "../actions/piles.ts";
import { see } from "../actions/see.ts";
import { shuffleDecksOf, shuffleWith } from "../actions/shuffle.ts";
import { unlessDone } from "../actions/unless.ts";
import { chooseOne, ifSo, inRow, may } from "../lowering/flow.ts";
import type { Lasting } from "../lowering/lasting.ts";
import type { Builder } from "./builder.ts";
import { asksFace, condition } from "./describe.ts";
import { holdsFor } from "./statements.ts";
import { targetsIn } from "./targets.ts";
import type { Action, Amount, Description } from "./tree.ts";
import type { World } from "./world.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

const pilesIn = ({ zones, pile, draws, discarded, leaveTo, lines }: World): Piles<Description, Amount> => ({
  hand: zones.hand!.id,
  deck: zones.deck!.id,
  draws,
  discarded,
  fall(m, card) {
    leaveTo(m, card, zones[pile]!.id);
    say(m, lines.toPile, card);
  },
  asksFace,
  inHands: (d) => ({ ...d, zone: { in: "hand", whose: "both" } }),
  handOf: ({ zone }) => (zone?.in === "hand" ? zone.whose : undefined),
  inDeck: (d, top) => ({ ...d, zone: { in: "deck", whose: "you", top } }),
  whole: 0x7fff,
  lines,
});

export function lower(a: Action, b: Builder, lasting: Lasting): Step {
  const { world, scope, before } = b.meaning;
  const piles = pilesIn(world);
  const part = (of: Action): Step => lower(of, b, lasting);
  switch (a.do) {
    case "seq":
      return inRow(a.of, before, part);
    case "if":
      return ifSo(a, condition(a.cond, scope), b, part);
    case "may":
      return may(b, a.who, () => part(a.what));
    case "choose":
      return chooseOne(
        b,
        a.who,
        a.of.map((of) => ({
          lower: () => part(of),
          says: (language) => world.says(of, language),
          requires: targetsIn(world).wants(of, scope, { brought: !b.choosesFirst }),
        })),
      );
    case "unless":
      return unlessDone(
        a as typeof a & { what: { what: unknown } },
        b,
        () => part(a.pay),
        (action) => part(action),
      );
    case "draw":
      return draw(a, b, piles);
    case "discard":
      return discard(a, b, piles);
    case "mill":
      return mill(a, b, piles);
    case "points":
      return points(a, b);
    case "move":
      return moveCards(a, b, piles);
    case "enter":
      return b.onCards(a.what, (item, ok) =>
        act((m) => ok.set(m, world.enter(m, item(m), b.seat(m), a.turned) ? 1 : 0)),
      );
    case "search":
      return search(a.what, b, piles, (item) => bring(item, a.to, b));
    case "dig":
      return dig(a, b, piles, (item) => bring(item, a.to, b), a.rest === world.pile ? undefined : bottom(b));
    case "look":
    case "reveal":
      return see(a, b, piles);
    case "shuffle":
      return shuffleWith(a, b, piles, {
        pile: world.zones[world.pile]!.id,
        once: scope.effect,
        back: (m, card) => world.leaveTo(m, card, piles.deck),
      });
    case "lasting":
      return holdsFor(a.what, a.for, b, lasting);
    default: {
      const { event } = world.verbs[a.do]!;
      return b.together(event, a.what, event.params > 1 ? [b.seat] : []);
    }
  }
}

/** By how much points change is what was done. */
function points(a: Of<"points">, b: Builder): Step {
  const { number, changes } = b.meaning.world.points[a.of]!;
  const n = b.num(a.n);
  const before = b.frame.local();
  return b.eachSeatDoing(a.who, (seat) =>
    seq(
      assign(before, (m) => number(m, seat(m))),
      happen(changes[a.how]!, [seat, n]),
      assign(b.done, (m) => Math.abs(number(m, seat(m)) - before(m))),
    ),
  );
}

/** Hands, decks - on top, at the bottom, shuffled in - and where used cards go. */
function moveCards(a: Of<"move">, b: Builder, piles: Piles<Description, Amount>): Step {
  const { leaveTo, lines, zones, pile } = b.meaning.world;
  const { set, fill } = b.cards(a.what);
  const zone = a.to === "hand" ? piles.hand : a.to === pile ? zones[pile]!.id : piles.deck;
  return seq(
    fill,
    b.eachCard(set, (item) =>
      act((m) => {
        const card = item(m);
        // it is told as what all could see of it where it lay, or can see where it comes to
        if (a.to !== pile) say(m, a.to === "hand" ? lines.toHand : lines.toDeck, card);
        leaveTo(m, card, zone, a.to !== "deckTop");
        if (a.to === pile) say(m, lines.toPile, card);
      }),
    ),
    ...(a.to === "deckShuffled" ? [act((m) => shuffleDecksOf(piles, m, m.setAt(set)))] : []),
  );
}

/** Where a card comes to that was found in a deck. */
function bring(item: Num, to: string, b: Builder): Step {
  const { enter, leaveTo, lines, zones } = b.meaning.world;
  return act((m) => {
    const card = item(m);
    say(m, lines.finds, b.seat(m), card);
    if (to === "field") enter(m, card, b.seat(m), undefined);
    else leaveTo(m, card, zones[to]!.id);
  });
}

/** So many top cards go to the bottom, in the order in which they lay. */
const bottom =
  (b: Builder) =>
  (left: Num): Step => {
    const { leaveTo, lines, zones } = b.meaning.world;
    return act((m) => {
      const { id } = zones.deck!;
      const own = m.zoneOf(id, b.seat(m));
      for (let n = left(m); n > 0; n--) {
        const card = m.first(own);
        say(m, lines.toDeck, card);
        leaveTo(m, card, id);
      }
    });
  };
