/** What can be said of one card in an expectation: "Wall is tapped", "Bear has attack 300". */

import type { Machine, Words } from "@tefuda/kernel";
import { cardNamed, cardsNamed, whereIs } from "./cards-named.ts";
import { marksOf, statOf } from "./cards-seen.ts";
import { FOUND } from "./findings.ts";
import type { Naming } from "./naming.ts";
import { SCENARIO } from "./says.ts";
import { changedOf, type Table } from "./table-facts.ts";

/** Looks at the table, and at how it was before what was done last; gives what is wrong, or nothing. */
export type Look = (m: Machine, before: Table | undefined) => Words | undefined;

interface Sentence {
  /** How it is written, for whoever wrote something else. */
  form: string | Words;
  /** Group 1 is the card; `not` may stand where the form has it. */
  pattern: RegExp;
  /** Looks up the words; what does not exist is refused here, and not only when somebody looks. */
  look: (words: string[], naming: Naming) => Look;
}

/** Says something of the one card that is meant. */
const of = (text: string, naming: Naming, says: (m: Machine, card: number) => Words | undefined): Look => {
  const named = naming.card(text);
  return (m) => {
    const card = cardNamed(m, named);
    return typeof card === "number" ? says(m, card) : card;
  };
};
const flag = (
  text: string,
  naming: Naming,
  no: boolean,
  name: string,
  is: (m: Machine, card: number) => boolean,
): Look =>
  of(text, naming, (m, card) => {
    if (is(m, card) !== no) return undefined;
    return FOUND.flag(whereIs(m, card), !no, name);
  });

/** Cards of this name are somewhere in the match; words say that there are none. */
function cardsThere(m: Machine, text: string): number[] | Words {
  const found = cardsNamed(m, text);
  return found.length > 0 ? found : FOUND.noCard(text);
}

const SENTENCES: readonly Sentence[] = [
  {
    form: "nothing happened",
    pattern: /^nothing happened$/i,
    look: () => (m, before) => changedOf(m, before),
  },
  {
    form: SCENARIO.happenedTo,
    pattern: /^nothing happened to (.+)$/i,
    look: ([whom], naming) => {
      if (/^[A-D]$/.test(whom!)) {
        const seat = naming.seat(whom!);
        return (m, before) => changedOf(m, before, { seat });
      }
      const named = naming.card(whom!);
      return (m, before) => {
        const cards = cardsThere(m, named);
        return Array.isArray(cards) ? changedOf(m, before, { cards }) : cards;
      };
    },
  },
  {
    form: "… is (not) tapped",
    pattern: /^(.+) is (not )?(tapped|turned)$/i,
    look: ([card, not], naming) => flag(card!, naming, not !== "", "tapped", (m, c) => m.turned(c)),
  },
  {
    form: "… is untapped",
    pattern: /^(.+) is (untapped|upright)$/i,
    look: ([card], naming) => flag(card!, naming, true, "tapped", (m, c) => m.turned(c)),
  },
  {
    form: "… is face down / face up",
    pattern: /^(.+) is face (down|up)$/i,
    look: ([card, way], naming) => flag(card!, naming, way === "up", "face down", (m, c) => m.faceDown(c)),
  },
  {
    form: "… is (not) on top",
    pattern: /^(.+) is (not )?on top$/i,
    look: ([card, not], naming) =>
      flag(card!, naming, not !== "", "on top", (m, c) => m.above(c) < 0 && m.zoneShape(m.zone(c)).inPlay),
  },
  {
    form: "… is (not) under …",
    pattern: /^(.+?) is (not )?under (.+)$/i,
    look: ([card, not, over], naming) => {
      const low = naming.card(card!);
      const high = naming.card(over!);
      return (m) => {
        const top = cardNamed(m, high);
        if (typeof top !== "number") return top;
        const lying = cardsThere(m, low);
        if (!Array.isArray(lying)) return lying;
        const lies: number[] = [];
        for (let c = m.below(top); c >= 0; c = m.below(c)) lies.push(c);
        const is = lying.some((c) => lies.includes(c));
        if (is !== (not !== "")) return undefined;
        const names = lies.map((c) => m.definitionOf(c).name);
        return FOUND.under(card!, is, whereIs(m, top), names);
      };
    },
  },
  {
    form: SCENARIO.attachedTo,
    pattern: /^(.+?) is (not )?attached to (.+)$/i,
    look: ([card, not, host], naming) => {
      const nothing = host!.toLowerCase() === "nothing";
      const to = nothing ? "" : naming.card(host!);
      return of(card!, naming, (m, c) => {
        const hosts = nothing ? [] : cardsThere(m, to);
        if (!Array.isArray(hosts)) return hosts;
        const on = m.host(c);
        const is = on < 0 ? nothing : hosts.includes(on);
        if (is !== (not !== "")) return undefined;
        return FOUND.attached(whereIs(m, c), on < 0 ? undefined : whereIs(m, on));
      });
    },
  },
  {
    form: "… is (not) in A.zone",
    pattern: /^(.+?) is (not )?in (?:([A-D])\.)?(.+)$/i,
    look: ([card, not, side, name], naming) => {
      const named = naming.card(card!);
      const { zone, seat } = naming.zoneAt(side, name!);
      return (m) => {
        const found = cardsThere(m, named);
        if (!Array.isArray(found)) return found;
        const is = found.some(
          (c) => m.zoneId(m.zone(c)) === zone && (seat === undefined || m.seatOf(m.zone(c)) === seat),
        );
        if (is !== (not !== "")) return undefined;
        return FOUND.places(found.slice(0, 4).map((c) => whereIs(m, c)));
      };
    },
  },
  {
    form: "… is owned by A",
    pattern: /^(.+) is owned by ([A-D])$/i,
    look: ([card, letter], naming) => {
      const seat = naming.seat(letter!);
      return of(card!, naming, (m, c) =>
        m.owner(c) === seat ? undefined : FOUND.owned(whereIs(m, c), "ABCD"[m.owner(c)]!),
      );
    },
  },
  {
    form: SCENARIO.hasValue,
    pattern: /^(.+?) has (.+?) (-?\d+)$/i,
    look: ([card, name, number], naming) => {
      const { values, cardNumbers } = naming.words;
      const found = naming.one("value or number of a card", [...values, ...cardNumbers], name!);
      return of(card!, naming, (m, c) => {
        const has = found < values.length ? statOf(m, c, found) : m.column(c, found - values.length);
        if (has === undefined) return FOUND.hasNo(whereIs(m, c), name!);
        return has === Number(number) ? undefined : FOUND.has(whereIs(m, c), name!, has);
      });
    },
  },
  {
    form: SCENARIO.shows,
    pattern: /^(.+?) shows "?(.+?)"?$/i,
    look: ([card, words], naming) =>
      of(card!, naming, (m, c) => {
        const marks = marksOf(m, c);
        if (marks.includes(words!)) return undefined;
        return FOUND.shows(whereIs(m, c), marks);
      }),
  },
];

export const sentenceForms: readonly (string | Words)[] = SENTENCES.map((s) => s.form);

/** Reads a sentence about a card; undefined if it has none of the forms. Throws what it names and does not exist. */
export function readSentence(text: string, naming: Naming): Look | undefined {
  for (const { pattern, look } of SENTENCES) {
    const match = pattern.exec(text.trim());
    if (match)
      return look(
        match.slice(1).map((word) => (word ?? "").trim()),
        naming,
      );
  }
  return undefined;
}
