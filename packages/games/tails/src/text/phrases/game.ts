/** What the phrases that every game has are told of this one. */
import { type Describing, describing } from "@tefuda/language/cards/describing";
import type { Game } from "@tefuda/language/phrases/antecedent";
import { vocabulary } from "./words.ts";

/** What "that unit" means is worked out of the whole text (`antecedent.ts`), so every noun is kept as it was read. */
export const game: Game = { usual: "", bringUp: [], yours: [], moves: [] };

export const describe: Describing = describing(vocabulary.cards, vocabulary.states, vocabulary.traits);
