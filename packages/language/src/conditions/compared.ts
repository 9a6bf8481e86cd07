/**
 * Two players compared by their cards, and conditions joined.
 *
 * Examples: `{ if: "outnumber", what: { noun: "unit" }, who: "opponent" }` - "your opponent controls more UNITs than you",
 * 「相手のUNITがあなたより多い」; with a zone of "both", "your opponent has more cards in their homebase than you"; `{ if: "lead", of: "hand", who: "you" }` - "you have more cards in hand than your opponent"; `{ if:
 * "and", of: [...] }` - "you control an ITEM and you have 5 or less bond".
 */
import { equal } from "@tefuda/cardtext/template";
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { CardWords } from "../cards/words.ts";
import type { Condition, Described } from "../phrases/bones.ts";
import { polar } from "../phrases/inflect.ts";
import { without } from "../phrases/parts.ts";

const rivals = [
  { who: "you", name: "you", also: "you", control: "control", have: "have", ja: "あなた" },
  {
    who: "opponent",
    name: "your opponent",
    also: "(your opponent|(the|a) opponent|they)",
    control: "controls",
    have: "has",
    ja: "相手",
  },
] as const;

/** Whose hand, before the noun and alone. */
const OWN: Readonly<Record<string, string>> = { you: "your", opponent: "(your opponent's|their)" };
const OWNED: Readonly<Record<string, string>> = {
  you: "(yours|your)",
  opponent: "(your opponent's|theirs|their)",
};

type Outnumber = Condition & { who: string; what: Described };

const more = polar("多い", "多くない");
const fewer = polar("少ない", "少なくない");

const self = (player: string): string => (player === "あなた" ? "(あなた|自分)" : player);

/** Who has more cards, on the field or in hand. */
function compared(): Production[] {
  return rivals.flatMap(({ who, name, also, control, have, ja }, i) => {
    const other = rivals[1 - i]!;
    const again = "[(do|does|have|has|control|controls)]";
    const held = "(control|controls|have|has)";
    const inHand = "in [(your|their)] (hand|hands)";
    return [
      both(
        "Cond",
        ({ d, e }) => {
          const what = d as Described;
          // said of the other's as well, it has to be the same
          if (what.side || what.zone || (e !== undefined && !equal(d, e))) return undefined;
          return { if: "outnumber", what, who };
        },
        (it: Outnumber) =>
          it.if === "outnumber" && it.who === who && !it.what.zone ? { d: it.what } : undefined,
        [
          `${name} ${control} more {d:Desc.pl} than ${other.name}`,
          `${also} ${held} more {d:Desc.pl} than ${other.also} ${again}`,
          `${other.also} ${held} (fewer|less) {d:Desc.pl} than ${also} ${again}`,
        ],
        [
          `${ja}の{d:Desc}が${other.ja}より${more}`,
          ...[
            [ja, other.ja, more],
            [other.ja, ja, fewer],
          ].map(
            ([one, than, how]) =>
              `${self(one!)}の{d:Desc}[の(数|枚数|人数)](が|は)${self(than!)}[の{e:Desc}[の(数|枚数|人数)]]より${how}`,
          ),
        ],
      ),
      say(
        "Cond",
        { if: "lead", of: "hand", who },
        [
          `${name} ${have} more cards in hand than ${other.name}`,
          `${also} (have|has) more cards ${inHand} than ${other.also} ${again}`,
          `${other.also} (have|has) (fewer|less) cards ${inHand} than ${also} ${again}`,
          ...[
            ["more", who, other.who],
            ["(fewer|less)", other.who, who],
          ].map(([degree, one, two]) => `${OWN[one!]} hand has ${degree} cards than ${OWNED[two!]} [hand]`),
        ],
        [
          `${ja}の手札が${other.ja}より${more}`,
          `${self(ja)}の手札[の枚数](が|は)${self(other.ja)}[の手札[の枚数]]より[も]${more}`,
          `${self(other.ja)}の手札[の枚数](が|は)${self(ja)}[の手札[の枚数]]より[も]${fewer}`,
        ],
      ),
    ];
  });
}

type Joined = Condition & { of: readonly Condition[] };

/** Cards in a player's place, or called by it - "resources" -, as those of whoever has one like it. */
const inPlace = (cards: unknown, whose: string): Described | undefined => {
  const { zone, ...what } = cards as Described;
  return zone && zone.in !== "hand" && [whose, "both", undefined].includes(zone.whose) && !what.side
    ? { ...what, zone: { ...zone, whose: "both" } }
    : undefined;
};

/** Who has more cards in a place of theirs. */
function comparedPlaces({ zones }: CardWords): Production[] {
  const places = Object.entries(zones).filter(([zone, { nobodys }]) => zone !== "hand" && !nobodys);
  const lies = "(have|has|control|controls)";
  const again = "[(do|does|have|has)]";
  return rivals.flatMap(({ who, name, also, have, ja }, i) => {
    const other = rivals[1 - i]!;
    const names = `(${places.map(([, { en }]) => en).join("|")})`;
    /** Said of one player's cards, whose place is that of the description. */
    const saying = (whose: string, phrases: readonly string[]): Production =>
      read(
        "Cond",
        ({ d }: Slots) => {
          const what = inPlace(d, whose);
          return what && { if: "outnumber", what, who };
        },
        phrases,
      );
    return [
      saying(who, [
        `${also} ${lies} more {d:Desc.pl} than ${other.also} ${again}`,
        `there are more {d:Desc.pl} than in ${OWNED[other.who]} [${names}]`,
      ]),
      saying(other.who, [
        `${other.also} ${lies} (fewer|less) {d:Desc.pl} than ${also} ${again}`,
        `there are (fewer|less) {d:Desc.pl} than in ${OWNED[who]} [${names}]`,
      ]),
      ...places.map(([zone, { en, ja: place }]) => {
        const counted = "[(の|にある){d:Desc}][の(数|枚数)](が|は)";
        const than = (player: string): string =>
          `${self(player)}[の${place}[(の|にある){e:Desc}[の(数|枚数)]]]より[も]`;
        return both(
          "Cond",
          ({ d = { noun: "card" }, e }) => {
            const what = d as Described;
            if (what.side || what.zone || (e !== undefined && !equal(d, e))) return undefined;
            return { if: "outnumber", what: { ...what, zone: { in: zone, whose: "both" } }, who };
          },
          (it: Outnumber) =>
            it.if === "outnumber" && it.who === who && it.what.zone?.in === zone
              ? { d: without(it.what, "zone") }
              : undefined,
          [
            `${name} ${have} more {d:Desc.pl} in ${who === "you" ? "your" : "their"} ${en} than ${other.name}`,
            `${also} ${lies} more {d:Desc.pl} in ${OWN[who]} ${en} than ${other.also} ${again}`,
            `${other.also} ${lies} (fewer|less) {d:Desc.pl} in ${OWN[other.who]} ${en} than ${also} ${again}`,
            `${OWN[who]} ${en} has more {d:Desc.pl} than ${OWNED[other.who]} [${en}]`,
            `${OWN[other.who]} ${en} has (fewer|less) {d:Desc.pl} than ${OWNED[who]} [${en}]`,
          ],
          [
            `${ja}の${place}の{d:Desc}が${other.ja}より${more}`,
            `${self(ja)}の${place}${counted}${than(other.ja)}${more}`,
            `${self(other.ja)}の${place}${counted}${than(ja)}${fewer}`,
          ],
        );
      }),
    ];
  });
}

/** Several conditions in one; of the same sort none is inside another. */
function joined(how: "and" | "or", ja: string): Production[] {
  const make = ({ a, b }: Slots) => {
    const parts = [a, b] as Joined[];
    if (parts.some((part) => part.if === "did" || part.if === "and" || part.if === "or")) return undefined;
    return { if: how, of: parts };
  };
  const take = (it: Joined) =>
    it.if === how && it.of.length === 2 ? { a: it.of[0], b: it.of[1] } : undefined;
  return [
    both("Conds", make, take, [`{a:Cond} ${how} {b:Cond}`, `{a:Cond}, ${how} {b:Cond}`], []),
    both(
      "Conds",
      make,
      take,
      [],
      [`{a:Cond}、${ja}{b:Cond}`, `{a:Cond}${ja}、{b:Cond}`, `{a:Cond}${ja}{b:Cond}`],
      {
        pol: ["aff"],
      },
    ),
    both("Conds", make, take, [], `{a:Cond.aff}、${ja}{b:Cond.aff}という条件を満たさない`, { pol: ["neg"] }),
  ];
}

export const comparedConditions = (words: CardWords): Production[] => [
  ...compared(),
  ...comparedPlaces(words),
  say("Conds", "$c", "{c:Cond}", "{c:Cond}"),
  ...joined("and", "かつ"),
  ...joined("or", "または"),
];
