/** Reads what somebody answers in words: what it does to the machine, or why it cannot be done. */
import { giveUp, isAbsent } from "./absent.ts";
import { type AskSpec, firstOf } from "./ask.ts";
import { judge, refusal, type Verdict } from "./judge.ts";
import { shown } from "./letters.ts";
import type { Machine } from "./machine.ts";
import { findOption, notationOf, notations } from "./notation.ts";
import type { Choice } from "./setup.ts";
import { NONE } from "./shape.ts";

/** What giving up is called in every game. */
export const CONCEDE = "give up";
/** The longest answer in words that is looked at. */
const LONGEST_SAY = 1000;

/** An answer as it is written down, and what carries it out. */
export type ReadAnswer = { say: Choice["say"]; run: () => void } | { verdict: Verdict };

export function readAnswer(m: Machine, seat: number, say: Choice["say"] | readonly string[]): ReadAnswer {
  const long = (typeof say === "string" ? [say] : say).find((text) => text.length > LONGEST_SAY);
  if (long !== undefined) return { verdict: { verdict: "not understood", part: shown(long), known: [] } };
  const first = typeof say === "string" ? say : (say[0] ?? "");
  if (typeof say === "string" && say.trim().toLowerCase() === CONCEDE && !m.over) {
    if (isAbsent(m, seat)) return forbidden(m.game.concedeRule, "the seat is still in the game");
    return { say: CONCEDE, run: () => giveUp(m, seat) };
  }
  const spec = m.asking();
  if (!spec || spec.who(m) !== seat) return { verdict: judge(m, seat, first) };
  if (spec.shape === "some") return readSome(m, seat, spec, say);
  if (typeof say !== "string" && say.length !== 1) return forbidden(spec.rule, "one is picked");
  const count = m.list();
  const found = findOption(m, spec, count, first);
  if (found === NONE) return { verdict: refusal(m, seat, first) };
  const option = m.options[found]!;
  return { say: notationOf(m, spec, count, found), run: () => m.choose(option) };
}

function readSome(m: Machine, seat: number, spec: AskSpec, say: string | readonly string[]): ReadAnswer {
  const count = m.list();
  const wanted = (typeof say === "string" ? (say.trim() === "" ? [] : say.split("+")) : [...say]).map((t) =>
    t.trim(),
  );
  const min = spec.min!(m);
  const max = spec.max!(m);
  const howMany = min === max ? `${min}` : `${min} to ${max}`;
  const wrongNumber = forbidden(
    spec.rule,
    max === 0 ? "none is picked, as nothing here will do" : `${howMany} different ones are picked`,
  );
  if (wanted.length > count) return wrongNumber;
  const picked: number[] = [];
  for (const text of wanted) {
    const found = findOption(m, spec, count, text, picked);
    if (found === NONE) return { verdict: refusal(m, seat, text) };
    picked.push(found);
  }
  if (new Set(picked).size !== picked.length || picked.length < min || picked.length > max)
    return wrongNumber;
  const cards = picked.map((i) => firstOf(m.options[i]!));
  const words = notations(m, spec, count);
  return { say: picked.map((i) => words[i]!), run: () => m.chooseSome(cards) };
}

const forbidden = (rule: string, needs: string): ReadAnswer => ({
  verdict: { verdict: "forbidden", reasons: [{ rule, needs }] },
});
