/** Where cards come to by texts: the battlefield, the resources, the bottom of a deck. */
import {
  act,
  ask,
  assign,
  cardsOf,
  EVERYBODY,
  firstLying,
  given,
  loop,
  type Machine,
  move,
  type Program,
  program,
  say,
  seq,
  show,
  when,
} from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import { enter, PUT, settleAt } from "../places.ts";
import { isFree } from "../rules/01-names.ts";
import { BATTLEFIELD, DECK, GENERAL, inZone, is, REINFORCEMENT } from "../schema.ts";

/** A general that is put there, unless it would break the name limit (sangoku-1.10, 9.4). */
export function comeToBattlefield(m: Machine, card: number, tapped = false): boolean {
  const seat = m.owner(card);
  if (!is(m, card, GENERAL) || inZone(m, card, BATTLEFIELD) || !isFree(m, card, seat)) return false;
  m.cite("sangoku-9.4");
  show(m, card, EVERYBODY);
  enter(m, card, seat, PUT, tapped);
  say(m, LINES.comes, card, seat);
  return true;
}
/** Into the resources; face-up only what may lie so (sangoku-5.3, 1.10), all else as it says. */
export function comeToResources(m: Machine, card: number, face: "up" | "down", tapped: boolean): boolean {
  const seat = m.owner(card);
  if (face === "up" && !(is(m, card, GENERAL | REINFORCEMENT) && isFree(m, card, seat))) return false;
  // its copies would come with it and have its name too (sangoku-10.19)
  if (face === "up" && m.below(card) >= 0) return false;
  settleAt(m, card, face === "down", tapped);
  say(m, LINES.settles, seat, card);
  return true;
}
/** The top cards of a deck go to its bottom, in an order of the player's. Arguments: seat, how many. */
export const sendDown: Program = program("send down", (f) => {
  const seat = f.arg();
  const n = f.arg();
  const left = f.set();
  const card = f.card();
  const deck = (m: Machine): number => m.zoneOf(DECK, seat(m));
  return seq(
    act((m) => {
      const at = m.setAt(left);
      m.clearSet(at);
      for (let c = m.first(deck(m)), i = 0; c >= 0 && i < n(m); c = m.next(c), i++) {
        show(m, c, 1 << seat(m));
        m.addTo(at, c);
      }
    }),
    loop(
      (m) => m.sizeOf(m.setAt(left)) > 0,
      seq(
        assign(card, (m) => firstLying(m, m.setAt(left))),
        when(
          (m) => m.sizeOf(m.setAt(left)) > 1,
          ask({
            shape: "one",
            who: seat,
            prompt: "bottom",
            rule: "sangoku-12.7",
            a: card,
            secret: true,
            groups: [
              {
                verb: "bottom",
                form: "card",
                from: cardsOf(left),
                needs: [
                  given("sangoku-12.7", "it is one of these cards", (m) => m.hasIn(m.setAt(left), m.a)),
                ],
              },
            ],
          }),
        ),
        act((m) => {
          m.removeFrom(m.setAt(left), card(m));
          move(m, card(m), deck(m));
        }),
      ),
    ),
  );
});
