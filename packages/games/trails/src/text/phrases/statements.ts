/** What holds of cards: predicates, and the sentences that they make. */
import type { Production, Slots } from "@tefuda/cardtext";
import { type Phrases, read, say } from "@tefuda/cardtext/write";
import { changed, counted } from "@tefuda/language/amounts/measure";
import { eru, godan, ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
import { degrees, verbsOfChange } from "@tefuda/language/phrases/measures";
import { YOU } from "@tefuda/language/phrases/players";
import type { Description } from "../tree.ts";

const pred = (node: unknown, en: Phrases, ja: Phrases): Production => say("Pred", node, en, ja);
/** So much less is nothing at all. */
const ALL = -999;
const has = "<num:has/have>";
const having = "持って<end:いる/いて/おり/いられる>";
const anyGet = "(gets|get|gains|gain|has|have|receives|receive)";

const strAndDef = ({ v }: Slots) => (["str", "def"] as const).map((what) => ({ is: "set", what, to: v }));

export const statements: Production[] = [
  ...(["str", "def"] as const).flatMap((stat) =>
    [1, -1].map((sign) =>
      read(
        "Pred",
        ({ n, f }: Slots) => {
          const by = counted({ n: sign * (n as number), f });
          return by === undefined ? undefined : { is: "bonus", by: { str: 0, def: 0, [stat]: by } };
        },
        sign > 0 ? [] : `(loses|lose) {n:#d} ${stat.toUpperCase()} [{f:ForEach}]`,
        `[{f:ForEach}]${stat.toUpperCase()}を{n:#d}${sign > 0 ? eru : godan("失", "う")}`,
      ),
    ),
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Told",
      ({ c }: Slots) => [{ is: "cannot", who: c, what: "beAttacked" }],
      [],
      [
        `相手は[、]{c:Cards.${num}.subj}を攻撃対象(に(選択|)|として選択)${negative("でき")}`,
        `相手は[、]{c:Cards.${num}.subj}を攻撃(対象に選べ|対象として選べ|対象に指定でき|の対象にでき)<end:ない/なくて/ず>`,
      ],
    ),
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Told",
      ({ c }: Slots) => [{ is: "cannot", who: c, what: "beAttackedTogether" }],
      `(UNITs|your opponent|your opponents) (cannot|may not) (SCLM attack|make SCLM attacks on|make a SCLM attack on) {c:Cards.${num}.obj}`,
      [
        `(相手は|UNITは|)[、]{c:Cards.${num}.subj}(を|に|への)スクラム(攻撃でき|で攻撃でき|攻撃を行え)<end:ない/なくて/ず>`,
      ],
    ),
  ),
  // Whoever attacks "you" fights for the opponent.
  read(
    "Told",
    ({ d }: Slots) => {
      const what = d as Description;
      if (what.side === "yours" || what.zone) return undefined;
      return [
        { is: "cannot", who: { count: "all", what: { ...what, side: "opponents" } }, what: "attackPlayer" },
      ];
    },
    "{d:Desc.pl} (cannot|may not) attack you [directly]",
    `{d:Desc}は[、]${YOU}を[直接]${negative("攻撃でき")}`,
  ),
  pred(
    { is: "entersActioned" },
    [
      "<num:enters/enter> the field actioned",
      "(enters|enter|comes into play|come into play|comes onto the field) [(the field|play)] actioned",
      "<num:is/are> put onto the field actioned",
    ],
    [
      `アクション状態で場に${ichidan("出")}`,
      `場に${ichidan("出")}とき、アクション状態で場に${ichidan("出")}`,
    ],
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
      "(may|can) attack (your opponent|the opponent|opponents|a player|the player|players) (directly|even if (they|it|your opponent) (control|controls) [any] UNITs|past UNITs|past their UNITs|even (if|though|while) there are UNITs [(it could attack|it can attack|there)]|ignoring [(their|its)] UNITs|as though (they|it) controlled no UNITs)",
      "(may|can) attack directly",
    ],
    [
      `プレイヤーを直接攻撃<end:できる/できて/でき/できる>`,
      `(相手|相手プレイヤー|プレイヤー)(に|へ)直接攻撃<end:できる/できて/でき/できる>`,
      `(相手|相手プレイヤー)を直接攻撃<end:できる/できて/でき/できる>`,
      `[(相手がUNITをコントロールしていても|相手の場にUNITがいても|相手にUNITがいても|相手のUNITがいても|相手のUNITを無視して)][、](相手|相手プレイヤー|プレイヤー)を[直接]攻撃<end:できる/できて/でき/できる>`,
      `直接攻撃<end:できる/できて/でき/できる>`,
    ],
  ),
  ...changed(
    "Pred",
    () => ({ is: "overkill" }),
    ({ is, by }: { is: string; by?: unknown }) => (is === "overkill" && by !== ALL ? {} : undefined),
    (more) => {
      const { en, adverb } = degrees(more);
      return {
        en: [
          `<num:deals/deal> {n:#d} ${en} overkill damage`,
          `(deal|deals|cause|causes) {n:#d} ${more ? "(additional|extra)" : "fewer"} overkill damage`,
        ],
        ja: [
          `オーバーキルダメージを{n:#d}${adverb}${ichidan("与え")}`,
          `{n:#d}${adverb}オーバーキル[ダメージ]を(${ichidan("与え")}|${godan("起こ", "す")})`,
          `[与える|起こす]オーバーキル[ダメージ](が|は|を)[、]{n:#d}[点|だけ](${verbsOfChange(more).join("|")})`,
        ],
      };
    },
  ),
  ...[1, -1].map((sign) =>
    read(
      "Told",
      ({ c, n }: Slots) => [{ is: "overkill", who: c, by: sign * (n as number) }],
      [
        `[the] overkill damage [((caused|dealt|done) by|from)] {c:Cards.sg.obj} is ${degrees(sign > 0).up} by {n:#d}`,
        `[the] overkill damage [that] {c:Cards.sg.subj} (deals|causes) is ${degrees(sign > 0).up} by {n:#d}`,
      ],
      ["sg", "pl"].map(
        (num) =>
          `{c:Cards.${num}.subj}(の|が与える|が起こす|による|によって与えられる)オーバーキル[ダメージ](が|は|を)[、]{n:#d}[点|だけ](${verbsOfChange(sign > 0).join("|")})`,
      ),
    ),
  ),
  // By those only that have an icon: by those not that have it not.
  read(
    "Pred",
    ({ d }: Slots) => {
      const { keywords, ...what } = d as Description;
      const only = keywords?.length === 1 && Object.keys(what).length === 1;
      return only
        ? { is: "cannot", what: "beAttacked", whom: { count: "all", what: { ...what, lacks: keywords[0] } } }
        : undefined;
    },
    "(can|may) only be attacked by {d:Desc.pl}",
    `{d:Desc}にしか${negative("攻撃され")}`,
  ),
  // Nothing by overkill.
  say(
    "Pred",
    { is: "overkill", by: ALL },
    [
      "<num:deals/deal> no overkill damage",
      "(deal|deals|cause|causes) no overkill [damage]",
      "((do|does) not|cannot) (deal|cause) overkill [damage]",
    ],
    [
      `オーバーキルダメージを${negative("与え")}`,
      `オーバーキル[ダメージ]を(${negative("与え")}|${negative("与えられ")})`,
      `オーバーキルを(${negative("起こさ")}|${negative("起こせ")}|${negative("発生させ")})`,
    ],
  ),
  // all its texts, for a time
  say(
    "Pred",
    { is: "losesCrafts" },
    [
      "<num:loses/lose> all crafts",
      "(loses|lose) all [(its|their)] (crafts|abilities|text|texts|effects)",
      "(has|have) no crafts",
    ],
    [
      `すべてのクラフトを${godan("失", "う")}`,
      `[すべての](クラフト|能力|テキスト|効果)[すべて]を[すべて]${godan("失", "う")}`,
    ],
    { hold: ["lent"] },
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
      [
        `${name}が{v:Level}に${godan("な", "る")}`,
        `${name}(が|は|を)[、]{v:Level}(に${godan("な", "る")}|${suru("に")}|と同じに${godan("な", "る")}|と同じ値に${godan("な", "る")}|に等しく${godan("な", "る")})`,
      ],
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
        [
          `{c:Cards.sg.subj}の${name}は[、][常に]{v:Level}(である|になる|と等しい|に等しい|と同じになる|と同じである|と同じ値になる)`,
        ],
      ),
    ];
  }),
  // Both alike: each of them is said.
  read("Preds", strAndDef, "(has|have) STR and DEF [each] equal to {v:Level}"),
  read(
    "Told",
    ({ c, r, v }: Slots) => strAndDef({ v }).map((one) => ({ ...one, who: c ?? { ref: r } })),
    [
      "{r:Ref.sg.obj}'s (STR and DEF|DEF and STR) (are|become) [(each|both|always)] [equal to] {v:Level}",
      "the (STR and DEF|DEF and STR) of {c:Cards.sg.obj} (are|become) [(each|both|always)] [equal to] {v:Level}",
    ],
    [
      "{c:Cards.sg.subj}の(STR(と|・|、)DEF|DEF(と|・|、)STR)は[、][(常に|それぞれ|ともに|どちらも)]{v:Level}(である|になる|と等しい|に等しい|と同じになる|と同じである|と同じ値になる|と同じ)",
    ],
  ),
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
    ["{r:Ref.sg.subj}(の|が与える|が起こす|による)オーバーキル[ダメージ](は|が|を)2倍(になる|にする)"],
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Told",
      ({ c }: Slots) => [{ is: "noStunDamage", who: c }],
      [
        `you (lose no|do not lose [any]) bond when {c:Cards.${num}.event} (is|are) stunned`,
        `(when|whenever|if) {c:Cards.${num}.event} (is|are) stunned, you (lose no|do not lose [any]) bond`,
      ],
      [
        `{c:Cards.${num}.subj}がスタンしても[、]${YOU}は(スタンダメージを受けない|絆を失わない)`,
        `${YOU}は[、]{c:Cards.${num}.subj}(がスタンしても|の)[、]スタンダメージを受けない`,
      ],
    ),
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
