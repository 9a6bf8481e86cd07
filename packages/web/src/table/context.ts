/** What every part of the table shares: what is shown, what can be done, and how to do it. */

import type { Advice, GameData } from "@tefuda/host/host";
import type { CardInfo, CardView, Forecast, Look, OptionView, PlaceView } from "@tefuda/kernel";
import { createContext, useContext } from "react";
import type { Choosing } from "../state/choose.ts";
import type { Shown } from "../state/table.ts";
import type { About } from "../state/why.ts";
import type { ShownFight } from "./fight.ts";

/** A card under the pointer or the focus. */
export interface Looked {
  info: CardInfo;
  view: CardView | null;
  place: PlaceView | null;
}

export type Open =
  | { sheet: "rule"; id: string }
  | { sheet: "card"; looked: Looked }
  | { sheet: "zone"; zone: string; seat: number | null }
  | { sheet: "under"; place: PlaceView }
  | { sheet: "action"; number: string }
  | { sheet: "why"; title: string; verdicts: readonly About[] }
  | {
      sheet:
        | "help"
        | "log"
        | "since"
        | "command"
        | "hint"
        | "menu"
        | "chooser"
        | "giveUp"
        | "stops"
        | "people"
        | "talk";
    }
  | { sheet: "end" | "turns" | "playOn" | "share" | "file" };

export interface Menu {
  place: PlaceView;
  element: HTMLElement;
  /** What can be done, where that is less than all that the card can do. */
  options?: readonly OptionView[];
}

export interface TableContextValue {
  data: GameData;
  look: Look;
  shown: Shown;
  choosing: Choosing;
  /** Options that begin at a place, or, while a second card is wanted, those that end there. */
  optionsAt: (place: PlaceView) => readonly OptionView[];
  infoOf: (name: string) => CardInfo | undefined;
  /** What a card of this name is called in the language that is set. */
  called: (name: string) => string;
  viewAt: (place: PlaceView) => CardView | null;
  /** A click or key on a card. */
  press: (place: PlaceView, element: HTMLElement) => void;
  /** Gives an answer; one that is weighed first is only aimed at, the first time. */
  take: (option: OptionView) => void;
  inspect: (looked: Looked | null) => void;
  /** Opens a sheet over the table; null closes all that is open. */
  open: (open: Open | null) => void;
  /** Closes the sheet on top. */
  back: () => void;
  answer: (say: string | string[]) => void;
  /** Passes until something happens; null where nothing can be passed on. */
  passOn: (() => void) | null;
  choose: (choosing: Choosing) => void;
  toggle: (option: OptionView) => void;
  /** The fight under way, or the one that is being thought of. */
  fight: ShownFight | null;
  /** What the engine foretells of it; null where it does not, or has not answered yet. */
  foretold: Forecast | null;
  /** Asks for a forecast of an answer to the question on the screen, or of going on. */
  foretell: (say: string | null) => Promise<Forecast | null>;
  /** Asks what the strongest program would do here. */
  hint: () => Promise<Advice | null>;
  /** The answer whose consequences are shown before it is given, by its notation; set by pointing at what it names. */
  aimed: string | null;
  aim: (option: OptionView | undefined) => void;
  /** A lesson says what is to be done: nothing else is asked about. */
  guided: boolean;
  /** Asks why a card, or a thing in words, cannot be. */
  whyCard: (name: string, place: PlaceView | null) => void;
  whyWords: (words: string) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

export function useTable(): TableContextValue {
  const table = useContext(TableContext);
  if (!table) throw new Error("this is drawn outside of a table");
  return table;
}
