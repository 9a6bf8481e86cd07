/** What a table asks of the match that is on it, wherever that is played. */
import type { Choice, Forecast, Verdict } from "@tefuda/kernel";
import type { Advice, Answered } from "./host.ts";

export interface MatchLink {
  answer(seat: number, say: Choice["say"]): Promise<Answered>;
  why(seat: number, say: string): Promise<Verdict>;
  /**
   * What would follow from an answer, or with null from going on as things stand, if everybody passes who can. Null where
   * that cannot be said, or where the match is no longer where it was after `step` answers.
   */
  forecast(seat: number, step: number, say: string | null): Promise<Forecast | null>;
  /**
   * What the strongest program would do in the place of who is asked. Null where the match is no longer where it was after
   * `step` answers, or nobody is asked there.
   */
  hint(step: number): Promise<Advice | null>;
  /** Takes back the last decision, or asks all others for that. */
  undo(): Promise<void>;
  redo(): Promise<void>;
}
