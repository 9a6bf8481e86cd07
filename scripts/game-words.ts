/**
 * Words that belong to games. None of them may occur in the kernel (law 1), not even inside an identifier or in a
 * comment: what two games need is said there in the kernel's own terms. Plurals are found without being listed. Words
 * that every program needs (base, item, counter, dispatch) are left out, whatever games mean by them.
 */
const words: Readonly<Record<string, string>> = {
  "a game's name": "trails sangoku ttcg tails",
  "a zone of games": "deck hand pile discard graveyard battlefield homebase fort turf bench",
  "a phase of games": "mulligan battle combat deployment preparation reinforcement upkeep",
  "a kind of card": "unit spell trap tactic equipment",
  "a number of games": "attack defense level rank points bond health mana damage",
  "a keyword of games":
    "tap tapped untap stun stunned dodge musou chain equip latent dormant mill summon retire covert explosive",
};

/** Each word with what it is to games. */
export const gameWords: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([what, list]) => list.split(" ").map((word) => [word, what] as const)),
);

export const gameNames: ReadonlySet<string> = new Set(words["a game's name"].split(" "));
