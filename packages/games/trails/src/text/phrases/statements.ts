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
    { is: "loses", keywords: "$e" },
    ["<num:loses/lose> {e:Keywords}", "(loses|lose|no longer has|no longer have) {e:Keywords}"],
    [`{e:Keywords}を${godan("失", "う")}`],
  ),
  ...(["str", "def"] as const).map((stat) => {
    const name = stat.toUpperCase();
    return pred(
      { is: "set", what: stat, to: "$v" },
      [
        `<num:has/have> ${name} equal to {v:Level}`,
        `(has|have) (a|its|their) ${name} (equal to|of) {v:Level}`,
      ],
      [`${name}が{v:Level}に${godan("な", "る")}`],
    );
  }),
  ...(["str", "def"] as const).flatMap((stat) => {
    const name = stat.toUpperCase();
    const node = ({ c, r, v }: Slots) => [{ is: "set", who: c ?? { ref: r }, what: stat, to: v }];
    const becomes = "(is|becomes|is always|is set to|equals) [equal to]";
    return [
      read(
        "Told",
        node,
        [
          `{r:Ref.sg.obj}'s ${name} ${becomes} {v:Level}`,
          `the ${name} of {c:Cards.sg.obj} ${becomes} {v:Level}`,
        ],
        [`{r:Ref.sg.subj}の${name}は{v:Level}(である|になる|と等しい|に等しい)`],
      ),
    ];
  }),
  say("Level", "$v", "{v:Value}", "{v:Value}"),
  say("Level", "$n", "{n:#0}", "{n:#0}"),
  say("Level", { each: "$d", times: 1 }, "the number of {d:Desc.pl}", "{d:Desc}の枚数"),
  pred(
    { is: "overkillTwice" },
    [
      "<num:deals/deal> twice the overkill damage",
      "(deal|deals|cause|causes) (double|twice [as much]|twice the) overkill damage",
    ],
    [
      `オーバーキルダメージを2倍${ichidan("与え")}`,
      `(2倍のオーバーキルダメージを|オーバーキルダメージを2倍に(して)?)${ichidan("与え")}`.replace(
        "(して)?",
        "[して]",
      ),
    ],
  ),
  read(
    "Told",
    ({ r }: Slots) => [{ is: "overkillTwice", who: { ref: r } }],
    [
      "[the] overkill damage [that] {r:Ref.sg.subj} deals is doubled",
      "double the overkill damage {r:Ref.sg.subj} deals",
    ],
    ["{r:Ref.sg.subj}(の|が与える)オーバーキルダメージは2倍になる"],
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
