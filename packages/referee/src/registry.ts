/** The list of games. A further game is one more entry. Knows no files, so that it can be read in a browser as well. */
import type { GameEntry } from "@tefuda/cardtext/entry";
import { entry as dew } from "@tefuda/dew/entry";
import { entry as sangoku } from "@tefuda/sangoku/entry";
import { entry as tails } from "@tefuda/tails/entry";
import { entry as trails } from "@tefuda/trails/entry";
import { entry as ttcg } from "@tefuda/ttcg/entry";

export type { GameEntry, MakeText } from "@tefuda/cardtext/entry";

export const games: readonly GameEntry[] = [ttcg, tails, trails, sangoku, dew];
