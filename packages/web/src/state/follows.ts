/** What would follow from an answer, in the words of the log: of all that the engine foretells what comes of the deed. */
import type { DeedKind, Forecast, Look } from "@tefuda/kernel";
import { kindOf } from "./deeds.ts";

export interface Follows {
  /** What comes about for certain, if nobody answers. */
  sure: readonly string[];
  /** Whether more hangs on what is hidden, or on chance. */
  hangs: boolean;
}

/** That a deed is done is known to whoever thinks of it. */
const COMES: ReadonlySet<DeedKind | null> = new Set(["move", "hurt", "fall", "lose", "gain"]);
const MOST = 4;

export function followsOf(look: Look, { lines, hangsOn, over }: Forecast, ends: string): Follows {
  const all = lines.filter((line) => line.sure && COMES.has(kindOf(look, line))).map(({ text }) => text);
  const sure = [...new Set(all)].slice(0, MOST);
  return {
    sure: over && sure.length < MOST ? [...sure, ends] : sure,
    hangs: hangsOn.some((ground) => ground !== "choice"),
  };
}
