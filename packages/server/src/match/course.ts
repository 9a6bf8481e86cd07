/** How a match went that is over. */
import { aheadIn, type Course, courseOf, type Measure } from "@tefuda/host/course";
import { type GamePackage, Match } from "@tefuda/kernel";
import { watch } from "@tefuda/referee/records/watched";
import type { Play } from "./play.ts";

/** `play` has to be over. */
export function courseIn(
  play: Play,
  { layout, score }: GamePackage,
  measure: Measure | null,
  language: string,
): Course {
  const again = Match.replay(play.match.game, play.match.record());
  return courseOf(watch(again), { measure, layout, language }, () => aheadIn(again.machine, score));
}
