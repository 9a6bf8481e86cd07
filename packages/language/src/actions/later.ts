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
export type Moment = readonly [
  on: object,
  term: string | undefined,
  en: readonly string[],
  ja: readonly string[],
  /** Where the term goes on when the moment has come. */
  once?: true,
];

type Later = Action & { on: { on: string }; what: Action; for?: unknown; once?: true };

const later = (on: unknown, a: unknown, term: unknown, once: true | undefined): object => ({
  do: "later",
  on,
  what: whole(a),
  ...(term !== undefined && { for: term }),
  ...(once && { once }),
});

/** @param moments those that texts may wait for once; where no term is said they are waited for until they come */
export const laterPhrases = (moments: readonly Moment[]): Production[] => [
  ...["Line", "Rest"].map((part) => say(part, "$a", "{a:Delayed}", "{a:Delayed}")),
  ...moments.map(([on, term, en, ja, once]) =>
    both(
      "Delayed",
      ({ a }: Slots) => [later(on, a, term, once)],
      ([it, ...more]: readonly Later[]) =>
        it?.do === "later" && equal(it.on, on) && it.for === term && more.length === 0
          ? { a: listed(it.what) }
          : undefined,
      en.map((when) => `${when}, {a:Then.bare}`),
      ja.flatMap((when) => [`${when}、{a:Then.bare}`, `${when}{a:Then.bare}`]),
    ),
  ),
  // behind a row it is said of what stands last
  ...moments.map(([on, term, en, , once]) =>
    read(
      "Delayed",
      ({ a }: Slots) => {
        const row = a as Action[];
        return [...row.slice(0, -1), later(on, row.slice(-1), term, once)];
      },
      en.map((when) => `{a:Row} ${when}`),
    ),
  ),
  // 「その武将は、このターンの終了時に撤退する」
  ...moments.flatMap(([on, term, , ja, once]) =>
    ["sg", "pl"].map((num) =>
      read(
        "Delayed",
        ({ c, u }: Slots) => [later(on, [{ ...(u as Action), what: c }], term, once)],
        [],
        ja.map((when) => `{c:Cards.${num}.subj}は[、]${when}[、]{u:Undergoes}`),
      ),
    ),
  ),
  ...[always, next, ...(moments.some(([, term]) => term === undefined) ? [untilThen] : [])].map(
    ({ once, timed, en, ja }) =>
      both(
        "Delayed",
        ({ e, t, a }: Slots) => [later(e, a, t, once)],
        ([it, ...more]: readonly Later[]) =>
          it?.do === "later" &&
          more.length === 0 &&
          it.once === once &&
          (it.for !== undefined) === timed &&
          !moments.some(([on]) => equal(on, it.on))
            ? { e: it.on, ...(timed && { t: it.for }), a: listed(it.what) }
            : undefined,
        en,
        ja,
      ),
  ),
];

interface Wording {
  once?: true;
  timed: boolean;
  en: readonly string[];
  ja: readonly string[];
}

/** Each time, the next time only, and the next time whenever that is. */
const always: Wording = {
  timed: true,
  en: [
    "{t:Dur}, whenever {e:Event}, {a:Then.bare}",
    "{t:Dur} [,] (when|whenever|each time|every time) {e:Event}, {a:Then.bare}",
    "(when|whenever|if|each time|every time) {e:Event} {t:Dur}, {a:Then.bare}",
    "(each time|every time) {t:Dur} [that] {e:Event}, {a:Then.bare}",
  ],
  ja: [
    "{t:Dur}、{e:Event}とき、{a:Then.bare}",
    "{t:Dur}[、]{e:Event}(とき|時|たび|度|場合|なら)[に][、]{a:Then.bare}",
  ],
};
const next: Wording = {
  once: true,
  timed: true,
  en: [
    "{t:Dur}, the next time {e:Event}, {a:Then.bare}",
    "the next time [that] {e:Event} {t:Dur}, {a:Then.bare}",
    "the next time {t:Dur} [that] {e:Event}, {a:Then.bare}",
  ],
  ja: [
    "{t:Dur}、次に{e:Event}とき、{a:Then.bare}",
    "{t:Dur}[、](次に|最初に|初めて)[、]{e:Event}(とき|時|場合)[に][、]{a:Then.bare}",
  ],
};
const untilThen: Wording = {
  timed: false,
  en: ["the next time {e:Event}, {a:Then.bare}", "the next time that {e:Event}, {a:Then.bare}"],
  ja: ["次に{e:Event}とき、{a:Then.bare}", "次に{e:Event}(とき|時)[に][、]{a:Then.bare}"],
};
