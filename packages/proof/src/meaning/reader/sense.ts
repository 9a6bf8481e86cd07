/** The senses of a reading, put together. */
import { numberOf } from "./amounts.ts";
import { askedIn } from "./past.ts";
import { Reading, type Rules, type Sense } from "./reading.ts";
import { replaced } from "./replacing.ts";
import { named } from "./spoken.ts";
import { hasKeyword, isSupported, measure, traitsOf } from "./standing.ts";
import { everything, type World } from "./world.ts";

const SENSE: Sense = { numberOf, named, figure: measure, hasKeyword, traitsOf, isSupported, replaced };

export function readingOf(world: World, rules: Rules): Reading {
  const reading = new Reading(world, rules, SENSE);
  reading.past.asked = askedIn(everything(world).flatMap(({ print }) => print.texts));
  return reading;
}
