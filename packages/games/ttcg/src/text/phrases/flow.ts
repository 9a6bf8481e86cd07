/** What is done later, instead, for each of some cards, or unless it is paid for (ttcg-6.17). */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Action, Cards } from "@tefuda/language/phrases/bones";
import { chosen, isChosen, picked } from "@tefuda/language/phrases/choosing";
import { chained } from "@tefuda/language/phrases/clauses";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { forEachFirst } from "@tefuda/language/phrases/lines";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { tell } from "@tefuda/language/phrases/told";
import { GAME } from "./mine.ts";
import { saysMore } from "./more.ts";
import { lasting } from "./shorthand.ts";

type Does = Action & Readonly<Record<string, unknown>> & { act: Action };

/** Two cards that were targeted and what is done to "both". */
const both2 = (cards: Cards, [first, ...rest]: readonly Action[]): Action[] | undefined =>
  "both" in cards && (first?.what as { ref?: string } | undefined)?.ref === "them"
    ? [{ ...first!, what: cards } as Action, ...rest]
    : undefined;

const isMoment = (when: unknown): boolean => /^(turn|phase)/.test((when as { on: string }).on);

/** A sentence that is one action of a sort around others. */
function around(
  kind: string,
  make: (slots: Slots) => object,
  take: (it: Does) => Slots | undefined,
  en: readonly string[],
  ja: readonly string[],
  parts: readonly string[] = ["Row", "May"],
): Production[] {
  const one = (list: readonly Does[]) => {
    const slots = list.length === 1 && list[0]!.do === kind ? take(list[0]!) : undefined;
    return slots && { ...slots, a: listed(list[0]!.act) };
  };
  const made = ({ a, ...slots }: Slots) => [{ do: kind, ...make(slots), act: whole(a) }];
  return parts.map((part) =>
    both(
      "Around",
      made,
      one,
      en.map((phrase) => phrase.replace("A", `{a:${part}}`)),
      ja.map((phrase) => phrase.replace("A", `{a:${part}}`)),
    ),
  );
}

const later = (when: unknown, en: string, also: readonly string[], ja: readonly string[], term?: string) =>
  around(
    "later",
    () => ({ when, once: true, ...(term !== undefined && { for: term }) }),
    (it) =>
      JSON.stringify(it.when) === JSON.stringify(when) && it.once === true && it.for === term
        ? {}
        : undefined,
    [`${en}, A`, ...also.map((phrase) => `${phrase}, A`), `A ${en}`, ...also.map((phrase) => `A ${phrase}`)],
    ja.map((phrase) => `${phrase}、A`),
  );

/** Said first of a text it is what sets it off (ttcg-7.10); further on it is the end of this turn. */
const END = ["(at the end of the turn|at end of turn|when the turn ends)"];

const ENDING = { when: { on: "turnEnd", whose: "both" }, once: true, for: "thisTurn" };

const nexts = (["you", "opponent"] as const).flatMap((whose) => {
  const en = whose === "you" ? "your" : "your opponent's";
  const ja = whose === "you" ? "あなた" : "相手";
  return [
    ...later(
      { on: "turnStart", whose, next: true },
      `at the start of ${en} next turn`,
      [`at the beginning of ${en} next turn`],
      [`次の${ja}のターン開始時`, `次の${ja}のターンの開始時[に]`],
    ),
    ...later(
      { on: "turnEnd", whose, next: true },
      `at the end of ${en} next turn`,
      [],
      [`次の${ja}のターン終了時`, `次の${ja}のターンの終了時[に]`],
    ),
  ];
});

/** What would happen, behind "if"; and without it, behind "the next time". */
const would = (of: object, en: Phrases, ja: Phrases): Production[] => {
  const bare = (phrase: string) => phrase.replace(/^(\(if\|when\)|if) /, "");
  return [say("Would", of, en, ja), say("BareWould", of, [en].flat().map(bare), [ja].flat())];
};
const card = "{c:Cards.sg.event}";

const replaced: Production[] = [
  ...would(
    { would: "beDestroyed", what: "$c" },
    [`if ${card} would be destroyed`, `(if|when) ${card} would be destroyed`],
    [`${card}が破壊される場合`, `${card}が破壊される[(とき|なら|際)]`],
  ),
  ...would(
    { would: "beDestroyed", what: "$c", by: "battle" },
    [`if ${card} would be destroyed in battle`, `(if|when) ${card} would be destroyed (in|by) battle`],
    [`${card}が戦闘で破壊される場合`, `${card}が戦闘(で|によって)破壊される[(とき|なら|際)]`],
  ),
  ...would(
    { would: "beDestroyed", what: "$c", by: "effect" },
    [
      `if ${card} would be destroyed by an effect`,
      `(if|when) ${card} would be destroyed by (a effect|effects|a card effect)`,
    ],
    [`${card}が効果で破壊される場合`, `${card}が[カードの]効果(で|によって)破壊される[(とき|なら|際)]`],
  ),
  ...would(
    { would: "beDestroyed", what: "$c", bySource: "$d" },
    [`if ${card} would be destroyed by a {d:Desc.sg}`],
    [`${card}が{d:Desc}の効果で破壊される場合`],
  ),
  ...would(
    { would: "beReturned", what: "$c" },
    [
      `if ${card} would be returned to its owner's hand`,
      `(if|when) ${card} would be returned to (your|the|a|its owner's) hand`,
    ],
    [`${card}が手札に戻される場合`, `${card}が[持ち主の]手札に戻される[(とき|なら|際)]`],
  ),
  ...would(
    { would: "beSent", what: "$c" },
    [`if ${card} would be sent to the discard pile`, `(if|when) ${card} would be sent to the discard pile`],
    [`${card}が捨て札に送られる場合`, `${card}が捨て札に(送られる|置かれる)[(とき|なら|際)]`],
  ),
  ...(["you", "opponent"] as const).flatMap((who) => {
    const name = who === "you" ? "you" : "your opponent";
    const ja = who === "you" ? "あなた" : "相手";
    const self = who === "you" ? "(あなた|自分)" : ja;
    return [
      ...would(
        { would: "losePoints", who },
        [`if ${name} would lose points`, `(if|when) ${name} would lose (points|a point|one or more points)`],
        [`${ja}がポイントを失う場合`, `${self}がポイントを失う[(場合|とき|なら|際)]`],
      ),
      ...would(
        { would: "gainPoints", who },
        [`if ${name} would gain points`, `(if|when) ${name} would gain (points|a point|one or more points)`],
        [`${ja}がポイントを得る場合`, `${self}が[効果(で|によって)]ポイントを得る(場合|とき|なら|際)`],
      ),
      ...would(
        { would: "mill", who },
        [`if ${name} would mill a card`, `(if|when) ${name} would mill (a|one) card`],
        [`${ja}がカードをデッキから捨て札に送る場合`, `${ja}がカードをデッキから捨て札に送る(とき|なら|際)`],
      ),
      ...would(
        { would: "draw", who },
        [`if ${name} would draw a card`, `(if|when) ${name} would draw (a|one) card`],
        [`${ja}がカードを引く場合`, `${self}がカードを[1枚]引く[(場合|とき|なら|際)]`],
      ),
      ...would(
        { would: "discard", who },
        [`if ${name} would discard a card`, `(if|when) ${name} would discard (a|one) card`],
        [`${ja}がカードを捨てる場合`, `${self}が(カード|手札)を捨てる[(場合|とき|なら|際)]`],
      ),
    ];
  }),
];

/** What becomes of the number of points. */
const LOST_OR_GAINED = [
  ["losePoints", "lose", "失う"],
  ["gainPoints", "gain", "得る"],
] as const;
const LARGER = `${ichidan("増え")}|${godan("増や", "す")}|${godan("多くな", "る")}|${suru("多く")}`;
const SMALLER = `${godan("減", "る")}|${godan("減ら", "す")}|${godan("少なくな", "る")}|${suru("少なく")}`;

/** Who may keep something from being done. */
const UNLESS = {
  you: ["you", "", "base"],
  opponent: ["your opponent", "相手が", "third"],
  its: ["its controller", "コントローラーが", "third"],
} as const;

export const flow: Production[] = [
  ...later(
    { on: "turnEnd", whose: "both" },
    "at the end of this turn",
    [],
    ["このターンの終了時", "このターンの(終了時|終わり)[に]"],
    "thisTurn",
  ),
  ...around(
    "later",
    () => ({ ...ENDING, first: true }),
    () => undefined,
    END.map((end) => `${end}, A`),
    ["ターン終了時[に]、A", "ターンの(終了時|終わり)[に]、A"],
  ),
  ...around(
    "later",
    () => ENDING,
    () => undefined,
    END.map((end) => `A ${end}`),
    [],
  ),
  ...nexts,
  ...around(
    "later",
    ({ e }) => ({ when: e, once: false, for: "thisTurn" }),
    (it) => (it.once === false && it.for === "thisTurn" ? { e: it.when } : undefined),
    [
      "whenever {e:Events} this turn, A",
      "this turn, (when|whenever|each time) {e:Events}, A",
      "(when|whenever|each time) {e:Events} this turn, A",
      "A (when|whenever|each time) {e:Events} this turn",
    ],
    ["このターン、{e:Events}たび、A", "このターン[の間][、]{e:Events}(とき|たび|たびに)[、]A"],
  ),
  ...around(
    "later",
    ({ e }) => ({ when: e, once: true, for: "thisTurn" }),
    (it) => (it.once === true && it.for === "thisTurn" && !isMoment(it.when) ? { e: it.when } : undefined),
    [
      "the next time {e:Events} this turn, A",
      "this turn, the next time {e:Events}, A",
      "A the next time {e:Events} this turn",
    ],
    ["このターン、次に{e:Events}とき、A", "このターン[の間][、]次に{e:Events}(とき|時)[に][、]A"],
  ),
  // "The next unit you play this turn gets +200 attack."
  read(
    "Around",
    ({ d, p, t }: Slots) => [
      {
        do: "later",
        when: { on: "played", who: "you", what: d },
        once: true,
        for: "thisTurn",
        act: whole(tell({ c: { ref: "it" }, p }).map((what) => lasting(what as object, t))),
      },
    ],
    [
      "(the|your) next {d:Desc.sg} you play this turn {p:Preds.sg} [{t:Dur}]",
      "this turn, the next {d:Desc.sg} you play {p:Preds.sg} [{t:Dur}]",
    ],
    ["このターン[の間][、]次に[(あなたが|自分が)](プレイする|場に出す){d:Desc}は[、][{t:Dur}、]{p:Preds.sg}"],
  ),
  // In a text that holds: "The equipped unit gains 200 attack. When it destroys a unit, draw a card."
  ...around(
    "later",
    ({ e }) => ({ when: e, once: false, holds: true }),
    (it) => (it.once === false && it.for === undefined && !isMoment(it.when) ? { e: it.when } : undefined),
    ["when {e:Events}, A", "(whenever|each time|every time) {e:Events}, A"],
    ["{e:Events}とき、A", "{e:Events}(たび|たびに|際|ときに|時|時に)[、]A"],
    ["Row", "May", "IfThen"],
  ),
  ...around(
    "later",
    ({ e }) => ({ when: e, once: false, holds: true }),
    (it) => (it.once === false && it.for === undefined && isMoment(it.when) ? { e: it.when } : undefined),
    ["{e:Moment}, A"],
    ["{e:Moment}、A", "{e:Moment}[に][、]A"],
    ["Row", "May", "IfThen"],
  ),
  read("Line", chained, "{a:Row}, and {rest:Around}", [
    "{a:Row.con}、{rest:Around}",
    "{a:Row.te}[、]{rest:Around}",
  ]),
  // 「ユニット1体を対象として発動できる。…」, "You can target a unit; destroy it."
  read(
    "Act",
    ({ c, rest }: Slots) =>
      chosen(GAME, c as Cards, rest as Action[]) ?? picked(c as Cards, rest as Action[]),
    [],
    "{c:Objs}(対象(として|に)|選んで|選び)[、](発動(する|できる)|発動することができる)。{rest:Act.bare}",
  ),
  read(
    "Act",
    ({ c, rest }: Slots) => {
      const put =
        isChosen(c as Cards) &&
        (both2(c as Cards, rest as Action[]) ?? chosen(GAME, c as Cards, rest as Action[]));
      return put ? [{ do: "may", who: "you", what: whole(put) }] : undefined;
    },
    "you (can|may) target {c:Obj}(;|, then|. then) {rest:Act.bare}",
  ),
  ...around(
    "forEach",
    ({ d }) => ({ each: d }),
    (it) => ({ d: it.each }),
    ["for each {d:Desc.sg}, A", "for (every|each of) {d:Desc.pl}, A"],
    ["{d:Desc}それぞれについて、A", "{d:Desc}(それぞれ|のそれぞれ)について[、]A"],
  ),
  ...around(
    "instead",
    ({ w }) => ({ of: w }),
    (it) => (it.for === undefined && it.times === undefined ? { w: it.of } : undefined),
    ["{w:Would}, A instead", "{w:Would}, instead A"],
    ["{w:Would}、代わりにA", "{w:Would}[、][その](代わりに|かわりに)[、]A"],
  ),
  // For a time, or the next time within it.
  ...around(
    "instead",
    ({ w, t }) => ({ of: w, for: t }),
    (it) => (it.for !== undefined && it.times === undefined ? { w: it.of, t: it.for } : undefined),
    ["{t:Dur}, {w:Would}, A instead", "{w:Would} {t:Dur}, A instead", "{w:Would} {t:Dur}, instead A"],
    ["{t:Dur}、{w:Would}、代わりにA", "{t:Dur}[、]{w:Would}[、][その](代わりに|かわりに)[、]A"],
  ),
  ...around(
    "instead",
    ({ w, t }) => ({ of: w, for: t, times: "once" }),
    (it) => (it.for !== undefined && it.times === "once" ? { w: it.of, t: it.for } : undefined),
    [
      "the next time {w:BareWould} {t:Dur}, A instead",
      "the next time {w:BareWould} {t:Dur}, instead A",
      "{t:Dur}, the next time {w:BareWould}, A instead",
    ],
    [
      "{t:Dur}、次に{w:BareWould}、代わりにA",
      "{t:Dur}[、]次に{w:BareWould}[、][その](代わりに|かわりに)[、]A",
    ],
  ),
  // 「このターン、自分のユニットが破壊される場合、代わりに手札に戻す。」
  ...[{}, { times: "once" }].map((times) =>
    read(
      "Around",
      ({ w, t, a }: Slots) => [{ do: "instead", of: w, for: t, ...times, act: a }],
      [],
      `{t:Dur}[、]${"times" in times ? "次に{w:BareWould}" : "{w:Would}"}[、][その](代わりに|かわりに)[、][(それ|そのユニット|そのカード)は]{a:Elided}`,
    ),
  ),
  // "You may discard a card. If you do, it is not destroyed."
  read(
    "Around",
    ({ w, d }: Slots) =>
      ["beDestroyed", "beReturned", "beSent"].includes((w as { would: string }).would)
        ? [{ do: "instead", of: w, act: { do: "may", who: "you", what: whole(d) } }]
        : undefined,
    [
      "{w:Would}, you may {d:Deeds.you.base}. if you do, (it|this card|that unit|that card) (is not destroyed|stays on the field|remains on the field|is not)",
      "{w:Would}, you may {d:Deeds.you.base} to (prevent (it|that|this)|save it|keep it on the field)",
    ],
  ),
  // "You may destroy this card instead. If you do, draw a card."
  ...["{a:Then.bare}"].map((more) =>
    read(
      "Around",
      ({ w, d, a }: Slots) => [
        {
          do: "instead",
          of: w,
          act: { do: "may", who: "you", what: whole([...(d as Action[]), ...(a as Action[])]) },
        },
      ],
      [
        `{w:Would}, you may {d:Deeds.you.base} instead. if you do, ${more}`,
        `{w:Would}, you may instead {d:Deeds.you.base}. if you do, ${more}`,
      ],
      `{w:Would}[、][その](代わりに|かわりに)[、]{d:Deeds.you.base.te}もよい。そう(した|する)(なら|場合)[は][、]${more}`,
    ),
  ),
  // "If you would lose points, lose one point less."
  read(
    "Around",
    ({ w, a }: Slots) => (saysMore(a) ? [{ do: "instead", of: w, act: whole(a) }] : undefined),
    "{w:Would}, {a:Row}",
  ),
  // 「破壊される場合、代わりに手札に戻る。」
  ...(["", ".te"] as const).map((form) =>
    read(
      "Around",
      ({ w, a }: Slots) => [
        { do: "instead", of: w, act: form === "" ? a : { do: "may", who: "you", what: a } },
      ],
      [],
      `{w:Would}[、][その](代わりに|捨て札に(送られる|置かれる)代わりに)[、][(それ|このカード|このユニット|そのユニット|そのカード)は][破壊されずに]{a:Elided${form}}${form === "" ? "" : "もよい"}`,
    ),
  ),
  // 「自分がポイントを失う場合、失うポイントを1減らす。」
  ...([1, -1] as const).map((sign) =>
    read(
      "Around",
      ({ w, n }: Slots) => {
        const { would, who } = w as { would: string; who: string };
        const how = ({ losePoints: "lose", gainPoints: "gain" } as Record<string, string>)[would];
        const by = { plus: { done: true }, n: sign * (n as number) };
        return how && [{ do: "instead", of: w, act: { do: "points", of: "points", who, how, n: by } }];
      },
      [],
      sign > 0
        ? [
            `{w:Would}[、](失う|得る|その)(ポイント|数|値)(は|を|が){n:#}[ポイント](${ichidan("増え")}|${godan("増や", "す")}|${godan("多くな", "る")}|${suru("追加")})`,
            `{w:Would}[、](さらに|追加で){n:#}ポイント[多く|余分に](${godan("失", "う")}|${ichidan("得")})`,
            `{w:Would}[、]{n:#}ポイント(多く|余分に)(${godan("失", "う")}|${ichidan("得")})`,
          ]
        : [
            `{w:Would}[、](失う|得る|その)(ポイント|数|値)(は|を|が){n:#}[ポイント](${godan("減", "る")}|${godan("減ら", "す")}|${godan("少なくな", "る")})`,
            `{w:Would}[、]{n:#}ポイント少なく(${godan("失", "う")}|${ichidan("得")})`,
          ],
    ),
  ),
  ...replaced,
  // 「自分が失うポイントは1少なくなる。」
  ...LOST_OR_GAINED.flatMap(([would, how, ja]) =>
    ([1, -1] as const).map((sign) =>
      read(
        "Around",
        ({ w, n }: Slots) => [
          {
            do: "instead",
            of: { would, who: w },
            act: {
              do: "points",
              of: "points",
              who: w,
              how,
              n: { plus: { done: true }, n: sign * (n as number) },
            },
          },
        ],
        [],
        `{w:Loser}${ja}ポイント(は|を|が)[、][すべて]{n:#}[ポイント](${sign > 0 ? LARGER : SMALLER})`,
      ),
    ),
  ),
  read("Loser", "you", [], "(あなた|自分)(が|の)"),
  read("Loser", "opponent", [], "相手(が|の)"),
  ...(["you", "opponent", "its"] as const).flatMap((who) => {
    const [name, ja, agr] = UNLESS[who];
    return around(
      "unless",
      ({ d }) => ({ who, pay: whole(d) }),
      (it) => (it.who === who ? { d: listed(it.pay as Action) } : undefined),
      [
        `A unless ${name} {d:Deeds.${who}.${agr}}`,
        ...(who === "opponent" ? [`A unless they {d:Deeds.${who}.plural}`] : []),
      ],
      [
        `${ja}{d:Deeds.${who}.${agr}.fin}のでなければ、A`,
        `${who === "you" ? "[(あなた|自分)が]" : ja}{d:Deeds.${who}.${agr}.nai}(ない限り|ないなら|ない場合|なければ)[、]A`,
      ],
    );
  }),
  // In Japanese a number may be counted first, and then somebody does so much.
  read("Row", forEachFirst.make, [], "{f:ForEach}{a:Row}"),
  say("Line", "$a", "{a:Around}", "{a:Around}"),
  say("Then", "$a", "{a:Around}", "{a:Around}"),
  // What lasts as long as its card lies there says no time.
  both(
    "Becoming",
    ({ s }) => (s as unknown[]).map((what) => ({ do: "lasting", what })),
    (list: readonly { do: string; for?: unknown; what?: unknown }[]) =>
      list.every((it) => it.do === "lasting" && it.for === undefined)
        ? { s: list.map(({ what }) => what) }
        : undefined,
    ["{s:Told.lent}", "{s:Told.held}"],
    ["{s:Told.lent}", "{s:Told.held}"],
  ),
  read("Naming", "$d", [
    "(force|make|have) your opponent {d:Deeds.opponent.plural}",
    "force your opponent to {d:Deeds.opponent.plural}",
  ]),
];
