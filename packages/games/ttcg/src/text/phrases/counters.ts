/** Which effects and attacks are countered (ttcg-7.3, 15.4). */

import type { Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { yours } from "@tefuda/language/phrases/doing";
import { godan, suru } from "@tefuda/language/phrases/inflect";
import { mine } from "./shorthand.ts";

const one = "(one|a|any|target)";

/** Which effects and attacks are countered (ttcg-7.3, 15.4). */
export const counters: Production[] = [
  mine(
    { do: "counter", what: "effect" },
    ["counter one effect", "(counter|negate) (one|a|any|any one|target) [card] effect", "counter effect"],
    [
      `効果1つを${godan("打ち消", "す")}`,
      `[カードの]効果(1つを|を1つ|を)(${godan("打ち消", "す")}|${suru("無効に")})`,
    ],
  ),
  mine(
    { do: "counter", what: "attack" },
    ["counter an attack", "counter (one|a|any|the|that) attack", "negate (one|a|any) attack"],
    [
      `攻撃1つを${godan("打ち消", "す")}`,
      `[その]攻撃(1つを|を1つ|1回を|を)(${godan("打ち消", "す")}|${suru("無効に")})`,
    ],
  ),
  mine(
    { do: "counter", what: "it" },
    ["counter it", "(counter|negate) (it|(that|this|the) effect)"],
    [
      `それを${godan("打ち消", "す")}`,
      `(その効果|それ)を(${godan("打ち消", "す")}|${suru("無効に")}|${suru("無効化")})`,
    ],
  ),
  mine(
    { do: "counter", what: "effect", of: "$f" },
    ["counter {f:Countered}", "negate {f:Countered}"],
    [`{f:Countered}を${godan("打ち消", "す")}`, `{f:Countered}を${suru("無効に")}`],
  ),
  mine(
    { do: "counter", what: "attack", of: { what: "$d" } },
    [
      "counter the attack of a {d:Desc.sg}",
      "(counter|negate) (the attack|a attack|one attack|any attack) (of|by) (a|one|any) {d:Desc.sg}",
    ],
    [
      `{d:Desc}の攻撃1つを${godan("打ち消", "す")}`,
      `{d:Desc}の攻撃を(${godan("打ち消", "す")}|${suru("無効に")})`,
    ],
  ),
  say(
    "Countered",
    { by: "opponent" },
    [
      "one effect your opponent activates",
      `${one} [card] effect (your opponent activates|of your opponent|of your opponent's|your opponent activated)`,
      "one of your opponent's effects",
      "your opponent's effect",
    ],
    ["相手が発動した効果1つ", "相手(が発動した|の)効果[1つ]"],
  ),
  say(
    "Countered",
    { what: "$d" },
    [
      "the effect of a {d:Desc.sg}",
      `(the effect|one effect|a effect|any effect|the activation) of (a|one|any|another) {d:Desc.sg}`,
      `${one} {d:Desc.sg}'s effect`,
      `${one} {d:Nouned} [card's] effect`,
    ],
    ["{d:Desc}の効果1つ", "{d:Desc}(の効果|の効果を1つ|(1枚|1体|1つ)の効果)"],
  ),
  say(
    "Countered",
    { by: "opponent", what: "$d" },
    [
      "one effect of a {d:Desc.sg} your opponent activates",
      `${one} {d:Nouned} effect (your opponent activates|your opponent activated|of your opponent|of your opponent's)`,
      `${one} effect of (a|one|any) {d:Desc.sg} [that] your opponent (activates|activated)`,
      "the effect of a {d:Desc.sg} your opponent activates",
    ],
    ["相手が発動した{d:Desc}の効果1つ", "相手が発動した{d:Desc}の効果"],
  ),
  say(
    "Countered",
    { kind: "$k", what: "$d" },
    ["the {k:Kind} effect of a {d:Desc.sg}", "(a|one|any|the) {k:Kind} effect of (a|one|any) {d:Desc.sg}"],
    ["{d:Desc}の{k:Kind}効果1つ", "{d:Desc}の{k:Kind}効果"],
  ),
  say(
    "Countered",
    { kind: "$k" },
    ["a {k:Kind} effect", `${one} {k:Kind} effect`],
    ["{k:Kind}効果1つ", "{k:Kind}効果"],
  ),
  say(
    "Countered",
    { by: "opponent", kind: "$k" },
    [
      "one {k:Kind} effect your opponent activates",
      `${one} {k:Kind} effect (your opponent activates|of your opponent|of your opponent's)`,
    ],
    ["相手が発動した{k:Kind}効果1つ", "相手(が発動した|の){k:Kind}効果"],
  ),
  say(
    "Countered",
    { kinds: ["$k", "$l"] },
    ["one {k:Kind} or {l:Kind} effect", `${one} {k:Kind} or {l:Kind} effect`],
    ["{k:Kind}効果または{l:Kind}効果1つ"],
  ),
  say(
    "Countered",
    { would: "destroy", whom: "$c" },
    ["one effect that would destroy {c:Obj}", "(one|a|any) effect that (would destroy|destroys) {c:Obj}"],
    ["{c:Obj}を破壊する効果1つ", "{c:Obj}を破壊する効果"],
  ),
  read(
    "Countered",
    ({ d }: Slots) => ({ would: "destroy", whom: { count: { exactly: 1 }, what: d } }),
    [],
    "{d:Desc}を破壊する効果[1つ]",
  ),
  say(
    "Countered",
    { targets: "$c" },
    ["one effect that targets {c:Obj}", "(one|a|any) effect (that targets|targeting) {c:Obj}"],
    ["{c:Obj}を対象とする効果1つ", "{c:Obj}を対象(とする|にする|に取る|とした|にした|に取った)効果[1つ]"],
  ),
  say(
    "Countered",
    { by: "opponent", targets: "$c" },
    [
      "one effect your opponent activates that targets {c:Obj}",
      "(one|a|any) [card] effect (your opponent activates|of your opponent|of your opponent's) (that targets|targeting) {c:Obj}",
      "(one|any) of your opponent's effects (that targets|targeting) {c:Obj}",
    ],
    [
      "{c:Obj}を対象とする相手の効果1つ",
      "{c:Obj}を対象(とする|にする|に取る|とした|にした|に取った)相手の効果[1つ]",
    ],
  ),
  read(
    "Countered",
    { what: { noun: "spell" } },
    ["(a|one|any|target) spell [card]", "the activation of (a|one|any) spell [card]"],
    ["スペル(1枚|の発動)"],
  ),
  read("Countered", { by: "opponent", what: { noun: "spell" } }, [
    "(a|one|any|target) spell [card] (your opponent (activates|plays|uses)|of your opponent|of your opponent's)",
    "(a|one|any) enemy spell [card]",
  ]),
  read(
    "VP",
    { do: "counter", what: "effect", of: "$f" },
    [],
    `{f:Countered}を(1つ|(対象とし|対象として|選び|選んで)、[(それ|その効果)を])(${godan("打ち消", "す")}|${suru("無効に")}|${suru("無効化")})`,
    yours,
  ),
  read(
    "Countered",
    ({ d, o }: Slots) => ({ ...(o !== undefined && { by: o }), targets: { count: { exactly: 1 }, what: d } }),
    [],
    "{d:Desc}を対象(とする|にする|に取る|とした|にした|に取った)[{o:Theirs}]効果[1つ]",
  ),
  read("Theirs", "opponent", [], "相手の"),
  // Of the effect that this answers: "counter its effect".
  read(
    "VP",
    { do: "counter", what: "it", ofIt: true },
    [
      "(counter|negate) (its|that (card|unit|spell)'s|the (card|unit|spell)'s) (effect|activation)",
      "(counter|negate) the (effect|activation) of (it|that (card|unit|spell))",
      "(counter|negate) (that|the|this) (activation|spell)",
    ],
    [
      `(その(カード|ユニット|スペル)|それ)の(効果|発動)を(${godan("打ち消", "す")}|${suru("無効に")}|${suru("無効化")})`,
    ],
    yours,
  ),
];
