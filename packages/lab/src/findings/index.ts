/** What is wrong with the cards of a set, found out with few games: {@link findingsOf}. */
import type { Loaded } from "../loaded.ts";
import { strictlyBetter } from "./better.ts";
import { Endless } from "./endless.ts";
import type { Finding } from "./finding.ts";
import { Moments } from "./moments.ts";
import { Playing } from "./playable.ts";
import { useless } from "./useless.ts";

export { FINDING_KINDS, type Finding, type FindingKind } from "./finding.ts";

export interface FindingOptions {
  /** Cards that are looked at; left out, all. Others are only what they are held against. */
  asked?: (name: string) => boolean;
  /** Told of what is done, from 0 to 1. */
  told?: (part: number) => void;
}

/** Looks through the cards; the same cards come to the same. `decks`: the ready ones, with which a few games are played. */
export async function findingsOf(
  loaded: Loaded,
  decks: readonly (readonly string[])[],
  options: FindingOptions = {},
): Promise<Finding[]> {
  const { asked = () => true, told = () => {} } = options;
  const breath = (part: number): Promise<void> => {
    told(part);
    // lets whoever runs it be heard
    return new Promise((resolve) => setTimeout(resolve));
  };
  const moments = new Moments(loaded, decks);
  await moments.play((done, of) => breath((0.4 * done) / of));
  const better = strictlyBetter(loaded, asked);
  const nothing = useless(loaded, moments.ranges, asked);
  const never = await new Playing(loaded, moments).never(asked, () => breath(0.5));
  const endless = await new Endless(loaded, moments).find(asked, () => breath(0.8));
  return [...nothing, ...never, ...better, ...endless];
}
