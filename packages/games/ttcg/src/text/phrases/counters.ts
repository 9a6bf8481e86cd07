/** To counter: which effects and attacks (ttcg-7.3, 15.4). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";

export const counters: Production[] = [
  say(
    "VP",
    { do: "counter", what: "effect" },
    ["counter one effect", "counter (an|any|a|any one|one card|a card|any card) effect", "counter effect"],
    "効果1つを打ち消す",
    { by: ["you"] },
  ),
  say(
    "VP",
    { do: "counter", what: "attack" },
    [
      "<spoken:counter an attack/counter the attack>",
      "counter (one|an|any|the|that) attack",
      "negate (an|one) attack",
    ],
    "攻撃1つを打ち消す",
    { by: ["you"] },
  ),
  say(
    "VP",
    { do: "counter", what: "it" },
    ["counter it", "counter (that|this) effect", "negate (it|that effect)", "counter the effect"],
    "それを打ち消す",
    { by: ["you"] },
  ),
  say(
    "VP",
    { do: "counter", what: "effect", of: "$f" },
    ["counter {f:Countered}", "negate {f:Countered}"],
    "{f:Countered}を打ち消す",
    { by: ["you"] },
  ),
  say(
    "VP",
    { do: "counter", what: "attack", of: { what: "$d" } },
    [
      "counter the attack of a {d:Desc.sg}",
      "counter (the attack|an attack|one attack) of (a|one|any) {d:Desc.sg}",
      "counter an attack by (a|one) {d:Desc.sg}",
    ],
    undefined,
    { by: ["you"] },
  ),

  say(
    "Countered",
    { by: "opponent" },
    [
      "one effect your opponent activates",
      "(one|an|any) effect (your opponent activates|of your opponent|of your opponent's|your opponent activated)",
      "one of your opponent's effects",
      "your opponent's effect",
    ],
    "相手が発動した効果1つ",
  ),
  say(
    "Countered",
    { what: "$d" },
    [
      "the effect of a {d:Desc.sg}",
      "(the effect|one effect|an effect|the activation) of (a|one|any|another) {d:Desc.sg}",
      "(a|one|any|the effect of a) {d:Desc.sg}'s effect",
      "(a|one|any) {d:Nouned} effect",
      "(a|one|any) {d:Nouned} card's effect",
    ],
    "{d:Desc.sg}の効果",
  ),
  say(
    "Countered",
    { by: "opponent", what: "$d" },
    [
      "one {d:Nouned} effect your opponent activates",
      "(a|one|any) {d:Nouned} effect (your opponent activates|of your opponent|of your opponent's)",
      "the effect of a {d:Desc.sg} your opponent activates",
    ],
    "相手が発動した{d:Nouned}効果1つ",
  ),
  say("Countered", { kind: "$k", what: "$d" }, [
    "the {k:Kind} effect of a {d:Desc.sg}",
    "(a|one|any|the) {k:Kind} effect of (a|one|any) {d:Desc.sg}",
  ]),
  say(
    "Countered",
    { kind: "$k" },
    ["a {k:Kind} effect", "one {k:Kind} effect", "(a|any) {k:Kind} effect"],
    "{k:Kind}効果1つ",
  ),
  say(
    "Countered",
    { by: "opponent", kind: "$k" },
    [
      "one {k:Kind} effect your opponent activates",
      "(a|one|any) {k:Kind} effect (your opponent activates|of your opponent|of your opponent's)",
    ],
    "相手が発動した{k:Kind}効果1つ",
  ),
  say("Countered", { kinds: ["$k", "$l"] }, [
    "one {k:Kind} or {l:Kind} effect",
    "(a|any) {k:Kind} or {l:Kind} effect",
  ]),
  say("Countered", { would: "destroy", whom: "$c" }, [
    "one effect that would destroy {c:AnyCards}",
    "(an|any) effect that (would destroy|destroys) {c:AnyCards}",
  ]),
  say("Countered", { targets: "$c" }, [
    "one effect that targets {c:AnyCards}",
    "(an|any) effect (that targets|targeting) {c:AnyCards}",
  ]),
  read("Countered", { what: { noun: "spell" } }, ["(a|one) spell", "the activation of (a|one) spell"]),
];
