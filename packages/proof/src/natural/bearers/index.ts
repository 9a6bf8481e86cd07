import type { ReadBearer } from "../bearer.ts";
import { dew } from "./dew.ts";
import { sangoku } from "./sangoku.ts";
import { tails } from "./tails.ts";
import { trails } from "./trails.ts";
import { ttcg } from "./ttcg.ts";

/** How the cards of each game are described by people who write texts for them. */
export const BEARERS: Readonly<Record<string, ReadBearer>> = { dew, sangoku, tails, trails, ttcg };
