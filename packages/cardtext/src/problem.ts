/** What is wrong with a text, told as what is wrong in a file. */
import type { Problem } from "@tefuda/kernel";
import type { TextError } from "./card-texts.ts";
import type { Diagnostic } from "./types.ts";

/** Of more that is wrong in one file only so much is told: whoever mends it sees the rest then. */
export const toldMost = 100;

/** What could stand there instead, and over how many letters. */
export const hintsOf = ({ length, expected, didYouMean }: TextError): Partial<Problem> => ({
  ...(length ? { length } : {}),
  ...(expected ? { expected } : {}),
  ...(didYouMean ? { didYouMean: [didYouMean] } : {}),
});

/** Whether a problem is that of a text that could not be read: no other has a length and what could stand there. */
export const isUnread = ({ length, expected }: Problem): boolean =>
  length !== undefined && expected !== undefined;

/** Of a text that stands in no file. */
export const problemOf = (error: Diagnostic): Problem => ({
  file: "",
  line: error.line,
  column: error.column,
  message: error.message,
  ...hintsOf(error),
});
