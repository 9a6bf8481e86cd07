/** How a rating is told. */

/** From this deviation on too little is known of somebody: lists leave them out. */
export const UNSURE = 110;

/** Within this many points, up and down, somebody really is, 19 times in 20: two deviations, in tens. */
export const rangeOf = (deviation: number): number => Math.max(10, Math.round((2 * deviation) / 10) * 10);
