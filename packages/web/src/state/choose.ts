/**
 * From a question to what can be clicked. Nothing here knows a game: an option is a verb, the cards it names, and a
 * notation.
 */
import type { OptionView, PlaceView, QuestionView, TableLayout } from "@tefuda/kernel";
import { seatName } from "../ui/seats.ts";
import { zoneOf } from "./track.ts";

/** Where the player stands in giving an answer. */
export type Choosing =
  /** Nothing begun. */
  | { at: "free" }
  /** A first card and verb are chosen; the second card is to be pointed at. */
  | { at: "target"; from: PlaceView; verb: string; options: readonly OptionView[] }
  /** Picking several. */
  | { at: "some"; picked: readonly string[] };

export const free: Choosing = { at: "free" };

export const placeKey = (place: PlaceView): string =>
  `${zoneOf(place)}.${place.place ?? "?"}${place.under ? ".u" : ""}`;
export const samePlace = (a: PlaceView, b: PlaceView): boolean => placeKey(a) === placeKey(b);

/** The cards that lie where they can be clicked: in a row, or in the own fan. */
export function onTable(place: PlaceView, layout: TableLayout, observer: number): boolean {
  if (place.place === undefined || place.under) return false;
  const zone = layout.rows.flatMap((row) => row.zones).find((z) => z.zone === place.zone);
  if (!zone) return true;
  return zone.form === "row" || (zone.form === "fan" && place.seat === observer);
}

/** Whether cards lie there as in a hand, where equal ones are told apart by nothing. */
export const isInFan = ({ zone }: PlaceView, layout: TableLayout): boolean =>
  layout.rows.some(({ zones }) => zones.some((one) => one.zone === zone && one.form === "fan"));

/** Options by the card at which they begin. */
export function byPlace(options: readonly OptionView[]): Map<string, OptionView[]> {
  const found = new Map<string, OptionView[]>();
  for (const option of options) {
    const first = option.cards[0];
    if (!first) continue;
    const key = placeKey(first);
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
}

export interface MenuEntry {
  /** Unique in the menu. */
  id: string;
  verb: string;
  text: number | undefined;
  /** What it means in words: the text that it uses. */
  says: string | undefined;
  /** Answered at once, or the options among which a second card decides. */
  options: readonly OptionView[];
  needsTarget: boolean;
}

/** What a card's menu offers: options with the same verb and a second card stand together. */
export function menuOf(options: readonly OptionView[]): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const option of options) {
    const pair = option.cards.length > 1 || option.notation.includes(" > ");
    const same = pair ? entries.find((e) => e.needsTarget && e.verb === option.verb) : undefined;
    if (same) {
      entries[entries.indexOf(same)] = { ...same, options: [...same.options, option] };
      continue;
    }
    const id = pair ? `${option.verb} >` : option.notation;
    entries.push({
      id,
      verb: option.verb,
      text: option.text,
      says: option.says,
      options: [option],
      needsTarget: pair,
    });
  }
  return entries;
}

/** Options that name no card: they are buttons. */
export const wordOptions = (question: QuestionView): OptionView[] =>
  question.shape === "one" || question.shape === "some"
    ? question.options.filter((o) => o.cards.length === 0 && !o.notation.includes(" > "))
    : [];

/** The seat that an option names, if it names one and nothing else. */
export function seatOf(option: OptionView, seats: number): number | null {
  if (option.cards.length > 0) return null;
  const named = option.verb === "" ? option.notation : option.notation.slice(option.verb.length + 1);
  const seat = Array.from({ length: seats }, (_, i) => seatName(i)).indexOf(named);
  return seat < 0 ? null : seat;
}

/** Options whose cards lie where nothing can be clicked; they are chosen from a sheet. */
export function offTable(question: QuestionView, layout: TableLayout, observer: number): OptionView[] {
  return question.options.filter((o) => o.cards[0] && !onTable(o.cards[0], layout, observer));
}

/** The words of an option without cards, as its button has them in a phase; undefined where the game has none for it. */
export const buttonIn = ({ buttons }: TableLayout, notation: string, phase: number | undefined) =>
  buttons[`${notation}/${phase}`] ?? buttons[notation];

/** The option that does nothing, if there is one. */
export const passOf = (question: QuestionView | null, layout: TableLayout): OptionView | undefined =>
  question?.options.find((o) => layout.passes.includes(o.notation));

/** The names that a notation holds: "strike Bear@B > Wall" are Bear and Wall. */
export function namesIn(option: OptionView): string[] {
  const rest = option.verb === "" ? option.notation : option.notation.slice(option.verb.length).trim();
  const bare = option.text === undefined ? rest : rest.replace(/( \d+|: [^@>]+)$/, "");
  return bare.split(" > ").map((part) =>
    part
      .replace(/#\d+$/, "")
      .replace(/@[^@]*$/, "")
      .trim(),
  );
}
