/**
 * Verbs of cards: what a game does to them in words of its own - destroy, retire, tap, stun. A vocabulary has each with its
 * words; what it does is the game's.
 *
 * Examples: `{ do: "stun", what: { count: { exactly: 1 }, what: { noun: "unit" } } }` - "Stun a UNIT.", 「UNIT1枚をスタンさせる。」;
 * of another's own, as they choose: "Your opponent stuns one of their UNITs.", 「相手は自分のUNIT1枚をスタンさせる。」
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import type { Action, Cards, Who } from "../phrases/bones.ts";
import { isCounted, plainly } from "../phrases/counted.ts";
import { acting, elided, happeningTo, suffered } from "../phrases/doing.ts";
import { without } from "../phrases/parts.ts";
import { whoOf } from "../phrases/players.ts";
import { eachOwn, ofEach, ownOf, type Rows } from "../phrases/rows.ts";

export interface VerbWords {
  /** WHAT stands for the cards; the first is printed. */
  en: readonly string[];
  /** Behind the cards and their particle. */
  ja: readonly string[];
  /** What cards do that it happens to, if that has a verb of its own: "stands". */
  itself?: readonly string[];
  /** The same in Japanese, behind the card and its particle: 「待機状態になる」. */
  itselfJa?: readonly string[];
  /** What players do to what is their own, of their own choice: English in the third person, with "~" before the verb. */
  own?: readonly string[];
  /** Whether a cost may be paid by it, and what is then read besides; where such cards lie if nothing is said of it. */
  cost?: { en?: readonly string[]; place?: string; named?: true };
  /** Whether one may be said to sacrifice cards by it: always one's own. */
  sacrifice?: true;
  /** An icon that stands for paying with the card itself. */
  icon?: { en: readonly string[]; ja: readonly string[] };
  /** Where the cards lie that it is done to, if nothing is said of it: in a zone of whoever does it. */
  place?: string;
  /** Whether the cards are not there any more for what "it" gets or has then. */
  away?: true;
}

export type Verbs = Readonly<Record<string, VerbWords>>;

/** What players may be said to do to what is their own. */
export const ownDeeds = (verbs: Verbs): readonly string[] =>
  Object.keys(verbs).filter((act) => verbs[act]!.own !== undefined);

/** Cards that lie in a zone of one's own unless a text says otherwise. */
export function placed(what: Cards, zone: string | undefined): Cards {
  if (zone === undefined || !isCounted(what) || what.what.zone || what.what.side) return what;
  return { ...what, what: { ...what.what, zone: { in: zone, whose: "you" } } };
}

/** The other way round. */
export function unplaced(what: Cards, zone: string | undefined): Cards {
  if (zone === undefined || !isCounted(what) || what.what.zone?.in !== zone || what.what.zone.whose !== "you")
    return what;
  return { ...what, what: without(what.what, "zone") };
}

type Own = "yours" | "opponents" | "each";
/** Cards in play as somebody's own, where nothing is said of whose they are; undefined where they are another's. */
export function asOwn(what: Cards, own: Own): Cards | undefined {
  if (!isCounted(what)) return own === "yours" ? what : undefined;
  const { side, zone } = what.what;
  if (side === undefined && zone === undefined) return { ...what, what: { ...what.what, side: own } };
  return side === own || (own === "yours" && zone?.whose === "you") ? what : undefined;
}

/** Of each player their own: also all of each are that, since what follows may count what was each one's. */
const byEach = (act: string, what: Cards): object | undefined =>
  isCounted(what) && what.what.side === "each" ? { do: act, what: ofEach(what) } : undefined;

/** Of the opponent's own, as the opponent chooses. */
function byOpponent(act: string, what: Cards): object | undefined {
  if (!plainly(what) || !ownOf(what, "opponent")) return undefined;
  return { do: act, what: { ...what, chosenBy: "opponent" } };
}

function owned(act: string, { own = [], ja }: VerbWords, rows: Rows): Production[] {
  if (own.length === 0) return [];
  const words = [
    own.map((verb) => verb.replace("WHAT", "{c:Objs}")),
    ja.map((verb) => `{c:Objs}${verb}`),
  ] as const;
  const third = ["third", "plural"];
  return [
    both(
      "VP",
      ({ c }) => byEach(act, c as Cards),
      (it: Action) => (it.do === act ? { c: eachOwn(it) } : undefined),
      ...words,
      { by: ["both"], agr: third },
    ),
    read(
      "VP",
      ({ c }: Slots) => byEach(act, c as Cards),
      own.map((verb) => `(chooses|choose) {c:Objs} and ${verb.replace("WHAT", "(it|them)")}`),
      [],
      { by: ["both"], agr: third },
    ),
    read(
      "VP",
      ({ c }: Slots) => byOpponent(act, c as Cards),
      own.map((verb) => `(chooses|choose) {c:Objs} and ${verb.replace("WHAT", "(it|them)")}`),
      ja.map((verb) => `{c:Objs}(選び、|選んで)${verb}`),
      { by: ["opponent"], agr: third },
    ),
    both(
      "VP",
      ({ c }) => byOpponent(act, c as Cards),
      (it: Action) => {
        if (it.do !== act || rows.doerOf(it) !== "opponent") return undefined;
        const { chosenBy: _, ...c } = (it as { what: Cards }).what as Cards & { chosenBy: Who };
        return { c };
      },
      ...words,
      { by: ["opponent"], agr: third },
    ),
  ];
}

/** One verb of yours; where its cards lie somewhere of itself, that is not said. */
function yours(act: string, { en, ja, place }: VerbWords): Production {
  if (place === undefined) return acting(act, en, ja);
  return both(
    "VP",
    ({ c }) => ({ do: act, what: placed(c as Cards, place) }),
    (it: Action) => (it.do === act ? { c: unplaced(it.what as Cards, place) } : undefined),
    en.map((verb) => verb.replace("WHAT", "{c:Objs}")),
    ja.map((verb) => `{c:Objs}${verb}`),
    { agr: ["base", "may"] },
  );
}

/** To sacrifice is to do it to what is one's own, whether that is said or not. */
const sacrificing = (act: string): Production =>
  read(
    "VP",
    ({ c }: Slots, form: Form) => {
      const who = whoOf(form);
      const own = who === "you" ? "yours" : who === "opponent" ? "opponents" : "each";
      const what = asOwn(c as Cards, own);
      if (!what || (own === "each" && who !== "both")) return undefined;
      if (own === "each") return byEach(act, what);
      // who may do it chooses, and need not be said to
      return own === "yours" || form.agr === "may" ? { do: act, what } : byOpponent(act, what);
    },
    "~sacrifice {c:Objs}",
    [],
    { agr: ["base", "may", "third", "plural"] },
  );

/** "One of your generals is retired", "this general stands": said of the cards to which it is done. */
const passive = (act: string, { en, itself = [], itselfJa = [], place }: VerbWords): Production[] =>
  place === undefined
    ? [
        ...happeningTo((c) => ({ do: act, what: c }), [...en.slice(0, 1).map(suffered), ...itself]),
        ...(itselfJa.length > 0 ? [read("Undergoes", { do: act }, [], itselfJa)] : []),
      ]
    : [];

export const verbPhrases = (verbs: Verbs, rows: Rows): Production[] => [
  ...["sg", "pl"].map((num) =>
    read(
      "Naming",
      ({ c, u }: Slots) => [{ ...(u as object), what: c }],
      [],
      `{c:Cards.${num}.subj}(は|が)[、]{u:Undergoes}`,
    ),
  ),
  ...Object.entries(verbs).flatMap(([act, words]) => [
    yours(act, words),
    elided({ do: act }, words.ja),
    ...owned(act, words, rows),
    ...(words.sacrifice ? [sacrificing(act)] : []),
    ...passive(act, words),
  ]),
];
