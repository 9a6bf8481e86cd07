/** 3 Zones and limits: what is particular to TTCG beyond the table itself; clearing used spells. */
import {
  act,
  type Group,
  given,
  givenSeat,
  type Machine,
  need,
  type Program,
  program,
  say,
} from "@tefuda/kernel";
import { toOwner } from "../events.ts";
import { LINES, text } from "../lines.ts";
import { controller, isSpell, MAIN_PHASE, onTop, PHASE, PILE, SPELLS, turnPlayer } from "../schema.ts";

function ownSpells(m: Machine, out: Int16Array): number {
  let n = 0;
  for (let c = m.first(m.zoneOf(SPELLS, m.seat)); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
}

/** ttcg-3.5: a tapped spell of one's own may be put into the pile as used, in the own main phase with no chain open. */
export const CLEAR: Group = {
  verb: "clear",
  form: "card",
  from: ownSpells,
  needs: [
    givenSeat("ttcg-3.5", "it is your turn", (m) => m.seat === turnPlayer(m)),
    givenSeat("ttcg-3.5", "it is your main phase", (m) => m.number(PHASE) === MAIN_PHASE),
    given("ttcg-3.5", "it is a spell on the field", (m) => isSpell(m, m.a) && onTop(m, m.a)),
    given("ttcg-3.5", "you control it", (m) => controller(m, m.a) === m.seat),
    need("ttcg-3.5", "it is tapped, that is, used", (m) => m.turned(m.a)),
  ],
};

/** Clearing is no play, no activation, no discard and no destruction; nothing triggers by it. */
export const clear: Program = program("clear", (f) => {
  const card = f.cardArg();
  return act((m) => {
    say(m, LINES.clears, turnPlayer(m), card(m));
    // no text sees it, so nothing is told of it: neither of the spell nor of what lay underneath (ttcg-8.5)
    for (let low = m.below(card(m)); low >= 0; low = m.below(card(m))) {
      say(m, LINES.goesTo, low, text("discard pile"));
      toOwner(m, low, PILE, false);
    }
    toOwner(m, card(m), PILE, false);
  });
});
