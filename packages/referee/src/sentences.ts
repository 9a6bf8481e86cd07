/** What can be said of one card in an expectation: "Wall is tapped", "Bear has attack 300". */
import { type Machine, NONE, SPECTATOR, touches, value, viewOf } from "@tefuda/kernel";
import { endMod, firstMod, modChange } from "@tefuda/kernel/changes";
import { MOD_SIZE } from "@tefuda/kernel/shape";
import { cardNamed, cardsNamed, whereIs } from "./cards-named.ts";
import { seatNumber } from "./position.ts";

/** Looks at the table; gives what is wrong, or nothing. */
export type Look = (m: Machine) => string | undefined;

interface Sentence {
  form: string;
  /** Group 1 is the card; `not` may stand where the form has it. */
  pattern: RegExp;
  look: (words: string[]) => Look;
}

/** Says something of the one card that is meant. */
const of = (text: string, says: (m: Machine, card: number) => string | undefined): Look => {
  return (m) => {
    const card = cardNamed(m, text);
    return typeof card === "string" ? card : says(m, card);
  };
};
const flag = (text: string, no: boolean, name: string, is: (m: Machine, card: number) => boolean): Look =>
  of(text, (m, card) => {
    if (is(m, card) !== no) return undefined;
    return `${whereIs(m, card)} is ${no ? "" : "not "}${name}`;
  });

const SENTENCES: readonly Sentence[] = [
  {
    form: "… is (not) tapped",
    pattern: /^(.+) is (not )?(tapped|turned)$/i,
    look: ([card, not]) => flag(card!, not !== "", "tapped", (m, c) => m.turned(c)),
  },
  {
    form: "… is untapped",
    pattern: /^(.+) is (untapped|upright)$/i,
    look: ([card]) => flag(card!, true, "tapped", (m, c) => m.turned(c)),
  },
  {
    form: "… is face down / face up",
    pattern: /^(.+) is face (down|up)$/i,
    look: ([card, way]) => flag(card!, way === "up", "face down", (m, c) => m.faceDown(c)),
  },
  {
    form: "… is (not) on top",
    pattern: /^(.+) is (not )?on top$/i,
    look: ([card, not]) =>
      flag(card!, not !== "", "on top", (m, c) => m.above(c) < 0 && m.zoneShape(m.zone(c)).inPlay),
  },
  {
    form: "… is (not) under …",
    pattern: /^(.+?) is (not )?under (.+)$/i,
    look:
      ([card, not, over]) =>
      (m) => {
        const top = cardNamed(m, over!);
        if (typeof top === "string") return top;
        const lies: number[] = [];
        for (let low = m.below(top); low >= 0; low = m.below(low)) lies.push(low);
        const is = cardsNamed(m, card!).some((c) => lies.includes(c));
        if (is !== (not !== "")) return undefined;
        const names = lies.map((c) => m.kindOf(c).name).join(", ");
        return `${card} is ${is ? "" : "not "}under ${whereIs(m, top)}; ${names === "" ? "nothing is" : `there is ${names}`}`;
      },
  },
  {
    form: "… is (not) attached to … (or nothing)",
    pattern: /^(.+?) is (not )?attached to (.+)$/i,
    look: ([card, not, host]) =>
      of(card!, (m, c) => {
        const on = m.host(c);
        const is = on < 0 ? host!.toLowerCase() === "nothing" : cardsNamed(m, host!).includes(on);
        if (is !== (not !== "")) return undefined;
        return `${whereIs(m, c)} is attached to ${on < 0 ? "nothing" : whereIs(m, on)}`;
      }),
  },
  {
    form: "… is (not) in A.zone",
    pattern: /^(.+?) is (not )?in ([A-D]\.)?(\w+)$/i,
    look:
      ([card, not, side, zone]) =>
      (m) => {
        const found = cardsNamed(m, card!);
        const is = found.some(
          (c) =>
            m.zoneShape(m.zone(c)).id === zone &&
            (side === "" || m.seatOf(m.zone(c)) === seatNumber(side![0]!.toUpperCase())),
        );
        if (is !== (not !== "")) return undefined;
        return found.length === 0
          ? `no card is ${card}`
          : `it is ${found
              .slice(0, 4)
              .map((c) => whereIs(m, c))
              .join(", ")}`;
      },
  },
  {
    form: "… is owned by A",
    pattern: /^(.+) is owned by ([A-D])$/i,
    look: ([card, seat]) =>
      of(card!, (m, c) => {
        const owner = "ABCD"[m.owner(c)]!;
        return owner === seat!.toUpperCase() ? undefined : `${whereIs(m, c)} is owned by ${owner}`;
      }),
  },
  {
    form: "… has <value> <number>",
    pattern: /^(.+?) has (\w+) (-?\d+)$/i,
    look: ([card, stat, number]) =>
      of(card!, (m, c) => {
        const has = statOf(m, c, stat!);
        if (has === undefined) return `cards have no "${stat}"`;
        return has === Number(number) ? undefined : `${whereIs(m, c)} has ${stat} ${has}`;
      }),
  },
  {
    form: '… shows "words"',
    pattern: /^(.+?) shows "?(.+?)"?$/i,
    look: ([card, words]) =>
      of(card!, (m, c) => {
        const marks: string[] = [];
        for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
          const { says } = modChange(m, mod);
          if (says && touches(m, mod, c)) marks.push(says);
        }
        if (marks.includes(words!)) return undefined;
        return `${whereIs(m, c)} shows ${marks.length > 0 ? marks.map((x) => `"${x}"`).join(", ") : "nothing"}`;
      }),
  },
];

export const sentenceForms: readonly string[] = SENTENCES.map((s) => s.form);

/** Reads a sentence about a card; undefined if it has none of the forms. */
export function readSentence(text: string): { card: string; look: Look; words: string[] } | undefined {
  for (const { pattern, look } of SENTENCES) {
    const match = pattern.exec(text.trim());
    if (!match) continue;
    const words = match.slice(1).map((word) => (word ?? "").trim());
    return { card: words[0]!, look: look(words), words };
  }
  return undefined;
}

function statOf(m: Machine, card: number, name: string): number | undefined {
  const stat = m.game.shape.stats.findIndex((s) => s.id === name);
  if (stat >= 0)
    return m.zoneShape(m.zone(card)).inPlay ? value(m, card, stat) : m.kindOf(card).printed[stat]!;
  const column = m.game.shape.columns.indexOf(name);
  return column >= 0 ? m.column(card, column) : undefined;
}

/** Names of what a seat (or nobody, as the spectator) sees in a zone: "?" for a card it does not know, face down or not. */
export function namesSeen(m: Machine, observer: number, zone: string, side: number | undefined): string[] {
  const view = viewOf(m, observer < 0 ? SPECTATOR : observer);
  const seen = side === undefined ? view.shared[zone] : view.seats[side]?.zones[zone];
  if (!seen) return [];
  const names = (seen.cards ?? []).map((card) => (card === null || card.name === "" ? "?" : card.name));
  return [...names, ...Array<string>(seen.count - names.length).fill("?")];
}

/** Names of what a seat (or nobody) sees underneath the cards of a name in play, uppermost first. */
export function namesUnder(m: Machine, observer: number, name: string): string[] {
  const view = viewOf(m, observer < 0 ? SPECTATOR : observer);
  const zones = [...view.seats.flatMap((seat) => Object.values(seat.zones)), ...Object.values(view.shared)];
  const tops = zones
    .flatMap((zone) => zone.cards ?? [])
    .filter((card) => card?.name.toLowerCase() === name.toLowerCase());
  return tops.flatMap((card) => card!.under.map((low) => low.name));
}

/** Names of the cards that lie in a zone, first to last; covered ones are not among them. */
export function namesIn(m: Machine, zone: number): string[] {
  const names: string[] = [];
  for (let card = m.first(zone); card !== NONE && card >= 0; card = m.next(card))
    names.push(m.kindOf(card).name);
  return names;
}
