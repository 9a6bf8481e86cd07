/** Cards that are played, put and sent by effects (ttcg-5.7, 15.2, 15.3). */

import type { Production } from "@tefuda/cardtext";
import { both } from "@tefuda/cardtext/write";
import type { Cards } from "@tefuda/language/phrases/bones";
import { vp } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { dasu, modosu, oku, shuffledZone, their, wholeTop } from "@tefuda/language/phrases/moving";
import { whoOf } from "@tefuda/language/phrases/players";
import { mine } from "./shorthand.ts";

const field = "(side of the field|side|field)";

/** Playing under the rules of playing, without a play of the turn (ttcg-5.7). */
export const playing: Production[] = [
  vp(
    { do: "play", who: "@by", what: "$c" },
    [
      "~play {c:Objs.from}",
      "~take {c:Objs.from} and ~play (it|them)",
      "~play {c:Objs.from} (onto|to|on) the field",
    ],
    [`{c:Objs.from}場に${dasu}`, `{c:Objs.from}[場に]${suru("プレイ")}`, `{c:Objs.from}${suru("登場")}`],
  ),
  vp(
    { do: "play", who: "@by", what: "$c", free: true },
    [
      "~play {c:Objs.from} without levelling up",
      `~play {c:Objs.from} [(onto|to|on) (the|your|their) ${field}][,] without (levelling [(it|them)] up|levelling up [a (unit|card)]|a level up)`,
    ],
    [
      `{c:Objs.from}レベルアップなしで場に${dasu}`,
      `{c:Objs.from}レベルアップ(なしで|せずに|させずに)[、](場に${dasu}|[場に]${suru("プレイ")})`,
    ],
  ),
  vp(
    { do: "play", what: "$c", whose: "you" },
    [
      `play {c:Objs.from} onto your side of the field`,
      `(play|take) {c:Objs.from} [and play (it|them)] (onto|on|to) your ${field}`,
    ],
    [`{c:Objs.from}あなたの場に${dasu}`, `{c:Objs.from}(あなた|自分)の場に(${dasu}|${suru("プレイ")})`],
  ),
  vp(
    { do: "play", what: "$c", whose: "opponent" },
    [
      `play {c:Objs.from} onto your opponent's side of the field`,
      `play {c:Objs.from} (onto|on|to) (your|the) opponent's ${field}`,
    ],
    [`{c:Objs.from}相手の場に${dasu}`, `{c:Objs.from}相手の場に${suru("プレイ")}`],
  ),
  vp(
    { do: "play", who: "@by", what: "$c", tapped: true },
    ["~play {c:Objs.from} tapped"],
    [`{c:Objs.from}タップ状態で場に${dasu}`],
  ),
  mine(
    { do: "place", what: "$c", under: "$d" },
    [
      "place {c:Objs.from} underneath {d:Obj}",
      "(put|move|place) {c:Objs.from} (underneath|under|beneath|to underneath) {d:Obj}",
    ],
    [`{c:Objs.from}{d:Obj}の下に${oku}`, `{c:Objs.from}{d:Obj}の下に${ichidan("重ね")}`],
  ),
  mine(
    { do: "play", what: "$c", under: "$d" },
    ["play {c:Objs.from} underneath {d:Obj}", "play {c:Objs.from} (under|beneath) {d:Obj}"],
    [`{c:Objs.from}{d:Obj}の下に${dasu}`],
  ),
  ...(
    [
      ["you", "your", "あなたの"],
      ["opponent", "your opponent's", "相手の"],
    ] as const
  ).flatMap(([whose, en, ja]) => [
    mine(
      { do: "enter", what: "$c", whose },
      [
        `put {c:Objs.from} onto ${en} side of the field`,
        `(put|place|return|move) {c:Objs.from} (onto|on|to) ${en} ${field}`,
      ],
      [`{c:Objs.from}${ja}場に${oku}`, ...(whose === "you" ? [`{c:Objs.from}自分の場に${oku}`] : [])],
    ),
  ]),
  mine(
    { do: "recover", what: "$c" },
    ["recover {c:Objs.from}", "recover {c:Objs.from} [to your hand]"],
    [`{c:Objs.from}${suru("回収")}`],
  ),
  // Cards of their own that others move.
  ...(
    [
      ["hand", "(to|into)", "hand", `手札に${modosu}`],
      ["deckTop", "(on|to|onto) [the] top of", "deck", `デッキの一番上に${oku}`],
      ["deckBottom", "(on|to) the bottom of", "deck", `デッキの一番下に${oku}`],
      ["deckShuffled", "into", "deck", `デッキに戻して${suru("シャッフル")}`],
      ["pile", "(to|into|in)", "discard pile", `捨て札に${godan("送", "る")}`],
    ] as const
  ).map(([to, prep, place, ja]) =>
    both(
      "VP",
      ({ c }, form) =>
        to === "deckShuffled" && shuffledZone(c as Cards, "pile") === whoOf(form)
          ? { do: "shuffle", who: whoOf(form), pileToo: true }
          : to === "pile" && wholeTop(c as Cards)
            ? undefined
            : { do: "move", what: c, to, who: whoOf(form) },
      (it: { do: string; to?: string; who?: string; what?: unknown }, form) =>
        it.do === "move" && it.to === to && it.who === whoOf(form) ? { c: it.what } : undefined,
      [
        `${to === "hand" ? "~return" : to === "deckShuffled" ? "~shuffle" : to === "pile" ? "~send" : "~put"} {c:Objs.from} ${prep.replace(/\((\w+).*?\)( \[the\])?/, "$1")} their ${place}`,
        `(~return|~put|~place|~move|~send|~add|~take|~shuffle) {c:Objs.from} ${prep} (the|their|its owner's|their owner's|their owners') (${place}|${place}s)`,
      ],
      [
        `{c:Objs.from}${ja}`,
        `{c:Objs.from}${their}${ja}`,
        ...(to === "deckShuffled"
          ? [
              `{c:Objs.from}${their}デッキに(加えて|戻して|加え|戻し|混ぜて)[、][デッキを]${suru("シャッフル")}`,
            ]
          : []),
      ],
      { agr: ["third", "plural"] },
    ),
  ),
];
