/** Cards that are put into a homebase. */
import type { Production } from "@tefuda/cardtext";
import { type Phrases, read } from "@tefuda/cardtext/write";
import { elided, vp, yours } from "@tefuda/language/phrases/doing";
import { oku } from "@tefuda/language/phrases/moving";
import { subjectsOf } from "@tefuda/language/phrases/players";
import { turned, vocabulary } from "./words.ts";

const subjects = subjectsOf(vocabulary.cards).map(({ by }) => by);
/** What other players do with cards of theirs. */
const others = (node: object, where: Phrases, ja: string): Production[] => [
  vp(
    { ...node, who: "@by" },
    (where as readonly string[]).map((phrase) =>
      phrase.replace(/^\(put\|lay\)/, "(~put|~lay)").replace(/^put/, "~put"),
    ),
    ja,
    { by: subjects, agr: ["third", "plural"] },
  ),
];

export const moves: Production[] = [
  read("Ownerstrail", "one", "the trail"),
  ...(["down", "up"] as const).flatMap((face) =>
    [true, false].flatMap((is) => {
      const [en, ja] = turned[is ? "yes" : "no"];
      const side = face === "down" ? "裏向き" : "表向き";
      const node = { do: "toHomebase", what: "$c", whose: "$w", face, turned: is };
      const where: Phrases = [
        `put {c:Objs.from} face-${face} and ${en} into {w:Whose} homebase`,
        `(put|lay) {c:Objs.from} (into|in) {w:Whose} homebase face-${face} [and] ${en}`,
        `(put|lay) {c:Objs.from} face-${face} (into|in) {w:Whose} homebase [and] ${en}`,
      ];
      return [
        ...others(node, where, `{c:Objs.from}${side}の${ja}で{w:Whose}拠点に${oku}`),
        vp(
          node,
          where,
          [
            `{c:Objs.from}${side}の${ja}で{w:Whose}拠点に${oku}`,
            `{c:Objs.from}{w:Whose}拠点に${side}(の|で|かつ|、|・)${ja}で${oku}`,
            `{c:Objs.from}${side}(で|かつ|、|・)${ja}で{w:Whose}拠点に${oku}`,
          ],
          yours,
        ),
        // One's own homebase need not be said to be.
        read(
          "VP",
          { ...node, whose: "you" },
          [],
          [
            `{c:Objs.from}${side}(の|で|かつ|、|・)${ja}で拠点に${oku}`,
            `{c:Objs.from}拠点に${side}(の|で|かつ|、|・)${ja}で${oku}`,
          ],
          yours,
        ),
        elided({ ...node, whose: "you" }, [
          `[(あなたの|自分の)]拠点に${side}(の|で|かつ|、|・)${ja}で${oku}`,
          `${side}(の|で|かつ|、|・)${ja}で[(あなたの|自分の)]拠点に${oku}`,
        ]),
      ];
    }),
  ),
  // trails-5.3: ready, where nothing else is said.
  ...(
    [
      ["down", "裏向きで"],
      ["up", "表向きで"],
    ] as const
  ).flatMap(([face, ja]) => [
    elided({ do: "toHomebase", whose: "you", face, turned: false }, [
      `[(あなたの|自分の)]拠点に${ja}${oku}`,
      `${ja}[(あなたの|自分の)]拠点に${oku}`,
    ]),
    read(
      "VP",
      { do: "toHomebase", what: "$c", whose: "you", face, turned: false },
      [],
      [`{c:Objs.from}${ja}拠点に${oku}`, `{c:Objs.from}拠点に${ja}${oku}`],
      yours,
    ),
    read(
      "VP",
      { do: "toHomebase", what: "$c", whose: "$w", face, turned: false },
      [
        `(put|lay) {c:Objs.from} (into|in) {w:Whose} homebase face-${face}`,
        `(put|lay) {c:Objs.from} face-${face} (into|in) {w:Whose} homebase`,
      ],
      [`{c:Objs.from}${ja}{w:Whose}拠点に${oku}`, `{c:Objs.from}{w:Whose}拠点に${ja}${oku}`],
      yours,
    ),
  ]),
];
