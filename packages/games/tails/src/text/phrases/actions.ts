/** What becomes of cards, where only this game says it or says it so. */
import type { Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { eru, godan, ichidan, sareru, suru } from "@tefuda/language/phrases/inflect";

/** What becomes of cards is read as what is done to them. */
const becoming = (node: object, en: string, ja: readonly string[] = []): Production =>
  read("Becoming", (slots: Slots) => [fill(node, slots)], en, ja);
const fill = (node: object, slots: Slots): object =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === "string" && value.startsWith("$") ? slots[value.slice(1)] : value,
    ]),
  );

const lasting = (what: unknown) => ({ do: "lasting", what, for: "thisTurn" });

export const actions: Production[] = [
  // An Event's effects end with the turn, said or not (tails-7.1).
  read("Becoming", ({ s }: Slots) => (s as unknown[]).map(lasting), "{s:Told}", "{s:Told}", {
    on: ["onEvent"],
  }),
  ...["sg", "pl"].flatMap((num) => {
    const c = `{c:Cards.${num}.subj}`;
    return [
      ...[
        "{n:#+} (more|additional) times",
        "(again|once more|one more time|1 more time|one additional time)",
      ].map((times) =>
        read(
          "Becoming",
          ({ c: on, n = 1 }: Slots) => [lasting({ is: "bonus", who: on, by: [{ stat: "attacks", by: n }] })],
          `${c} (may|can) attack ${times} [this turn]`,
        ),
      ),
      becoming({ do: "damage", what: "$c", n: "$n" }, `${c} (takes|take|receives|receive) {n:#d} damage`, [
        `${c}(は|が){n:#d}[点|ポイント][の]ダメージを${ichidan("受け")}`,
        `${c}(は|が)ダメージを{n:#d}[点|ポイント]${ichidan("受け")}`,
      ]),
      becoming({ do: "damage", what: "$c", n: "$n" }, `${c} (loses|lose) {n:#d} health`, [
        `${c}(は|が)耐久力を{n:#d}[点|ポイント]${godan("失", "う")}`,
      ]),
      becoming(
        { do: "heal", what: "$c", n: "$n" },
        `${c} (heals|heal|recovers|recover|regains|regain) {n:#d} [(health|damage)]`,
        [`${c}(は|が)[耐久力を]{n:#d}[点|ポイント](${suru("回復")}|${eru})`],
      ),
      becoming({ do: "destroy", what: "$c" }, `${c} (is|are) destroyed`, [`${c}(は|が)${sareru("破壊")}`]),
    ];
  }),
  becoming(
    { do: "points", of: "base", who: "$w", n: "$n", how: "lose" },
    "{w:Whose} base (loses|takes) {n:#d} (health|damage|base health)",
    [
      `{w:Whose}拠点(は|が)[さらに]耐久力を[さらに]{n:#d}[点|ポイント]${godan("失", "う")}`,
      `{w:Whose}拠点の耐久力(は|が)[さらに]{n:#d}[点|ポイント](${godan("減", "る")}|${suru("減少")}|${godan("下が", "る")})`,
      `{w:Whose}拠点(は|が)[さらに]{n:#d}[点|ポイント][の]ダメージを${ichidan("受け")}`,
    ],
  ),
  becoming(
    { do: "points", of: "base", who: "$w", n: "$n", how: "gain" },
    "{w:Whose} base (gains|recovers|heals) {n:#d} [health]",
    [
      `{w:Whose}拠点(は|が)[さらに]耐久力を[さらに]{n:#d}[点|ポイント](${eru}|${suru("回復")})`,
      `{w:Whose}拠点の耐久力(は|が)[さらに]{n:#d}[点|ポイント](${ichidan("増え")}|${suru("回復")}|${suru("増加")}|${godan("上が", "る")})`,
      `{w:Whose}拠点(は|が){n:#d}[点|ポイント]${suru("回復")}`,
    ],
  ),
  becoming({ do: "counter", what: "$d" }, "that {d:Playable.sg} (is countered|has no effect)", [
    `その{d:Playable.sg}は(${sareru("打ち消")}|${sareru("無効に")}|${suru("無効に")})`,
  ]),
];
