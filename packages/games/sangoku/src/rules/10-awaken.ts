/** 10 Emblems: Awaken (sangoku-10.18, 10.19). */
import {
  act,
  asked,
  call,
  cardsIn,
  EVERYBODY,
  type Group,
  given,
  needPair,
  needSeat,
  type Program,
  program,
  seq,
  show,
} from "@tefuda/kernel";
import { hasEmblem } from "../emblems.ts";
import { awaken } from "../places.ts";
import { HAND, isGeneral, isMain, playerOf } from "../schema.ts";
import { settle } from "./01-order.ts";
import { isTwin, ownGenerals } from "./09-musou.ts";

export const AWAKEN: Group = {
  verb: "awaken",
  form: "cards",
  from: cardsIn(HAND, asked),
  to: ownGenerals,
  needs: [
    needSeat("sangoku-10.18", "it is your main phase, outside of battles", (m) => isMain(m, m.seat)),
    given("sangoku-10.18", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
    needPair(
      "sangoku-10.18",
      "it is for one of your generals on the battlefield",
      (m) => isGeneral(m, m.b) && playerOf(m, m.b) === m.seat,
    ),
    needPair("sangoku-10.18", "that general has Awaken", (m) => hasEmblem(m, m.b, "awaken")),
    needPair("sangoku-11.10", "both have the same card code", (m) => isTwin(m, m.a, m.b)),
  ],
};

/** Arguments: card, general. */
export const awakenBy: Program = program("awaken", (f) => {
  const card = f.cardArg();
  const general = f.cardArg();
  return seq(
    act((m) => {
      m.cite("sangoku-10.18");
      show(m, card(m), EVERYBODY);
      awaken(m, card(m), general(m));
    }),
    call(settle),
  );
});
