/** Targets that are changed, effects that are copied and activated (ttcg-15.4, 15.5). */

import type { Production, Slots } from "@tefuda/cardtext";
import { match } from "@tefuda/cardtext/template";
import { both, fillIn, read } from "@tefuda/cardtext/write";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { ichidan, suru } from "@tefuda/language/phrases/inflect";
import { mine } from "./shorthand.ts";

/** A phrase that says cards, where its node may have a word in their place. */
const ofCards = (node: Slots, slot: string, en: readonly string[], ja: readonly string[]): Production =>
  both(
    "VP",
    (slots) => fillIn(node, slots),
    (it, form) => {
      const slots: Record<string, unknown> = {};
      return match(node, it, slots, form, {}) && typeof slots[slot] === "object" ? slots : undefined;
    },
    en,
    ja,
    yours,
  );

const redirects: Production[] = [
  mine(
    { do: "redirect", what: "attack", to: "opponent" },
    ["redirect the attack to your opponent", "redirect (a attack|that attack|it) to your opponent"],
    [
      `攻撃の対象を相手に${ichidan("変え")}`,
      `攻撃[の]対象を相手[プレイヤー]に(${ichidan("変え")}|${suru("変更")})`,
    ],
  ),
  mine(
    { do: "redirect", what: "effect", to: "another" },
    [
      "change the target of the effect to another target",
      "change the target of (the|a|one|that) effect to another [legal] target",
    ],
    [`効果の対象を別の対象に${ichidan("変え")}`],
  ),
  mine(
    { do: "redirect", what: "effect", of: "$f", to: "another" },
    [
      "change the target of {f:Countered} to another target",
      "change the target of {f:Countered} to another [legal] target",
    ],
    [`{f:Countered}の対象を別の対象に${ichidan("変え")}`],
  ),
  ofCards(
    { do: "redirect", what: "effect", of: "$f", to: "$c" },
    "c",
    ["redirect {f:Countered} to {c:Obj}", "change the target of {f:Countered} to {c:Obj}"],
    [`{f:Countered}の対象を{c:Obj}に${ichidan("変え")}`],
  ),
  mine(
    { do: "redirect", what: "attack", of: { what: "$d" }, to: "opponent" },
    [
      "redirect the attack of a {d:Desc.sg} to your opponent",
      "redirect (the|a|one) attack of (a|one|any) {d:Desc.sg} to your opponent",
    ],
    [`{d:Desc}の攻撃の対象を相手に${ichidan("変え")}`],
  ),
  ofCards(
    { do: "redirect", what: "attack", of: { what: "$d" }, to: "$c" },
    "c",
    [
      "redirect the attack of a {d:Desc.sg} to {c:Obj}",
      "redirect (the|a|one) attack of (a|one|any) {d:Desc.sg} to {c:Obj}",
    ],
    [`{d:Desc}の攻撃の対象を{c:Obj}に${ichidan("変え")}`],
  ),
  ...["attack", "effect"].map((what) =>
    ofCards(
      { do: "redirect", what, to: "$c" },
      "c",
      [
        `redirect the ${what} to {c:Obj}`,
        `redirect (its ${what}|(a|one|that|this) ${what}) to {c:Obj}`,
        `change the target of (the|that|a|one) ${what} to {c:Obj}`,
        `change the (${what}'s target|target of that ${what}) to {c:Obj} [instead]`,
        `change that ${what}'s target to {c:Obj}`,
        `redirect (the|that|this) ${what} to {c:Obj} instead`,
      ],
      [
        what === "attack"
          ? `攻撃の対象を{c:Obj}に${ichidan("変え")}`
          : `効果の対象を{c:Obj}に${ichidan("変え")}`,
        `[その]${what === "attack" ? "攻撃" : "効果"}[の]対象を{c:Obj}に(${ichidan("変え")}|${suru("変更")})`,
      ],
    ),
  ),
];

/** "This card becomes the target of that attack instead." */
const becoming: Production[] = ["attack", "effect"].map((what) =>
  read("Becoming", ({ c }: Slots) => [{ do: "redirect", what, to: c }], [
    `{c:Cards.sg.subj} becomes the [new] target of (the|that|this) ${what} [instead]`,
    `{c:Cards.sg.subj} becomes (the|that|this) ${what}'s [new] target [instead]`,
    `(the|that|this) ${what} is (redirected to|changed to target) {c:Cards.sg.obj} [instead]`,
    `(the|that|this) ${what}'s target (becomes|is changed to|changes to) {c:Cards.sg.obj} [instead]`,
    ...(what === "attack" ? [`{c:Cards.sg.subj} is attacked instead`] : []),
  ]),
);

function copying(verb: "copy" | "activate", en: string, ja: string): Production[] {
  return [
    vp(
      { do: verb, of: "$c", which: "$k" },
      [
        `${en} the {k:Kind} effect of {c:Obj}`,
        `${en} one {k:Kind} effect of {c:Obj}`,
        `${en} (a|any|any one) {k:Kind} effect of {c:Obj}`,
      ],
      [`{c:Obj}の{k:Kind}効果を${ja}`, `{c:Obj}の{k:Kind}効果1つを${ja}`],
    ),
    vp(
      { do: verb, of: "$c", all: true },
      [`${en} all effects of {c:Obj}`, `${en} (the|all the|all of the) effects of {c:Obj}`],
      [`{c:Obj}のすべての効果を${ja}`, `{c:Obj}の効果をすべて${ja}`],
    ),
    vp(
      { do: verb, of: "$c" },
      [`${en} one effect of {c:Obj}`, `${en} (a|any|any one|the) effect of {c:Obj}`],
      [`{c:Obj}の効果1つを${ja}`, `{c:Obj}の効果を[1つ]${ja}`],
    ),
    read("VP", ({ r, k }: Slots) => ({ do: verb, of: { ref: r }, ...(k !== undefined && { which: k }) }), [
      `${en} {r:Own} [{k:Kind}] effect`,
    ]),
    read("VP", ({ r, k }: Slots) => ({ do: verb, of: { ref: r }, ...(k !== undefined && { which: k }) }), [
      `${en} {r:Ref.sg}'s [{k:Kind}] effect`,
    ]),
  ];
}

export const redirecting: Production[] = [
  ...redirects,
  ...becoming,
  ...copying("copy", "~copy", suru("コピー")),
  ...copying("activate", "~activate", suru("発動")),
  read("VP", { do: "activate", of: "$c" }, ["~use (one|a|any|any one|the) effect of {c:Obj}"]),
  read("VP", { do: "activate", of: "$c", which: "$k" }, ["~use (one|a|the) {k:Kind} effect of {c:Obj}"]),
];
