/** All measures, in the order of the report: those that the book's complaints ask for, its praises, and what stands beside. */
import { DECKS } from "./decks.ts";
import { FAIRNESS } from "./fairness.ts";
import type { Measure } from "./measure.ts";
import { PACE } from "./pace.ts";
import { PLAY } from "./play.ts";
import { TEXTS } from "./texts.ts";

export const MEASURES: readonly Measure[] = [...TEXTS, ...PACE, ...FAIRNESS, ...DECKS, ...PLAY];
