/** Changes said as commands: "double the attack of it", "set its attack to 100"; what others do to what they choose. */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { counted } from "@tefuda/language/amounts/measure";
import type { Cards } from "@tefuda/language/phrases/bones";
import { yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import { lasting } from "./shorthand.ts";

/** Values changed by a command: "double the attack of it", "set its attack to 100". */
export const commands: Production[] = [
  ...(["double", "halve"] as const).flatMap((by) =>
    ["", " {t:Dur.until}"].flatMap((t) => [
      read(
        "VP",
        ({ c, s, t: term }: Slots) => lasting({ is: "scale", who: c, stat: s, by }, term),
        `${by} the {s:Stat} of {c:Obj}${t}`,
        [],
        yours,
      ),
      read(
        "VP",
        ({ r, s, t: term }: Slots) => lasting({ is: "scale", who: { ref: r }, stat: s, by }, term),
        `${by} {r:Own} {s:Stat}${t}`,
        [],
        yours,
      ),
    ]),
  ),
  ...["", " {t:Dur.until}"].flatMap((t) => [
    ...(
      [
        ["(raise|increase)", 1],
        ["(lower|reduce|decrease)", -1],
      ] as const
    ).flatMap(([verb, sign]) => [
      read(
        "VP",
        ({ c, s, n, f, t: term }: Slots) =>
          lasting(
            { is: "bonus", who: c, by: [{ stat: s, by: counted({ n: sign * (n as number), f }) }] },
            term,
          ),
        `${verb} the {s:Stat} of {c:Obj} by {n:#d} [{f:ForEach}]${t}`,
        [],
        yours,
      ),
      read(
        "VP",
        ({ r, s, n, f, t: term }: Slots) =>
          lasting(
            { is: "bonus", who: { ref: r }, by: [{ stat: s, by: counted({ n: sign * (n as number), f }) }] },
            term,
          ),
        `${verb} {r:Own} {s:Stat} by {n:#d} [{f:ForEach}]${t}`,
        [],
        yours,
      ),
    ]),
    read(
      "VP",
      ({ c, s, n, t: term }: Slots) => lasting({ is: "set", who: c, stats: [s], to: n }, term),
      `(set|reduce|lower|raise|increase|change) the {s:Stat} of {c:Obj} to {n:#0}${t}`,
      [],
      yours,
    ),
    read(
      "VP",
      ({ r, s, n, t: term }: Slots) => lasting({ is: "set", who: { ref: r }, stats: [s], to: n }, term),
      `(set|reduce|lower|raise|increase|change) {r:Own} {s:Stat} to {n:#0}${t}`,
      [],
      yours,
    ),
    read(
      "VP",
      ({ c, n, t: term }: Slots) => lasting({ is: "set", who: c, stats: ["attack", "defense"], to: n }, term),
      `set the attack and defense of {c:Obj} to {n:#0}${t}`,
      [],
      yours,
    ),
    read(
      "VP",
      ({ c, n, s, t: term }: Slots) => lasting({ is: "bonus", who: c, by: [{ stat: s, by: n }] }, term),
      `give {c:Obj} {n:#d} [(more|additional)] {s:Stat}${t}`,
      [],
      yours,
    ),
    read(
      "VP",
      ({ c, n, s, t: term }: Slots) => lasting({ is: "bonus", who: c, by: [{ stat: s, by: n }] }, term),
      `(give|add) {n:#d} [(more|additional)] {s:Stat} to {c:Obj}${t}`,
      [],
      yours,
    ),
    read(
      "VP",
      ({ c, b, t: term }: Slots) => lasting({ is: "bonus", who: c, by: b }, term),
      `(give|add) {b:Bonus} to {c:Obj}${t}`,
      [],
      yours,
    ),
    ...(t === ""
      ? [
          read(
            "VP",
            ({ c, b }: Slots) => lasting({ is: "bonus", who: c, by: b }, undefined),
            "give {c:Obj} {b:Bonus}",
            [],
            yours,
          ),
        ]
      : []),
    read(
      "VP",
      ({ c, y, t: term }: Slots) => lasting({ is: "becomes", who: c, traits: { type: [y] } }, term),
      `change the type of {c:Obj} to {y:Type}${t}`,
      `${t === "" ? "" : "{t:Dur.until}[、]"}{c:Obj}のタイプを[、]{y:Type}に(${suru("")}|${suru("変更")}|${ichidan("変え")})`,
      yours,
    ),
    read(
      "VP",
      ({ c, y, t: term }: Slots) => lasting({ is: "becomes", who: c, traits: { type: [y] } }, term),
      `change {c:Obj} to {y:Type}${t}`,
      [],
      yours,
    ),
    read(
      "VP",
      ({ c, y, t: term }: Slots) => lasting({ is: "becomes", who: c, traits: { subtype: [y] } }, term),
      `change the sub-type of {c:Obj} to {y:SubType}${t}`,
      `${t === "" ? "" : "{t:Dur.until}[、]"}{c:Obj}の種族を[、]{y:SubType}に(${suru("")}|${suru("変更")}|${ichidan("変え")})`,
      yours,
    ),
    read(
      "VP",
      ({ c, y, t: term }: Slots) => lasting({ is: "becomes", who: c, traits: { type: [y] } }, term),
      `change {c:Counted.sg.obj}'s type to {y:Type}${t}`,
      [],
      yours,
    ),
    read(
      "VP",
      ({ r, y, t: term }: Slots) => lasting({ is: "becomes", who: { ref: r }, traits: { type: [y] } }, term),
      `change {r:Own} type to {y:Type}${t}`,
      [],
      yours,
    ),
    read(
      "VP",
      ({ c, t: term }: Slots) => lasting({ is: "losesEffects", who: c }, term),
      `negate (the|all|all the) effects of {c:Obj}${t}`,
      [
        `${t === "" ? "" : "{t:Dur.until}[、]"}{c:Obj}の[すべての]効果を[すべて](${suru("無効に")}|${suru("無効化")})`,
        ...(t === ""
          ? []
          : [`{c:Obj}の[すべての]効果を[すべて][、]{t:Dur.until}[、](${suru("無効に")}|${suru("無効化")})`]),
      ],
      yours,
    ),
  ]),
  ...["", " {t:Dur.during}"].map((t) =>
    read(
      "VP",
      ({ t: term }: Slots) => lasting({ is: "invert", stats: ["attack", "defense"] }, term),
      `invert all (attack and defense changes|changes (of|to) attack and defense)${t}`,
      [],
      yours,
    ),
  ),
  ...["destroy", "tap", "untap"].map((act) =>
    both(
      "VP",
      ({ c }, form) => ({ do: act, what: chosen(c as Cards, whoOf(form)) }),
      (it: { do: string; what?: unknown }, form) =>
        it.do === act ? chosenBy(it.what as Cards, whoOf(form)) : undefined,
      `(~${act}|~choose and ~${act}) {c:Objs}`,
      `{c:Objs}${suru({ destroy: "破壊", tap: "タップ", untap: "アンタップ" }[act]!)}`,
      { by: ["opponent", "owner", "its", "that", "turnPlayer"], agr: ["third", "plural"] },
    ),
  ),
  say(
    "VP",
    { do: "chooseWord", what: "type" },
    ["choose one type", "(choose|declare|name) (one|a) [(unit|card)] type"],
    [
      `タイプ1つを${godan("選", "ぶ")}`,
      `[ユニットの]タイプ(を1つ|1つを)[を](${godan("選", "ぶ")}|${suru("宣言")}|${suru("指定")})`,
    ],
    yours,
  ),
  say(
    "VP",
    { do: "chooseWord", what: "subtype" },
    ["choose one sub-type", "(choose|declare|name) (one|a) [unit] sub-type"],
    [
      `種族1つを${godan("選", "ぶ")}`,
      `[ユニットの]種族(を1つ|1つを)[を](${godan("選", "ぶ")}|${suru("宣言")}|${suru("指定")})`,
    ],
    yours,
  ),
  ...["sg", "pl"].flatMap((num) => [
    becoming(
      { do: "untap", what: "$c" },
      `{c:Cards.${num}.subj} (untaps|untap|is untapped|are untapped)`,
      `{c:Cards.${num}.subj}は${suru("アンタップ")}`,
    ),
    becoming(
      { do: "tap", what: "$c" },
      `{c:Cards.${num}.subj} (taps|tap|is tapped|are tapped)`,
      `{c:Cards.${num}.subj}は${suru("タップ")}`,
    ),
  ]),
];

function becoming(node: { do: string; what: string }, en: string, ja: string): Production {
  return read("Becoming", ({ c }: Slots) => [{ ...node, what: c }], en, [ja]);
}

/** Whoever carries out a verb chooses. */
function chosen(cards: Cards, by: string): unknown {
  if ("both" in cards) return { both: cards.both.map((one) => chosen(one, by)) };
  if (!("count" in cards) || cards.count === "all" || cards.chosenBy !== undefined) return cards;
  return { ...cards, chosenBy: by };
}

/** The other way round. */
function chosenBy(cards: Cards, by: string): Slots | undefined {
  const parts = "both" in cards ? cards.both : [cards];
  const bare = parts.map((one) => {
    if (!("count" in one) || one.chosenBy !== by) return undefined;
    const { chosenBy: _, ...rest } = one;
    return rest;
  });
  if (bare.includes(undefined)) return undefined;
  return { c: "both" in cards ? { both: bare } : bare[0] };
}
