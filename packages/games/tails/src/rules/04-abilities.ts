/** 4 Deploying, its end: abilities of cards on the battlefield, used in one's own turn (tails-4.12). */
import {
  act,
  type Group,
  given,
  givenSeat,
  type Machine,
  marked,
  NONE,
  need,
  needPair,
  type Program,
  program,
  say,
  seq,
  textNumber,
} from "@tefuda/kernel";
import { allHold, lacking } from "@tefuda/language";
import { definitionOf, type TextAbility } from "../effects/text.ts";
import { LINES } from "../lines.ts";
import { GEAR, mark, onField, playerOf, SPENT, turnPlayer, UNITS, USED } from "../schema.ts";
import type { Times } from "../text/tree.ts";
import { callText } from "./07-events.ts";

function withAbilities(m: Machine, out: Int16Array): number {
  let n = 0;
  for (let zone = UNITS; zone <= GEAR + 1; zone++)
    for (let c = m.first(m.zoneOf(zone, m.seat)); c >= 0; c = m.next(c))
      if (definitionOf(m, c).usable) out[n++] = c;
  return n;
}
const abilityOf = (m: Machine, card: number, index: number): TextAbility | undefined =>
  definitionOf(m, card).abilities[index];
function usableTexts(m: Machine, out: Int16Array): number {
  const { abilities } = definitionOf(m, m.a);
  let n = 0;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]!.text.kind === "use") out[n++] = i;
  return n;
}
/** How often a turn a text is used or happens at most. */
export const perTurn = (times: Exclude<Times, "game">): number => (times === "turn" ? 1 : times.turn);

/** Whether a text that is used once a turn or once a game has been. */
function usedUp(m: Machine, card: number, index: number): boolean {
  const text = abilityOf(m, card, index)?.text;
  if (text?.kind !== "use") return false;
  if (text.times === "game") return (m.column(card, SPENT) & (1 << index)) !== 0;
  return text.times !== undefined && m.column(card, USED + index) >= perTurn(text.times);
}

export const USE: Group = {
  verb: "use",
  form: "effect",
  from: withAbilities,
  to: usableTexts,
  needs: [
    givenSeat("tails-6.3", "it is your turn", (m) => m.seat === turnPlayer(m)),
    given(
      "tails-4.12",
      "it lies on your side of the battlefield",
      (m) => onField(m, m.a) && playerOf(m, m.a) === m.seat,
    ),
    need(
      "tails-1.10",
      "no text keeps it from using abilities",
      (m) => marked(m, m.a, mark("cannotUse")) === NONE,
    ),
    needPair("tails-4.12", "it has not been used as often as it may", (m) => !usedUp(m, m.a, m.b)),
    {
      ...needPair("tails-7.13", "what its text asks for is there", (m) =>
        allHold(abilityOf(m, m.a, m.b)?.requires, m, m.a, m.seat),
      ),
      explain: (m) => lacking(abilityOf(m, m.a, m.b)?.requires, m, m.a, m.seat),
    },
  ],
};

/** Carries out one text of a card that its player uses. */
export const useAbility: Program = program("use an ability", (f) => {
  const card = f.cardArg();
  const index = f.arg();
  const seat = f.arg();
  return seq(
    act((m) => {
      say(m, LINES.uses, seat(m), card(m), textNumber(index(m)));
      m.setColumn(card(m), USED + index(m), m.column(card(m), USED + index(m)) + 1);
      m.setColumn(card(m), SPENT, m.column(card(m), SPENT) | (1 << index(m)));
    }),
    callText(card, index, seat),
  );
});
