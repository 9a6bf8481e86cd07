/** The games that can be played here: one entry each. Runs where matches run, never in the page itself. */
import type { GamePackage } from "@tefuda/kernel";
import { sangoku } from "@tefuda/sangoku";
import { tails } from "@tefuda/tails";
import { trails } from "@tefuda/trails";
import { ttcg } from "@tefuda/ttcg";

export const packages: readonly GamePackage[] = [ttcg, tails, trails, sangoku];
