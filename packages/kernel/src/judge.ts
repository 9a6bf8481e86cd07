/**
 * "Why can't I?" - for anything a player asks for and may not do, the rules that forbid it and what would have to be so.
 */
import { type Group, listOptions, obstacles, type Reason } from "./ask.ts";
import { knows } from "./cards.ts";
import type { Game, Kind } from "./game.ts";
import { shown } from "./letters.ts";
import type { Machine } from "./machine.ts";
import { cardName, DETAILS, findOption, tidy } from "./notation.ts";
import { cardsFor } from "./order.ts";
import { seatName } from "./say.ts";
import { NONE } from "./shape.ts";

export type Verdict =
  | { verdict: "allowed" }
  | { verdict: "forbidden"; reasons: Reason[] }
  /** The words name nothing that the game knows; `known` lists what could stand in its place. */
  | { verdict: "not understood"; part: string; known: string[] };

/** Judges what a seat asks for, in notation. */
export function judge(m: Machine, seat: number, text: string): Verdict {
  const spec = m.asking();
  const allowed = spec?.who(m) === seat && findOption(m, spec, listOptions(m, spec), text) !== NONE;
  return allowed ? { verdict: "allowed" } : refusal(m, seat, text);
}

/** Why something that is no option is none. */
export function refusal(m: Machine, seat: number, text: string): Verdict {
  const spec = m.asking();
  if (!spec)
    return { verdict: "forbidden", reasons: [{ rule: m.game.overRule, needs: "the game is not over" }] };
  const asked = spec.who(m);
  if (asked === seat && (spec.shape === "number" || spec.shape === "yes")) {
    return {
      verdict: "not understood",
      part: shown(text),
      known: spec.shape === "yes" ? ["yes", "no"] : ["a number"],
    };
  }
  const own = asked === seat ? (spec.groups ?? []) : [];
  const groups = [...own, ...m.game.actions.filter((g) => !own.includes(g))];
  const words = tidy(text);
  const heads = groups.filter((g) => g.verb === "" || words === g.verb || words.startsWith(`${g.verb} `));
  let best: Reason[] | undefined;
  for (const group of heads) {
    const rest = group.verb === "" ? words : words.slice(group.verb.length).trim();
    for (const [a, b] of candidates(m, seat, group, rest)) {
      m.seat = seat;
      const reasons = obstacles(m, group, a, b);
      if (reasons.length > 0) {
        // the rules themselves forbid it; whose turn it is to answer does not matter
      } else if (asked !== seat)
        reasons.push({ rule: spec.rule, needs: `${seatName(seat)} is asked, not ${seatName(asked)}` });
      else if (!own.includes(group))
        reasons.push({ rule: spec.rule, needs: "the question that is open has been answered" });
      if (reasons.length > 0 && (best === undefined || reasons.length < best.length)) best = reasons;
    }
  }
  if (best) {
    const seen = new Set<string>();
    return {
      verdict: "forbidden",
      reasons: best.filter((r) => !seen.has(r.rule + r.needs) && seen.add(r.rule + r.needs)),
    };
  }
  const verbs = [...new Set(groups.map((g) => g.verb).filter((v) => v !== ""))];
  return {
    verdict: "not understood",
    part: shown(text),
    known: heads.length > 0 ? namesKnown(m, seat) : verbs,
  };
}

/** Texts that are asked about of a card that has fewer, or none. */
const ANY_CARD = 2;

/** The pairs of numbers that the words behind a verb can mean, among all that the seat can see. */
function candidates(m: Machine, seat: number, group: Group, rest: string): [number, number][] {
  switch (group.form) {
    case "word":
      return rest === "" ? [[NONE, NONE]] : [];
    case "card":
      return named(m, seat, rest).map((c) => [c, NONE]);
    case "cards": {
      const [left = "", right = ""] = rest.split(">").map((part) => part.trim());
      const seconds = right === (group.direct ?? "player") ? [NONE] : named(m, seat, right);
      return named(m, seat, left).flatMap((a) => seconds.map((b): [number, number] => [a, b]));
    }
    case "effect": {
      const match = /^(.*?)(?: (\d{1,2}))?$/.exec(rest)!;
      return named(m, seat, match[1]!).flatMap((a) => {
        const texts = Math.max(ANY_CARD, m.kindOf(a).abilities.length);
        const numbers = match[2] ? [Number(match[2]) - 1] : Array.from({ length: texts }, (_, i) => i);
        return numbers.map((b): [number, number] => [a, b]);
      });
    }
    case "seat": {
      const n = "abcd".indexOf(rest);
      return rest.length === 1 && n >= 0 ? [[n, NONE]] : [];
    }
    case "number":
      return /^\d+$/.test(rest) ? [[Number(rest), NONE]] : [];
  }
}

function named(m: Machine, seat: number, text: string): number[] {
  const kinds = kindsNamed(m.game, text.split("@")[0]!);
  if (kinds.length === 0) return [];
  // by their places: of several meanings the first may be judged, and the numbers of cards are nobody's to know.
  // A name stands first in every form, so most cards need not be written out
  return cardsFor(m, seat).filter((card) => {
    if (!kinds.includes(m.kindOf(card)) || !knows(m, seat, card)) return false;
    for (let detail = 0; detail < DETAILS; detail++)
      if (tidy(cardName(m, seat, card, detail)) === text) return true;
    return false;
  });
}

const byTidyName = new WeakMap<Game, ReadonlyMap<string, readonly Kind[]>>();
/** The kinds whose name this is, however it is written. */
function kindsNamed(game: Game, name: string): readonly Kind[] {
  let known = byTidyName.get(game);
  if (!known) {
    known = Map.groupBy(game.kinds, (kind) => tidy(kind.name));
    byTidyName.set(game, known);
  }
  return known.get(name) ?? [];
}

function namesKnown(m: Machine, seat: number): string[] {
  const names = new Set<string>();
  for (let card = 0; card < m.layout.cards; card++) {
    if (knows(m, seat, card)) names.add(m.kindOf(card).name);
  }
  return [...names].sort();
}
