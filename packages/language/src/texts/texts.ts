/**
 * Texts: what a card always says, what it can be used for, what it waits for, what it does when it is played. A vocabulary
 * says what stands before each ("【Main】") and how often something may be done.
 *
 * Examples: `{ kind: "always", what: [...], if: ... }` - "While you control an ITEM, this UNIT has +1/+1."; `{ kind: "use", cost:
 * [...], do: ..., times: "turn" }` - "Once a turn, (2 EP): Draw a card."; `{ kind: "when", on: ..., do: ... }` - "When this UNIT
 * attacks, draw a card."; `{ kind: "effect", do: ... }` - "Draw two cards."
 */
import { equal } from "@tefuda/cardtext/template";
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { CardWords } from "../cards/words.ts";
import { called, explained, type Game, marked, named, spokenAgain } from "../phrases/antecedent.ts";
import type { Action, Condition, Counted, Described, Statement } from "../phrases/bones.ts";
import { listed, whole } from "../phrases/rows.ts";
import { awaited, nounOf, spokenBy, type Trigger, takingOf, textOf } from "../phrases/texts.ts";
import { firstSpoken, stands, takesUnless, tell, untell } from "../phrases/told.ts";
import type { TriggerWords } from "../triggers/triggers.ts";
import { behind, behindJa, type Mark, type Often, oftenBehind, oftenBehindJa, oftens } from "./heads.ts";
import { insteadPhrases } from "./instead.ts";

export interface TextWords {
  /** What a text that is always on has before it; by mode, if there are several. */
  always: Readonly<Record<string, Mark | undefined>> | undefined;
  use: Mark | undefined;
  when: Mark | undefined;
  /** Whether what waits, and what always holds in the first mode, is read without its mark as well. */
  unmarked?: true;
  often: Often;
  /** Whether a text that is used may cost nothing, and so has no brackets. */
  free: boolean;
  /** Values of the feature "on" for cards that have texts, and for those that have effects; those that are played. */
  onCard: readonly string[];
  onEffect: readonly string[];
  onPlayed: readonly string[];
  /** Whether what happens once may cost something besides. */
  besides?: true;
  /** What may stand before an effect and says no more than that it is one. */
  named?: { en?: readonly string[]; ja?: readonly string[] };
}

export interface Always {
  kind: "always";
  mode?: string;
  what: Statement[];
  if?: Condition;
}
export interface Use {
  kind: "use";
  cost: unknown[];
  do: Action;
  times?: string;
  if?: Condition;
}
export interface When {
  kind: "when";
  on: Trigger;
  do: Action;
  times?: string;
  if?: Condition;
}
export interface Effect {
  kind: "effect";
  cost?: unknown[];
  do: Action;
  if?: Condition;
}
type Text = Always | Use | When | Effect | { kind: "keywords"; keywords: unknown[] };

const taking = takingOf<Text>();

/** Two conditions in one, unless one of them is made of several already. */
function bothHold(a: Condition, b: Condition): Condition | undefined {
  const parts = [a, b];
  return parts.some((part) => part.if === "and" || part.if === "or")
    ? undefined
    : ({ if: "and", of: parts } as Condition);
}

type Both = Readonly<Record<"en" | "ja", readonly string[]>>;
/** That the text's own card is in play. */
const onTheField = ({ field, selves }: CardWords): Both => {
  const [en, ja] = [selves.flatMap((self) => self.en), selves.flatMap((self) => self.ja)];
  const [names, namesJa] = [en, ja].map((list) => [...new Set(list)].join("|"));
  const place = `(on the (${field.en.join("|")})|in play)`;
  return {
    en: [`(as long as|while) (${names}) (is|remains|stays) ${place}`],
    ja: [`(${namesJa})が(${field.ja.join("|")})に(ある|いる|出ている)(限り|間|間は)`],
  };
};

/** A text that is always on, in one of its modes. */
function always(
  game: Game,
  there: Both,
  mark: Mark | undefined,
  mode: string | undefined,
  open: boolean,
  only: Production["only"],
): Production[] {
  function standing({ s, c }: Slots): unknown {
    const list = s as Statement[];
    if (!stands(list)) return undefined;
    return explained(
      game,
      textOf("always", { mode, what: s, if: c }),
      firstSpoken(list, c as Condition),
      true,
    );
  }
  /** "Cannot ... unless" is a ban's own, wherever its condition stands behind it. */
  const unbanned = ({ s, c }: Slots): unknown =>
    takesUnless(s as Statement[], c as Condition) ? undefined : standing({ s, c });
  /** The same of one that stands before them; what it says of a card is asked of the card that it is said of. */
  const before = ({ s, c }: Slots): unknown => {
    const cond = c as Condition;
    const bans = cond.if === "not" && (s as Statement[]).some(({ is }) => is === "cannot");
    return cond.if === "is" || bans ? undefined : standing({ s, c });
  };
  /** "This UNIT has +1/+1 while attacking": a condition of this card. */
  function whileIt({ s, k, d }: Slots): unknown {
    const first = firstSpoken(s as Statement[]);
    const fits = d ?? { noun: "card", ...(k as object) };
    return first && standing({ s, c: { if: "is", what: first, fits } });
  }
  /** A condition before it and one behind it: both have to hold. */
  function twice({ s, a, b }: Slots): unknown {
    const c = bothHold(a as Condition, b as Condition);
    return c && !takesUnless(s as Statement[], b as Condition) ? standing({ s, c }) : undefined;
  }
  const of = (take: (it: Always) => Slots | undefined) =>
    taking("always", (it) => (it.mode === mode ? take(it) : undefined));
  const lines = (phrase: string) => [`${phrase}.`, phrase].flatMap((line) => behind(mark, line, open));
  const linesJa = (phrase: string) => [`${phrase}。`, phrase].flatMap((line) => behindJa(mark, line, open));
  return [
    both(
      "Text",
      standing,
      of(({ what, if: c }) => (c ? undefined : { s: what })),
      lines("{s:Says}"),
      linesJa("{s:Says}"),
      only,
    ),
    both(
      "Text",
      ({ c, p }) => standing({ c, s: tell({ c: { ref: "it" }, p }) }),
      of(({ what, if: c }) => {
        const said = untell(what);
        return c?.if === "is" && said && equal(said.c, { ref: c.what }) ? { c, p: said.p } : undefined;
      }),
      lines("{c:While}, it {p:Preds.sg}"),
      linesJa("{c:While}、{p:Preds.sg}"),
      only,
    ),
    both(
      "Text",
      standing,
      of(({ what, if: c }) => (c ? { s: what, c } : undefined)),
      lines("{c:While}, {s:Says}"),
      linesJa("{c:While}、{s:Says}"),
      only,
    ),
    read(
      "Text",
      ({ p, k, d }: Slots) => whileIt({ k, d, s: tell({ c: { ref: "this" }, p }) }),
      [
        "{p:Preds.sg} while {k:Combat}",
        "{p:Preds.sg} while {d:Being}",
        "while {k:Combat}, {p:Preds.sg}",
      ].flatMap(lines),
      [],
      only,
    ),
    // In Japanese its own card need not be named.
    read(
      "Text",
      ({ c, k, p }: Slots) => {
        const s = tell({ c: { ref: "this" }, p });
        if (k)
          return standing({ s, c: { if: "is", what: "this", fits: { noun: "card", ...(k as object) } } });
        return before({ s, c });
      },
      [],
      ["{c:While}、{p:Preds.sg}", "{k:Combat}[は|の間は]、{p:Preds.sg}"].flatMap(linesJa),
      only,
    ),
    // A condition behind what it is said of.
    ...["sg", "pl"].map((num) =>
      read(
        "Text",
        ({ g, c, p }: Slots) => before({ c, s: tell({ c: g, p }) }),
        [],
        linesJa(`{g:Cards.${num}.subj}は[、]{c:While}[、]{p:Preds.${num}}`),
        only,
      ),
    ),
    // On as long as its card is there, which it is anyway.
    read(
      "Text",
      ({ s, c }: Slots) => standing({ s, c }),
      there.en.map((words) => `${words}, {s:Says}`).flatMap(lines),
      there.ja.flatMap((words) => [`${words}、{s:Says}`, `${words}、{c:While}、{s:Says}`]).flatMap(linesJa),
      only,
    ),
    // Of nobody that is named, it holds for the card that says so.
    ...bare(standing, lines, linesJa, only),
    read("Text", unbanned, lines("{s:Says} {c:While}"), linesJa("{c:While}{s:Says}"), only),
    read(
      "Text",
      whileIt,
      [
        "{s:Says} while {k:Combat}",
        "while {k:Combat}, {s:Says}",
        "{s:Says} while {d:Being}",
        "while {d:Being}, {s:Says}",
      ].flatMap(lines),
      [],
      only,
    ),
    read(
      "Text",
      ({ s, k, b }: Slots) => {
        const first = firstSpoken(s as Statement[]);
        const fits = { noun: "card", ...(k as object) };
        return first && twice({ s, a: { if: "is", what: first, fits }, b });
      },
      ["while {k:Combat}, {s:Says} {b:While}", "{s:Says} while {k:Combat} {b:While}"].flatMap(lines),
      [],
      only,
    ),
    read("Text", twice, lines("{a:While}, {s:Says} {b:While}"), [], only),
    read(
      "Text",
      ({ r, k, d, p }: Slots) => whileIt({ k, d, s: tell({ c: { ref: r }, p }) }),
      [],
      [
        "{r:Ref.sg.subj}(は|が)[、]{d:IsIt}間[は][、]{p:Preds.sg}",
        "{r:Ref.sg.subj}(は|が)[、]{k:Combat}[(の間|である間|は|の間は|である間は)][、]{p:Preds.sg}",
      ].flatMap(linesJa),
      only,
    ),
    read(
      "Text",
      whileIt,
      [],
      ["{d:IsIt}(間|間は|限り)、{s:Says}", "{k:Combat}[(の間|の間は|は)]、{s:Says}"].flatMap(linesJa),
      only,
    ),
  ];
}

/** What holds of the card itself, which is not named: "Can't attack.", "Gets +1/+1 while you control an ITEM." */
function bare(
  standing: (slots: Slots) => unknown,
  lines: (phrase: string) => string[],
  linesJa: (phrase: string) => string[],
  only: Production["only"],
): Production[] {
  const itself = ({ p, c }: Slots): unknown => standing({ s: tell({ c: { ref: "this" }, p }), c });
  return [
    read("Text", itself, lines("{p:Preds.sg}"), linesJa("{p:Preds.sg}"), only),
    read("Text", itself, lines("{c:While}, {p:Preds.sg}"), [], only),
    read(
      "Text",
      ({ p, c }: Slots) => (takesUnless(p as Statement[], c as Condition) ? undefined : itself({ p, c })),
      lines("{p:Preds.sg} {c:While}"),
      [],
      only,
    ),
  ];
}

/** A card as Japanese calls it where it speaks of it again. */
const nounIn =
  ({ zones }: CardWords) =>
  ({ noun, zone }: Described): string =>
    (noun === "card" && zone && zones[zone.in]?.noun?.en) || noun;

export interface Texting {
  game: Game;
  cards: CardWords;
}

/** A phrase whose "it" is called what it is in Japanese. */
export function inBoth(
  { game, cards }: Texting,
  make: (slots: Slots, form: Form) => unknown,
  take: (mark: <T>(part: T) => T) => (it: never) => Slots | undefined,
  en: readonly string[],
  ja: readonly string[],
  only: Production["only"],
): Production[] {
  return [
    both(
      "Text",
      make,
      take((part) => marked(game, part)),
      en,
      [],
      only,
    ),
    both(
      "Text",
      make,
      take((part) => named(game, marked(game, part), nounIn(cards))),
      [],
      ja,
      only,
    ),
  ];
}

/** A cost in brackets of another sort than is printed, with nothing behind them: "Main [1C]: ...". */
const inBrackets = "(【|〔) {p:Costs} (】|〕) [(:|-)]";

/** What is used, for what it costs. */
function uses(
  texting: Texting,
  { use: mark, free, unmarked: open }: TextWords,
  only: Production["only"],
): Production[] {
  const { game } = texting;
  const using = ({ n, c, p = [], a }: Slots): unknown =>
    explained(game, textOf("use", { cost: p, times: n, if: c, do: whole(a) }), undefined);
  const unuse = (isFree: boolean) => (marks: <T>(part: T) => T) =>
    taking("use", ({ cost, times: n, if: c, do: act }) => {
      if ((cost.length === 0) !== isFree) return undefined;
      const it = marks({ cost, do: act });
      return { ...(!isFree && { p: cost }), a: listed(it.do), n, c };
    });
  return [
    ...inBoth(
      texting,
      using,
      unuse(false),
      oftenBehind(mark, "[{c:While},] \\({p:Costs}\\): {a:Act}"),
      oftenBehindJa(mark, "[{c:While}、]（{p:Costs}）：{a:Act}"),
      only,
    ),
    read(
      "Text",
      using,
      oftenBehind(mark, "[{c:While},] {p:Costs}: {a:Act}", open),
      oftenBehindJa(mark, "[{c:While}、]{p:Costs}：{a:Act}", open),
      only,
    ),
    read(
      "Text",
      ({ l, ...slots }: Slots) => {
        const { times, if: c } = l as { times?: unknown; if: unknown };
        return times && slots.n ? undefined : using({ ...slots, n: slots.n ?? times, c });
      },
      ["\\({p:Costs}\\)", "{p:Costs}"].flatMap((costs) =>
        behind(mark, `[{n:Often}] ${costs}: {a:Act} {l:Limits}`, open),
      ),
      ["（{p:Costs}）", "{p:Costs}"].flatMap((costs) =>
        behindJa(mark, `[{n:Often}]${costs}：{a:Act}{l:Limits}`, open),
      ),
      only,
    ),
    ...(mark
      ? [
          read(
            "Text",
            using,
            [
              ...oftenBehind(mark, "{p:Costs} to {a:Act}"),
              ...behind(mark, `[{n:Often}] ${inBrackets} {a:Act}`),
              ...behind(mark, `${inBrackets} {a:Act} {n:Limited}`),
              `${mark[0]} [{n:Often}] ${inBrackets} {a:Act}`,
              `${mark[0]} ${inBrackets} {a:Act} {n:Limited}`,
              ...[":", "-"].flatMap((colon) => [
                `${mark[0]} [(,|-)] {p:Costs} [{n:Often}] ${colon} {a:Act}`,
                `${mark[0]} [(,|-)] {p:Costs} ${colon} {a:Act} {n:Limited}`,
                `${mark[0]} [(,|-)] [{n:Often}] \\({p:Costs}\\) ${colon} {a:Act}`,
                `${mark[0]} [(,|-)] \\({p:Costs}\\) ${colon} {a:Act} {n:Limited}`,
              ]),
            ],
            oftenBehindJa(mark, "(〔|【){p:Costs}(〕|】)[(：|、)]{a:Act}"),
            only,
          ),
        ]
      : []),
    ...(free
      ? inBoth(
          texting,
          using,
          unuse(true),
          oftenBehind(mark, "[{c:Asked},] {a:Act}"),
          oftenBehindJa(mark, "[{c:Asked}、]{a:Act}"),
          only,
        )
      : []),
  ];
}

/** What is done to the equipped general, said of the card that the trigger spoke of: in Japanese 「その武将」. */
function hosted(act: Action): Action {
  return JSON.parse(JSON.stringify(act).replaceAll('{"ref":"host"}', '{"ref":"trigger"}')) as Action;
}

/** What holds of the card itself for a time, as what is done. */
const lent = (p: unknown, term: unknown): object[] =>
  tell({ c: { ref: "this" }, p }).map((what) => ({ do: "lasting", what, for: term }));

const EACH_TURN = "(each|every|in each|in a|during each|this|per) turn";

/** What happens by itself. */
function waits(
  { game }: Texting,
  { when: mark, unmarked: open, often }: TextWords,
  only: Production["only"],
): Production[] {
  const make = ({ n, t, c, a }: Slots): unknown => {
    const said = n === "game" ? undefined : awaited(game, t as Trigger, c, a);
    return said && textOf("when", { times: n, ...said });
  };
  const saidOf = (t: Trigger, act: Action) => listed(called(game, marked(game, act), nounOf(game, t)));
  /** In English the card that a trigger spoke of is "it" until another is brought up. */
  const again = taking("when", ({ on: t, do: act, if: c, times: n }) => {
    const first = spokenBy(t);
    const short = first === undefined ? act : spokenAgain(game, act, first);
    return equal(short, act) ? undefined : { t, a: saidOf(t, short), c, n };
  });
  const plain = taking("when", ({ on: t, do: act, if: c, times: n }) => ({ t, a: saidOf(t, act), c, n }));
  const inJapanese = taking("when", ({ on: t, do: act, if: c, times: n }) => ({
    t,
    a: saidOf(t, spokenBy(t) === "host" ? hosted(act) : act),
    c,
    n,
  }));
  return ["Lead", "ShortLead", "Moment", ...(mark ? ["MarkedLead"] : [])].flatMap((lead) => {
    const ctx = lead === "Moment" ? "free" : "when";
    const act = lead === "Moment" ? "{a:Act}" : "{a:Act.when}";
    const en = oftenBehind(mark, `[{c:While},] {t:${lead}}, ${act}`, open && lead !== "MarkedLead");
    return [
      both("Text", make, again, en, [], only),
      both("Text", make, plain, en, [], only),
      both(
        "Text",
        make,
        inJapanese,
        [],
        ["、", ""].flatMap((comma) =>
          oftenBehindJa(mark, `[{c:While}、]{t:${lead}}${comma}${act}`, open && lead !== "MarkedLead"),
        ),
        only,
      ),
      // "When this UNIT attacks, +1/+1 this turn": of the card itself, which is not named
      ...(lead === "Moment"
        ? []
        : ["{p:Preds.sg.lent}", "{g:Bonus}"].map((said) =>
            read(
              "Text",
              ({ p, g, u, ...slots }: Slots) => make({ ...slots, a: lent(p ?? [{ is: "bonus", by: g }], u) }),
              ["", "."].flatMap((stop) =>
                oftenBehind(
                  mark,
                  `[{c:While},] {t:${lead}}(,|:) ${said} {u:Dur}${stop}`,
                  open && lead !== "MarkedLead",
                ),
              ),
              [],
              only,
            ),
          )),
      ...(lead === "Lead" && often.turn
        ? [
            read(
              "Text",
              ({ e, ...slots }: Slots) => make({ ...slots, t: e, n: "turn" }),
              [
                `the first time {e:Event} ${EACH_TURN}, ${act}`,
                `the first time ${EACH_TURN} [that|when] {e:Event}, ${act}`,
                `when {e:Event} for the first time ${EACH_TURN}, ${act}`,
              ].flatMap((text) => behind(mark, text, open)),
              [`(各ターン|毎ターン|ターン)[に|で][、](最初|初めて){e:Event}(とき|時|際)[、]${act}`].flatMap(
                (text) => behindJa(mark, text, open),
              ),
              only,
            ),
          ]
        : []),
      read(
        "Text",
        make,
        behind(mark, `[{n:Often}] {t:${lead}} {c:Time}, ${act}`, open && lead !== "MarkedLead"),
        [],
        only,
      ),
      // What one then may do.
      read(
        "Text",
        ({ a, ...slots }: Slots) => make({ ...slots, a: [{ do: "may", who: "you", what: whole(a) }] }),
        [],
        behindJa(
          mark,
          `[{n:Often}][{c:While}、]{t:${lead}}[に][、](発動できる|発動してもよい)。${act}`,
          open && lead !== "MarkedLead",
        ),
        only,
      ),
      read(
        "Text",
        make,
        (lead === "ShortLead" ? [] : ["", "."]).flatMap((stop) =>
          oftenBehind(mark, `{a:Row.${ctx}} {t:${lead}}${stop}`, open && lead !== "MarkedLead"),
        ),
        [],
        only,
      ),
    ];
  });
}

/** Whether a part of a cost is paid with other cards than those that it is played for. */
const isBesides = ({ pay, of, what }: { pay?: string; of?: string; what?: Counted }): boolean =>
  of !== "ep" && pay !== "rebuild" && what?.what?.zone?.in !== "homebase";

/** What is done when it is played, and when only it can be. */
function effects(
  texting: Texting,
  {
    onEffect,
    onPlayed,
    besides,
    named: { en = [], ja = [] } = {},
  }: Partial<TextWords> & Pick<TextWords, "onEffect" | "onPlayed">,
): Production[] {
  const { game, cards } = texting;
  /** Where nobody knows what a text stands on, what is done at a moment is what a text waits for. */
  const make = ({ c, a }: Slots, { on }: Form): unknown =>
    on === "anywhere" && (a as Action[])[0]!.do === "later"
      ? undefined
      : explained(game, textOf("effect", { if: c, do: whole(a) }), undefined);
  const names = ["card", ...Object.values(cards.nouns).map(({ en }) => en)].map((name) => `this ${name}`);
  const namesJa = ["カード", ...Object.values(cards.nouns).map(({ ja }) => ja)].map((name) => `この${name}`);
  const plays = names.flatMap((name) => [`play ${name}`, `${name} (can|may) be played`]).join("|");
  const self = `[(${namesJa.join("|")})は][、]`;
  return [
    ...inBoth(
      texting,
      make,
      (mark) =>
        taking("effect", ({ do: act, if: c, cost }) => (c || cost ? undefined : { a: listed(mark(act)) })),
      ["{a:Act}", ...en.flatMap((name) => behind([name, ""], "{a:Act}"))],
      ["{a:Act}", ...ja.flatMap((name) => behindJa(["", name], "{a:Act}"))],
      { on: [...onEffect] },
    ),
    ...inBoth(
      texting,
      make,
      (mark) =>
        taking("effect", ({ do: act, if: c, cost }) =>
          c && !cost ? { c, a: listed(mark(act)) } : undefined,
        ),
      ["play only {c:Only}. {a:Act}", `(${plays}|can be played) only {c:Only}. {a:Act}`],
      [
        "{c:Only}にのみプレイできる。{a:Act}",
        `${self}{c:Only}(のみ|だけ|にのみ|にだけ|に限り|に)[、](プレイできる|使用できる|使える)。{a:Act}`,
        `${self}{c:Only}(にしか|しか|以外では|でなければ)[、](プレイできない|使用できない|使えない)。{a:Act}`,
      ],
      { on: [...onPlayed] },
    ),
    ...(besides
      ? inBoth(
          texting,
          ({ p, a }) =>
            (p as Parameters<typeof isBesides>[0][]).every(isBesides)
              ? explained(game, textOf("effect", { cost: p, do: whole(a) }), undefined)
              : undefined,
          (marks) =>
            taking("effect", ({ do: act, if: c, cost: p }) => {
              if (c || !p) return undefined;
              const it = marks({ cost: p, do: act });
              return { p, a: listed(it.do) };
            }),
          [
            "as an additional cost to play this card, {p:Costs}. {a:Act}",
            `as an additional cost [(to play|of playing|for playing|when you play|when playing) (${names.join("|")}|this art|it)][,] [you (must|have to)] {p:Costs}. {a:Act}`,
            `(to play (${names.join("|")}|this art), [you] [(must|have to)] [also]|in addition to its [EP] cost, [you must]) {p:Costs}. {a:Act}`,
            "[you must] {p:Costs} as an additional cost [to play this card]. {a:Act}",
          ],
          [
            "追加コストとして、{p:Costs}。{a:Act}",
            `[(${namesJa.join("|")})をプレイする[ための|とき[の|、]|際[の|、|に、]|場合[の|、]|には、]]追加(の|)(コスト|費用)(として|で)[、]{p:Costs}。{a:Act}`,
          ],
          { on: [...onPlayed] },
        )
      : []),
  ];
}

export function textPhrases(words: TextWords, texting: Texting, triggers: TriggerWords): Production[] {
  const only = { on: [...words.onCard] };
  const modes = Object.entries(words.always ?? { "": undefined });
  return [
    say(
      "Text",
      { kind: "keywords", keywords: "$e" },
      ["{e:Marks}", "{e:Marks}."],
      ["{e:Marks}", "{e:Marks}。"],
      only,
    ),
    ...modes.flatMap(([mode, mark], i) =>
      always(
        texting.game,
        onTheField(texting.cards),
        mark,
        mode || undefined,
        words.unmarked === true && i === 0,
        only,
      ),
    ),
    ...oftens(words.often),
    ...uses(texting, words, only),
    ...waits(texting, words, only),
    ...effects(texting, words),
    ...insteadPhrases(
      texting.game,
      triggers,
      behind(modes[0]?.[1], "", true),
      behindJa(modes[0]?.[1], "", true),
      only,
    ),
  ];
}
