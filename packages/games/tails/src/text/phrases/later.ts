/** What is done later: at the next moment of a sort, the next time that something happens, or each time for a while. */
import { equal, type Production, type Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { listed, whole } from "@tefuda/language/phrases/rows";
import type { Action, Trigger } from "../tree.ts";

type Later = Extract<Action, { do: "later" }>;

const start = "(start|beginning)";
/** Moments that come once; "the end of the turn" is that of this one. */
const moments: readonly (readonly [on: Trigger, en: readonly string[], ja: readonly string[]])[] = [
  [
    { on: "turnStart", whose: "you" },
    [
      "at the start of your next turn",
      `(at|on) the ${start} of your next turn`,
      "when your next turn (begins|starts)",
    ],
    [
      "次のあなたのターンの開始時に",
      "(次の(あなたの|自分の)|あなたの次の|自分の次の)ターンの(開始時|初め|始め)[に]",
    ],
  ],
  [
    { on: "turnStart", whose: "opponent" },
    [
      "at the start of a opponent's next turn",
      `(at|on) the ${start} of (a|your|the) opponent's next turn`,
      "when (a|your|the) opponent's next turn (begins|starts)",
    ],
    ["次の対戦相手のターンの開始時に", "(次の(対戦|)相手の|(対戦|)相手の次の)ターンの(開始時|初め|始め)[に]"],
  ],
  [
    { on: "turnStart", whose: "both" },
    ["at the start of the next turn", `(at|on) the ${start} of the next turn`],
    ["次のターンの開始時に", "次のターンの(開始時|初め|始め)[に]"],
  ],
  [
    { on: "turnEnd", whose: "both" },
    ["at the end of this turn", "(at|on) [the] end of [(the|this)] turn", "when (the|this) turn ends"],
    ["このターンの終了時に", "[この]ターンの(終了時|終わり)[に]"],
  ],
];

const make = (on: unknown, a: unknown, t?: unknown): Later[] => [
  {
    do: "later",
    on: on as Trigger,
    what: whole(a),
    ...(t !== undefined && { for: t as Later["for"] & string }),
  },
];
const only = ([it, ...more]: readonly Later[]): Later | undefined =>
  it?.do === "later" && more.length === 0 ? it : undefined;
const isMoment = ({ on }: Later): boolean => moments.some(([one]) => equal(one, on));

export const laters: Production[] = [
  ...moments.flatMap(([on, en, ja]) => [
    both(
      "Line",
      ({ a }) => make(on, a),
      (list: readonly Later[]) => {
        const it = only(list);
        return it && !it.for && equal(it.on, on) ? { a: listed(it.what) } : undefined;
      },
      en.map((words) => `${words}, {a:Then}`),
      ja.map((words) => `${words}、{a:Then}`),
    ),
    read(
      "Line",
      ({ a }: Slots) => make(on, a),
      en.map((words) => `{a:Row} ${words}`),
    ),
  ]),
  both(
    "Line",
    ({ e, a }) => make(e, a),
    (list: readonly Later[]) => {
      const it = only(list);
      return it && !it.for && !isMoment(it) ? { e: it.on, a: listed(it.what) } : undefined;
    },
    ["the next time {e:Event}, {a:Then}", "the next time [that] {e:Event} [this turn], {a:Then}"],
    ["次に{e:Event}とき、{a:Then}", "次に{e:Event}(とき|時)[に][、]{a:Then}"],
  ),
  both(
    "Line",
    ({ e, a, t }) => make(e, a, t),
    (list: readonly Later[]) => {
      const it = only(list);
      return it?.for && !isMoment(it) ? { e: it.on, a: listed(it.what), t: it.for } : undefined;
    },
    [
      "{t:Dur}, when {e:Event}, {a:Then}",
      "{t:Dur} [,] (when|whenever|each time|every time) {e:Event}, {a:Then}",
      "(whenever|each time|every time|when) {e:Event} {t:Dur}, {a:Then}",
    ],
    ["{t:Dur}、{e:Event}とき、{a:Then}", "{t:Dur}[、]{e:Event}(たび|たびに|とき|時|度に)[、]{a:Then}"],
  ),
];
