/** What becomes of cards, where only this game says it or says it so. */
import type { Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { counted } from "@tefuda/language/amounts/measure";
import { eru, godan, ichidan, sareru, suru } from "@tefuda/language/phrases/inflect";
import { tell } from "@tefuda/language/phrases/told";
import type { Statement } from "../tree.ts";

/** What becomes of cards is read as what is done to them. */
const becoming = (node: object, en: string | readonly string[], ja: readonly string[] = []): Production =>
  read("Becoming", (slots: Slots) => [fill(node, slots)], en, ja);
const fill = (node: object, slots: Slots): object =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === "string" && value.startsWith("$") ? slots[value.slice(1)] : value,
    ]),
  );

/** The same with a number, perhaps for each of something. */
const amounting = (node: object, ...en: readonly string[]): Production =>
  read(
    "Becoming",
    ({ f, n, ...slots }: Slots) => {
      const amount = counted({ n, f });
      return amount === undefined ? undefined : [{ ...fill(node, slots), n: amount }];
    },
    en,
  );

/** Several, each of them. */
const each = "[(すべて|それぞれ|全員)]";

/** Health that becomes less is lost, where it is not said for how long (tails-5.4). */
const takesHealth = (it: Statement): boolean =>
  it.is === "bonus" && it.by.some(({ stat, by }) => stat === "health" && typeof by === "number" && by < 0);

const lasting = (what: unknown) => ({ do: "lasting", what, for: "thisTurn" });

/** What the text's own card deals, which is dealt by its text: "it deals 1 damage to an enemy unit". */
const dealt = (node: (slots: Slots) => object, to: string, toJa: string): Production =>
  read(
    "Naming",
    ({ c, n, f, ...slots }: Slots) => {
      const amount = counted({ n, f });
      const dealer = c as { ref?: string; fits?: unknown };
      return amount === undefined || dealer.ref === undefined
        ? undefined
        : [{ ...node(slots), n: amount, dealer }];
    },
    `{c:Cards.sg.subj} [also] (deals|does) {n:#d} damage to ${to} [{f:ForEach}]`,
    `{c:Cards.sg.subj}(は|が)[、]${toJa}に{n:#d}[点][の]ダメージを${ichidan("与え")}`,
  );

export const actions: Production[] = [
  dealt(({ d }) => ({ do: "damage", what: d }), "{d:Obj}", "{d:Obj}"),
  dealt(({ w }) => ({ do: "points", of: "base", who: w, how: "lose" }), "{w:Whose} base", "{w:Whose}拠点"),
  // An Event's effects end with the turn, said or not (tails-7.1).
  read(
    "Becoming",
    ({ s }: Slots) => ((s as Statement[]).some(takesHealth) ? undefined : (s as unknown[]).map(lasting)),
    "{s:Told}",
    "{s:Told}",
    { on: ["onEvent"] },
  ),
  ...["sg", "pl"].flatMap((num) => {
    const c = `{c:Cards.${num}.subj}`;
    return [
      ...[
        "{n:#+} (more|additional) times",
        "(again|once more|one more time|1 more time|(a|one) (additional|extra|further) time)",
      ].map((times) =>
        read(
          "Becoming",
          ({ c: on, n = 1 }: Slots) => [lasting({ is: "bonus", who: on, by: [{ stat: "attacks", by: n }] })],
          [
            `${c} (may|can) attack ${times} [this turn]`,
            ...(times.includes("{n")
              ? []
              : [`${c} (may|can) make (one|1|a) (more|additional|extra|further) attack [this turn]`]),
          ],
        ),
      ),
      amounting(
        { do: "damage", what: "$c" },
        `${c} [also] (takes|take|receives|receive) {n:#d} damage [{f:ForEach}]`,
        `${c} [also] (loses|lose) {n:#d} health [{f:ForEach}]`,
      ),
      amounting(
        { do: "heal", what: "$c" },
        `${c} (heals|heal|recovers|recover|regains|regain) {n:#d} [(health|damage)] [{f:ForEach}]`,
        `${c} (is|are) healed [(by|for)] {n:#d} [(health|damage)] [{f:ForEach}]`,
      ),
      becoming({ do: "heal", what: "$c", n: "all" }, [
        `${c} (is|are) (fully|completely) healed`,
        `${c} (is|are) healed (fully|completely)`,
      ]),
      becoming(
        { do: "leave", what: "$c", n: "$n" },
        [
          `${c} (is|are) left with {n:#d} health [(left|remaining)]`,
          `${c} (stays|stay|remains|remain) (on the battlefield|in play) with {n:#d} health [(left|remaining)]`,
          `${c} [then] (has|have) {n:#d} health (left|remaining)`,
        ],
        [
          `${c}の(残り[の]|残っている)耐久力(は|が){n:#d}[点]${godan("にな", "る")}`,
          `${c}(は|が)耐久力{n:#d}で[戦場に]${godan("残", "る")}`,
        ],
      ),
      becoming({ do: "discard", who: "you", what: "$c" }, `${c} (is|are) discarded`),
      becoming(
        { do: "lay", what: "$c" },
        `${c} (is|are) (put|laid|placed) face-down (onto|on) the battlefield`,
      ),
      becoming({ do: "move", what: "$c", to: "out" }, `${c} (is|are) removed from the game`),
      becoming({ do: "control", what: "$c", who: "you", for: "forGood" }, `[from now on] you control ${c}`),
      becoming({ do: "control", what: "$c", who: "you", for: "$t" }, `you control ${c} {t:Dur}`),
      becoming(
        { do: "damage", what: "$c", n: "$n" },
        [],
        [
          `${c}(は|が)${each}[さらに|追加で]{n:#d}[点|ポイント][の]ダメージを${ichidan("受け")}`,
          `${c}(は|が)${each}ダメージを{n:#d}[点|ポイント]${ichidan("受け")}`,
        ],
      ),
      becoming(
        { do: "damage", what: "$c", n: "$n" },
        [],
        [
          `${c}(は|が)${each}[さらに]耐久力を[さらに]{n:#d}[点|ポイント]${godan("失", "う")}`,
          `${c}(は|が)${each}[さらに]{n:#d}(点|ポイント)の耐久力を${godan("失", "う")}`,
          `${c}の耐久力(は|が)${each}[さらに]{n:#d}[点|ポイント](${godan("減", "る")}|${suru("減少")})`,
        ],
      ),
      becoming(
        { do: "heal", what: "$c", n: "$n" },
        [],
        [
          `${c}(は|が)${each}[耐久力を]{n:#d}[点|ポイント](${suru("回復")}|${eru})`,
          `${c}(は|が)${each}{n:#d}(点|ポイント)の耐久力を(${suru("回復")}|${eru})`,
        ],
      ),
      becoming({ do: "destroy", what: "$c" }, `${c} (is|are) (destroyed|killed)`, [
        `${c}(は|が)${each}${sareru("破壊")}`,
      ]),
    ];
  }),
  becoming(
    { do: "points", of: "base", who: "$w", n: "$n", how: "lose" },
    "{w:Whose} base [also] (loses|takes) {n:#d} (health|damage|base health)",
    [
      `{w:Whose}拠点(は|が)[さらに]耐久力を[さらに]{n:#d}[点|ポイント]${godan("失", "う")}`,
      `{w:Whose}拠点の耐久力(は|が)[さらに]{n:#d}[点|ポイント](${godan("減", "る")}|${suru("減少")}|${godan("下が", "る")})`,
      `{w:Whose}拠点(は|が)[さらに|追加で]{n:#d}[点|ポイント][の]ダメージを${ichidan("受け")}`,
      `{w:Whose}拠点(は|が)[さらに]{n:#d}(点|ポイント)の耐久力を${godan("失", "う")}`,
    ],
  ),
  becoming(
    { do: "points", of: "base", who: "$w", n: "$n", how: "gain" },
    "{w:Whose} base [also] (gains|recovers|regains|heals) {n:#d} [(health|base health)]",
    [
      `{w:Whose}拠点(は|が)[さらに]耐久力を[さらに]{n:#d}[点|ポイント](${eru}|${suru("回復")})`,
      `{w:Whose}拠点の耐久力(は|が)[さらに]{n:#d}[点|ポイント](${ichidan("増え")}|${suru("回復")}|${suru("増加")}|${godan("上が", "る")})`,
      `{w:Whose}拠点(は|が){n:#d}[点|ポイント]${suru("回復")}`,
      `{w:Whose}拠点(は|が)[さらに]{n:#d}(点|ポイント)の耐久力を(${eru}|${suru("回復")})`,
    ],
  ),
  read(
    "Becoming",
    () => [{ do: "negate" }],
    "(the|that|this) attack (is (negated|canceled|cancelled|countered|prevented)|has no effect|does nothing|fails)",
    `(その|この)攻撃は(${suru("無効に")}|${sareru("無効に")}|${sareru("打ち消")})`,
  ),
  // What becomes of damage that would be dealt: for a time none is.
  read(
    "Becoming",
    ({ c, t }: Slots) =>
      tell({ c, p: [{ is: "cannot", what: "beDamaged" }] }).map((what) => ({ do: "lasting", what, for: t })),
    [
      "prevent (all|any) damage [that would be] [(dealt|done)] to {c:Cards.pl.obj} {t:Dur}",
      "prevent (all|any) damage [that would be] [(dealt|done)] to {c:Cards.sg.obj} {t:Dur}",
      "(all|any) damage (that would be|would be|) (dealt|done) to {c:Cards.pl.obj} {t:Dur} is prevented",
      "(all|any) damage (that would be|would be|) (dealt|done) to {c:Cards.sg.obj} {t:Dur} is prevented",
    ],
  ),
  read("Becoming", () => [{ do: "endTurn" }], "(the|this) turn (ends|is over) [(immediately|at once|now)]"),
  becoming(
    { do: "counter", what: "$d" },
    "(that|the) {d:Playable.sg} (is countered|has no effect|does not take effect|is (canceled|cancelled|negated))",
    [`その{d:Playable.sg}は(${sareru("打ち消")}|${sareru("無効に")}|${suru("無効に")})`],
  ),
];
