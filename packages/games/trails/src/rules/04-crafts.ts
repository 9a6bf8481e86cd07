/** 4 Crafts with a cost (trails-4.12, 4.13). */
import {
  act,
  type Candidates,
  type Group,
  given,
  type Machine,
  marked,
  type Need,
  NONE,
  need,
  needPair,
  type Program,
  program,
  say,
  seatSubject,
  seq,
} from "@tefuda/kernel";
import { kindOf, type TextAbility } from "../effects/text.ts";
import { LINES } from "../lines.ts";
import { FIELD, HOMEBASE, mark, playerOf, SPENT, USED, works } from "../table.ts";
import { canPayEp } from "./04-costs.ts";
import { callText } from "./04-playing.ts";

const withCrafts: Candidates = (m, out) => {
  let n = 0;
  for (let zone = FIELD; zone <= HOMEBASE; zone++)
    for (let c = m.first(m.zoneOf(zone, m.seat)); c >= 0; c = m.next(c))
      if (kindOf(m, c).usable && works(m, c)) out[n++] = c;
  return n;
};
const craftsOf: Candidates = (m, out) => {
  const { abilities } = kindOf(m, m.a);
  let n = 0;
  for (let i = 0; i < abilities.length; i++) if (abilities[i]!.text.kind === "craft") out[n++] = i;
  return n;
};
const craft = (m: Machine): TextAbility | undefined => kindOf(m, m.a).abilities[m.b];

/** Whether a text that is used once a turn or once a game has been. */
function usedUp(m: Machine, card: number, index: number): boolean {
  const text = kindOf(m, card).abilities[index]?.text;
  if (text?.kind !== "craft") return false;
  if (text.times === "game") return (m.column(card, SPENT) & (1 << index)) !== 0;
  return text.times === "turn" && m.column(card, USED + index) > 0;
}
const PAYABLE: Need = {
  ...needPair("trails-9.7", "its cost can be paid and there is something for it to do", (m) =>
    (craft(m)?.requires ?? []).every((r) => r.test(m, m.a, m.seat)),
  ),
  explain: (m) =>
    (craft(m)?.requires ?? [])
      .filter((r) => !r.test(m, m.a, m.seat))
      .map((r) => ({ rule: r.rule, needs: r.says })),
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
    need("trails-4.13", "it lies face up where its crafts work", (m) => works(m, m.a)),
    needPair("trails-4.12", "it has not been used as often as it may", (m) => !usedUp(m, m.a, m.b)),
    needPair("trails-4.12", "you can have the EP that it costs", (m) =>
      canPayEp(m, m.seat, craft(m)?.ep ?? 0),
    ),
    PAYABLE,
  ],
};

export const useCraft: Program = program("use a craft", (f) => {
  const card = f.arg();
  const index = f.arg();
  const seat = f.arg();
  return seq(
    act((m) => {
      m.cite("trails-4.12");
      say(m, LINES.uses, seat(m), card(m), index(m) + 1);
      m.setColumn(card(m), USED + index(m), m.column(card(m), USED + index(m)) + 1);
      m.setColumn(card(m), SPENT, m.column(card(m), SPENT) | (1 << index(m)));
    }),
    callText(card, index, seat),
  );
});
