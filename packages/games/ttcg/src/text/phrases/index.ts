/** The phrase table of TTCG: every phrase in every language, once. */
import { english, japanese, type PhraseTable } from "@tefuda/cardtext";
import { amountPhrases } from "./amounts.ts";
import { cardPhrases } from "./cards.ts";
import { changePhrases } from "./changes.ts";
import { clauses } from "./clauses.ts";
import { conditions } from "./conditions.ts";
import { counters } from "./counters.ts";
import { counts } from "./counts.ts";
import { destinations } from "./destinations.ts";
import { durations } from "./durations.ts";
import { effects } from "./effects.ts";
import { events } from "./events.ts";
import { groups } from "./groups.ts";
import { looking } from "./looking.ts";
import { moves } from "./moves.ts";
import { nouns } from "./nouns.ts";
import { predicates } from "./predicates.ts";
import { refs } from "./refs.ts";
import { rulings } from "./rulings.ts";
import { sentences } from "./sentences.ts";
import { symbols } from "./symbols.ts";
import { triggers } from "./triggers.ts";
import { giving, values } from "./values.ts";
import { verbs } from "./verbs.ts";
import { words } from "./words.ts";
import { zones } from "./zones.ts";

const same: Record<string, string> = {
  an: "a",
  "can't": "cannot",
  "can not": "cannot",
  defence: "defense",
  leveled: "levelled",
  leveling: "levelling",
  subtype: "sub-type",
  "sub type": "sub-type",
  subtypes: "sub-types",
  "sub types": "sub-types",
};

export const table: PhraseTable = {
  start: "Effect",
  features: {
    num: ["sg", "pl"],
    by: [
      "you",
      "opponent",
      "both",
      "each",
      "they",
      "owner",
      "controller",
      "ownerMay",
      "controllerMay",
      "that",
      "turn",
      "neither",
    ],
    ctx: ["free", "card", "unit", "spell", "under"],
    dir: ["at", "from"],
    mood: ["if", "while"],
    said: ["bare", "named", "inf", "may"],
  },
  inflections: {
    num: { feature: "num", index: { sg: 0, pl: 1 } },
    heap: { feature: "by", index: { both: 1 } },
    spoken: { feature: "ctx", index: { card: 1, unit: 1, spell: 1 } },
    bans: { feature: "by", index: { neither: 1 } },
    verb: {
      feature: "by",
      index: {
        you: 0,
        both: 0,
        they: 0,
        opponent: 1,
        each: 1,
        owner: 1,
        controller: 1,
        that: 1,
        turn: 1,
        neither: 0,
      },
    },
    own: {
      feature: "by",
      index: {
        you: 0,
        both: 1,
        they: 1,
        opponent: 1,
        each: 1,
        owner: 1,
        controller: 1,
        that: 1,
        turn: 1,
        neither: 1,
        ownerMay: 1,
        controllerMay: 1,
      },
    },
  },
  means: {
    by: {
      each: "both",
      they: "opponent",
      turn: "turnPlayer",
      neither: "both",
      ownerMay: "owner",
      controllerMay: "controller",
    },
  },
  symbols,
  productions: [
    ...words,
    ...zones,
    ...nouns,
    ...amountPhrases,
    ...cardPhrases,
    ...groups,
    ...refs,
    ...durations,
    ...destinations,
    ...rulings,
    ...counters,
    ...moves,
    ...looking,
    ...verbs,
    ...values,
    ...giving,
    ...changePhrases,
    ...predicates,
    ...counts,
    ...conditions,
    ...events,
    ...triggers,
    ...clauses,
    ...sentences,
    ...effects,
  ],
  languages: { en: english(same), ja: japanese() },
};
