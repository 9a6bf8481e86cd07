/** Who is meant by the one that a verb is said of. */

const meaning: Readonly<Record<string, string>> = {
  each: "both",
  they: "opponent",
  turn: "turnPlayer",
  ownerMay: "owner",
  controllerMay: "controller",
};

/** The player that a form speaks of. */
export function whoOf(by: string | undefined): string {
  return meaning[by ?? ""] ?? by ?? "you";
}
