/** What holds of cards: predicates, and the sentences that they make. */
import type { Production, Slots } from "@tefuda/cardtext";
import { type Phrases, read, say } from "@tefuda/cardtext/write";
import { changed, counted } from "@tefuda/language/amounts/measure";
import { eru, godan, ichidan, negative } from "@tefuda/language/phrases/inflect";
import { degrees } from "@tefuda/language/phrases/measures";

const pred = (node: unknown, en: Phrases, ja: Phrases): Production => say("Pred", node, en, ja);
const has = "<num:has/have>";
const having = "持って<end:いる/いて/おり/いられる>";
const anyGet = "(gets|get|gains|gain|has|have|receives|receive)";

export const statements: Production[] = [
  ...(["str", "def"] as const).flatMap((stat) =>
    [1, -1].map((sign) =>
      read(
        "Pred",
        ({ n, f }: Slots) => {
          const by = counted({ n: sign * (n as number), f });
          return by === undefined ? undefined : { is: "bonus", by: { str: 0, def: 0, [stat]: by } };
        },
        `${sign > 0 ? "(gains|gain)" : "(loses|lose)"} {n:#d} ${stat.toUpperCase()} [{f:ForEach}]`,
        `[{f:ForEach}]${stat.toUpperCase()}を{n:#d}${sign > 0 ? eru : godan("失", "う")}`,
      ),
    ),
  ),
  pred(
    { is: "support" },
    [`${has} support`, `${anyGet} support`],
    [`サポートを${godan("持", "つ")}`, `サポートを(${eru}|${having})`],
  ),
  pred(
    { is: "may", what: "attackPlayer" },
    [
      "may attack players directly",
      "(may|can) attack (your opponent|the opponent|opponents|a player|the player|players) (directly|even if they control UNITs|past UNITs|past their UNITs)",
      "(may|can) attack directly",
    ],
    [
      `プレイヤーを直接攻撃<end:できる/できて/でき/できる>`,
      `(相手|相手プレイヤー)を直接攻撃<end:できる/できて/でき/できる>`,
      `[相手がUNITをコントロールしていても][、](相手|プレイヤー)を[直接]攻撃<end:できる/できて/でき/できる>`,
      `直接攻撃<end:できる/できて/でき/できる>`,
    ],
  ),
  ...changed(
    "Pred",
    () => ({ is: "overkill" }),
    ({ is }: { is: string }) => (is === "overkill" ? {} : undefined),
    (more) => {
      const { en, adverb } = degrees(more);
      return {
        en: [
          `<num:deals/deal> {n:#d} ${en} overkill damage`,
          `(deal|deals|cause|causes) {n:#d} ${more ? "(additional|extra)" : "fewer"} overkill damage`,
        ],
        ja: [
          `オーバーキルダメージを{n:#d}${adverb}${ichidan("与え")}`,
          `{n:#d}${adverb}オーバーキルダメージを${ichidan("与え")}`,
        ],
      };
    },
  ),
  pred(
    { is: "noStunDamage" },
    ["<num:causes/cause> no stun damage", "(do|does) not cause stun damage", "(deal|deals) no stun damage"],
    [
      `スタンダメージを${negative("起こさ")}`,
      `スタンダメージを(${negative("与え")}|${negative("発生させ")})`,
    ],
  ),
];
