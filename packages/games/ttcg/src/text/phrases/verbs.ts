/** What a player does besides moving cards: destroy, tap, points, counter, skip, and what is allowed (ttcg-15). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { vp } from "@tefuda/language/phrases/doing";
import { whoOf } from "@tefuda/language/phrases/players";
import { pointPhrases } from "@tefuda/language/points";
import type { Action, Cards } from "../tree.ts";
import { points } from "./words.ts";

const numbers = ["sg", "pl"] as const;

/** A verb with one object, in both numbers. */
function acting(node: (what: string) => unknown, en: readonly string[], ja?: string): Production[] {
  return numbers.map((num) => {
    const fill = (pattern: string) => pattern.replaceAll("{what}", `{what:Obj.${num}}`);
    return vp(node("$what"), en.map(fill), ja === undefined ? undefined : fill(ja));
  });
}

export const verbs: Production[] = [
  // To sacrifice is to destroy what is one's own.
  ...numbers.map((num) =>
    read(
      "VP",
      ({ what }: Record<string, unknown>) => (isOwn(what as Cards) ? { do: "destroy", what } : undefined),
      `sacrifice {what:Group.${num}}`,
      undefined,
      { by: ["you"] },
    ),
  ),
  ...acting(
    (what) => ({ do: "destroy", what }),
    ["~destroy {what}", "~choose and ~destroy {what}"],
    "{what}を破壊する",
  ),
  ...acting((what) => ({ do: "tap", what }), ["~tap {what}"], "{what}をタップする"),
  ...acting((what) => ({ do: "untap", what }), ["~untap {what}"], "{what}をアンタップする"),

  ...acting((what) => ({ do: "pick", what }), ["~choose {what}"], "{what}を選ぶ"),

  // Points.
  ...pointPhrases(points, []),
  vp({ do: "setPoints", who: "@by", n: "$n" }, ["~set <own:your/their> points to {n:#}"]),
  vp(
    { do: "swapPoints" },
    ["swap points with your opponent", "(exchange|swap) your points with your opponent's [points]"],
    undefined,
    { by: ["you"] },
  ),

  // Cards for cards.
  ...numbers.flatMap((a) =>
    numbers.map((b) =>
      vp(
        { do: "swapCards", a: "$a", b: "$b" },
        [
          `~exchange {a:Obj.${a}} for {b:Cards.${b}}`,
          `(~exchange|~swap) {a:Obj.${a}} (with|for) {b:Cards.${b}}`,
          `(~exchange|~swap|~switch) {a:Obj.${a}} and {b:Cards.${b}}`,
        ],
        a === "sg" && b === "sg" ? `{a:Obj.${a}}と{b:Cards.${b}}を入れ替える` : undefined,
      ),
    ),
  ),
  ...["Hand", "Pile"].flatMap((a) =>
    ["Pile", "Deck"].map((b) =>
      vp({ do: "swapZones", a: "$a", b: "$b" }, [
        `~swap {a:${a}} with {b:${b}}`,
        `(~exchange|~swap) {a:${a}} (with|and|for) {b:${b}}`,
      ]),
    ),
  ),

  // Control.
  ...numbers.map((num) =>
    say(
      "Change",
      { do: "control", what: "$what", by: "@by" },
      [`~take control of {what:Obj.${num}}`, `~gain control of {what:Obj.${num}}`],
      num === "sg" ? "{what:Obj.sg}のコントロールを得る" : undefined,
    ),
  ),
  ...numbers.map((num) =>
    say("Change", { do: "control", what: "$what", by: "opponent" }, [
      `give control of {what:Obj.${num}} to your opponent`,
      `give your opponent control of {what:Obj.${num}}`,
    ]),
  ),
  say(
    "Change",
    { do: "swapControl", a: "$a", b: "$b" },
    [
      "swap control of {a:Cards.sg} and {b:Cards.sg}",
      "(exchange|switch) control of {a:Cards.sg} and {b:Cards.sg}",
      "(swap|exchange) control of {a:Cards.sg} with {b:Cards.sg}",
    ],
    undefined,
    { by: ["you"] },
  ),

  // Levelling up (ttcg-8.1) and moving what is attached.
  both(
    "VP",
    ({ a, b }) => (unplaced(b as Cards) ? undefined : { do: "levelUp", what: a, with: b }),
    (node: Action) => (node.do === "levelUp" ? { a: node.what, b: node.with } : undefined),
    [
      "level up {a:AnyCards} with {b:AnyCards.from}",
      "(level|rank) up {a:AnyCards} (with|using|by playing) {b:AnyCards.from}",
    ],
    undefined,
    { by: ["you"] },
  ),
  both(
    "VP",
    ({ a, b }) => ("ref" in (a as Cards) ? undefined : { do: "attach", what: a, to: b }),
    (node: Action) => (node.do === "attach" ? { a: node.what, b: node.to } : undefined),
    ["attach {a:Cards.sg} to {b:Cards.sg}", "(move|equip) {a:Cards.sg} to {b:Cards.sg}"],
    undefined,
    { by: ["you"] },
  ),

  read(
    "VP",
    { do: "levelUp", what: "$a", with: "$b" },
    "play {b:Cards.sg.from} on top of {a:Cards.sg}",
    undefined,
    { by: ["you"] },
  ),
  vp({ do: "extraTurn", who: "@by" }, [
    "~take an extra turn after this one",
    "~take (another|an extra|an additional) turn [after this one|after this turn]",
  ]),
  read(
    "VP",
    ({ a, b }: Slots, form: Form) => ({
      do: "seq",
      of: [a, b].map((what) => ({
        do: "skip",
        who: whoOf(form),
        what,
        when: "next",
      })),
      joined: ["and"],
    }),
    "~skip <own:your/their> next {a:Skipped} and [<own:your/their>] [next] {b:Skipped}",
    undefined,
    { by: ["you", "opponent"] },
  ),

  // Effects and attacks.
  vp(
    { do: "endAttack" },
    ["end the attack", "end that attack", "negate the attack", "stop the attack", "cancel the attack"],
    "攻撃を終わらせる",
    { by: ["you"] },
  ),
  vp({ do: "endPhase", phase: "$p" }, ["end the {p:Phase}", "end this {p:Phase}"], undefined, {
    by: ["you"],
  }),
  vp({ do: "endTurn" }, ["end the turn", "end this turn"], undefined, { by: ["you"] }),
  vp(
    { do: "skip", who: "@by", what: "$p", when: "next" },
    [
      "~skip <own:your/their> next {p:Skipped}",
      "~skip <own:your/their> {p:Skipped} next turn",
      "~skip the {p:Skipped} of <own:your/their> next turn",
    ],
    "次の{p:Skipped}を飛ばす",
  ),
  vp({ do: "skip", who: "@by", what: "$p", when: "this" }, [
    "~skip <own:your/their> {p:Skipped} this turn",
    "~skip <own:your/their> {p:Skipped}",
    "~skip this turn's {p:Skipped}",
  ]),
  vp({ do: "skip", who: "@by", what: "$p", when: "next", n: "$n" }, [
    "~skip <own:your/their> next {n:#+} {p:SkippedMany}",
  ]),
  read(
    "VP",
    { do: "skip", who: "opponent", what: "$p", when: "next" },
    "skip your opponent's next {p:Skipped}",
    undefined,
    { by: ["you"] },
  ),
  say("SkippedMany", "turn", "turns"),
  ...(["draw", "main", "battle"] as const).map((phase) => say("SkippedMany", phase, `${phase} phases`)),
  say("Skipped", "turn", ["turn", "turns"], "ターン"),
  say("Skipped", "$p", "{p:Phase}", "{p:Phase}"),
  vp(
    { do: "equip", to: "$c" },
    [
      "equip this card to {c:AnyCards}",
      "equip to {c:AnyCards}",
      "attach this card to {c:AnyCards}",
      "equip {c:AnyCards} with this card",
      "equip this card onto {c:AnyCards}",
    ],
    "このカードを{c:AnyCards}に装備する",
    { by: ["you"] },
  ),
  vp(
    { do: "redirect", what: "attack", to: "opponent" },
    ["redirect the attack to your opponent", "redirect (an attack|that attack|it) to your opponent"],
    undefined,
    { by: ["you"] },
  ),
  vp(
    { do: "redirect", what: "effect", to: "another" },
    [
      "change the target of the effect to another target",
      "change the target of (the|an|one|that) effect to another [legal] target",
    ],
    undefined,
    { by: ["you"] },
  ),
  vp(
    { do: "redirect", what: "effect", of: "$f", to: "another" },
    [
      "change the target of {f:Countered} to another target",
      "change the target of {f:Countered} to another [legal] target",
    ],
    undefined,
    { by: ["you"] },
  ),
  vp(
    { do: "redirect", what: "effect", of: "$f", to: "$c" },
    ["redirect {f:Countered} to {c:AnyCards}", "change the target of {f:Countered} to {c:AnyCards}"],
    undefined,
    { by: ["you"] },
  ),
  vp(
    { do: "redirect", what: "attack", of: { what: "$d" }, to: "opponent" },
    [
      "redirect the attack of a {d:Desc.sg} to your opponent",
      "redirect (the|an) attack of (a|one|any) {d:Desc.sg} to your opponent",
    ],
    undefined,
    { by: ["you"] },
  ),
  vp(
    { do: "redirect", what: "attack", of: { what: "$d" }, to: "$c" },
    [
      "redirect the attack of a {d:Desc.sg} to {c:AnyCards}",
      "redirect (the|an) attack of (a|one|any) {d:Desc.sg} to {c:AnyCards}",
    ],
    undefined,
    { by: ["you"] },
  ),
  ...["attack", "effect"].flatMap((what) => [
    vp(
      { do: "redirect", what, to: "$c" },
      [
        what === "attack"
          ? "<spoken:redirect an attack/redirect the attack> to {c:AnyCards}"
          : "redirect the effect to {c:AnyCards}",
        `~redirect the ${what} to {c:AnyCards}`,
        `~redirect (its ${what}|${what === "attack" ? "an attack|one attack|that attack|this attack" : "an effect|one effect|that effect"}) to {c:AnyCards}`,
        `~change the target of (the|that|an|one) ${what} to {c:AnyCards}`,
        `~change the (${what}'s target|target of that ${what}) to {c:AnyCards}`,
      ],
      what === "attack" ? "攻撃の対象を{c:AnyCards}に変える" : "効果の対象を{c:AnyCards}に変える",
      { by: ["you"] },
    ),
  ]),
  ...copying("copy", "~copy", "コピーする"),
  ...copying("activate", "~activate", "発動する"),
];

/** "A unit of another type", from nowhere: that is a permission, not a level-up. */
function unplaced(cards: Cards): boolean {
  return "count" in cards && cards.what.differs !== undefined && cards.what.zone === undefined;
}

function copying(verb: "copy" | "activate", en: string, ja: string): Production[] {
  return [
    vp(
      { do: verb, of: "$c", which: "$k" },
      [`${en} the {k:Kind} effect of {c:AnyCards}`],
      `{c:AnyCards}の{k:Kind}効果を${ja}`,
    ),
    vp(
      { do: verb, of: "$c", all: true },
      [`${en} all effects of {c:AnyCards}`, `${en} (the|all the|all of the) effects of {c:AnyCards}`],
      `{c:AnyCards}のすべての効果を${ja}`,
    ),
    vp(
      { do: verb, of: "$c", which: "$k?" },
      [
        `${en} one [{k:Kind}] effect of {c:AnyCards}`,
        `${en} (a|any|any one|an|the) [{k:Kind}] effect of {c:AnyCards}`,
        `${en} {c:Cards.sg}'s [{k:Kind}] effect`,
      ],
      `{c:AnyCards}の[{k:Kind}]効果1つを${ja}`,
    ),
    read(
      "VP",
      ({ r, k }: Record<string, unknown>) => ({
        do: verb,
        of: { ref: r },
        ...(k !== undefined && { which: k }),
      }),
      [`${en} {r:RefOwn} [{k:Kind}] effect`],
      undefined,
      { by: ["you"] },
    ),
  ];
}

function isOwn(cards: Cards): boolean {
  if ("ref" in cards) return cards.ref === "this";
  return "count" in cards && cards.what.zone?.in === "field" && cards.what.zone.whose === "you";
}
