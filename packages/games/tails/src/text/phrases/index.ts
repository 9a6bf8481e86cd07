/** The phrase table of Tails and Tactics: every phrase, once. */
import { english, type PhraseTable } from "@tefuda/cardtext";
import { actions } from "./actions.ts";
import { amounts } from "./amounts.ts";
import { bonuses } from "./bonuses.ts";
import { cards } from "./cards.ts";
import { conditions } from "./conditions.ts";
import { limits } from "./limits.ts";
import { moves } from "./moves.ts";
import { nouns } from "./nouns.ts";
import { means, players, subjects } from "./players.ts";
import { refs } from "./refs.ts";
import { requirements } from "./requirements.ts";
import { statements } from "./statements.ts";
import { symbols } from "./symbols.ts";
import { texts } from "./texts.ts";
import { triggers } from "./triggers.ts";
import { verbs } from "./verbs.ts";
import { words } from "./words.ts";
import { zones } from "./zones.ts";

const same: Record<string, string> = {
  an: "a",
  "can't": "cannot",
  "can not": "cannot",
  "mustn't": "cannot",
  defence: "defense",
  armour: "armor",
  armoured: "armor",
  armored: "armor",
  "face down": "face-down",
  "face up": "face-up",
};

/** Which cards a text may stand on, as far as its words depend on it. */
export type On = "onCard" | "onEquipment" | "onEvent";

const on: readonly On[] = ["onCard", "onEquipment", "onEvent"];

/** The phrases of the texts of cards; requirements and bonuses start with symbols of their own. */
export const table: PhraseTable = {
  start: "Text",
  features: {
    num: ["sg", "pl", "all"],
    by: ["you", ...Object.keys(subjects)],
    role: ["subj", "obj"],
    as: ["asUnit", "asCard", "asDeployed"],
    dir: ["from", "at"],
    dest: ["theirs", "mine"],
    said: ["bare", "named"],
    pay: ["doing", "paying"],
    on,
  },
  inflections: {
    num: { feature: "num", index: { sg: 0, pl: 1, all: 1 } },
    verb: {
      feature: "by",
      index: {
        you: 0,
        they: 0,
        rivals: 0,
        players: 0,
        opponent: 1,
        opponents: 1,
        everybody: 1,
        others: 1,
        owner: 1,
        its: 1,
        that: 1,
      },
    },
    own: {
      feature: "by",
      index: {
        you: 0,
        they: 1,
        rivals: 1,
        players: 1,
        opponent: 1,
        opponents: 1,
        everybody: 1,
        others: 1,
        owner: 1,
        its: 1,
        that: 1,
      },
    },
  },
  means,
  symbols,
  productions: [
    ...words,
    ...players,
    ...zones,
    ...nouns,
    ...refs,
    ...cards,
    ...amounts,
    ...bonuses,
    ...statements,
    ...limits,
    ...conditions,
    ...verbs,
    ...moves,
    ...actions,
    ...triggers,
    ...texts,
    ...requirements,
  ],
  languages: { en: english(same, { capitalAfterColon: true }) },
};
