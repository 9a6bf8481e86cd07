/** Watching a match that is over, whether it is played again or shown as it was seen. */
import type { LogEntry, Match, View } from "@tefuda/kernel";

/** How things stood after so many answers, for any observer. */
export interface Watched {
  /** How many answers there are. */
  readonly length: number;
  view(step: number, observer: number, language?: string): View;
  /** What was told up to there; from an earlier answer on, or from the very beginning where there is none. */
  log(step: number, observer: number, language?: string, from?: number): LogEntry[];
}

/** A match that goes to whatever answer is asked for: it is this that goes there. */
export function watch(match: Match): Watched {
  const length = match.length;
  const at = (step: number): Match => {
    while (match.length > step) match.undo();
    while (match.length < step) match.redo();
    return match;
  };
  return {
    length,
    view: (step, observer, language) => at(step).view(observer, language),
    log: (step, observer, language, from) =>
      from === undefined || from < 0
        ? at(step).log(observer, language)
        : at(step).logSince(observer, from, language),
  };
}
