/** What each action of a text does, as steps: as much as it can. */
import { wordsIfAny } from "@tefuda/cardtext";
import { assign, happen, type Machine, type Num, type Step, say, seq } from "@tefuda/kernel";
import { discard } from "../actions/discard.ts";
import { draw, drawUntil } from "../actions/draw.ts";
import { dig, search } from "../actions/find.ts";
import { mill } from "../actions/mill.ts";
import type { Piles } from "../actions/piles.ts";
import { roll, shows } from "../actions/roll.ts";
import { see } from "../actions/see.ts";
import { shuffleWith } from "../actions/shuffle.ts";
import { flip, isOfHand, priceOf, unlessDone } from "../actions/unless.ts";
import { chooseOne, ifSo, inRow, may } from "../lowering/flow.ts";
import type { Lasting } from "../lowering/lasting.ts";
import { ofEach } from "../qualities/extreme.ts";
import type { Builder } from "./builder.ts";
import { asksFaceIn, condition } from "./describe.ts";
import { later } from "./later.ts";
import { bottom, bring, enterField, moveCards } from "./moving.ts";
import { ownOf } from "./own.ts";
import { holdsFor } from "./statements.ts";
import { targetsIn } from "./targets.ts";
import type { Action, Amount, Cards, Description } from "./tree.ts";
import type { World } from "./world.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

export const pilesIn = (world: World): Piles<Description, Amount> => {
  const { zones, pile, draws, discarded, leaveTo, lines } = world;
  return {
    hand: zones.hand!.id,
    deck: zones.deck!.id,
    draws,
    discarded,
    top: world.top ?? ((m, seat) => m.first(m.zoneOf(zones.deck!.id, seat))),
    fall:
      world.falls ??
      ((m, card) => {
        leaveTo(m, card, zones[pile]!.id);
        say(m, lines.toPile, card);
      }),
    asksFace: asksFaceIn(world),
    inHands: (d) => ofEach({ ...d, zone: { in: "hand", whose: "both" } }),
    handOf: ({ zone }) => (zone?.in === "hand" ? zone.whose : undefined),
    inDeck: (d, top) => ({ ...d, zone: { in: "deck", whose: "you", top } }),
    whole: 0x7fff,
    lines,
  };
};

export function lower(a: Action, b: Builder, lasting: Lasting): Step {
  const step = b.speaking(a, () => lowered(a, b, lasting));
  // of what may have been done or not, nobody has a share
  if (a.do === "unless" || a.do === "flip" || a.do === "roll") b.forgetShares();
  return step;
}

function lowered(a: Action, b: Builder, lasting: Lasting): Step {
  const { world, scope, before } = b.meaning;
  const part = (of: Action): Step => lower(of, b, lasting);
  const said = (of: Action) => (language: string) => wordsIfAny(() => world.says(of, language)) ?? "";
  switch (a.do) {
    case "seq":
      return inRow(a.of, before, part);
    case "if":
      return ifSo(a, () => condition(a.cond, scope), b, part);
    case "may":
      return may(b, a.who, () => part(a.what), said(a.what));
    case "choose":
      return chooseOne(
        b,
        a.who,
        a.of.map((of) => ({
          lower: () => part(of),
          says: said(of),
          requires:
            world.wants?.(of as never, scope) ??
            targetsIn(world).wants(of, scope, { brought: !b.choosesFirst }),
        })),
      );
    case "pick":
      return seq(b.cards(a.what).fill, part(a.act));
    case "unless": {
      const what = a.what as Action & { what: Cards };
      const { who, what: pay } = a.pay as Of<"may">;
      const { id: hand } = world.zones.hand!;
      // a hand that all see to be too small pays nothing
      const can = (full: Num) => (seat: Num) => (m: Machine) => m.count(m.zoneOf(hand, seat(m))) >= full(m);
      const pays = (full: Num): Step =>
        may(b, who, () => part(pay), said(pay), isOfHand(pay) ? can(full) : undefined);
      const [cards = what.what] = ownOf(world.own?.targets, what.do, what) ?? [];
      return unlessDone({ what }, cards, b, { pays, price: priceOf<Amount>(pay) }, part);
    }
    case "flip": {
      const { heads, under } = world.lines;
      const { then, otherwise } = a;
      return flip(
        b,
        { heads: heads!, under: under! },
        () => part(then),
        otherwise && (() => part(otherwise)),
      );
    }
    case "roll": {
      const shown = b.frame.local();
      return roll(
        { shown, seat: b.seat, line: world.lines.rolls! },
        a.of.map(({ face, then }) => ({ fits: (m) => shows(face, shown(m)), then: part(then) })),
        a.otherwise ? part(a.otherwise) : b.nothingDone(),
      );
    }
    default: {
      const does = b.saying(
        said(a),
        () => ownOf(world.own?.actions, a.do, a, b, lasting) ?? single(a, b, lasting),
      );
      return world.each?.(does, b, a.do) ?? does;
    }
  }
}

function single(
  a: Exclude<Action, { do: "seq" | "if" | "may" | "choose" | "pick" | "unless" | "flip" | "roll" }>,
  b: Builder,
  lasting: Lasting,
): Step {
  const { world, scope } = b.meaning;
  const piles = pilesIn(world);
  switch (a.do) {
    case "draw":
      return draw(a, b, piles);
    case "drawUntil":
      return drawUntil(a, b, piles);
    case "discard":
      return discard(a, b, piles);
    case "mill":
      return mill(a, b, piles);
    case "points":
      return points(a, b);
    case "move":
      return moveCards(a, b, piles);
    case "enter":
      return enterField(a, b);
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
    case "later":
      return later(a, b, lasting, lower);
    case "lasting":
      return holdsFor(a.what, a.for, b, lasting);
    default: {
      const { event, args } = world.verbs[a.do]!;
      return b.together(event, a.what, args?.(b) ?? (event.params > 1 ? [b.seat] : []));
    }
  }
}

/** By how much points change is what was done. */
function points(a: Of<"points">, b: Builder): Step {
  const { number, changes } = b.meaning.world.points[a.of]!;
  const change = changes[a.how]!;
  if ("does" in change) return b.eachSeatDoing(a.who, (seat) => change.does(seat, b.num(a.n), b));
  const before = b.frame.local();
  return b.eachSeatDoing(a.who, (seat) =>
    seq(
      assign(before, (m) => number(m, seat(m))),
      happen(change, [seat, b.num(a.n)]),
      assign(b.done, (m) => Math.abs(number(m, seat(m)) - before(m))),
    ),
  );
}
