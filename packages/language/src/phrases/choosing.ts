/** A card is chosen in a sentence of its own and then spoken of: "Choose a general. It gets +500 this turn." */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import { calledBy, type Game } from "./antecedent.ts";
import type { Action, Cards, Counted } from "./bones.ts";
import { sameSort } from "./brought-up.ts";
import type { List } from "./clauses.ts";
import { plainly, severally } from "./counted.ts";
import type { Subject } from "./players.ts";
import { listed, whole } from "./rows.ts";

/** Cards in place of "it" in what is done first of a row; undefined if that is done to something else. */
export function chosen(game: Game, cards: Cards, list: readonly Action[], by = "you"): unknown {
  const it = plainly(cards);
  if (!it || typeof it.count !== "object") return undefined;
  const [first, ...rest] = list as [Action, ...Action[]];
  if (first.do === "may" || first.do === "seq") {
    const key = first.do === "may" ? "what" : "of";
    const inner = (first as unknown as Record<string, unknown>)[key] as Action | Action[];
    const put = chosen(game, cards, Array.isArray(inner) ? inner : [inner], by) as Action[] | undefined;
    return put && [{ ...first, [key]: Array.isArray(inner) ? put : put[0] }, ...rest];
  }
  // What is discarded lies in a hand, and is not chosen on the table.
  if (first.do === "discard" && it.what.zone?.in !== "hand") return undefined;
  const holder = first.do === "lasting" ? (first.what as Record<string, unknown>) : { ...first };
  const key = ["what", "who"].find((name) => isSpoken(game, holder[name], it));
  if (key === undefined) return undefined;
  const { mine: _, ...place } = holder as { mine?: true };
  // what another player then does, is done to what was chosen by whoever chose
  const others = typeof first.who === "string" && first.who !== by;
  const put = { ...place, [key]: others ? { ...it, chosenBy: by } : cards };
  return [first.do === "lasting" ? { ...first, what: put } : put, ...rest];
}

/** Whether cards are one or several that were spoken of, and called what they are. */
function isSpoken(game: Game, value: unknown, cards: Counted): boolean {
  if (typeof value !== "object" || value === null || !("ref" in value)) return false;
  const said = calledBy(game, value.ref);
  return (
    said !== undefined &&
    said.many === (severally(cards) === "many") &&
    (said.noun === undefined || sameSort(cards.what.noun, said.noun))
  );
}

/** Whether so many cards are chosen, of one description or of two. */
export const isChosen = (cards: Cards): boolean =>
  "both" in cards ? cards.both.every(isChosen) : "count" in cards && typeof cards.count === "object";
/** Whether a row speaks of cards that were spoken of before it; what is discarded at once is chosen in a hand. */
const isApart = (row: readonly Action[]): boolean =>
  row[0]!.do !== "discard" && /"(it|them|its|owner|trigger|(that|those) [a-z]+)"/.test(JSON.stringify(row));

/** What is chosen in a sentence of its own, and what then becomes of it. */
export const picked = (cards: Cards, rest: readonly Action[]): Action[] | undefined =>
  isChosen(cards) && isApart(rest) ? [{ do: "pick", what: cards, act: whole(rest) } as Action] : undefined;

/** What shows or finds cards, or is done only to such as lie in a certain way: that is no choice that could be made before. */
const SHOWS: ReadonlySet<unknown> = new Set([
  ...["search", "dig", "look", "reveal", "discard", "pick", "turnUp", "turnDown", "rebuild"],
]);
/** What is done to cards elsewhere than on the field, where nothing is said of where they lie. */
const ELSEWHERE: ReadonlySet<unknown> = new Set([
  ...["play", "place", "recover", "enter", "deploy", "levelUp", "attach", "equip"],
  ...["toHomebase", "toForts", "toResources", "fortToHand"],
]);

/** The one thing that you do, with what it is done to chosen first; undefined where that is nothing to choose. */
export function pickedFirst(
  [action, ...more]: readonly Action[],
  rest: (then: Action) => Action,
): Action[] | undefined {
  const lasts = action?.do === "lasting";
  const holder = (lasts ? action.what : action) as Readonly<Record<string, unknown>> | undefined;
  const key = ["what", "who"].find((name) => isCards(holder?.[name]));
  if (more.length > 0 || !action || !holder || !key || SHOWS.has(action.do)) return undefined;
  const cards = plainly(holder[key] as Cards);
  if (!cards || !isChosen(cards) || (action.who ?? "you") !== "you") return undefined;
  if (ELSEWHERE.has(action.do) && cards.what.zone === undefined) return undefined;
  const put = { ...holder, [key]: { ref: severally(cards) === "many" ? "them" : "it" } };
  return picked(cards, [rest((lasts ? { ...action, what: put } : put) as object as Action)]);
}
const isCards = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "count" in value && "what" in value;

/**
 * "Choose a general. It gets +500 this turn": what is chosen is what is then spoken of. Where something is asked of it before that,
 * it is chosen first: "Choose a general. If it is tapped, ...".
 */
export const choosing = (game: Game): Production[] => [
  both(
    "Act",
    ({ c, rest }) => chosen(game, c as Cards, rest as Action[]) ?? picked(c as Cards, rest as Action[]),
    ([it, ...more]: readonly (Action & { act?: Action })[]) =>
      it?.do === "pick" && more.length === 0 ? { c: it.what, rest: listed(it.act!) } : undefined,
    ["choose {c:Obj}. {rest:Act.bare}", "(choose|pick|select) {c:Obj} (, then|. then[,]|;) {rest:Act.bare}"],
    [
      "{c:Objs}選ぶ。{rest:Act.bare}",
      "{c:Objs}[1つ](選び、|選んで、|選択する。|選択し、|対象とする。|対象とし、|対象として、|対象に取る。){rest:Act.bare}",
    ],
  ),
  // "You may choose a general. It gets +500 this turn": whoever does not choose one does nothing of it, so all of it is about that card
  both(
    "Act",
    ({ c, rest }) => {
      const row = rest as readonly (Action & { cond?: { if: string } })[];
      if (row[0]?.cond?.if === "did" || !row.every((action) => isApart([action]))) return undefined;
      const list = (chosen(game, c as Cards, row) ?? picked(c as Cards, row)) as List | undefined;
      return list && [{ do: "may", who: "you", what: whole(list) }];
    },
    ([it, ...more]: readonly (Action & { what?: Action & { act?: Action } })[]) =>
      it?.do === "may" && it.who === "you" && it.what?.do === "pick" && more.length === 0
        ? { c: it.what.what, rest: listed(it.what.act!) }
        : undefined,
    [
      "you may choose {c:Obj}. {rest:Act.bare}",
      "you may (choose|pick|select) {c:Obj}. [if you do ,] {rest:Act.bare}",
    ],
    ["{c:Objs}選んでもよい。{rest:Act.bare}", "{c:Objs}[1つ]選んでもよい。[そうした場合、]{rest:Act.bare}"],
  ),
  read(
    "Act",
    ({ c, rest }: Slots) => chosen(game, c as Cards, rest as Action[]),
    [
      "(choose|pick|select) {c:Obj} (and|, and) {rest:Act.bare}",
      "target {c:Obj}[.|, then|. then] {rest:Act.bare}",
    ],
    ["{c:Objs}[1つ](選んで|(選んで|対象として|対象に取って)[、](発動|使用)(できる|する)。){rest:Act.bare}"],
  ),
];

/** The same where somebody else chooses: "Your opponent chooses one of their generals. Retire it." */
export const othersChoosing = (game: Game, subjects: readonly Subject[]): Production[] => [
  ...subjects
    .filter(({ agr }) => agr === "third")
    .map(({ by, agr, en }) =>
      read(
        "Naming",
        ({ c, d }: Slots) =>
          (d as List).every(({ who }) => who === by) ? chosen(game, c as Cards, d as List, by) : undefined,
        en.map(
          (who) => `${who} (chooses|selects|picks) {c:Obj.${by}}(,| and|, and|, then) {d:Deeds.${by}.${agr}}`,
        ),
      ),
    ),
  ...subjects
    .filter(({ by, agr }) => by === "opponent" && agr === "third")
    .map(({ by, en, ja = [] }) =>
      read(
        "Act",
        ({ c, rest }: Slots) => {
          const list = chosen(game, c as Cards, rest as Action[], by) as Action[] | undefined;
          const [first, ...others] = list ?? [];
          const theirs = { ...(c as Counted), chosenBy: by };
          if (first?.what === c) return [{ ...first, what: theirs }, ...others];
          // what is said of it lasts
          const said =
            first?.do === "lasting" ? (first.what as Readonly<Record<string, unknown>>) : undefined;
          return said?.who === c ? [{ ...first!, what: { ...said, who: theirs } }, ...others] : undefined;
        },
        en.map((who) => `${who} (chooses|selects|picks) {c:Obj.${by}}(.|;|, then|. then[,]) {rest:Act.bare}`),
        ja.map((who) => `${who}(は|が){c:Objs.${by}}(選ぶ。|選び、|選んで、){rest:Act.bare}`),
      ),
    ),
];
