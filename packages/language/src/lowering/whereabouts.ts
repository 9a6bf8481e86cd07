/** Where the cards of "it" and "them" lie when something is done to them straight after they were moved. */
import { partsOf } from "./walk.ts";

interface Done {
  do: string;
  to?: unknown;
  what?: unknown;
}
/** Something done to cards that the action before it brought to a place. */
export interface Followed {
  what: string;
  place: string;
}

/** @param pile where cards go that are discarded, and by what else they go there */
export function followedIn(text: object, pile: { place: string; by: readonly string[] }): Followed[] {
  const placeAfter = ({ do: done, to }: Done): string | undefined => {
    if (done === "draw") return "hand";
    if (done === "discard" || pile.by.includes(done)) return pile.place;
    if (done !== "move" && done !== "search" && done !== "dig") return undefined;
    return String(to).startsWith("deck") ? "deck" : String(to);
  };
  return partsOf(text).flatMap((part) => {
    const { do: done, of } = part as { do?: unknown; of?: readonly Done[] };
    if (done !== "seq" || !of) return [];
    return of.slice(1).flatMap((next, i) => {
      const place = placeAfter(of[i]!);
      return place !== undefined && speaksOfIt(next) ? [{ what: next.do, place }] : [];
    });
  });
}

/** Of what holds for a while, the cards that it holds for. */
function speaksOfIt({ do: done, what }: Done): boolean {
  const cards = (done === "lasting" ? (what as { who?: unknown }).who : what) as
    | { ref?: unknown }
    | undefined;
  return cards?.ref === "it" || cards?.ref === "them";
}
