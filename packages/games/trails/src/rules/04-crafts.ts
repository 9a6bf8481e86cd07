/** 4 Crafts with a cost (trails-4.12, 4.13). */
import {
  act,
  addModifier,
  type Candidates,
  type Group,
  given,
  givenPair,
  type Machine,
  makeModifier,
  marked,
  modArg,
  type Need,
  NONE,
  need,
  needPair,
  type Program,
  program,
  say,
  seatSubject,
  seq,
  textNumber,
} from "@tefuda/kernel";
import { allHold, lacking } from "@tefuda/language";
import { definitionOf, type TextAbility } from "../effects/text.ts";
import { LINES } from "../lines.ts";
import { EVENT, FIELD, HOMEBASE, is, mark, playerOf, TEXTS, USED, works } from "../schema.ts";
import { canPayEp } from "./04-costs.ts";
import { callText } from "./04-playing.ts";

const withCrafts: Candidates = (m, out) => {
  let n = 0;
  for (let zone = FIELD; zone <= HOMEBASE; zone++)
    for (let c = m.first(m.zoneOf(zone, m.seat)); c >= 0; c = m.next(c))
      if (definitionOf(m, c).usable && works(m, c)) out[n++] = c;
  return n;
};
const craftsOf: Candidates = (m, out) => {
  const { abilities } = definitionOf(m, m.a);
  let n = 0;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]!.text.kind === "use") out[n++] = i;
  return n;
};
const craft = (m: Machine): TextAbility | undefined => {
  const text = definitionOf(m, m.a).abilities[m.b];
  return text?.text.kind === "use" ? text : undefined;
};
const IS_CRAFT: Need = {
  ...givenPair("trails-4.12", "it is a craft with a cost", (m) => craft(m) !== undefined),
  explain: (m) => {
    if (definitionOf(m, m.a).abilities[m.b]?.text.kind !== "effect")
      return [{ rule: "trails-4.12", needs: "it is a craft with a cost" }];
    // trails-4.13: the effect of an EVENT or an art is no craft
    return is(m, m.a, EVENT)
      ? [{ rule: "trails-4.8", needs: "an EVENT is played" }]
      : [{ rule: "trails-4.10", needs: "an art is played from hand or homebase" }];
  },
};

/**
 * trails-4.12: what is used once a game is so by its player, whichever card of that name it stands on; so it hangs on the
 * seat, and no card need be followed to where nobody could tell it from another.
 */
export const SPENT = makeModifier({ mark: mark("spent"), by: (m, mod, which) => modArg(m, mod) === which });
const numberOf = (m: Machine, card: number, index: number): number => m.definition(card) * TEXTS + index;

/** Whether a text that is used once a turn or once a game has been. */
function usedUp(m: Machine, card: number, index: number): boolean {
  const text = definitionOf(m, card).abilities[index]?.text;
  if (text?.kind !== "use") return false;
  if (text.times === "game")
    return marked(m, seatSubject(m.seat), mark("spent"), numberOf(m, card, index)) !== NONE;
  return text.times === "turn" && m.column(card, USED + index) > 0;
}
function isOnce(m: Machine, card: number, index: number): boolean {
  const text = definitionOf(m, card).abilities[index]?.text;
  return text?.kind === "use" && text.times === "game";
}
const PAYABLE: Need = {
  ...needPair("trails-9.7", "its cost can be paid and there is something for it to do", (m) =>
    allHold(craft(m)?.requires, m, m.a, m.seat),
  ),
  explain: (m) => lacking(craft(m)?.requires, m, m.a, m.seat),
};

export const USE: Group = {
  verb: "use",
  form: "effect",
  from: withCrafts,
  to: craftsOf,
  needs: [
    need(
      "trails-9.8",
      "no text keeps you from using its crafts",
      (m) => marked(m, seatSubject(m.seat), mark("cannotUseCrafts"), m.a) === NONE,
    ),
    given("trails-3.7", "you control it", (m) => playerOf(m, m.a) === m.seat),
    IS_CRAFT,
    need("trails-4.13", "it lies face up where its crafts work", (m) => works(m, m.a)),
    needPair("trails-4.12", "it has not been used as often as it may", (m) => !usedUp(m, m.a, m.b)),
    needPair("trails-4.12", "you can have the EP that it costs", (m) =>
      canPayEp(m, m.seat, craft(m)?.ep ?? 0),
    ),
    PAYABLE,
  ],
};

export const useCraft: Program = program("use a craft", (f) => {
  const card = f.cardArg();
  const index = f.arg();
  const seat = f.arg();
  return seq(
    act((m) => {
      m.cite("trails-4.12");
      say(m, LINES.uses, seat(m), card(m), textNumber(index(m)));
      m.setColumn(card(m), USED + index(m), m.column(card(m), USED + index(m)) + 1);
      if (isOnce(m, card(m), index(m)))
        addModifier(m, {
          modifier: SPENT,
          source: NONE,
          subject: seatSubject(seat(m)),
          seat: seat(m),
          arg: numberOf(m, card(m), index(m)),
        });
    }),
    callText(card, index, seat),
  );
});
