/** What the engine asks and what the reader asks, held against each other. */
import type { Asked } from "./engine.ts";
import type { Answer, Question } from "./reader/asking.ts";

export const same = (a: readonly string[], b: readonly string[]): boolean => a.join("\n") === b.join("\n");

export function isSame(engine: Asked, reader: Question): boolean {
  if (reader.about === "shuffle" || reader.about === "random" || reader.about === "roll") return false;
  if (engine.who !== reader.who || engine.about !== reader.about) return false;
  if (reader.about === "part") return same(engine.from, reader.parts.map((n) => String(n + 1)).sort());
  if (reader.about === "number") return engine.min === reader.min && engine.max === reader.max;
  if (reader.about !== "cards") return true;
  return (
    same(engine.from, reader.from.map(({ name }) => name).sort()) &&
    engine.min === reader.min &&
    engine.max === reader.max
  );
}

/** The one possible answer, where there is only one: then nobody need be asked. */
export function forcedBy(question: Question): Answer | undefined {
  if (question.about === "number" && question.min === question.max) return question.min;
  if (question.about === "part" && question.parts.length === 1) return question.parts[0]!;
  if (question.about === "cards" && question.min >= question.from.length) return question.from;
  return undefined;
}

export function told(question: Question): string {
  if (question.about === "shuffle" || question.about === "random" || question.about === "roll")
    return question.about;
  const who = "AB"[question.who];
  if (question.about === "cards")
    return `${who} for ${question.min}-${question.max} of ${question.from
      .map(({ name }) => name)
      .sort()
      .join(", ")}`;
  if (question.about === "number") return `${who} for ${question.min} to ${question.max}`;
  if (question.about === "part") return `${who} for a part of ${question.parts.map((n) => n + 1).join(", ")}`;
  return `${who} whether it is done`;
}
export const toldOf = ({ who, about, from, min, max, prompt }: Asked): string =>
  about === "cards"
    ? `${"AB"[who]} for ${min}-${max} of ${from.join(", ")} (${prompt})`
    : about === "may"
      ? `${"AB"[who]} whether it is done (${prompt})`
      : `${"AB"[who]} for a part of ${from.join(", ")} (${prompt})`;
