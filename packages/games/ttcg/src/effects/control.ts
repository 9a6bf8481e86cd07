/** Control taken for a time goes back when that time is over: modifiers that watch for it (ttcg-3.7, 13.7). */
import {
  act,
  addModifier,
  effectArg,
  type GameEvent,
  GROUP,
  type Machine,
  type Modifier,
  makeModifier,
  modAmount,
  modExtra,
  modSeat,
  modSource,
  type Program,
  program,
  seq,
  setModAmount,
} from "@tefuda/kernel";
import { SPENT } from "../durations.ts";
import { COVERED, EQUIPPED, LEAVES, TURN_ENDS, TURN_STARTS } from "../events.ts";
import { fits } from "../rules/05-playing.ts";
import { controller, onTop, opponentOf, turnPlayer } from "../schema.ts";
import type { ActionOf, Duration, Effect } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { isWho } from "./places.ts";
import { type ControlTerm, changeSide } from "./playing.ts";
import { actsFor } from "./standing.ts";
import type { TextAbility } from "./text.ts";
import type { Keep } from "./values.ts";
import { delayedText, KEPT } from "./waiting.ts";

/** When the time is over: an event, and whether it is the one; reads the event in `m.e`. */
interface End {
  event: GameEvent;
  is: (m: Machine, mod: number) => boolean;
}

export function controlTerm(a: ActionOf<"control">, b: Builder, keep: Keep): ControlTerm {
  const term = a.for ?? (b.standing ? "whileOnField" : undefined);
  if (term === undefined) return { begins: () => true, add: () => seq() };
  const ends = term === "whileOnField" ? WITH_ITS_CARD : [withTurn(term)];
  const modifiers = ends.map((end) => keep(goingBack(a, end)));
  return {
    // while its card remains is no time at all when that is gone already (ttcg-13.7)
    begins: (m) => term !== "whileOnField" || onTop(m, b.self(m)),
    add: (item, seat) =>
      act((m) => {
        for (const modifier of modifiers)
          addModifier(m, {
            modifier,
            source: b.self(m),
            subject: GROUP,
            seat: seat(m),
            extra: item(m),
          });
      }),
  };
}

/** Its card leaves, is covered, or equips another card (ttcg-7.2, 7.11, 13.7). */
const WITH_ITS_CARD: readonly End[] = [
  { event: LEAVES, is: (m, mod) => m.e[0] === modSource(m, mod) },
  { event: COVERED, is: (m, mod) => m.e[0] === modSource(m, mod) },
  { event: EQUIPPED, is: (m, mod) => m.e[1] === modSource(m, mod) && m.e[0] !== modExtra(m, mod) },
];
function withTurn(how: Duration): End {
  const starts = how === "untilYourNextTurn" || how === "untilOpponentsNextTurn";
  const opponents = how === "untilOpponentsNextTurn" || how === "untilOpponentsNextTurnEnds";
  const whose = opponents ? "opponent" : how === "untilYourNextTurn" ? "you" : "both";
  return {
    event: starts ? TURN_STARTS : TURN_ENDS,
    is: (m, mod) => isWho(whose, turnPlayer(m), actsFor(m, mod)),
  };
}

function goingBack(a: ActionOf<"control">, end: End): Modifier {
  const effect: Effect = { kind: "passive", marked: false, act: a };
  const back: Program = program("control goes back", (f) => {
    f.cardArg();
    f.arg();
    const effect = f.arg();
    return act((m) => {
      const card = effectArg(m, effect(m), KEPT);
      if (card < 0 || !onTop(m, card)) return;
      const home = opponentOf(controller(m, card));
      if (fits(m, card, home)) changeSide(m, card, home);
    });
  });
  const delayedTrigger: TextAbility = {
    ...delayedText(effect, back),
    triggers: [
      {
        event: end.event,
        self: false,
        while: "top",
        test: (m, mod) => {
          const card = modExtra(m, mod);
          if (modAmount(m, mod) === SPENT || card < 0 || !onTop(m, card) || !end.is(m, mod)) return false;
          setModAmount(m, mod, SPENT);
          return controller(m, card) === modSeat(m, mod);
        },
      },
    ],
  };
  return makeModifier({ triggerEvent: end.event, delayedTrigger, cards: ["extra"] });
}
