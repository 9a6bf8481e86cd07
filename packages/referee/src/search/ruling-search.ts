/**
 * One search over the rulings of a game, or of several: by what they say, the rules and cards that they name, and what players
 * call all that. Knows no files and no page; whoever has the rulings asks.
 */
import type { CardInfo, GamePackage, RuleInfo } from "@tefuda/kernel";
import MiniSearch from "minisearch";
import type { Ruling } from "../standing.ts";
import { ALIKE } from "./alike.ts";
import { folded, termsOf } from "./terms.ts";
import { Thesaurus } from "./thesaurus.ts";

/** That whoever plays can search the rulings, and that each of them is a position that runs. */
export const RULINGS_RULE = "ttcg-17.2";

/** The rulings of one game, with all that their search knows. */
export interface RulingBook<R extends SoughtRuling> {
  pack: Pick<GamePackage, "id" | "layout" | "called">;
  rulings: readonly R[];
  rules: readonly RuleInfo[];
  cards: readonly CardInfo[];
}
/** A ruling, and the cards of its game that it names. */
export type SoughtRuling = Pick<Ruling, "words" | "rules" | "text"> & { cards: readonly string[] };

export interface Query {
  words: string;
  /** Only rulings about this rule, or about rules of this chapter: `ttcg-9.3`, `ttcg-9`, or `9.3` of any game. */
  rule?: string;
  /** Only rulings that name this card, by its English name. */
  card?: string;
  /** The most that are given. */
  limit?: number;
}

export interface Hit<R extends SoughtRuling> {
  game: string;
  ruling: R;
}

/** What a ruling is found by, and how much each counts. */
const FIELDS = {
  title: 4,
  note: 0.5,
  ids: 12,
  lead: 4,
  rules: 0.5,
  cards: 3,
  texts: 0.2,
  verbs: 0.1,
} as const;
type Field = keyof typeof FIELDS;
/** What a word means counts more than the word itself, which others may say otherwise; that a longer word begins with it, less still. */
const MEANT = 0.8;
const SAID = 0.4;
const BEGUN = 0.3;
/**
 * Most questions are about what happens as a rule. Files begin with that, and go on to what is seldom: each ruling that
 * stands before another about the same rule makes it count less, and so does each further rule that it is about.
 */
const LATER = 0.1;
const FURTHER = 0.1;

export class RulingSearch<R extends SoughtRuling> {
  private readonly hits: Hit<R>[] = [];
  /** How much each counts against others that say as much of what is sought. */
  private readonly standing: number[] = [];
  private readonly index: MiniSearch<Record<Field, string> & { id: number }>;
  private readonly thesaurus: Thesaurus;

  constructor(books: readonly RulingBook<R>[]) {
    this.index = new MiniSearch({
      fields: Object.keys(FIELDS),
      // each text comes as its terms
      tokenize: (terms) => terms.split(" "),
      processTerm: (term) => term || null,
    });
    this.thesaurus = new Thesaurus([...ALIKE, ...books.flatMap(calledIn)]);
    for (const book of books) this.add(book);
  }

  private add({ pack, rulings, rules, cards }: RulingBook<R>): void {
    const own = new Thesaurus([...ALIKE, ...calledIn({ pack })]);
    const terms = (...texts: readonly string[]): string => allTerms(texts.join("\n"), own).join(" ");
    // many rulings are about the same rules and cards
    const said = new Map(rules.map((rule) => [rule.id, inAllLanguages(rule)]));
    const ruleTerms = once((id: string) => terms(...(said.get(id) ?? [])));
    const printed = new Map(cards.map((card) => [card.name, card]));
    const named = (name: string): string[] => [name, ...Object.values(printed.get(name)?.names ?? {})];
    const textTerms = once((name: string) =>
      terms(...(printed.get(name)?.texts ?? []).flatMap(({ words }) => Object.values(words))),
    );
    const before = new Map<string, number>();
    for (const ruling of rulings) {
      const { words, rules: about, text, cards: naming } = ruling;
      const [lead = "", ...others] = about;
      const earlier = before.get(lead) ?? 0;
      before.set(lead, earlier + 1);
      this.standing.push(1 / (1 + LATER * earlier) / (1 + FURTHER * others.length));
      this.index.add({
        id: this.hits.length,
        title: terms(...Object.values(words.title)),
        note: terms(...Object.values(words.note ?? {})),
        // "9.3" finds the rule too
        ids: about.flatMap((id) => [id, id.replace(/^.*-/, "")]).join(" "),
        lead: ruleTerms(lead),
        rules: others.map(ruleTerms).join(" "),
        cards: terms(...naming.flatMap(named)),
        texts: naming.map(textTerms).join(" "),
        verbs: terms(...verbsIn(text, pack.layout)),
      });
      this.hits.push({ game: pack.id, ruling });
    }
  }

  /** The rulings that answer best, the best first; without words all that are about the rule and card, as they stand in the books. */
  find({ words, rule, card, limit = Number.POSITIVE_INFINITY }: Query): Hit<R>[] {
    const meant = ({ game, ruling }: Hit<R>): boolean =>
      (card === undefined || ruling.cards.includes(card)) &&
      (rule === undefined || ruling.rules.some((id) => isOf(id, rule) || isOf(id, `${game}-${rule}`)));
    const low = folded(words);
    // whoever is still typing has written a part of the last word
    const begun = /[a-z]{3,}$/.exec(low)?.[0];
    const meanings = this.thesaurus.meaningsIn(low);
    const saidOtherwise = new Set(meanings.flatMap(({ said }) => termsOf(said)));
    const terms = [...new Set([...allTerms(words, this.thesaurus), ...(begun === undefined ? [] : [begun])])];
    if (terms.length === 0) return words.trim() === "" ? this.hits.filter(meant).slice(0, limit) : [];
    const found = this.index.search(terms.join(" "), {
      boost: FIELDS,
      boostTerm: (term) => (isMeaning(term) ? MEANT : saidOtherwise.has(term) ? SAID : 1),
      prefix: (term) => term === begun,
      weights: { prefix: BEGUN, fuzzy: 0 },
      bm25: { k: 1.2, b: 0.5, d: 1 },
      boostDocument: (id: number) => this.standing[id]!,
      filter: ({ id }) => meant(this.hits[id]!),
    });
    return found.slice(0, limit).map(({ id }) => this.hits[id]!);
  }
}

/** Whether an id is a rule's, or that of a rule of a chapter. */
const isOf = (id: string, rule: string): boolean => id === rule || id.startsWith(`${rule}.`);
const isMeaning = (term: string): boolean => term.startsWith("=");

/** What a text is found by: its own words, and what they mean. */
function allTerms(text: string, thesaurus: Thesaurus): string[] {
  const low = folded(text);
  return [...termsOf(low), ...thesaurus.meaningsIn(low).map(({ meaning }) => meaning)];
}

/** What a game calls otherwise than others, and its own words in its languages. */
function calledIn({ pack }: Pick<RulingBook<SoughtRuling>, "pack">): string[][] {
  const { rows, seatNumbers, words = {} } = pack.layout;
  const names = [
    ...rows.flatMap(({ zones }) => zones.map(({ name }) => name)),
    ...seatNumbers.map(({ name }) => name),
    ...Object.values(words),
  ];
  return [...(pack.called ?? []).map((list) => [...list]), ...names.map((name) => Object.values(name))];
}

const inAllLanguages = ({ topic, rule, ruling = "", shows, said = {} }: RuleInfo): string[] => [
  ...[topic, rule, ruling, shows],
  ...Object.values(said).flatMap((one) => [one.topic, one.rule, one.ruling ?? ""]),
];

/** What is done in it, in all languages: answers stand in a list, each begun by whose it is and what it does. */
const verbsIn = (text: string, { verbs }: GamePackage["layout"]): string[] =>
  [...text.matchAll(/^ *- [A-D]: "?([a-z ]+)/gm)].flatMap(([, answer = ""]) =>
    Object.entries(verbs).flatMap(([verb, words]) => (answer.startsWith(verb) ? Object.values(words) : [])),
  );

/** A function that works each of its answers out once. */
function once(work: (of: string) => string): (of: string) => string {
  const done = new Map<string, string>();
  return (of) => {
    const before = done.get(of);
    if (before !== undefined) return before;
    const now = work(of);
    done.set(of, now);
    return now;
  };
}
