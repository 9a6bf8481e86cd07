/** A card comes to lie on another side, for good or until something has happened (tails-5.1: whose side it lies on attacks). */
import {
  act,
  addModifier,
  type GameEvent,
  GROUP,
  type Machine,
  type Modifier,
  makeModifier,
  modAmount,
  modExtra,
  modSeat,
  modSource,
  program,
  type Step,
  say,
  seq,
  setModAmount,
} from "@tefuda/kernel";
import type { Lasting } from "@tefuda/language";
import { LEAVES, TURN_ENDS, TURN_STARTS } from "../events.ts";
import { LINES } from "../lines.ts";
import { onField, playerOf } from "../schema.ts";
import type { Action, Duration } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import type { TextAbility } from "./text.ts";

const SPENT = 1;
/** Where what was taken is kept for when it goes back: the last argument of what sets that off. */
const KEPT = 5;

/** It keeps what is on it and what it has done: it is no other card. */
function changeSide(m: Machine, card: number, seat: number): void {
  say(m, LINES.controls, seat, card);
  const zone = m.zoneOf(m.zoneId(m.zone(card)), seat);
  m.unlink(card);
  m.link(card, zone, true);
}

/** What ends it, where anything does: the event, and whether it is the one. */
const ENDS: Partial<Record<Duration, { event: GameEvent; is: (m: Machine, mod: number) => boolean }>> = {
  thisTurn: { event: TURN_ENDS, is: () => true },
  untilYourNextTurn: { event: TURN_STARTS, is: (m, mod) => m.e[0] === modSeat(m, mod) },
  whileThis: { event: LEAVES, is: (m, mod) => m.e[0] === modSource(m, mod) },
};

function goesBack(how: Duration): Modifier | undefined {
  const end = ENDS[how];
  if (!end) return undefined;
  const back = program("control goes back", (f) => {
    f.cardArg();
    return act((m) => {
      const card = m.e[KEPT]!;
      if (card >= 0 && onField(m, card)) changeSide(m, card, m.owner(card));
    });
  });
  const ability: TextAbility = {
    id: -1,
    index: 0,
    words: {},
    text: { kind: "always", what: [] },
    triggers: [
      {
        event: end.event,
        self: false,
        while: "top",
        test: (m, mod) => {
          const card = modExtra(m, mod);
          if (modAmount(m, mod) === SPENT || card < 0 || !onField(m, card) || !end.is(m, mod)) return false;
          setModAmount(m, mod, SPENT);
          return playerOf(m, card) === modSeat(m, mod) && m.owner(card) !== modSeat(m, mod);
        },
      },
    ],
    statics: [],
    requires: [],
    countersOnly: false,
    programs: [back],
  };
  return makeModifier({ triggerEvent: end.event, delayedTrigger: ability, cards: ["extra"] });
}

export function control(a: Extract<Action, { do: "control" }>, b: Builder, lasting: Lasting): Step {
  const modifier = goesBack(a.for);
  if (modifier) lasting.push(modifier);
  const { set, fill } = b.cards(a.what);
  return seq(
    fill,
    b.eachSeatDoing(a.who, (seat) =>
      b.eachCard(set, (item, ok) =>
        act((m) => {
          ok.set(m, onField(m, item(m)) && playerOf(m, item(m)) !== seat(m) ? 1 : 0);
          if (ok(m) === 0) return;
          changeSide(m, item(m), seat(m));
          if (modifier)
            addModifier(m, {
              modifier,
              source: b.self(m),
              subject: GROUP,
              seat: seat(m),
              extra: item(m),
            });
        }),
      ),
    ),
  );
}
