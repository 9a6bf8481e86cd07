/** Whether what is done before could bring about a card that is meant behind it: then that is not chosen before. */
import type { Rules } from "./reading.ts";
import type { Action, Description } from "./tree.ts";

type Acts = Readonly<Record<string, readonly string[]>>;
export interface Bringing {
  /** What brings cards to a place. */
  comes: Acts;
  /** What brings a card into a state. */
  becomes: Acts;
  /** What changes a number that is counted on a card. */
  counted?: Acts;
  /** What no text that stands can hang on, of the actions and of what a card is. */
  quiet: readonly string[];
  traits: readonly string[];
  figures: readonly string[];
  /** Where a card is that is described without its place, if not on the field. */
  place?(what: Description): string;
}

export function bringing(by: Bringing): Rules["bringsAbout"] {
  const brings = (action: Action, what: Description): boolean => {
    const { do: act } = action;
    if (["may", "if", "choose", "seq", "unless", "flip"].includes(act))
      return partsOf(action).some((part) => brings(part, what));
    const place = what.zone?.in ?? by.place?.(what) ?? "";
    if (by.comes[place]?.includes(act) || goalsOf(by, action).includes(place)) return true;
    if (Object.values(what.is ?? {}).some((state) => by.becomes[state ?? ""]?.includes(act))) return true;
    if (what.bounds?.some(({ of }) => by.counted?.[of]?.includes(act))) return true;
    // whatever changes on the table may set texts on or off, and with them what others have
    return isGiven(by, what) && !by.quiet.includes(act);
  };
  return brings;
}

/** Places out of which no targets are chosen. */
const NOT_CHOSEN = ["hand", "deckTop", "deckBottom", "deckShuffled", "out"];

/** Where cards are said to come: to a place that has a name, or onto the field. */
function goalsOf({ comes }: Bringing, { do: act, to, rest }: Action): string[] {
  if (!["search", "dig", "move"].includes(act)) return [];
  return [to, rest].flatMap((goal) =>
    typeof goal !== "string" || NOT_CHOSEN.includes(goal) ? [] : goal in comes ? goal : "",
  );
}

const partsOf = ({ what, then, otherwise, of }: Action): Action[] =>
  [what, then, otherwise, ...(Array.isArray(of) ? of : [])].filter(
    (part): part is Action => typeof part === "object" && "do" in part,
  );

/** Whether it is something that texts give to cards. */
function isGiven({ traits, figures }: Bringing, what: Description): boolean {
  const { keywords, lacks, sharesOrg, bounds = [] } = what;
  return (
    [keywords, lacks, sharesOrg, ...traits.flatMap((sort) => [what.traits?.[sort], what.not?.[sort]])].some(
      (part) => part !== undefined,
    ) || bounds.some(({ of }) => figures.includes(of))
  );
}
