/** The phrase table of TTCG: every phrase in every language, once. */
import { english, japanese, type PhraseTable } from "@tefuda/cardtext";
import { tableFeatures } from "@tefuda/language/phrases/features";
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

const { features, inflections } = tableFeatures({
  by: ["you", "opponent", "both", "owner", "its", "that", "turnPlayer"],
  // "they", who are the opponent; "neither player", of whom what is said is not so
  agr: ["base", "third", "plural", "may", "they", "none"],
  ctx: ["free", "card", "unit", "spell", "under"],
  mood: ["if", "while"],
  span: ["during", "until"],
  said: ["bare", "named", "inf", "let"],
});

export const table: PhraseTable = {
  start: "Effect",
  features,
  inflections: {
    ...inflections,
    heap: { feature: "agr", index: { plural: 1 } },
    spoken: { feature: "ctx", index: { card: 1, unit: 1, spell: 1 } },
    bans: { feature: "agr", index: { none: 1 } },
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
