/** What an action can bring about: cards that were not there before, or were not such as a text then asks for. */

/** What one sort of action brings. `P` are places, `G` groups of states. */
export interface Brings<P extends string = string, G extends string = string> {
  /** Where cards come to, as far as cards are chosen there. */
  to?: readonly P[];
  /** What cards become, in what is called their state and in other groups; and in which it may be whatever it is. */
  state?: string;
  becomes?: Readonly<Partial<Record<G, string>>>;
  changes?: readonly G[];
  /** Whether texts may go on or off by it, and so values, keywords and traits change. */
  texts?: boolean;
}

/** Whether a card can become one that a description means. */
export const makes = (
  { to, state, becomes = {}, changes, texts }: Brings,
  is: Readonly<Record<string, string | undefined>> | undefined,
  place: string,
  entangled: () => boolean,
): boolean =>
  to?.includes(place) === true ||
  (state !== undefined && is?.state === state) ||
  Object.entries(becomes).some(([group, so]) => is?.[group] === so) ||
  changes?.some((group) => is?.[group] !== undefined) === true ||
  (texts === true && entangled());
