/** What stands behind the words of card texts: zones and numbers, events and marks, by the names of the vocabulary. */
import { act, emitNow, seq } from "@tefuda/kernel";
import { unlessForbidden } from "@tefuda/language/lowering/guards";
import { bansOf, deedsOf, type PlayedWorld, worldOf } from "@tefuda/language/standard/index";
import { enter, HAPPENS, leaveTo, memory, pay } from "./events.ts";
import { LINES } from "./lines.ts";
import { BLOOM, CARDS, COMPOST, COST, DECK, DEW, HAND, mark, PLAYER, THIS_TURN, USED } from "./schema.ts";
import { actionWords } from "./text.ts";
import { vocabulary } from "./words.ts";

const FIGHTERS = ["critter"];

export const WORLD = worldOf<PlayedWorld>(vocabulary, {
  // what a text must have and chooses, before it is paid for
  rule: "dew-6.5",
  fight: "fight",
  guards: [unlessForbidden("dew-6.6", mark("cannotBeChosen"))],
  cards: CARDS,
  memory,
  zones: {
    deck: { id: DECK, hidden: true },
    hand: { id: HAND, hidden: true },
    compost: { id: COMPOST },
  },
  pile: "compost",
  stays: ["critter", "plant"],
  points: {
    bloom: {
      number: (m, seat) => m.seatNumber(seat, BLOOM),
      changes: { gain: HAPPENS.gainsBloom, lose: HAPPENS.losesBloom },
      lost: HAPPENS.lost,
    },
    dew: {
      number: (m, seat) => m.seatNumber(seat, DEW),
      changes: { gain: HAPPENS.gainsDew },
      pays: { rule: "dew-6.1", says: "you have the dew that it costs", spends: HAPPENS.spendsDew },
    },
  },
  verbs: {
    compost: {
      event: HAPPENS.composted,
      pays: {
        rule: "dew-6.1",
        says: "there are cards to compost",
      },
    },
    lull: {
      event: HAPPENS.lulled,
      brings: { state: "sleeping" },
      pays: {
        rule: "dew-6.3",
        says: "there are alert cards to lull",
      },
    },
    wake: { event: HAPPENS.woken, brings: { state: "alert" } },
  },
  deeds: deedsOf(bansOf(vocabulary.deeds, mark), ["beChosen"]),
  playerDeeds: bansOf(vocabulary.playerDeeds, mark),
  mustAttack: mark("mustAttack"),
  prices: { cost: COST },
  playedFrom: [HAND],
  terms: { thisTurn: () => THIS_TURN },
  happenings: {
    enters: { event: HAPPENS.enters },
    composted: { event: HAPPENS.composted, goes: true },
    leaves: { event: HAPPENS.leaves, goes: true },
    attacks: { event: HAPPENS.attacks, to: FIGHTERS },
    blocks: { event: HAPPENS.blocks, to: FIGHTERS },
    blocked: { event: HAPPENS.blocked, to: FIGHTERS },
    reaches: { event: HAPPENS.reaches, to: FIGHTERS },
    lulled: { event: HAPPENS.lulled },
  },
  played: HAPPENS.played,
  moments: { dawn: HAPPENS.dawn, dusk: HAPPENS.dusk },
  draws: HAPPENS.draws,
  drawn: { each: HAPPENS.drawn, all: HAPPENS.drawnAll },
  discarded: HAPPENS.discarded,
  refs: {},
  first: (m) => m.number(PLAYER),
  leaveTo,
  enter,
  pay,
  once: {
    pays: ({ self, seat }) =>
      seq(
        pay(self, seat),
        act((m) => {
          leaveTo(m, self(m), COMPOST);
          emitNow(m, HAPPENS.played, self(m), seat(m));
        }),
      ),
    gone: true,
  },
  used: USED,
  lines: LINES,
  says: actionWords,
});
