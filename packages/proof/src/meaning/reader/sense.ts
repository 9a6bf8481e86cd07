/** The senses of a reading, put together. */
import { numberOf } from "./amounts.ts";
import { Reading, type Rules, type Sense } from "./reading.ts";
import { named } from "./spoken.ts";
import { hasKeyword, isSupported, measure, traitsOf } from "./standing.ts";
import type { World } from "./world.ts";

const SENSE: Sense = { numberOf, named, figure: measure, hasKeyword, traitsOf, isSupported };

export const readingOf = (world: World, rules: Rules): Reading => new Reading(world, rules, SENSE);
