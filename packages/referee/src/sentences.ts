/** What can be said of one card in an expectation: "Wall is tapped", "Bear has attack 300". */
import type { Machine } from "@tefuda/kernel";
import { cardNamed, cardsNamed, whereIs } from "./cards-named.ts";
import { marksOf, statOf } from "./cards-seen.ts";
import type { Naming } from "./naming.ts";
import { changedOf, type Table } from "./table-facts.ts";

/** Looks at the table, and at how it was before what was done last; gives what is wrong, or nothing. */
export type Look = (m: Machine, before: Table | undefined) => string | undefined;

interface Sentence {
  form: string;
  /** Group 1 is the card; `not` may stand where the form has it. */
  pattern: RegExp;
  /** Looks up the words; what does not exist is refused here, and not only when somebody looks. */
  look: (words: string[], naming: Naming) => Look;
}

/** Says something of the one card that is meant. */
const of = (text: string, naming: Naming, says: (m: Machine, card: number) => string | undefined): Look => {
  const named = naming.card(text);
  return (m) => {
    const card = cardNamed(m, named);
    return typeof card === "string" ? card : says(m, card);
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
    return `${whereIs(m, card)} is ${no ? "" : "not "}${name}`;
  });

/** Cards of this name are somewhere in the match; a text says that there are none. */
function cardsThere(m: Machine, text: string): number[] | string {
  const found = cardsNamed(m, text);
  return found.length > 0 ? found : `no card is ${text}`;
}

const SENTENCES: readonly Sentence[] = [
  {
    form: "nothing happened",
    pattern: /^nothing happened$/i,
    look: () => (m, before) => changedOf(m, before),
  },
  {
    form: "nothing happened to … (a card or a player)",
    pattern: /^nothing happened to (.+)$/i,
    look: ([whom], naming) => {
      if (/^[A-D]$/.test(whom!)) {
        const seat = naming.seat(whom!);
        return (m, before) => changedOf(m, before, { seat });
      }
      const named = naming.card(whom!);
      return (m, before) => {
        const cards = cardsThere(m, named);
        return typeof cards === "string" ? cards : changedOf(m, before, { cards });
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
        if (typeof top === "string") return top;
        const lying = cardsThere(m, low);
        if (typeof lying === "string") return lying;
        const lies: number[] = [];
        for (let c = m.below(top); c >= 0; c = m.below(c)) lies.push(c);
        const is = lying.some((c) => lies.includes(c));
        if (is !== (not !== "")) return undefined;
        const names = lies.map((c) => m.kindOf(c).name).join(", ");
        return `${card} is ${is ? "" : "not "}under ${whereIs(m, top)}; ${names === "" ? "nothing is" : `there is ${names}`}`;
      };
    },
  },
  {
    form: "… is (not) attached to … (or nothing)",
    pattern: /^(.+?) is (not )?attached to (.+)$/i,
    look: ([card, not, host], naming) => {
      const nothing = host!.toLowerCase() === "nothing";
      const to = nothing ? "" : naming.card(host!);
      return of(card!, naming, (m, c) => {
        const hosts = nothing ? [] : cardsThere(m, to);
        if (typeof hosts === "string") return hosts;
        const on = m.host(c);
        const is = on < 0 ? nothing : hosts.includes(on);
        if (is !== (not !== "")) return undefined;
        return `${whereIs(m, c)} is attached to ${on < 0 ? "nothing" : whereIs(m, on)}`;
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
        if (typeof found === "string") return found;
        const is = found.some(
          (c) => m.zoneId(m.zone(c)) === zone && (seat === undefined || m.seatOf(m.zone(c)) === seat),
        );
        if (is !== (not !== "")) return undefined;
        const places = found.slice(0, 4).map((c) => whereIs(m, c));
        return `it is ${places.join(", ")}`;
      };
    },
  },
  {
    form: "… is owned by A",
    pattern: /^(.+) is owned by ([A-D])$/i,
    look: ([card, letter], naming) => {
      const seat = naming.seat(letter!);
      return of(card!, naming, (m, c) =>
        m.owner(c) === seat ? undefined : `${whereIs(m, c)} is owned by ${"ABCD"[m.owner(c)]!}`,
      );
    },
  },
  {
    form: "… has <value> <number>",
    pattern: /^(.+?) has (.+?) (-?\d+)$/i,
    look: ([card, name, number], naming) => {
      const { values, cardNumbers } = naming.words;
      const found = naming.one("value or number of a card", [...values, ...cardNumbers], name!);
      return of(card!, naming, (m, c) => {
        const has = found < values.length ? statOf(m, c, found) : m.column(c, found - values.length);
        if (has === undefined) return `${whereIs(m, c)} has no ${name}`;
        return has === Number(number) ? undefined : `${whereIs(m, c)} has ${name} ${has}`;
      });
    },
  },
  {
    form: '… shows "words"',
    pattern: /^(.+?) shows "?(.+?)"?$/i,
    look: ([card, words], naming) =>
      of(card!, naming, (m, c) => {
        const marks = marksOf(m, c);
        if (marks.includes(words!)) return undefined;
        return `${whereIs(m, c)} shows ${marks.length > 0 ? marks.map((x) => `"${x}"`).join(", ") : "nothing"}`;
      }),
  },
];

export const sentenceForms: readonly string[] = SENTENCES.map((s) => s.form);

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
