/** Descriptions of this game's cards, whole and by whose they are. */
import { type Describing, describing } from "@tefuda/language/cards/describing";
import { cards } from "./cards.ts";
import { figures, states, traits } from "./words.ts";

export const describe: Describing = describing(cards, states, traits, figures);
