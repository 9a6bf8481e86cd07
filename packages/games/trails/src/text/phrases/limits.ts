/** Statements with sentences of their own: links (trails-10.10), costs, income, and what players cannot do. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { changed } from "@tefuda/language/amounts/measure";
import { eru, godan, ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
import { degrees, verbsOfChange } from "@tefuda/language/phrases/measures";
import { whoOf, YOU } from "@tefuda/language/phrases/players";
import { whole } from "@tefuda/language/phrases/rows";
import type { Description, Statement } from "../tree.ts";

/** Statements of a sort about the player of a form. */
export function ofPlayer(is: Statement["is"]) {
  return (it: Statement, form: Form) =>
    it.is === is && "whose" in it && it.whose === whoOf(form) ? {} : undefined;
}

export const own = "<own:your/their>";

/** Damage of all kinds, from stunned UNITs, by overkill (trails-2.5): by what bond is then not lost. */
const damages = [
  [undefined, "", "ダメージ", ""],
  ["stun", "stun ", "スタンダメージ", "stunned UNITs"],
  ["overkill", "overkill ", "オーバーキルダメージ", "overkill"],
] as const;
const inThisTurn = "(this turn|until end of turn|until the end of (the|this) turn)";
const thisTurnJa = "このターン[の間|中|が終わるまで|の終わりまで|終了時まで]";
const inCure = "回復フェイズ[に|中|中に|の間]";

/** Said of the damage. */
const damageIs = (kind: string, lessened: boolean): string[] => [
  `[(the|any|all)] ${kind}damage [that] you [would] take is ${degrees(!lessened).up} by {n:#d}`,
  `[(the|any|all)] ${kind}damage [(that is|that would be)] dealt to you is ${degrees(!lessened).up} by {n:#d}`,
  ...(lessened
    ? [
        `reduce [(the|any|all)] ${kind}damage [that] you [would] take by {n:#d}`,
        `reduce [(the|any|all)] ${kind}damage [(that is|that would be)] dealt to you by {n:#d}`,
        `(whenever|if|when) you would take ${kind}damage, (reduce (that|the) damage by {n:#d}|you take {n:#d} less [damage] [instead])`,
        `prevent {n:#d} of (the|any|all) ${kind}damage [that] you [would] take`,
      ]
    : []),
];

/** What is negative is more. */
const lessDamage = (from: "stun" | "overkill" | undefined, kind: string, ja: string): Production[] => [
  ...changed(
    "Rule",
    (_, form) => ({ is: "damageLess", whose: whoOf(form), ...(from && { from }) }),
    (it: Extract<Statement, { is: "damageLess" }>, form) =>
      it.is === "damageLess" && it.whose === whoOf(form) && it.from === from ? {} : undefined,
    (lessened) => {
      const { en, adverb } = degrees(!lessened);
      return {
        en: [
          `~take {n:#d} ${en} ${kind}damage`,
          `~take {n:#d} ${lessened ? "fewer" : "additional"} ${kind}damage`,
        ],
        ja: [
          `受ける${ja}が{n:#d}${adverb}${godan("な", "る")}`,
          `受ける${ja}(が|は|を)[、]{n:#d}[点|だけ](${verbsOfChange(!lessened).join("|")})`,
        ],
      };
    },
  ),
  // What a player takes for UNITs of theirs, said of these.
  ...(from === "stun"
    ? [1, -1].map((sign) =>
        read(
          "Fixed",
          ({ n }: Slots) => ({ is: "damageLess", whose: "you", from, by: sign * (n as number) }),
          `the stun damage (of|from|caused by) (your UNITs|UNITs you control) is ${degrees(sign < 0).up} by {n:#d}`,
          [
            `${YOU}のUNIT(が受ける|の|による|がスタンしたときの)スタンダメージ(が|は|を)[、]{n:#d}[点|だけ](${verbsOfChange(sign < 0).join("|")})`,
            `${YOU}のUNITがスタンした(とき|時|際)[、|に|に、](${YOU}が|)(失う絆|受けるダメージ)(が|は|を)[、]{n:#d}[点|だけ](${verbsOfChange(sign < 0).join("|")})`,
          ],
        ),
      )
    : []),
  ...[1, -1].map((sign) =>
    read(
      "Fixed",
      ({ n }: Slots) => ({
        is: "damageLess",
        whose: "you",
        ...(from && { from }),
        by: sign * (n as number),
      }),
      damageIs(kind, sign === 1),
    ),
  ),
];

/** What else is read of the initiative of the next turn (trails-8.7). */
const initiative = {
  same: [
    "the initiative (does not|will not) (pass|change) [(to the other player|to your opponent|over)] [at the end of (this|the) turn]",
    "the initiative player (stays|remains) the same [(next turn|for the next turn|in the next turn)]",
  ],
  you: [
    "you (are|become|will be) the initiative player [(of|in|for)] [the] next turn",
    "(next turn|in the next turn), you (are|become) the initiative player",
    "you (have|gain|take) the initiative [(in|for)] [the] next turn",
    "you keep the initiative [(next turn|for the next turn)]",
  ],
  opponent: [
    "your opponent (is|becomes) the initiative player [(of|in|for)] [the] next turn",
    "your opponent (has|gains) the initiative [(in|for)] [the] next turn",
  ],
} as const;

export const limits: Production[] = [
  say(
    "Fixed",
    { is: "linked", orgs: "$o" },
    [
      "{o:OrgsLinked} are linked",
      "[the] [organizations] {o:OrgsLinked} (are|become) linked",
      "link {o:OrgsLinked}",
    ],
    [
      `{o:OrgsLinked}は${suru("リンク")}`,
      `{o:OrgsLinked}[の組織|のUNIT](は|が|を)(リンクしている|${suru("リンク")}|リンク状態(である|になる|として扱う))`,
    ],
  ),
  read(
    "Becoming",
    ({ o, t }: Slots) => [{ do: "lasting", what: { is: "linked", orgs: o }, for: t }],
    [],
    `{o:OrgsLinked}は{t:Dur}[、]${suru("リンク")}`,
  ),

  // What is said of players. Damage that is less by a negative number is more.
  ...damages.flatMap(([from, kind, ja]) => lessDamage(from, kind, ja)),
  ...changed(
    "Rule",
    (_, form) => ({ is: "income", whose: whoOf(form), what: "cp" }),
    ofPlayer("income"),
    (more) => {
      const { en, adverb } = degrees(more);
      return {
        en: [
          `~gain {n:#d} ${en} CP at the start of ${own} deployment step`,
          `~gain {n:#d} ${en} CP (at the (start|beginning) of|in|during) (your|their|each) deployment step`,
        ],
        ja: [
          `配備ステップの開始時に{n:#d}CP${adverb}${eru}`,
          `配備ステップ[の](開始時|初め|はじめ)に[、]CPを{n:#d}${adverb}${eru}`,
          `配備ステップ[の](開始時|初め|はじめ|)に得るCP(が|は){n:#d}(${verbsOfChange(more).join("|")})`,
          ...(more ? [`配備ステップ[の](開始時|初め|はじめ)に[、]追加で(CPを{n:#d}|{n:#d}CPを)${eru}`] : []),
        ],
      };
    },
  ),
  ...damages.flatMap(([from, kind, ja, by]) => [
    say(
      "Rule",
      { is: "noDamage", whose: "@by", ...(from && { from }) },
      [
        `~take no ${kind}damage`,
        `(~take|~receive|~suffer) no ${kind}damage`,
        `(do|does) not (take|receive|suffer) [any] ${kind}damage`,
        ...(kind === "" ? [] : [`(do|does) not lose [any] bond (from|to|for|because of) ${kind}damage`]),
        ...(by === "" ? [] : [`(do|does) not lose [any] bond (from|to|for|because of) ${by}`]),
      ],
      [
        `${ja}を${negative("受け")}`,
        `受ける${ja}(は|が|を)(0${godan("にな", "る")}|${suru("0に")}|${suru("無効に")})`,
      ],
    ),
    read("Fixed", { is: "noDamage", whose: "you", ...(from && { from }) }, [
      `prevent all ${kind}damage [(that would be|to be)] [dealt] [to you] [you would take]`,
      ...(by === "" ? [] : [`you (do not lose|lose no) bond (from|to|for|because of) ${by}`]),
    ]),
  ]),
  // So much of what comes next.
  ...[false, true].map((all) =>
    both(
      "Becoming",
      ({ n }) => [{ do: "prevent", ...(!all && { n }) }],
      ([it, ...more]: readonly { do: string; n?: unknown }[]) =>
        it?.do === "prevent" && more.length === 0 && (it.n === undefined) === all
          ? { ...(!all && { n: it.n }) }
          : undefined,
      all
        ? [
            "prevent the next damage you would take this turn",
            `(prevent|ignore) the next [time you would take] damage [((that would be|to be) dealt to you|you would take|to you)] ${inThisTurn}`,
          ]
        : [
            "prevent the next {n:#d} damage you would take this turn",
            `(prevent|ignore|reduce) the next {n:#d} damage [((that would be|to be) dealt to you|you would take|to you)] ${inThisTurn}`,
          ],
      all
        ? [
            "このターンの間、あなたが次に受けるダメージは0になる",
            `${thisTurnJa}[、](${YOU}が次に|次に${YOU}が|次に)受けるダメージ(は|を)(0にする|0になる|無効にする)`,
          ]
        : [
            "このターンの間、あなたが次に受けるダメージのうち{n:#d}点は0になる",
            `${thisTurnJa}[、](${YOU}が次に|次に${YOU}が|次に)受けるダメージ[のうち](を{n:#d}[点]まで|{n:#d}点を|{n:#d}点までを|{n:#d}点は)(防ぐ|軽減する|0にする|0になる|無効にする)`,
            `${thisTurnJa}[、](${YOU}が次に|次に${YOU}が|次に)受ける{n:#d}[点]のダメージを(防ぐ|軽減する|0にする|無効にする)`,
          ],
    ),
  ),
  // EVENTs and arts in one breath: each is forbidden.
  ...[
    { by: "you", en: ["you"], ja: [YOU] },
    { by: "opponent", en: ["(your|the|an) opponent"], ja: ["相手"] },
    { by: "both", en: ["players", "each player"], ja: ["各プレイヤー"] },
  ].map(({ by, en, ja }) =>
    read(
      "Told",
      () => [
        { is: "playersCannot", who: by, what: "play", card: { noun: "event" } },
        { is: "playersCannot", who: by, what: "arts" },
      ],
      en.map((who) => `${who} (cannot|may not) (play|use) [any] (EVENTs or arts|arts or EVENTs)`),
      ja.map(
        (who) =>
          `${who}は[、](EVENT(と|や|か|も|および|または)アーツ|アーツ(と|や|か|も|および|または)EVENT)(を|も)(プレイ|使用)${negative("でき")}`,
      ),
    ),
  ),
  // What is forbidden to all that fights for a player.
  ...(
    [
      ["attack", ["attack"], ["攻撃でき", "攻撃(を行え|宣言でき|を宣言でき)"]],
      [
        "joinGroups",
        ["make SCLM attacks", "(make|use|declare) [a] SCLM (attack|attacks)", "SCLM attack"],
        ["スクラム攻撃を行え", "スクラム[攻撃|で攻撃](でき|を行え|をでき|を組め)"],
      ],
      [
        "giveSupport",
        ["give SCLM support", "(give|use) [SCLM] support"],
        ["スクラムサポート(を行え|をでき|でき)"],
      ],
    ] as const
  ).map(([what, en, ja]) =>
    read(
      "Rule",
      (_: Slots, form: Form) => {
        const side = { you: "yours", opponent: "opponents" }[whoOf(form) as string];
        return side && { is: "cannot", who: { count: "all", what: { noun: "unit", side } }, what };
      },
      en.map((phrase) => `cannot ${phrase}`),
      ja.map(negative),
    ),
  ),
  // With some of what fights for a player.
  read(
    "Rule",
    ({ d }: Slots, form: Form) => {
      const side = { you: "yours", opponent: "opponents" }[whoOf(form) as string];
      const it = d as Description;
      if (!side || it.side || it.zone) return undefined;
      return { is: "cannot", who: { count: "all", what: { ...it, side } }, what: "attack" };
    },
    "cannot attack with {d:Desc.pl}",
    `{d:Desc}で(は|)${negative("攻撃でき")}`,
  ),
  // In the cure phase of this turn: from its beginning on. What is chosen would be chosen then, so it has to be spoken of.
  read(
    "Delayed",
    ({ s }: Slots) => {
      const list = s as (Statement & { who?: unknown })[];
      const chosen = list.some(
        ({ who }) => typeof who === "object" && "count" in who! && who.count !== "all",
      );
      const what = list.map((one) => ({ do: "lasting", what: one, for: "thisTurn" }));
      return chosen
        ? undefined
        : [{ do: "later", on: { on: "cure" }, what: whole(what), for: "forGood", once: true }];
    },
    "{s:Told.lent} (during|in) (the next|this turn's|the coming) cure phase",
    ["次の", "このターンの"].map((next) => `${next}回復フェイズ[に|中|中に|では|の間]、{s:Told.lent}`),
  ),
  ...changed(
    "Rule",
    (_, form) => ({ is: "cures", whose: whoOf(form) }),
    ofPlayer("cures"),
    (more) => ({
      en: [
        `may cure {n:#d} ${more ? "more" : "fewer"} UNITs each turn`,
        `(may|can) cure {n:#d} (${more ? "more|additional" : "fewer|less"}) [stunned] (UNITs|UNIT) [each turn]`,
      ],
      ja: [
        `毎ターン回復させられるUNITが{n:#d}枚${more ? ichidan("増え") : godan("減", "る")}`,
        `[毎ターン|各ターン|${inCure}][、]回復(させられる|できる)UNITの数(が|は){n:#d}[体|枚|つ](${verbsOfChange(more).join("|")})`,
        ...(more
          ? [
              `[${inCure}][、](追加で|さらに)[UNITを]{n:#d}(体|枚)[のUNITを|まで]回復(できる|させられる|してもよい|することができる)`,
            ]
          : []),
      ],
    }),
  ),
  read(
    "Rule",
    ({ n }: Slots, form: Form) =>
      (n as number) < 2 ? undefined : { is: "cures", whose: whoOf(form), by: (n as number) - 1 },
    [
      "(may|can) cure [up to] {n:#+} [of (your|their)] [stunned] UNITs [each turn] (instead of|rather than) [only] one",
      "(may|can) cure [up to] {n:#+} [of (your|their)] [stunned] UNITs (in|during) (the|each) cure phase [(instead of|rather than) [only] one]",
    ],
    [
      `(${inCure}|毎ターン|各ターン)[、]UNITを{n:#+}(体|枚)まで回復(できる|させられる|してもよい|することができる)`,
    ],
  ),
  read(
    "Fixed",
    ({ n }: Slots) => ((n as number) < 2 ? undefined : { is: "cures", whose: "you", by: (n as number) - 1 }),
    [],
    `${YOU}が回復(できる|させられる)[スタン状態の]UNIT[の数](は|が){n:#+}(体|枚)[まで](になる|である|となる)`,
  ),
  ...(
    [
      [
        "same",
        "the initiative does not pass",
        ["イニシアチブは移らない", "イニシアチブ(は|が)相手に移らない"],
      ],
      [
        "you",
        "you are the initiative player of the next turn",
        [
          "次のターンのイニシアチブはあなたが持つ",
          `次のターン[は|に|で][、]${YOU}(が|は)イニシアチブ(プレイヤーになる|を得る|を持つ)`,
          `${YOU}(は|が)次のターン[の|に][、]イニシアチブ(プレイヤーになる|を得る|を持つ)`,
        ],
      ],
      [
        "opponent",
        "your opponent is the initiative player of the next turn",
        [
          "次のターンのイニシアチブは相手が持つ",
          `次のターン[は|に|で][、]相手(が|は)イニシアチブ(プレイヤーになる|を得る|を持つ)`,
          `相手(は|が)次のターン[の|に][、]イニシアチブ(プレイヤーになる|を得る|を持つ)`,
        ],
      ],
    ] as const
  ).flatMap(([who, en, ja]) => [
    both(
      "Line",
      () => [{ do: "lasting", what: { is: "initiative", who }, for: "thisTurn" }],
      (list: readonly { do: string; what: Statement }[]) =>
        list.length === 1 &&
        list[0]!.do === "lasting" &&
        list[0]!.what.is === "initiative" &&
        list[0]!.what.who === who
          ? {}
          : undefined,
      [en, ...initiative[who]],
      ja,
    ),
  ]),
];
