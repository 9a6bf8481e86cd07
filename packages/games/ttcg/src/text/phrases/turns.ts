/** Turns and phases (ttcg-15.8). */

import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { vp, yours } from "@tefuda/language/phrases/doing";
import { eru, godan, ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
import { mine } from "./shorthand.ts";

const phases: readonly (readonly [phase: string, en: string, many: string, ja: string])[] = [
  ["turn", "turn", "turns", "ターン"],
  ["draw", "draw phase", "draw phases", "ドローフェイズ"],
  ["main", "main phase", "main phases", "メインフェイズ"],
  ["battle", "battle phase", "battle phases", "バトルフェイズ"],
];

/** Turns and phases (ttcg-15.8). */
export const turns: Production[] = [
  ...phases.flatMap(([what, en, many, ja]) => [
    vp(
      { do: "skip", who: "@by", what, when: "next" },
      [
        `~skip <own:your/their> next ${en}`,
        `~skip (your|their) ${en} next turn`,
        `~skip the ${en} of (your|their) next turn`,
      ],
      [
        `次の${ja}を${godan("飛ば", "す")}`,
        `[あなたの]次の[あなたの]${ja}を(${godan("飛ば", "す")}|${suru("スキップ")}|${godan("とば", "す")}|${negative("行わ")}|${negative("行え")})`,
      ],
    ),
    vp(
      { do: "skip", who: "@by", what, when: "this" },
      [`~skip <own:your/their> ${en} this turn`, `~skip (your|their) ${en}`, `~skip this turn's ${en}`],
      [
        `このターンの${ja}を${godan("飛ば", "す")}`,
        `このターン[、][あなたの]${ja}を(${godan("飛ば", "す")}|${suru("スキップ")})`,
      ],
    ),
    vp(
      { do: "skip", who: "@by", what, when: "next", n: "$n" },
      [`~skip <own:your/their> next {n:#+} ${many}`],
      [`次の{n:#+}回の${ja}を${godan("飛ば", "す")}`],
    ),
    read(
      "VP",
      { do: "skip", who: "opponent", what, when: "next" },
      `skip your opponent's next ${en}`,
      [`(相手の次|次の相手)の${ja}を(${godan("飛ば", "す")}|${suru("スキップ")}|${godan("とば", "す")})`],
      yours,
    ),
    ...(what === "turn"
      ? []
      : (["you", "opponent"] as const).map((who) => {
          const whose = who === "you" ? "あなた" : "相手";
          return read(
            "Naming",
            [{ do: "skip", who, what, when: "next" }],
            [],
            `次の${whose}のターン[の間|中|に|で]、[${whose}(は|の)][、]${ja}(を|は)(${godan("飛ば", "す")}|${suru("スキップ")}|${negative("行わ")}|${negative("行え")})`,
          );
        })),
    ...(what === "turn"
      ? []
      : [
          mine(
            { do: "endPhase", phase: what },
            [`end the ${en}`, `end (this|your opponent's|that player's|their) ${en}`],
            [
              `${ja}を${suru("終了")}`,
              `[相手の|その]${ja}を(${suru("終了")}|${ichidan("終了させ")}|${ichidan("終わらせ")})`,
            ],
          ),
          say("Phase", what, en, ja),
        ]),
  ]),
  vp(
    { do: "extraTurn", who: "@by" },
    [
      "~take an extra turn after this one",
      "~take (another|a extra|a additional|one extra|one more) turn [after this (one|turn)]",
    ],
    [
      `このターンの後に追加のターンを${eru}`,
      `(このターンの後に|このターンの後、|)追加(の|で1)ターン(を${eru}|を${godan("行", "う")})`,
    ],
  ),
  mine({ do: "endTurn" }, ["end the turn", "end this turn"], [`ターンを${suru("終了")}`]),
  mine(
    { do: "endAttack" },
    ["end the attack", "end that attack", "(negate|stop|cancel) (the|that) attack"],
    [`攻撃を${ichidan("終わらせ")}`],
  ),
];
