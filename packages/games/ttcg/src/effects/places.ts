/** Where cards are looked for, and on whose side: zones as texts name them, as searches of the table. */

import { type Machine, WordsError, wasIn } from "@tefuda/kernel";
import { type CardNum, oneAfterAnother, type Search } from "@tefuda/language";
import { controller, DECK, HAND, onField, opponentOf, PILE, SPELLS, UNITS } from "../schema.ts";
import type { Cards, Description, Who, Zone } from "../text/tree.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";

/** The words for players that need nothing but whose effect it is. */
export type Side = "you" | "opponent" | "both";
const isSide = (who: Who): who is Side => who === "you" || who === "opponent" || who === "both";
/** The same of a text that can be told from these words alone; the others speak of a card or of what happened. */
export function sideWord(who: Who): Side {
  if (!isSide(who)) throw new WordsError(MEANING.whichPlayer);
  return who;
}
/** The seats a word for players means, for an effect of a seat. */
export function isWho(who: Side, seat: number, acts: number): boolean {
  return who === "both" || (who === "opponent" ? seat !== acts : seat === acts);
}

/** The same for all words: "its owner" speaks of a card, "that player" of what happened, and where nothing did of nobody. */
export function whoIn(
  who: Who,
  scope: Scope,
): (m: Machine, side: number, self: number, seat: number) => boolean {
  if (isSide(who)) return (_m, side, _self, seat) => isWho(who, side, seat);
  const one = scope.seatOf(who);
  return (m, side, self, seat) => one(m, self, seat) === side;
}

/** Whose side a card lies on, or lay on just before it left the field. */
export function sideOf(m: Machine, card: number): number {
  const was = wasIn(m, card);
  return !onField(m, card) && was >= 0 && m.zoneShape(was).inPlay ? m.seatOf(was) : controller(m, card);
}

/** What of a description says where cards are looked for: also underneath others, if that is where they lie. */
type Where = Pick<Description, "zone" | "is">;

/** `actor`: whose hand or deck is meant where the text does not say. */
export function searchOf({ zone, is }: Where, scope: Scope, actor?: CardNum): Search {
  const covered = is?.layer === "covered";
  if (!zone || zone.in === "field") {
    const theirs = zone?.whose && whoIn(zone.whose, scope);
    return (m, self, seat, out) => {
      let n = 0;
      for (let row = UNITS; row <= SPELLS; row++) {
        for (let side = 0; side < 2; side++) {
          const s = side === 0 ? seat : opponentOf(seat);
          if (theirs && !theirs(m, s, self, seat)) continue;
          for (let c = m.first(m.zoneOf(row, s)); c >= 0; c = m.next(c)) {
            if (!covered) out[n++] = c;
            else for (let low = m.below(c); low >= 0; low = m.below(low)) out[n++] = low;
          }
        }
      }
      return n;
    };
  }
  if (zone.in === "under") {
    const { what } = zone;
    const above = scope.several(what);
    return (m, self, seat, out) => {
      const tops = m.scratch[m.borrow()]!;
      const count = above(m, self, seat, tops);
      let n = 0;
      for (let i = 0; i < count; i++)
        for (let low = m.below(tops[i]!); low >= 0; low = m.below(low)) out[n++] = low;
      m.giveBack();
      return n;
    };
  }
  if (zone.in === "either") {
    const { whose } = zone;
    return oneAfterAnother(
      zone.of.map((x) => searchOf({ zone: { in: x, ...(whose ? { whose } : {}) } }, scope, actor)),
    );
  }
  const id = zone.in === "hand" ? HAND : zone.in === "pile" ? PILE : DECK;
  const whose = zone.whose ?? (zone.in === "pile" ? "both" : undefined);
  const theirs = whose && whoIn(whose, scope);
  const top = zone.in === "deck" && zone.top !== undefined ? scope.amount(zone.top) : undefined;
  return (m, self, seat, out) => {
    let n = 0;
    for (let side = 0; side < 2; side++) {
      const s = side === 0 ? seat : opponentOf(seat);
      const meant = theirs ? theirs(m, s, self, seat) : s === (actor ? actor(m, self, seat) : seat);
      if (!meant) continue;
      const zoneNumber = m.zoneOf(id, s);
      const start = n;
      for (let c = m.first(zoneNumber); c >= 0; c = m.next(c)) out[n++] = c;
      if (top) n = start + Math.max(0, Math.min(n - start, top(m, self, seat)));
    }
    return n;
  };
}

/** Whether a zone's cards can be chosen in the open, so that they are named when the effect is activated (ttcg-6.12). */
export const isOpen = (zone: Zone | undefined): boolean =>
  !zone || zone.in === "field" || zone.in === "pile" || zone.in === "under";
/** Whether a zone's cards, or some of them, are not for everybody's eyes, so that what it lacks must not show (ttcg-4.7). */
export const isHidden = (zone: Zone | undefined): boolean =>
  zone?.in === "either"
    ? zone.of.some((part) => part === "hand" || part === "deck")
    : zone?.in === "hand" || zone?.in === "deck";
/** "Another": none of the cards that were named before. */
export const isAnother = (cards: Cards): boolean => "count" in cards && cards.what.other === true;
