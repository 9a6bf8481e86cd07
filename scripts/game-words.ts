/**
 * Names and keywords of games. None of them may occur in the kernel (law 1), not even inside an identifier or in a comment:
 * what two games need is said there in the kernel's own terms. Plurals are found without being listed. Words of the whole
 * genre (deck, hand, mulligan, discard, tap, attack, damage) may: whoever knows such games knows them. Words that every
 * program needs (base, item, counter, dispatch, support) are left out, whatever games mean by them.
 */
const words: Readonly<Record<string, string>> = {
  "a game's name": "trails sangoku ttcg tails",
  "a zone of a game": "homebase fort turf",
  "a phase of a game": "deployment",
  "a kind of card of a game": "unit trap tactic",
  "a number of a game": "bond",
  "a keyword of a game":
    "stun stunned dodge musou equip latent dormant retire rebuild covert explosive ambush avoidance overkill sclm",
};

/** Each word with what it is to games. */
export const gameWords: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([what, list]) => list.split(" ").map((word) => [word, what] as const)),
);

export const gameNames: ReadonlySet<string> = new Set(words["a game's name"].split(" "));
