/** 2 Start: who goes first, the opening hands. */
import { act, call, move, type Program, program, say, seq, shuffle } from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import { ATTACKER, DECK, DEFENDER, FIRST, HAND, PLAYER, POINTS } from "../schema.ts";
import { turns } from "./04-turn.ts";

const START_POINTS = 20;
const OPENING_HAND = 7;

/** The whole game. */
export const game: Program = program("game", () =>
  seq(
    act((m) => {
      m.setNumber(ATTACKER, -1);
      m.setNumber(DEFENDER, -1);
      // ttcg-2.1: one die; even and odd are the two players. Chance decides the seat itself.
      const die = m.random(6) + 1;
      const first = die % 2 === 0 ? 0 : 1;
      m.setNumber(FIRST, first);
      m.setNumber(PLAYER, first);
      say(m, LINES.rolled, die, first);
      for (let seat = 0; seat < 2; seat++) {
        m.cite("ttcg-2.4");
        m.setSeatNumber(seat, POINTS, START_POINTS);
        m.cite("ttcg-2.5");
        shuffle(m, m.zoneOf(DECK, seat));
      }
      for (let i = 0; i < 2; i++) {
        const seat = i === 0 ? first : 1 - first;
        for (let n = 0; n < OPENING_HAND; n++) move(m, m.first(m.zoneOf(DECK, seat)), m.zoneOf(HAND, seat));
        say(m, LINES.drawsOpening, seat, OPENING_HAND);
      }
      // ttcg-2.6: the hands are kept as they were drawn; nobody is asked
      m.cite("ttcg-2.6");
    }),
    call(turns),
  ),
);
