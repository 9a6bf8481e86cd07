/** A card comes to lie on another side, for good or until something has happened (tails-5.1: whose side it lies on attacks). */
import {
  act,
  addModifier,
  endMod,
  firstMod,
  GROUP,
  type Machine,
  MOD_SIZE,
  type Modifier,
  makeModifier,
  modAmount,
  modExtra,
  modifierOf,
  modSeat,
  modSource,
  modSubject,
  modUntil,
  program,
  type Step,
  say,
  seq,
  setModAmount,
} from "@tefuda/kernel";
import type { Lasting } from "@tefuda/language";
import { LEAVES } from "../events.ts";
import { LINES } from "../lines.ts";
import { onField, playerOf } from "../schema.ts";
import type { Action } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import type { TextAbility } from "./text.ts";

const SPENT = 1;
/** Where what was taken is kept for when it goes back: the last argument of what sets that off. */
const KEPT = 5;

/** Of a card that lies on another side than its owner's until a turn ends or begins. */
export const CONTROLLED: Modifier = makeModifier({});

/** It keeps what is on it and what it has done: it is no other card. */
function changeSide(m: Machine, card: number, seat: number): void {
  say(m, LINES.controls, seat, card);
  const zone = m.zoneOf(m.zoneId(m.zone(card)), seat);
  m.unlink(card);
  m.link(card, zone, true);
}

/** tails-3.4: whoever owns a card that was another's until now has it back. */
export function giveBack(m: Machine, term: number): void {
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
    if (modifierOf(m, mod) !== CONTROLLED || modUntil(m, mod) !== term) continue;
    const card = modSubject(m, mod);
    if (playerOf(m, card) === modSeat(m, mod) && m.owner(card) !== modSeat(m, mod))
      changeSide(m, card, m.owner(card));
  }
}

/** It goes back when the text's card leaves. */
function whileItLies(): Modifier {
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
        event: LEAVES,
        self: false,
        while: "top",
        test: (m, mod) => {
          const card = modExtra(m, mod);
          if (modAmount(m, mod) === SPENT || card < 0 || !onField(m, card)) return false;
          if (m.e[0] !== modSource(m, mod)) return false;
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
  return makeModifier({ triggerEvent: LEAVES, delayedTrigger: ability, cards: ["extra"] });
}

export function control(a: Extract<Action, { do: "control" }>, b: Builder, lasting: Lasting): Step {
  const leaving = a.for === "whileThis" ? whileItLies() : undefined;
  if (leaving) lasting.push(leaving);
  const timed = a.for !== "forGood" && a.for !== "whileThis";
  const { set, fill } = b.cards(a.what);
  const lend = (m: Machine, card: number, seat: number): void => {
    const source = b.self(m);
    if (leaving) addModifier(m, { modifier: leaving, source, subject: GROUP, seat, extra: card });
    const until = timed ? b.meaning.world.terms[a.for]!(m, b.seat(m)) : 0;
    if (timed) addModifier(m, { modifier: CONTROLLED, source, subject: card, seat, until });
  };
  return seq(
    fill,
    b.eachSeatDoing(a.who, (seat) =>
      b.eachCard(set, (item, ok) =>
        act((m) => {
          ok.set(m, onField(m, item(m)) && playerOf(m, item(m)) !== seat(m) ? 1 : 0);
          if (ok(m) === 0) return;
          changeSide(m, item(m), seat(m));
          lend(m, item(m), seat(m));
        }),
      ),
    ),
  );
}
