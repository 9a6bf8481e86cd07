/**
 * What happens later: at a moment of a turn to come, or each time that something happens for a while.
 *
 * Examples: `{ do: "later", on: { on: "turnEnd", who: "both" }, what: ..., for: "thisTurn" }` - "At the end of this turn, retire it.",
 * 「このターンの終了時、それを撤退させる。」; `{ do: "later", on: { on: "attacks", what: ... }, what: ..., for: "thisTurn" }` - "Whenever one
 * of your generals attacks this turn, draw a card."
 */
import { equal } from "@tefuda/cardtext/template";
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action } from "../phrases/bones.ts";
import { listed, whole } from "../phrases/rows.ts";

/** A moment to come: what it is, how long it is waited for, and how it is said; of each list the first is printed. */
export type Moment = readonly [on: object, term: string, en: readonly string[], ja: readonly string[]];

type Later = Action & { on: { on: string }; what: Action; for: unknown };

/** @param moments those that texts may wait for once */
export const laterPhrases = (moments: readonly Moment[]): Production[] => [
  ...["Line", "Rest"].map((part) => say(part, "$a", "{a:Delayed}", "{a:Delayed}")),
  ...moments.map(([on, term, en, ja]) =>
    both(
      "Delayed",
      ({ a }: Slots) => [{ do: "later", on, what: whole(a), for: term }],
      ([it, ...more]: readonly Later[]) =>
        it?.do === "later" && equal(it.on, on) && it.for === term && more.length === 0
          ? { a: listed(it.what) }
          : undefined,
      en.map((when) => `${when}, {a:Row.bare}`),
      ja.flatMap((when) => [`${when}、{a:Row.bare}`]),
    ),
  ),
  // behind a row it is said of what stands last
  ...moments.map(([on, term, en]) =>
    read(
      "Delayed",
      ({ a }: Slots) => {
        const row = a as Action[];
        return [...row.slice(0, -1), { do: "later", on, what: row.at(-1), for: term }];
      },
      en.map((when) => `{a:Row} ${when}`),
    ),
  ),
  both(
    "Delayed",
    ({ e, t, a }: Slots) => [{ do: "later", on: e, what: whole(a), for: t }],
    ([it, ...more]: readonly Later[]) =>
      it?.do === "later" && more.length === 0 && !moments.some(([on]) => equal(on, it.on))
        ? { e: it.on, t: it.for, a: listed(it.what) }
        : undefined,
    [
      "{t:Dur}, whenever {e:Event}, {a:Row.bare}",
      "{t:Dur} [,] (when|whenever|each time|every time) {e:Event}, {a:Row.bare}",
      "(when|whenever|each time|every time) {e:Event} {t:Dur}, {a:Row.bare}",
      "(each time|every time) {t:Dur} [that] {e:Event}, {a:Row.bare}",
    ],
    ["{t:Dur}、{e:Event}とき、{a:Row.bare}", "{t:Dur}[、]{e:Event}(とき|たび|たびに|場合)[、]{a:Row.bare}"],
  ),
];
