/** What the actions that only this game has do, as steps; as much as they can (sangoku-1.3). */
import {
  act,
  ask,
  asked,
  assign,
  call,
  cardsIn,
  constant,
  EVERYBODY,
  forEachLying,
  given,
  happen,
  ifElse,
  type Machine,
  NOBODY,
  NONE,
  type Num,
  type Step,
  say,
  seq,
  show,
  WordsError,
  when,
} from "@tefuda/kernel";
import { search } from "@tefuda/language/actions/find";
import {
  type Builder,
  bring,
  type Cards,
  type Own,
  type PointsChange,
  pilesIn,
  reached,
} from "@tefuda/language/standard/index";
import { DAMAGED, fortDamage, HEALS, TURNS_UP } from "../events.ts";
import { LINES } from "../lines.ts";
import { lyingOn, mayBear } from "../lying.ts";
import { callOff, equip as equipTo, leaveTo, peelOff } from "../places.ts";
import { packed } from "../prices.ts";
import { mayTurnUp } from "../rules/01-names.ts";
import { canPay, fixedHalves, pay } from "../rules/05-costs.ts";
import { queueTreasures } from "../rules/10-triggers.ts";
import { FORTS, HAND, is, isBattle, isGeneral, other, playerOf, REINFORCEMENT } from "../schema.ts";
import type { Action } from "../text/tree.ts";
import { comeToResources } from "./coming.ts";
import { MEANING } from "./says.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

export const ACTIONS: Own<[b: Builder], Step> = {
  damage: ({ what, n }: Of<"damage">, b) => b.together(DAMAGED, what, [b.num(n), b.seat]),
  heal: ({ what }: Of<"heal">, b) => b.onCards(what, (item, ok) => happen(HEALS, [item], ok), reached(b)),
  turnUp: ({ what }: Of<"turnUp">, b) =>
    b.onCards(what, (item, ok) =>
      ifElse(
        (m) => mayTurnUp(m, item(m)),
        seq(
          happen(TURNS_UP, [item, b.seat], ok),
          act((m) => {
            if (ok(m) === 1) queueTreasures(m, m.owner(item(m)));
          }),
        ),
        act((m) => ok.set(m, 0)),
      ),
    ),
  toResources: ({ what, face, turned }: Of<"toResources">, b) =>
    b.onCards(
      what,
      (item, ok) => act((m) => ok.set(m, comeToResources(m, item(m), face, turned) ? 1 : 0)),
      reached(b),
    ),
  equip,
  // sangoku-10.19: the copy that was put on last, which lies right under the general
  peel: ({ what }: Of<"peel">, b) =>
    b.onCards(
      what,
      (item, ok) =>
        act((m) => {
          const copy = m.below(item(m));
          ok.set(m, copy >= 0 ? 1 : 0);
          if (copy < 0) return;
          m.cite("sangoku-10.19");
          peelOff(m, copy);
          say(m, LINES.peels, copy);
        }),
      reached(b),
    ),
  // behind those that were laid before it, and nobody looks at it (sangoku-2.7)
  toForts: ({ what }: Of<"toForts">, b) =>
    b.onCards(what, (item) =>
      act((m) => {
        const seat = m.owner(item(m));
        leaveTo(m, item(m), FORTS);
        say(m, LINES.fortLaid, seat);
      }),
    ),
  fortToHand: ({ who, which }: Of<"fortToHand">, b) =>
    b.later(() =>
      b.eachSeatDoing(who, (seat) =>
        b.counting((n) =>
          fortTaken(b, seat, which === "last", (card) =>
            act((m) => {
              leaveTo(m, card(m), HAND);
              say(m, LINES.fortTaken, seat(m));
              n.set(m, n(m) + 1);
            }),
          ),
        ),
      ),
    ),
  endBattle: (_: Of<"endBattle">, b) =>
    act((m) => {
      b.done.set(m, isBattle(m) ? 1 : 0);
      if (!isBattle(m)) return;
      callOff(m);
      say(m, LINES.calledOff);
    }),
  // what was looked for by what it is, is shown (sangoku-12.7)
  search: ({ what, to }: Of<"search">, b) =>
    seq(
      act((m) => m.cite("sangoku-12.7")),
      search(what as Cards, b, pilesIn(b.meaning.world), (item) => bring(item, to, b)),
    ),
  // as much as that, or nothing at all (sangoku-5.8)
  pay: ({ who, price }: Of<"pay">, b) =>
    b.eachSeatDoing(who, (seat) =>
      ifElse(
        (m) => canPay(m, seat(m), packed(price)),
        seq(call(pay, [b.self, seat, ...fixedHalves(packed(price))]), assign(b.done, constant(1))),
        assign(b.done, constant(0)),
      ),
    ),
  lose: ({ who }: Of<"lose">, b) =>
    act((m) => {
      m.cite("sangoku-8.10");
      lose(m, who, b.seat(m));
    }),
};

/** One of a player's forts, the last of them or as they choose; nothing where there is none. */
function fortTaken(b: Builder, seat: Num, last: boolean, body: (card: Num) => Step): Step {
  const card = b.frame.card();
  const own = (m: Machine): number => m.zoneOf(FORTS, seat(m));
  return seq(
    assign(card, (m) => m.last(own(m))),
    ...(last
      ? []
      : [
          when(
            (m) => m.count(own(m)) > 1,
            ask({
              shape: "one",
              who: seat,
              prompt: "choose",
              rule: b.meaning.rule,
              source: b.self,
              a: card,
              groups: [
                {
                  verb: "",
                  form: "card",
                  from: cardsIn(FORTS, asked),
                  needs: [given(b.meaning.rule, "it is a fort of theirs", (m) => m.zone(m.a) === own(m))],
                },
              ],
            }),
          ),
        ]),
    when((m) => card(m) >= 0, body(card)),
  );
}

/** sangoku-8.8; how many went down is what was done. */
export const fortsFall: PointsChange = {
  does(seat: Num, n: Num, b: Builder): Step {
    const forts = b.frame.local();
    const left = (m: Machine): number => m.count(m.zoneOf(FORTS, seat(m)));
    return seq(
      act((m) => {
        m.cite("sangoku-8.8");
        forts.set(m, left(m));
      }),
      call(fortDamage, [seat, n]),
      assign(b.done, (m) => forts(m) - left(m)),
    );
  },
};

/** A reinforcement onto a general that has none (sangoku-6.5, 6.6). */
function equip(a: Of<"equip">, b: Builder): Step {
  const { set, fill } = b.cards(a.to);
  const general = b.frame.card();
  return seq(
    fill,
    act((m) => {
      general.set(m, NONE);
      forEachLying(m, m.setAt(set), (card) => {
        if (general(m) === NONE && isGeneral(m, card) && lyingOn(m, card, false) === NONE)
          general.set(m, card);
      });
    }),
    b.onCards(a.what, (item, ok) =>
      act((m) => {
        const card = item(m);
        const host = general(m);
        const may =
          host >= 0 &&
          is(m, card, REINFORCEMENT) &&
          m.host(card) === NONE &&
          lyingOn(m, host, false) === NONE &&
          mayBear(m, host, card);
        ok.set(m, may && playerOf(m, host) === m.owner(card) ? 1 : 0);
        if (ok(m) === 0) return;
        show(m, card, EVERYBODY);
        equipTo(m, card, host);
      }),
    ),
  );
}

/** sangoku-8.10 */
function lose(m: Machine, who: Of<"lose">["who"], seat: number): void {
  if (who === "both") {
    say(m, LINES.draw);
    m.end(NOBODY, "sangoku-8.10");
    return;
  }
  if (who !== "you" && who !== "opponent") throw new WordsError(MEANING.loses);
  const loser = who === "you" ? seat : other(seat);
  say(m, LINES.losesBy, loser);
  m.end(other(loser), "sangoku-8.10");
}
