/** Clauses: what one player does, what becomes of cards, and one after another. */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { measure } from "../amounts/measure.ts";
import { able } from "./bans.ts";
import type { Action, Cards, Lasting, Statement, Who } from "./bones.ts";
import { severally } from "./counted.ts";
import { ichidan } from "./inflect.ts";
import type { Subject } from "./players.ts";
import { isTail, type Rows } from "./rows.ts";
import { tell } from "./told.ts";

export type List = readonly Action[];

/** What a game's clauses are made with. */
export interface Clauses {
  subjects: readonly Subject[];
  rows: Rows;
}

/** Actions of yours that are said with "you": "you take 2 damage", "you lose the game". */
const saysYou = (action: Action & { how?: unknown }): boolean =>
  action.how === "damage" || action.do === "lose";

export function chained({ a, rest }: Slots): Action[] {
  const [first, next] = [a as Action[], rest as (Action & { pileToo?: true })[]];
  // who has searched a deck shuffles it, said or not
  const [shuffle, ...others] = next;
  const said = shuffle?.do === "shuffle" && shuffle.who === "you" && !shuffle.pileToo;
  return first.at(-1)?.do === "search" && said ? [...first, ...others] : [...first, ...next];
}

/** Several deeds of one who is chosen for the first of them. */
const onceMore = (list: readonly Action[], by: Who, chosen: Who): Action[] =>
  list.map((action, i) => (i > 0 && action.who === by ? { ...action, who: chosen } : action));

/** Cards on the table, as they are spoken of again: those that were chosen are not chosen once more. */
function onceAgain(cards: Cards | undefined): Cards | undefined {
  if (typeof cards !== "object") return undefined;
  if ("ref" in cards) return cards;
  if (!("count" in cards) || cards.what.zone) return undefined;
  return { ref: severally(cards) === "many" ? "them" : "it" };
}

/** How clauses are joined; the first is printed. */
export const then = ", then";
export const also = "(,|and|, and|and then|, and then|then|but|, but|, but then)";

/** One change by a figure, so many times: once for each of something. */
export function scaled(list: readonly Statement[], tail: unknown): readonly Statement[] | undefined {
  const [statement, ...more] = list as readonly (Statement & { by?: unknown })[];
  const times = (by: unknown): unknown => (typeof by === "number" ? measure.amountOf(by, tail) : undefined);
  if (!statement || more.length > 0 || statement.by === undefined) return undefined;
  const { by } = statement;
  const scale =
    typeof by === "object" && by !== null
      ? Object.fromEntries(Object.entries(by).map(([of, n]) => [of, n === 0 ? 0 : times(n)]))
      : times(by);
  const known =
    scale !== undefined && (typeof scale !== "object" || !Object.values(scale as object).includes(undefined));
  return known ? [{ ...statement, by: scale } as Statement] : undefined;
}

/** Statements for a time, as actions. */
function lasting({ s, t }: Slots): Lasting[] | undefined {
  if (s === undefined) return undefined;
  return (s as Statement[]).map((what) => ({ do: "lasting", what, for: t }));
}

/** What you do where Japanese says that it is you. */
export const byName = new WeakSet<object>();

/** What holds for a time that stands first: what "and" joins to it holds for that time too. */
const ledByTime = new WeakSet<object>();
function timeFirst(slots: Slots): Lasting[] | undefined {
  const list = lasting(slots);
  if (list) ledByTime.add(list.at(-1)!);
  return list;
}
const isOfThatTime = ({ a, rest }: Slots): boolean => {
  const [next] = rest as Lasting[];
  return ledByTime.has((a as List).at(-1)!) && next!.do === "lasting" && next!.for === undefined;
};

function unlasting(list: readonly Lasting[]): Slots | undefined {
  if (list.some((action) => action.do !== "lasting" || action.for !== list[0]!.for)) return undefined;
  return { s: list.map(({ what }) => what), t: list[0]!.for };
}

export function clauses({ subjects, rows }: Clauses): Production[] {
  const { doerOf, groupsOf } = rows;

  /** A row that is said under one subject, by this player. */
  const done = (by: string) => (list: List) =>
    groupsOf(list).length === 1 && list[0]!.do !== "lasting" && !isTail(list[0]!) && doerOf(list[0]!) === by
      ? { d: list }
      : undefined;

  return [
    // What one player does.
    both(
      "Deeds",
      ({ v }) => [v],
      (list: List) => (list.length === 1 ? { v: list[0] } : undefined),
      "{v:VP}",
      "{v:VP}",
    ),
    both(
      "Deeds",
      ({ v, rest }) => chained({ a: [v], rest }),
      (list: List) => (list.length > 1 ? { v: list[0], rest: list.slice(1) } : undefined),
      [`{v:VP}${then} {rest:Deeds}`, `{v:VP} ${also} {rest:Deeds}`],
      ["{v:VP.con}、{rest:Deeds}", "{v:VP.te}[、][(さらに|また)[、]]{rest:Deeds}"],
    ),

    // In Japanese the last verb may have the cards of the one before for its own.
    read(
      "Deeds",
      ({ v, e }: Slots) => {
        const again = onceAgain((v as Action).what as Cards | undefined);
        return again && [v, { ...(e as Action), what: again }];
      },
      [],
      ["{v:VP.con}、{e:Elided}", "{v:VP.te}[、]{e:Elided}"],
      { by: ["you"], agr: ["base"] },
    ),

    // What becomes of cards.
    both(
      "Becoming",
      lasting,
      unlasting,
      [`{s:Told.lent} {t:Dur}`, `{s:Told.lent}, {t:Dur}`],
      [`{t:Dur}、{s:Told.lent}`, `{t:Dur}{s:Told.lent}`],
    ),
    // For how long, in brackets behind it or in a sentence of its own.
    read(
      "Becoming",
      lasting,
      ["{s:Told.lent} \\({t:Dur}\\)", "{s:Told.lent}. this effect lasts {t:Dur}"],
      ["{s:Told.lent}（{t:Dur}）", "{s:Told.lent}。(この|その)効果は{t:Dur}[の間][、](続く|持続する)"],
    ),
    read("Becoming", timeFirst, "{t:Dur} [,] {s:Told.lent}"),
    // "Until the end of the turn, it has +1 attack and its defense is 1 higher."
    read(
      "Becoming",
      ({ a, b, t }: Slots) => lasting({ s: [...(a as Statement[]), ...(b as Statement[])], t }),
      "{t:Dur} [,] {a:Told.lent} and {b:Told.lent}",
    ),
    read(
      "Becoming",
      ({ a, b, t }: Slots) => {
        const [first] = b as (Statement & { who?: { ref?: string } })[];
        // what is said of the same card goes on under its own name
        return first!.who?.ref === "it"
          ? undefined
          : lasting({ s: [...(a as Statement[]), ...(b as Statement[])], t });
      },
      [],
      [
        "{t:Dur}[、]{a:Told.lent.con}、[(さらに|また)[、]]{b:Told.lent}",
        "{t:Dur}[、]{a:Told.lent.te}[、][(さらに|また)[、]]{b:Told.lent}",
      ],
    ),
    read("Becoming", ({ s, t, f }: Slots) => lasting({ s: scaled(s as Statement[], f), t }), [
      "{s:Told.lent} {t:Dur} {f:ForEach}",
      "{f:ForEach}, {s:Told.lent} {t:Dur}",
    ]),
    ...["sg", "pl"].map((num) =>
      read(
        "Becoming",
        ({ c, t, p }: Slots) => lasting({ s: tell({ c, p }), t }),
        [],
        [
          `{c:Cards.${num}.subj}(は|が){t:Dur}[、]{p:Preds.${num}.lent}`,
          `{c:Cards.${num}.subj}(は|が)、{t:Dur}[、]{p:Preds.${num}.lent}`,
          ...(num === "pl"
            ? [`{c:Cards.pl.subj}(は|が)(すべて|それぞれ|全員)[、]{t:Dur}[、]{p:Preds.pl.lent}`]
            : []),
        ],
      ),
    ),
    // In Japanese the time may stand behind the player of whom something holds.
    ...[{ by: "you", agr: "base", ja: ["あなた", "自分"] as readonly string[] }, ...subjects].flatMap(
      ({ by, agr, ja = [] }) =>
        ja.map((who) =>
          read(
            "Becoming",
            ({ r, t }: Slots) => lasting({ s: [r], t }),
            [],
            `${who}は{t:Dur}[、]{r:Rule.${by}.${agr}}`,
          ),
        ),
    ),
    // What has to be done if it can be, with the time between.
    ...["sg", "pl"].map((num) =>
      read(
        "Becoming",
        ({ c, t }: Slots) => lasting({ s: tell({ c, p: [{ is: "must", what: "attack" }] }), t }),
        `{c:Cards.${num}.subj} (must attack|has to attack|have to attack|attacks|attack) {t:Dur} ${able}`,
      ),
    ),
    // What cards get beside what they have.
    read(
      "Becoming",
      ({ s, t }: Slots) =>
        (s as Statement[]).every(({ is }) => is === "joins") ? lasting({ s, t }) : undefined,
      `{s:Told.lent} {t:Dur}[,] in addition to (those (it has|they have)|(its|their) [own|other] (ones|organizations|types|nations|traits))`,
    ),
    // "Cannot be destroyed this turn and can attack directly": both for that time.
    ...["sg", "pl"].map((num) =>
      read(
        "Becoming",
        ({ c, p, t, q }: Slots) =>
          lasting({ s: tell({ c, p: [...(p as Statement[]), ...(q as Statement[])] }), t }),
        `{c:Cards.${num}.subj} {p:Preds.${num}.lent} {t:Dur} and {q:Preds.${num}.lent}`,
      ),
    ),
    // Each for a time of its own, or the same said twice.
    ...["sg", "pl"].map((num) =>
      read(
        "Becoming",
        ({ c, p, t, q, u }: Slots) => {
          const first = p as Statement[];
          const all = tell({ c, p: [...first, ...(q as Statement[])] });
          return all.map((what, i) => ({ do: "lasting", what, for: i < first.length ? t : u }));
        },
        `{c:Cards.${num}.subj} {p:Preds.${num}.lent} {t:Dur} and {q:Preds.${num}.lent} {u:Dur}`,
      ),
    ),
    // One subject after another. After another's doings Japanese has to say "you" again.
    both(
      "Group",
      ({ d }) => d,
      (list: List) => {
        return saysYou(list[0]!) ? done("you")(list) : undefined;
      },
      "you {d:Deeds.you.base}",
    ),
    both(
      "Group",
      ({ d }) => d,
      done("you"),
      ["{d:Deeds.you.base}", "you {d:Deeds.you.base}"],
      ["{d:Deeds.you.base}", "(あなた|自分)(は|が){d:Deeds.you.base}"],
      {
        said: ["bare"],
      },
    ),
    both(
      "Group",
      ({ d }) => {
        for (const action of d as List) byName.add(action);
        return d;
      },
      done("you"),
      ["you {d:Deeds.you.base}", "{d:Deeds.you.base}"],
      ["あなたは{d:Deeds.you.base}", "(あなたが|自分は|自分が){d:Deeds.you.base}"],
      {
        said: ["named"],
      },
    ),
    both("Group", ({ d }) => d, done("you"), "you {d:Deeds.you.base}", "(あなた|自分)は{d:Deeds.you.base}", {
      said: ["told"],
    }),
    ...subjects.map(({ by, agr, en, ja, chosen }) =>
      both(
        "Naming",
        ({ d }) => (chosen ? onceMore(d as Action[], by, chosen) : d),
        done(by),
        [
          ...en.map((who) => `${who} {d:Deeds.${by}.${agr}}`),
          ...en.map((who) => `${who} must {d:Deeds.${by}.plural}`),
        ],
        ja?.flatMap((who) => [
          `${who}は{d:Deeds.${by}.${agr}}`,
          `${who}が{d:Deeds.${by}.${agr}}`,
          `${who}に{d:Deeds.${by}.${agr}.caus}${ichidan("")}`,
        ]),
      ),
    ),
    // Who "they" are, what stands before has to tell; unless they are somebody of their own.
    ...(subjects.some(({ by }) => by === "they") ? [] : ["opponent", "both"]).map((by) =>
      read("Naming", ({ d }: Slots) => (d as Action[]).map((action) => ({ ...action, they: by })), [
        `they [then] {d:Deeds.${by}.plural}`,
      ]),
    ),
    say("Naming", "$b", "{b:Becoming}", "{b:Becoming}"),
    ...["Group", "Naming"].flatMap((part) => [
      both(
        "Row",
        ({ a }) => a,
        (list: List) => (groupsOf(list).length === 1 ? { a: list } : undefined),
        `{a:${part}}`,
        `{a:${part}}`,
      ),
      both(
        "Row",
        (slots) => (isOfThatTime(slots) ? undefined : chained(slots)),
        (list: List) => {
          const [a, ...rest] = groupsOf(list);
          return rest.length > 0 ? { a, rest: rest.flat() } : undefined;
        },
        [
          `{a:${part}}${then} {rest:Row.${part === "Group" ? "bare" : "named"}}`,
          `{a:${part}} ${also} {rest:Row.${part === "Group" ? "bare" : "named"}}`,
        ],
        [
          `{a:${part}.con}、{rest:Row.${part === "Group" ? "bare" : "named"}}`,
          `{a:${part}.te}[、]{rest:Row.${part === "Group" ? "bare" : "named"}}`,
        ],
      ),
    ]),
    // "Tap a unit and it loses 200 attack this turn": two cards in a row are not all that "and" can join.
    ...["", "{rest}"].map((rest) =>
      read(
        "Row",
        ({ v, b, rest: more }: Slots) =>
          more !== undefined && isOfThatTime({ a: b, rest: more })
            ? undefined
            : chained({ a: [v, ...(b as Action[])], rest: more ?? [] }),
        `{v:VP.you.base} and {b:Becoming}${rest && ` ${also} {rest:Row.named}`}`,
      ),
    ),
    // "A, and then B": in Japanese what may be done ends before "then".
    both(
      "Later",
      ({ a }) => a,
      () => undefined,
      [],
      ["{a:Row}"],
    ),
    both(
      "Later",
      chained,
      () => undefined,
      [],
      ["{a:Row.con}、その後[、]{rest:Later}", "{a:Row.te}[、]その後[、]{rest:Later}"],
    ),
  ];
}
