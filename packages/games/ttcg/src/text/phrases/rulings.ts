/** What players may and may not do: "cannot over must over may" (ttcg-6.1, 4.3, 8.1). */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Action } from "../tree.ts";
import { lasting } from "./told.ts";
import { others } from "./whom.ts";

/** A ruling about the one who is spoken of. */
function rule(
  what: { is: string } & Slots,
  en: readonly string[],
  ja?: string,
  only?: Production["only"],
): Production {
  const symbol = BANS.has(what.is) ? "Ban" : "Permit";
  return say(symbol, { do: "lasting", what }, en, ja, only);
}
const BANS: ReadonlySet<string> = new Set(["playersCannot", "cannot", "losesNoPoints"]);

/** "They cannot attack" is said of cards. */
const notThey = { agr: ["base", "third", "plural", "may", "none"] };
const cannot = "(<bans:cannot/can>|cannot|may not|~do not)";
const may = "(may|can)";
const levelUp = "(level up|rank up|levelup)";

/** A description that says more than "cards" or "units". */
function special(d: unknown): unknown {
  return Object.keys(d as object).length > 1 || (d as { noun: string }).noun === "spell" ? d : undefined;
}
/** A description that says more than "cards". */
function notCard(d: unknown): unknown {
  return Object.keys(d as object).length > 1 || (d as { noun: string }).noun !== "card" ? d : undefined;
}
const takeSpecial = (d: unknown) => (special(d) === undefined ? undefined : { d });

/** The number that is left out of a draw, as what is added to it. */
const fewerDraws = (en: readonly string[]): Production =>
  both(
    "Permit",
    ({ n }, form) => ({ do: "lasting", what: { is: "draws", whose: whoOf(form), by: -(n as number) } }),
    (act: Action, form) =>
      act.do === "lasting" && act.what.is === "draws" && act.what.whose === whoOf(form)
        ? { n: -act.what.by }
        : undefined,
    en,
  );

export const rulings: Production[] = [
  lasting("Banning", "Ban", "during", "、"),
  say("Modal", "$v", "{v:Banning}", "{v:Banning}"),
  lasting("Modal", "Permit", "during", "、"),
  say("VP", "$v", "{v:Modal}", "{v:Modal}", {
    ...others,
    agr: ["third", "plural", "may", "they"],
  }),
  both(
    "Which",
    ({ d }) => notCard(d),
    (d: unknown) => (notCard(d) ? { d } : undefined),
    "{d:Desc.sg}",
    "{d:Desc.sg}",
  ),
  both(
    "WhichMany",
    ({ d }) => notCard(d),
    (d: unknown) => (notCard(d) ? { d } : undefined),
    "{d:Desc.pl}",
    "{d:Desc.pl}",
  ),
  both("SpecialSg", ({ d }) => special(d), takeSpecial, "{d:Desc.sg.from}"),
  both("SpecialPl", ({ d }) => special(d), takeSpecial, "{d:Desc.pl.from}"),
  rule(
    { is: "playersCannot", who: "@by", what: "play", card: "$d" },
    [
      `${cannot} play {d:Desc.pl.from}`,
      `${cannot} play (any|a) {d:Desc.sg.from}`,
      `${cannot} play any {d:Desc.pl.from}`,
    ],
    "{d:Desc.pl.from}をプレイできない",
  ),
  rule({ is: "playersCannot", who: "@by", what: "levelUp", card: "$d" }, [
    `${cannot} ${levelUp} {d:Desc.pl}`,
    `${cannot} ${levelUp} any {d:Desc.pl}`,
    `${cannot} ${levelUp} (a|any) {d:Desc.sg}`,
  ]),
  rule({ is: "playersCannot", who: "@by", what: "draw", byEffects: true }, [
    `${cannot} draw cards by effects`,
    `${cannot} draw cards (by effects|by card effects|with effects|outside of the draw phase|except in the draw phase)`,
  ]),
  rule(
    { is: "playersCannot", who: "@by", what: "draw" },
    [`${cannot} draw cards`, `${cannot} draw [any cards|a card]`, "~draw no cards"],
    "カードを引けない",
  ),
  ...["Bare", "AnyCards"].flatMap((c) => [
    read(
      "Ban",
      { do: "lasting", what: { is: "cannot", who: "$c", what: "beTargeted", by: { who: "opponent" } } },
      `cannot target {c:${c}}`,
      undefined,
      { by: ["opponent"] },
    ),
    read(
      "Ban",
      {
        do: "lasting",
        what: { is: "cannot", who: "$c", what: "beTargeted", by: { who: "opponent", what: "$d" } },
      },
      `cannot target {c:${c}} with {d:Desc.pl}`,
      undefined,
      { by: ["opponent"] },
    ),
  ]),
  rule({ is: "playersCannot", who: "@by", what: "drawInDrawPhase" }, [
    "~draw no cards in <own:your/their> draw phase",
    `${cannot} draw [cards|a card] (in|during) <own:your/their> draw phase`,
  ]),
  fewerDraws([
    "~draw {n:Cards_N} less",
    "~draw {n:Cards_N} fewer",
    "~draw {n:Fewer} in <own:your/their> draw phase",
  ]),
  say("Fewer", 1, ["one card less", "one less card", "one fewer card", "one card fewer"]),
  rule({ is: "losesNoPoints", whose: "@by", who: "$c" }, [
    "~do not lose points when {c:Bare} are destroyed",
    "~do not lose points when {c:AnyCards} (is|are) destroyed",
    `${cannot} lose [any] points (when|if) {c:AnyCards} (is|are) destroyed`,
    "~lose no points when {c:AnyCards} (is|are) destroyed",
  ]),
  rule({ is: "losesNoPoints", whose: "@by", who: "$c" }, [
    "~do not lose points when {c:AnyCards} is destroyed",
  ]),
  rule({ is: "playersCannot", who: "@by", what: "gainPoints" }, [
    `${cannot} gain [any] points`,
    `~gain no points`,
  ]),
  rule({ is: "playersCannot", who: "@by", what: "losePoints" }, [
    `${cannot} lose [any] points`,
    `~lose no points`,
  ]),
  rule({ is: "playersCannot", who: "@by", what: "discard" }, [`${cannot} discard [cards|any cards]`]),
  rule(
    { is: "playersCannot", who: "@by", what: "activateEffects" },
    [
      `${cannot} activate effects`,
      `${cannot} activate (any effects|card effects|any card effects|the effects of cards)`,
    ],
    "効果を発動できない",
  ),
  rule({ is: "playersCannot", who: "@by", what: "activateEffects", card: "$d" }, [
    `${cannot} activate the effects of {d:WhichMany}`,
    `${cannot} activate [the] effects of {d:WhichMany}`,
    `${cannot} activate {d:Nouned} effects`,
    `${cannot} activate {d:WhichMany}`,
  ]),
  rule(
    {
      is: "cannot",
      who: { count: "all", what: { noun: "unit", zone: { in: "field", whose: "@by" } } },
      what: "attackDirectly",
    },
    [`${cannot} attack directly`, `${cannot} attack you directly`],
    undefined,
    notThey,
  ),
  rule(
    {
      is: "cannot",
      who: { count: "all", what: { noun: "unit", zone: { in: "field", whose: "@by" } } },
      what: "attack",
    },
    [`${cannot} attack`, `${cannot} attack with [any] units`, `${cannot} declare attacks`],
    undefined,
    notThey,
  ),
  rule(
    { is: "playersMay", who: "@by", what: "extraPlays", n: "$n" },
    [`${may} play {n:Additional}`],
    "{n:Additional}カードをプレイできる",
  ),
  rule({ is: "playersMay", who: "@by", what: "extraPlays", n: "$n", eachTurn: true }, [
    `${may} play {n:Additional} each turn`,
    `${may} play {n:Additional} (per|every) turn`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "extraPlays", n: "$n", card: "$d" }, [
    `${may} play {n:JustOne} additional {d:Which.from}`,
    `${may} play {n:OneExtra} {d:Which.from}`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "extraPlays", n: "$n", card: "$d", eachTurn: true }, [
    `${may} play {n:JustOne} additional {d:Which.from} each turn`,
    `${may} play {n:OneExtra} {d:Which.from} each turn`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "playsPerTurn", n: "$n" }, [
    `${may} play {n:#} cards each turn`,
    `${may} play up to {n:#} cards (each turn|per turn|in each turn|every turn)`,
    `${may} play {n:#} cards (per turn|in each of <own:your/their> turns|every turn)`,
  ]),
  say(
    "Modal",
    { do: "lasting", what: { is: "playersMay", who: "@by", what: "playsThisTurn", n: "$n" }, for: "$t" },
    [`${may} play up to {n:#+} cards {t:Dur.during}`, `${may} play {n:#+} cards {t:Dur.during}`],
  ),
  say(
    "Modal",
    { do: "lasting", what: { is: "playersMay", who: "@by", what: "playAnyNumber", card: "$d" }, for: "$t" },
    `${may} play any number of {d:Desc.pl.from} {t:Dur.during}`,
  ),
  rule({ is: "plays", whose: "@by", atMost: "$n" }, [
    `${may} only play {n:Cards_N}`,
    `${may} play only {n:Cards_N}`,
    `(cannot|may not) play more than {n:Cards_N}`,
    `(cannot|may not) play more than {n:Cards_N} (each|per) turn`,
  ]),
  say(
    "Additional",
    1,
    [
      "one additional card",
      "an additional card",
      "one more card",
      "an extra card",
      "one extra card",
      "1 additional card",
    ],
    "追加で1枚",
  ),
  say(
    "Additional",
    "$n",
    ["{n:Many} additional cards", "{n:Many} more cards", "{n:Many} extra cards"],
    "追加で{n:Many}枚",
  ),
  say("JustOne", 1, ["one", "an", "1"]),
  say("OneExtra", 1, ["an extra", "one more", "one extra"]),
  say("Nouned", { noun: "unit" }, "unit"),
  say("Nouned", { noun: "spell" }, "spell"),

  // Levelling up (ttcg-8.1).
  rule({ is: "playersMay", who: "@by", what: "levelAcrossTypes" }, [
    `${may} ${levelUp} units with units of any type`,
    `${may} ${levelUp} (units|cards|your units) with [a] (unit|units|card|cards) of (any type|any other type|another type|a different type)`,
    `${may} ${levelUp} (units|cards|your units) across types`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "levelAcrossTypes", base: "this" }, [
    `${may} ${levelUp} this card with a unit of any type`,
    `${may} ${levelUp} this card with (a|any|one) (unit|card) of (any type|any other type|another type|a different type)`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "levelAcrossTypes", card: "$d", with: "$e" }, [
    `${may} ${levelUp} a {d:SpecialSg} with a {e:SpecialSg} of any type`,
    `${may} ${levelUp} (a|one|any) {d:SpecialSg} with (a|one|any) {e:SpecialSg} of (any type|another type)`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "levelAcrossTypes", card: "$d" }, [
    `${may} ${levelUp} {d:SpecialPl} with units of any type`,
    `${may} ${levelUp} <own:your/their> {d:SpecialPl} with [a] (unit|units|card|cards) of (any type|any other type|another type|a different type)`,
    `${may} ${levelUp} any {d:SpecialSg} with (a unit|units|a card|cards) of (any type|any other type|another type|a different type)`,
    `${may} ${levelUp} {d:SpecialPl} with [a] (unit|units|card|cards) of (any type|any other type|another type|a different type)`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "levelAcrossTypes", n: 1 }, [
    `${may} ${levelUp} one unit with a unit of another type`,
    `${may} ${levelUp} (a|one) (unit|card) with (a|one) (unit|card) of (any type|any other type|another type|a different type)`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "levelAcrossTypes", n: 1, card: "$d" }, [
    `${may} ${levelUp} one {d:SpecialSg} with a unit of another type`,
    `${may} ${levelUp} (a|one) {d:SpecialSg} with (a|one) (unit|card) of (any type|any other type|another type|a different type)`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "levelFrom", zone: "$z", card: "$d" }, [
    `${may} ${levelUp} {d:SpecialPl} with cards from <own:your/their> {z:Source}`,
    `${may} ${levelUp} <own:your/their> {d:SpecialPl} (with|using) (units|cards) (from|in) <own:your/their> {z:Source}`,
    `${may} ${levelUp} {d:SpecialPl} (with|using) (units|cards|a card|one card|a unit|one unit) (from|in) <own:your/their> {z:Source}`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "levelFrom", zone: "$z" }, [
    `${may} ${levelUp} units with cards from <own:your/their> {z:Source}`,
    `${may} ${levelUp} (units|cards|your units) (with|using) (units|cards|a card|one card|a unit|one unit) (from|in) <own:your/their> {z:Source}`,
    `${may} ${levelUp} (units|cards) from <own:your/their> {z:Source}`,
  ]),
  say("Source", "pile", "discard pile"),
  say("Source", "deck", "deck"),
  rule({ is: "playersMay", who: "@by", what: "playHigher", card: "$d" }, [
    `${may} play {d:Desc.pl.from} without levelling up`,
    `${may} play (a|one|any) {d:Desc.sg.from} without levelling [it] up`,
    `${may} play (a|one) {d:Desc.sg.from} without (a level up|levelling up)`,
  ]),
  rule({ is: "playersMay", who: "@by", what: "playFrom", zone: "pile", card: "$d" }, [
    `${may} play {d:Desc.pl} from <own:your/their> discard pile as though they were in <own:your/their> hand`,
  ]),
  rule(
    { is: "handLimit", whose: "@by", n: "$n" },
    ["(have|has) a hand limit of {n:#}", "~have no hand limit"].slice(0, 1),
  ),
];
