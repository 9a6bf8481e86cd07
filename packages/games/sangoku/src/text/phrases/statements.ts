/** What holds of cards: what they have, lose, may, must and cannot. */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import { changed } from "@tefuda/language/amounts/measure";
import type { Cards } from "@tefuda/language/phrases/bones";
import { isCounted } from "@tefuda/language/phrases/counted";
import { yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, negative } from "@tefuda/language/phrases/inflect";
import { verbsOfChange } from "@tefuda/language/phrases/measures";
import { tell } from "@tefuda/language/phrases/told";
import { held, lent } from "@tefuda/language/statements/keywords";
import type { Duration, PlainEmblem } from "../tree.ts";
import { ofDamage } from "./damage.ts";

const pred = (node: unknown, en: Phrases, ja: Phrases, only?: Production["only"]): Production =>
  say("Pred", node, en, ja, only);
/** For each turn as long as the text is on, or for a time that is said elsewhere. */
const attacking = [
  { only: held, each: " each turn", ja: "各ターン" },
  { only: lent, each: "", ja: "" },
];

const [more, fewer] = [true, false].map((up) => `(${verbsOfChange(up).join("|")})`);

/** Whether cards of a description may be of either player. */
const isEithers = (cards: Cards): boolean => isCounted(cards) && cards.what.side !== "opponents";

const noDamage = (["battle", "special"] as const).map((kind) => ({ is: "noDamage", kind }));

/** Whose cards all of some statements are about, or what player: of one of them "their next turn" is the next. */
const turnOf = (told: readonly { what?: unknown; who?: Cards | string }[]): Duration | undefined => {
  const theirs = told.map(({ what, who }) => {
    // that is said of the main phase alone
    if (who === undefined || what === "stand") return undefined;
    if (typeof who === "string") return who === "opponent" ? "inOpponentsNextTurn" : undefined;
    if (!isCounted(who)) return undefined;
    return ({ opponents: "inOpponentsNextTurn", yours: "inYourNextTurn" } as const)[who.what.side as "yours"];
  });
  return theirs.every((one) => one === theirs[0]) ? theirs[0] : undefined;
};
const theirTurn =
  "(during|in|on) (their|its player's|its controller's|their player's|their controller's) next turn";

export const statements: Production[] = [
  read(
    "Becoming",
    ({ s }: Slots) => {
      const told = s as Parameters<typeof turnOf>[0];
      const term = turnOf(told);
      return term && told.map((what) => ({ do: "lasting", what, for: term }));
    },
    [`{s:Told.lent} ${theirTurn}`, `${theirTurn} [,] {s:Told.lent}`],
  ),
  // "All damage" is of both sorts.
  ...["sg", "pl"].flatMap((num) => [
    read("Told", ({ c }: Slots) => tell({ c, p: noDamage }), [
      `all damage [that] {c:Cards.${num}.subj} would (take|be dealt|receive|suffer) is prevented`,
      `all damage [that would be] dealt to {c:Cards.${num}.obj} is prevented`,
      `no damage is dealt to {c:Cards.${num}.obj}`,
    ]),
    read(
      "Becoming",
      ({ c, t }: Slots) => tell({ c, p: noDamage }).map((what) => ({ do: "lasting", what, for: t })),
      [
        `prevent all damage [that would be] dealt to {c:Cards.${num}.obj} {t:Dur}`,
        `prevent all damage [that] {c:Cards.${num}.subj} would (take|be dealt|receive|suffer) {t:Dur}`,
      ],
      `{t:Dur}[、]{c:Cards.${num}.subj}が受ける[すべての]ダメージを[すべて](0にする|無効にする|防ぐ)`,
    ),
  ]),
  // Of what was spoken of Japanese says for how long and no more: 「武将1体を選び、ターン終了時まで、武力を+500する」.
  read(
    "Becoming",
    ({ p, t }: Slots) =>
      (p as object[]).length > 1
        ? undefined
        : tell({ c: { ref: "it" }, p }).map((what) => ({ do: "lasting", what, for: t })),
    [],
    ["{t:Dur}、{p:Preds.sg.lent}", "{t:Dur}{p:Preds.sg.lent}"],
  ),
  // The same of several things, where it is said of what.
  read(
    "Becoming",
    ({ c, p, t }: Slots) =>
      (p as object[]).length > 1
        ? tell({ c, p }).map((what) => ({ do: "lasting", what, for: t }))
        : undefined,
    [],
    "{c:Objs}(選び、|選んで[、]|対象とし、|対象として[、]){t:Dur}[、]{p:Preds.sg.lent}",
  ),
  // 「武将すべてに【速攻】を与える」
  ...["sg", "pl"].map((num) =>
    read(
      "Told",
      ({ c, e }: Slots) => tell({ c, p: [{ is: "has", keywords: e }] }),
      [],
      [`{c:Cards.${num}.subj}に{e:Keywords}を(${ichidan("与え")}|付与する)`],
    ),
  ),
  pred(
    { is: "loses", keywords: "all" },
    ["<num:loses/lose> all emblems", "(loses|lose) (all|its|their|all its|all their|all of its) emblems"],
    [`エンブレムをすべて${godan("失", "う")}`, `すべてのエンブレムを${godan("失", "う")}`],
  ),
  both(
    "Pred",
    ({ e }) => ({ is: "loses", keywords: e }),
    (it: { is: string; keywords: PlainEmblem[] | "all" }) =>
      it.is === "loses" && it.keywords !== "all" ? { e: it.keywords } : undefined,
    ["<num:loses/lose> {e:Keywords}", "(does|do) not have {e:Keywords}"],
    [`{e:Keywords}を${godan("失", "う")}`],
  ),
  pred(
    { is: "silent" },
    [
      "<num:loses/lose> <num:its/their> abilities",
      "(loses|lose) (all|its|their|all its|all their|all of its|all of their) (abilities|texts)",
    ],
    [`能力を${godan("失", "う")}`, `(能力をすべて|すべての能力を)${godan("失", "う")}`],
  ),
  say(
    "Preds",
    [{ is: "silent" }, { is: "loses", keywords: "all" }],
    "<num:loses/lose> <num:its/their> abilities and all emblems",
    `能力とエンブレムをすべて${godan("失", "う")}`,
  ),
  read(
    "Preds",
    () => [{ is: "silent" }, { is: "loses", keywords: "all" }],
    [
      "(loses|lose) [(all|its|their|all its|all their|all of its)] (abilities|texts) and [(all|its|their|all its|all their)] emblems",
      "(loses|lose) [(all|its|their|all its|all their|all of its)] emblems and [(all|its|their|all its|all their)] (abilities|texts)",
    ],
    `[すべての](能力とエンブレム|能力とすべてのエンブレム|エンブレムと能力)を[すべて]${godan("失", "う")}`,
  ),
  ...[true, false].flatMap((single) =>
    attacking.map(({ only, each, ja }) => {
      const times = single ? "once more" : "{m:#+} more times";
      return both(
        "Pred",
        ({ m = 1 }) => ({ is: "attacks", more: m }),
        (it: { is: string; more: number }) =>
          it.is === "attacks" && (it.more === 1) === single ? (single ? {} : { m: it.more }) : undefined,
        [
          `may attack ${times}${each}`,
          `(may|can) attack ${times} [(each turn|every turn|per turn|a turn|in each turn|in a turn|during each turn)]`,
          ...(single
            ? [
                "(may|can) attack (a additional time|one more time|one additional time|again) [(each turn|per turn|in each turn)]",
              ]
            : []),
        ],
        [
          `${ja}もう${single ? "1" : "{m:#+}"}回攻撃<end:できる/できて/でき/できる>`,
          `[(各ターン|毎ターン|1ターンに|ターンに)][、](もう|さらに)${single ? "1" : "{m:#+}"}回[多く](攻撃<end:できる/できて/でき/できる>|攻撃してもよい)`,
        ],
        only,
      );
    }),
  ),
  // How often in all, which two such texts do not add up to (sangoku-7.4).
  ...[true, false].flatMap((twice) =>
    attacking.map(({ only, each, ja }) => {
      const [en, times] = twice ? ["twice", "(twice|2 times|two times)"] : ["{m:#+} times", "{m:#+} times"];
      const n = twice ? "2" : "{m:#+}";
      return both(
        "Pred",
        ({ m = 2 }) => (twice || m !== 2 ? { is: "attacksUpTo", times: m } : undefined),
        (it: { is: string; times: number }) =>
          it.is === "attacksUpTo" && (it.times === 2) === twice ? (twice ? {} : { m: it.times }) : undefined,
        [
          `may attack ${en}${each}`,
          `(may|can) attack [up to] ${times} [(each turn|every turn|per turn|a turn|in each turn|in a turn|during each turn)]`,
        ],
        [
          `${ja}${n}回攻撃<end:できる/できて/でき/できる>`,
          `[(各ターン|毎ターン|1ターンに|ターンに)][、]${n}回[まで](攻撃<end:できる/できて/でき/できる>|攻撃してもよい)`,
        ],
        only,
      );
    }),
  ),
  pred(
    { is: "attacksStanding" },
    [
      "may attack standing generals",
      "(may|can) [also] attack [(your opponent's|opposing)] (standing|untapped) generals [(as though|as if|like) they were tapped]",
      "(may|can) [also] attack generals that are standing [(as though|as if|like) they were tapped]",
      "(may|can) [also] attack generals (even if|regardless of whether|whether) they are (standing|standing or tapped|tapped or standing|tapped)",
    ],
    [
      "待機状態の武将も攻撃<end:できる/できて/でき/できる>",
      "待機(状態の|中の|している)武将(を|も|に|にも)攻撃(<end:できる/できて/でき/できる>|<end:してもよい/してもよく/してもよく/してもよい>)",
    ],
  ),
  // Of whose next main phase is spoken tells how long: only a card of theirs would stand up in it.
  ...[
    ["endOfYourNextTurn", "your", "(あなた|自分)の"],
    ["endOfOpponentsNextTurn", "(your opponent's|the opponent's)", "相手の"],
    // a general of either side stands in the main phase of its player, whichever that is
    [
      "endOfOpponentsNextTurn",
      "(its player's|its controller's|their player's|their controller's|their)",
      undefined,
    ],
  ].flatMap(([term, whose, theirs]) =>
    (
      [
        ["sg", "(does not|will not|cannot)"],
        ["pl", "(do not|will not|cannot)"],
      ] as const
    ).map(([num, not]) =>
      read(
        "Becoming",
        ({ c }: Slots) =>
          !theirs && isEithers(c as Cards)
            ? undefined
            : [{ do: "lasting", what: { is: "cannot", what: "standUp", who: c }, for: term }],
        [
          `{c:Cards.${num}.subj} ${not} stand [up] [(at the start of|at the beginning of)] ${whose} next (main phase|turn)`,
          `{c:Cards.${num}.subj} ${not} stand [up] (during|in) ${whose} next main phase`,
          // whose turn that is may not be said as a time by itself
          ...(theirs ? [] : [`{c:Cards.${num}.subj} ${not} stand [up] (during|in) ${whose} next turn`]),
        ],
        theirs
          ? `{c:Cards.${num}.subj}は[、](次の${theirs}|${theirs}次の)(メインフェイズ|ターン)[の開始時][に][、]待機(しない|状態にならない|できない|させられない)`
          : [],
      ),
    ),
  ),
  // Damage that is prevented is not taken.
  ...(["battle", "special"] as const).flatMap((kind) =>
    ["sg", "pl"].flatMap((num) => [
      read(
        "Told",
        ({ c, n }: Slots) => tell({ c, p: [{ is: "lessDamage", kind, by: n }] }),
        [
          `[all] ${kind} damage [that is] dealt to {c:Cards.${num}.obj} is (reduced|lowered|decreased) by {n:#d}`,
          `[all] ${kind} damage [that] {c:Cards.${num}.subj} (takes|take|receives|receive|would take) is (reduced|lowered|decreased) by {n:#d}`,
        ],
        [
          `{c:Cards.${num}.subj}が${kind === "battle" ? "戦闘" : "特殊"}ダメージを受ける(とき|場合)[、]その[${kind === "battle" ? "戦闘" : "特殊"}]ダメージ(を|は|が){n:#d}${fewer}`,
        ],
      ),
      read(
        "Told",
        ({ c, n }: Slots) => tell({ c, p: [{ is: "lessDamage", kind, by: -(n as number) }] }),
        [`[all] ${kind} damage [that is] dealt to {c:Cards.${num}.obj} is (increased|raised) by {n:#d}`],
        [
          `{c:Cards.${num}.subj}が${kind === "battle" ? "戦闘" : "特殊"}ダメージを受ける(とき|場合)[、]その[${kind === "battle" ? "戦闘" : "特殊"}]ダメージ(を|は|が){n:#d}${more}`,
        ],
      ),
      read("Told", ({ c }: Slots) => tell({ c, p: [{ is: "noDamage", kind }] }), [
        `all ${kind} damage [that] {c:Cards.${num}.subj} would (take|be dealt|receive|suffer) is prevented`,
        `all ${kind} damage [that would be] dealt to {c:Cards.${num}.obj} is prevented`,
        `no ${kind} damage is dealt to {c:Cards.${num}.obj}`,
      ]),
      read(
        "Becoming",
        ({ c, t }: Slots) => [{ do: "lasting", what: { is: "noDamage", kind, who: c }, for: t }],
        `all ${kind} damage [that] {c:Cards.${num}.subj} would (take|be dealt|receive|suffer) {t:Dur} is prevented`,
      ),
      read(
        "VP",
        ({ c, t }: Slots) => ({ do: "lasting", what: { is: "noDamage", kind, who: c }, for: t }),
        [
          `prevent all ${kind} damage [that would be] dealt to {c:Cards.${num}.obj} {t:Dur}`,
          `prevent all ${kind} damage [that] {c:Cards.${num}.subj} would (take|be dealt|receive|suffer) {t:Dur}`,
        ],
        [],
        yours,
      ),
    ]),
  ),
  read(
    "Told",
    () => [
      {
        is: "noDamage",
        kind: "battle",
        who: { count: "all", what: { noun: "general", is: { battle: "fighting" } } },
      },
    ],
    "no battle damage is dealt",
  ),
  // What it could not do without (sangoku-10.2).
  read(
    "Pred",
    { is: "has", keywords: ["haste"] },
    "(may|can) attack [(in|on|during)] the [same] turn [(in which|that)] it (is summoned|was summoned|is played|comes into play|enters the battlefield|enters)",
    "(召集された|戦場に出た|登場した)ターン(に|でも|にも|から)[すぐに]攻撃でき<end:る/て//る>",
  ),
  // What a player cannot do, the generals cannot: attack, attack the forts, intercept.
  ...(
    [
      ["you", ["you"], ["あなた", "自分"], "yours"],
      ["opponent", ["your opponent", "the opponent", "opponent"], ["相手"], "opponents"],
      ["both", ["players", "neither player", "no player"], ["各プレイヤー"], undefined],
    ] as const
  ).flatMap(([who, names, namesJa, side]) => [
    ...(
      [
        ["attack", "attack", "攻撃"],
        ["attackForts", "attack [(the|your opponent's|your|any|their)] forts", "[相手の]城壁(を|に|へ)攻撃"],
      ] as const
    ).map(([what, en, ja]) =>
      read(
        "Told",
        () => [
          { is: "cannot", what, who: { count: "all", what: { noun: "general", ...(side && { side }) } } },
        ],
        names.map((name) => `${name} ${/^n/.test(name) ? "(can|may)" : "(cannot|may not)"} ${en}`),
        namesJa.map((name) => `${name}は[、]${negative(`${ja}(でき|をでき|することができ)`)}`),
      ),
    ),
    read(
      "Told",
      () =>
        (["playMainTactics", "playBattleTactics"] as const).map((what) => ({
          is: "playersCannot",
          who,
          what,
        })),
      names.map(
        (name) => `${name} ${/^n/.test(name) ? "(can|may)" : "(cannot|may not)"} (play|use) [any] tactics`,
      ),
      namesJa.map((name) => `${name}は[、]計略を${negative("(プレイでき|使え|使用でき|使うことができ)")}`),
    ),
  ]),
  read("Pred", { is: "cannot", what: "attackForts" }, [
    "(can|may) only attack [(other|opposing|your opponent's)] generals",
    "(can|may) attack [(other|opposing|your opponent's)] generals, but not [the] forts",
    "(can|may) attack only [(other|opposing|your opponent's)] generals",
  ]),
  read("Pred", { is: "cannot", what: "attack", whom: { count: "all", what: { noun: "general" } } }, [
    "(can|may) only attack [(the|your opponent's)] forts",
    "(can|may) attack only [(the|your opponent's)] forts",
  ]),
  ...["sg", "pl"].map((num) =>
    read(
      "Told",
      ({ c }: Slots) => tell({ c, p: [{ is: "cannot", what: "beIntercepted" }] }),
      `{c:Cards.${num}.subj}'s (attack|attacks) cannot be intercepted [either]`,
      `{c:Cards.${num}.subj}の攻撃は${negative("迎撃され")}`,
    ),
  ),
  ...["sg", "pl"].flatMap((num) => [
    read(
      "Told",
      ({ c, w }: Slots) => tell({ c, p: [{ is: "cannot", what: "beIntercepted", whom: w }] }),
      `{c:Cards.${num}.subj}'s (attack|attacks) cannot be intercepted by {w:Whom}`,
      `{c:Cards.${num}.subj}の攻撃は[、]{w:Whom}(に|には|から|によって)${negative("迎撃され")}`,
    ),
  ]),
  ...["sg", "pl"].flatMap((num) => [
    read("Told", ({ c }: Slots) => tell({ c, p: [{ is: "cannot", what: "beEquipped" }] }), [
      `(reinforcements|a reinforcement) cannot be (put on|equipped to|attached to|placed on|put onto) {c:Cards.${num}.obj}`,
      `no (reinforcement|reinforcements) (can|may) be (put on|equipped to|attached to|placed on|put onto) {c:Cards.${num}.obj}`,
    ]),
    read(
      "Becoming",
      ({ c, p, t, e }: Slots) =>
        tell({ c, p: [...(p as object[]), { is: "has", keywords: e }] }).map((what) => ({
          do: "lasting",
          what,
          for: t,
        })),
      `{c:Cards.${num}.subj} {p:Preds.${num}.lent} {t:Dur} and {e:Keywords}`,
    ),
  ]),
  pred(
    { is: "comesTapped" },
    [
      "<num:enters/enter> the battlefield tapped",
      "(enters|enter|comes|come) [(the|onto the|to the|into)] (battlefield|field|play) tapped",
      "(is|are) (put|placed|summoned) [(onto|on|to) the battlefield] tapped",
    ],
    [
      `疲弊状態で戦場に${ichidan("出")}`,
      "(疲弊状態で(戦場|場)に(登場する|置かれる|出される)|戦場に疲弊状態で(出る|登場する))",
    ],
  ),
  read("Pred", { is: "cannot", what: "strikeBack" }, "(deal|deals) no battle damage"),
  pred(
    { is: "unaffected" },
    [
      "<num:is/are> not affected by your opponent's effects",
      "(is|are) (unaffected|not affected) by (your|the|a) opponent's (effects|cards|texts)",
      "(is|are) (unaffected|not affected) by (opposing effects|effects of your opponent)",
      "cannot be affected by (your|the) opponent's effects",
    ],
    [negative("相手の効果を受け"), `相手の(カードの|)効果(は受け|の影響を受け)<end:ない/なくて/ず>`],
  ),
  ...(
    [
      ["special", "特殊"],
      ["battle", "戦闘"],
    ] as const
  ).flatMap(([kind, ja]) => [
    pred(
      { is: "noDamage", kind },
      [
        `<num:takes/take> no ${kind} damage`,
        `(does|do) not take [any] ${kind} damage`,
        `cannot (take ${kind} damage|be dealt ${kind} damage)`,
      ],
      [negative(`${ja}ダメージを受け`), negative(`${ja}ダメージ(は|も)受け`)],
    ),
    ...changed(
      "Pred",
      () => ({ is: "lessDamage", kind }),
      (it: { is: string; kind: string }) => (it.is === "lessDamage" && it.kind === kind ? {} : undefined),
      (lessened) => ({
        en: [
          `<num:takes/take> {n:#d} ${lessened ? "less" : "more"} ${kind} damage`,
          `(takes|take) {n:#d} ${lessened ? "fewer" : "(additional|extra)"} ${kind} damage`,
        ],
        ja: [
          `受ける${ja}ダメージが{n:#d}${lessened ? godan("減", "る") : ichidan("増え")}`,
          `受ける${ja}ダメージ(が|は|を){n:#d}(${lessened ? godan("減", "る") : ichidan("増え")}|${lessened ? "少なく" : "多く"}${godan("な", "る")}|${lessened ? "軽減される" : "増加する"})`,
          `${ja}ダメージを受けるとき[、]{n:#d}${lessened ? "少なく" : "多く"}${ichidan("受け")}`,
        ],
      }),
    ),
  ]),
  read(
    "Preds",
    () => ["attack", "intercept"].map((what) => ({ is: "cannot", what })),
    [],
    negative("攻撃も迎撃もでき"),
  ),
  ...ofDamage,
];
