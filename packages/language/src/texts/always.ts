/** Texts that are always on: "While you control an ITEM, this UNIT has +1/+1." */
import { equal } from "@tefuda/cardtext/template";
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import type { CardWords } from "../cards/words.ts";
import { explained, type Game } from "../phrases/antecedent.ts";
import type { Condition, Statement } from "../phrases/bones.ts";
import { textOf } from "../phrases/texts.ts";
import { firstSpoken, stands, takesUnless, tell, untell } from "../phrases/told.ts";
import { behind, behindJa, type Mark } from "./heads.ts";
import { type Always, taking } from "./kinds.ts";
import { ownInTurnOf } from "./turn-of.ts";

/** Two conditions in one, unless one of them is made of several already. */
function bothHold(a: Condition, b: Condition): Condition | undefined {
  const parts = [a, b];
  return parts.some((part) => part.if === "and" || part.if === "or")
    ? undefined
    : ({ if: "and", of: parts } as Condition);
}

type Both = Readonly<Record<"en" | "ja", readonly string[]>>;
/** That the text's own card is in play. */
export const onTheField = ({ field, selves }: CardWords): Both => {
  const [en, ja] = [selves.flatMap((self) => self.en), selves.flatMap((self) => self.ja)];
  const [names, namesJa] = [en, ja].map((list) => [...new Set(list)].join("|"));
  const place = `(on the (${field.en.join("|")})|in play)`;
  return {
    en: [`(as long as|while) (${names}) (is|remains|stays) ${place}`],
    ja: [`(${namesJa})が(${field.ja.join("|")})に(ある|いる|出ている)(限り|間|間は)`],
  };
};

/** A text that is always on, in one of its modes. */
export function always(
  game: Game,
  there: Both,
  mark: Mark | undefined,
  mode: string | undefined,
  open: boolean,
  also: boolean,
  only: Production["only"],
): Production[] {
  function standing({ s, c }: Slots): unknown {
    const list = s as Statement[];
    if (!stands(list)) return undefined;
    return explained(
      game,
      textOf("always", { mode, what: s, if: c }),
      firstSpoken(list, c as Condition),
      true,
    );
  }
  /** "Cannot ... unless" is a ban's own, wherever its condition stands behind it. */
  const unbanned = ({ s, c }: Slots): unknown =>
    takesUnless(s as Statement[], c as Condition) ? undefined : standing({ s, c });
  /** The same of one that stands before them; what it says of a card is asked of the card that it is said of. */
  const before = ({ s, c }: Slots): unknown => {
    const cond = c as Condition;
    const bans = cond.if === "not" && (s as Statement[]).some(({ is }) => is === "cannot");
    return cond.if === "is" || bans ? undefined : standing({ s, c });
  };
  /** "This UNIT has +1/+1 while attacking": a condition of this card. */
  function whileIt({ s, k, d }: Slots): unknown {
    const first = firstSpoken(s as Statement[]);
    const fits = d ?? { noun: "card", ...(k as object) };
    return first && standing({ s, c: { if: "is", what: first, fits } });
  }
  /** A condition before it and one behind it: both have to hold. */
  function twice({ s, a, b }: Slots): unknown {
    const c = bothHold(a as Condition, b as Condition);
    return c && !takesUnless(s as Statement[], b as Condition) ? standing({ s, c }) : undefined;
  }
  const of = (take: (it: Always) => Slots | undefined, whole = false) =>
    taking("always", (it) =>
      it.mode === mode && whole === (it.otherwise !== undefined) ? take(it) : undefined,
    );
  const lines = (phrase: string) => [`${phrase}.`, phrase].flatMap((line) => behind(mark, line, open));
  const linesJa = (phrase: string) => [`${phrase}。`, phrase].flatMap((line) => behindJa(mark, line, open));
  return [
    both(
      "Text",
      standing,
      of(({ what, if: c }) => (c ? undefined : { s: what })),
      lines("{s:Says}"),
      linesJa("{s:Says}"),
      only,
    ),
    both(
      "Text",
      ({ c, p }) => standing({ c, s: tell({ c: { ref: "it" }, p }) }),
      of(({ what, if: c }) => {
        const said = untell(what);
        return c?.if === "is" && said && equal(said.c, { ref: c.what }) ? { c, p: said.p } : undefined;
      }),
      lines("{c:While}, it {p:Preds.sg}"),
      linesJa("{c:While}、{p:Preds.sg}"),
      only,
    ),
    both(
      "Text",
      standing,
      of(({ what, if: c }) => (c ? { s: what, c } : undefined)),
      lines("{c:While}, {s:Clause}"),
      linesJa("{c:While}、{s:Says}"),
      only,
    ),
    read(
      "Text",
      ({ p, k, d }: Slots) => whileIt({ k, d, s: tell({ c: { ref: "this" }, p }) }),
      [
        "{p:Preds.sg} (while|when|whenever) {k:Combat}",
        "{p:Preds.sg} while {d:Being}",
        "(while|when|whenever) {k:Combat}, {p:Preds.sg}",
      ].flatMap(lines),
      [],
      only,
    ),
    // In Japanese its own card need not be named.
    read(
      "Text",
      ({ c, k, p }: Slots) => {
        const s = tell({ c: { ref: "this" }, p });
        if (k)
          return standing({ s, c: { if: "is", what: "this", fits: { noun: "card", ...(k as object) } } });
        return before({ s, c });
      },
      [],
      ["{c:While}、{p:Preds.sg}", "{k:Combat}[は|の間は]、{p:Preds.sg}"].flatMap(linesJa),
      only,
    ),
    // A condition behind what it is said of.
    ...["sg", "pl"].map((num) =>
      read(
        "Text",
        ({ g, c, p }: Slots) => before({ c, s: tell({ c: g, p }) }),
        [],
        linesJa(`{g:Cards.${num}.subj}は[、]{c:While}[、]{p:Preds.${num}}`),
        only,
      ),
    ),
    // On as long as its card is there, which it is anyway.
    read(
      "Text",
      ({ s, c }: Slots) => standing({ s, c }),
      there.en.map((words) => `${words}, {s:Says}`).flatMap(lines),
      there.ja.flatMap((words) => [`${words}、{s:Says}`, `${words}、{c:While}、{s:Says}`]).flatMap(linesJa),
      only,
    ),
    ...(also ? otherwise(game, mode, of, lines, linesJa, only) : []),
    // Of nobody that is named, it holds for the card that says so.
    ...bare(standing, lines, linesJa, only),
    read("Text", unbanned, lines("{s:Clause} {c:While}"), linesJa("{c:While}{s:Says}"), only),
    read(
      "Text",
      whileIt,
      [
        "{s:Clause} (while|when|whenever) {k:Combat}",
        "(while|when|whenever) {k:Combat}, {s:Clause}",
        "{s:Clause} while {d:Being}",
        "while {d:Being}, {s:Clause}",
      ].flatMap(lines),
      [],
      only,
    ),
    read(
      "Text",
      ({ s, k, b }: Slots) => {
        const first = firstSpoken(s as Statement[]);
        const fits = { noun: "card", ...(k as object) };
        return first && twice({ s, a: { if: "is", what: first, fits }, b });
      },
      ["while {k:Combat}, {s:Clause} {b:While}", "{s:Clause} while {k:Combat} {b:While}"].flatMap(lines),
      [],
      only,
    ),
    read("Text", twice, lines("{a:While}, {s:Clause} {b:While}"), [], only),
    // "Cannot ready in the cure phase unless ...": the one is when, the other what the ban ends with.
    read(
      "Text",
      ({ s, a, u }: Slots) => {
        const list = s as (Statement & { unless?: unknown })[];
        const last = list.at(-1)!;
        const ends = last.is === "cannot" && !last.unless && (u as Condition).if !== "not";
        return ends ? standing({ s: [...list.slice(0, -1), { ...last, unless: u }], c: a }) : undefined;
      },
      lines("{s:Clause} {a:Time} unless {u:Conds}"),
      [],
      only,
    ),
    read(
      "Text",
      ({ r, k, d, p }: Slots) => whileIt({ k, d, s: tell({ c: { ref: r }, p }) }),
      [],
      [
        "{r:Ref.sg.subj}(は|が)[、]{d:IsIt}間[は][、]{p:Preds.sg}",
        "{r:Ref.sg.subj}(は|が)[、]{k:Combat}[(の間|である間|は|の間は|である間は)][、]{p:Preds.sg}",
      ].flatMap(linesJa),
      only,
    ),
    read(
      "Text",
      whileIt,
      [],
      ["{d:IsIt}(間|間は|限り)、{s:Says}", "{k:Combat}[(の間|の間は|は)]、{s:Says}"].flatMap(linesJa),
      only,
    ),
  ];
}

/** What holds while a condition does, and what while it does not: "If you control an ITEM, ... Otherwise, ..." */
function otherwise(
  game: Game,
  mode: string | undefined,
  of: (take: (it: Always) => Slots | undefined, whole: boolean) => (it: never) => Slots | undefined,
  lines: (phrase: string) => string[],
  linesJa: (phrase: string) => string[],
  only: Production["only"],
): Production[] {
  const make = ({ s, c, o, p, q }: Slots): unknown => {
    const own = { ref: "this" };
    const list = (s ?? tell({ c: own, p })) as Statement[];
    const other = (o ?? tell({ c: again(list) ?? own, p: q })) as Statement[];
    if (![list, other].every(stands)) return undefined;
    const first = firstSpoken(list, c as Condition);
    return explained(game, textOf("always", { mode, what: list, if: c, otherwise: other }), first, true);
  };
  const otherwiseJa =
    "(。|、)(そうでない(場合|なら|間|とき)[は]|そうでなければ|それ以外の(場合|間)[は]|そうでないかぎり)[、]";
  return [
    both(
      "Text",
      make,
      of(({ what, if: c, otherwise: o }) => ({ s: what, c, o }), true),
      [
        ...lines("{c:While}, {s:Says}. otherwise, {o:Says}"),
        ...lines("{c:While}, {s:Says}(.|;|,) (otherwise|if not|else)[,] {o:Says}"),
        ...lines("{s:Says} {c:While}(.|;|,) (otherwise|if not|else)[,] {o:Says}"),
      ],
      [
        ...linesJa("{c:While}、{s:Says}。そうでない場合、{o:Says}"),
        ...linesJa(`{c:While}[、]{s:Says}${otherwiseJa}{o:Says}`),
      ],
      only,
    ),
    read(
      "Text",
      make,
      [],
      [
        `{c:While}[、]{s:Says}${otherwiseJa}{q:Preds.sg}`,
        `{c:While}[、]{p:Preds.sg}${otherwiseJa}{q:Preds.sg}`,
        `{c:While}[、]{s:Says.con}、そうでない(場合|なら|間)[は][、]{q:Preds.sg}`,
      ].flatMap(linesJa),
      only,
    ),
  ];
}
/** The card that several statements were said of. */
const again = (list: readonly Statement[]): object | undefined => untell(list)?.c;

/** What holds of the card itself, which is not named: "Can't attack.", "Gets +1/+1 while you control an ITEM." */
function bare(
  standing: (slots: Slots) => unknown,
  lines: (phrase: string) => string[],
  linesJa: (phrase: string) => string[],
  only: Production["only"],
): Production[] {
  const itself = ({ p, c }: Slots): unknown => standing({ s: tell({ c: { ref: "this" }, p }), c });
  return [
    ownInTurnOf(standing, lines, linesJa, only),
    read("Text", itself, lines("{p:Preds.sg}"), linesJa("{p:Preds.sg}"), only),
    read("Text", itself, lines("{c:While}, {p:Preds.sg}"), [], only),
    read(
      "Text",
      ({ p, c }: Slots) => (takesUnless(p as Statement[], c as Condition) ? undefined : itself({ p, c })),
      lines("{p:Preds.sg} {c:While}"),
      [],
      only,
    ),
  ];
}
