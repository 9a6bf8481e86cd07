/**
 * What was seen of a match: by every observer, before every answer and at the end, in every language. A record that
 * holds it can be watched when the rules have changed and nobody can play it again.
 */
import {
  type Data,
  type Game,
  type LogEntry,
  type Machine,
  Match,
  MatchError,
  type MatchRecord,
  observersOf,
  plain,
  readJournal,
  type View,
  viewOf,
} from "@tefuda/kernel";
import { z } from "zod";
import { changed, difference, type Patch } from "./difference.ts";
import { join, split } from "./joint.ts";
import { RECORD } from "./says.ts";
import { entry, view } from "./sight.ts";

/** The languages that a match is seen in. */
const LANGUAGES = ["en", "ja"] as const;

/** How things stand before an answer, as a change of how they stood before the last, and what was told meanwhile. */
export interface SeenStep {
  is?: Patch | undefined;
  told?: readonly Data[] | undefined;
}
export interface SeenRecord {
  languages: readonly string[];
  /** One more than the match has answers. */
  steps: readonly SeenStep[];
}

/** Whether its changes fit is seen when they are made, and what comes of them is checked where it is shown. */
export const seen = z.strictObject({
  languages: z.array(z.string().max(20)).min(1).max(20),
  steps: z
    .array(z.strictObject({ is: z.unknown().optional(), told: z.array(z.unknown()).optional() }))
    .min(1),
}) as z.ZodType<SeenRecord>;

/** What everybody saw of a match, found by playing it again; undefined where that is more than a record should hold. */
export function seenOf(game: Game, record: MatchRecord): SeenRecord | undefined {
  const steps: SeenStep[] = [];
  const match = Match.replay(game, record, 0);
  let now: Data = null;
  let told = 0;
  let letters = 0;
  for (let answer = 0; letters <= MOST_SEEN; answer++) {
    const { machine } = match;
    const before = now;
    now = viewsOf(machine);
    const is = difference(before, now);
    const log = machine.journal.length > told ? logsOf(machine, told) : undefined;
    told = machine.journal.length;
    const step = { ...(is ? { is } : {}), ...(log ? { told: log } : {}) };
    letters += JSON.stringify(step).length;
    steps.push(step);
    const choice = record.choices[answer];
    if (!choice) return { languages: LANGUAGES, steps };
    match.answer(choice.seat, choice.say);
  }
  return undefined;
}
/** The most letters of what was seen: with it a file is still one that is read. */
const MOST_SEEN = 2_000_000;

/** What all observers see, in all languages; of a view only the question is said in words. */
const viewsOf = (m: Machine): Data =>
  forEach(m, (observer) => {
    const view = viewOf(m, observer);
    return LANGUAGES.map((language) => (view.question ? viewOf(m, observer, language) : view));
  });

/** What all observers were told, in all languages; the text of a line is what its parts say. */
const logsOf = (m: Machine, from: number): readonly Data[] =>
  forEach(m, (observer) =>
    LANGUAGES.map((language) =>
      readJournal(m, observer, language, from).map((told) => {
        if (told.kind !== "line") return told;
        const { text: _, rule, ...line } = told;
        return rule === undefined ? line : { ...line, rule };
      }),
    ),
  ) as readonly Data[];

const forEach = (m: Machine, read: (observer: number) => readonly unknown[]): Data =>
  join(
    observersOf(m.layout.seats).map((observer) => join(read(observer) as readonly Data[], "said:")),
    "each:",
  );

/** A match as it was seen, for whoever watches it: asked for like a match, and for any answer at once. */
export class Seen {
  private readonly record: SeenRecord;
  private readonly seats: number;
  /** How things stood before every answer, for everybody. */
  private readonly stood: readonly Data[];

  /** Throws a {@link MatchError} where its changes do not fit one another. */
  constructor(record: SeenRecord, seats: number) {
    this.record = record;
    this.seats = seats;
    let now: Data = null;
    this.stood = record.steps.map(({ is }, i) => {
      now = unlessBroken(i, () => (is ? changed(now, is) : now));
      return now;
    });
  }

  /** How many answers were given. */
  get length(): number {
    return this.stood.length - 1;
  }

  /** What an observer saw after so many answers. */
  view(step: number, observer: number, language = "en"): View {
    return unlessBroken(step, () => view.parse(this.own(this.stood[step]!, observer, language)));
  }

  /** What an observer was told up to there; from an earlier answer on, or from the very beginning. */
  log(step: number, observer: number, language = "en", from = -1): LogEntry[] {
    return this.record.steps.slice(from + 1, step + 1).flatMap(({ told = [] }, i) =>
      unlessBroken(from + 1 + i, () =>
        z
          .array(entry)
          .parse(told.map((one) => this.own(one, observer, language)))
          .map((one) => (one.kind === "line" ? { ...one, text: one.parts.map(plain).join("") } : one)),
      ),
    );
  }

  private own(joined: Data, observer: number, language: string): Data {
    const found = this.record.languages.indexOf(language);
    const own = split(joined, "each:", observersOf(this.seats).indexOf(observer));
    return split(own, "said:", Math.max(0, found));
  }
}

function unlessBroken<T>(step: number, read: () => T): T {
  try {
    return read();
  } catch {
    throw new MatchError(RECORD.seen(step), "seen", "steps", step);
  }
}
