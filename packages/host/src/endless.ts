/** An answer behind which texts go round without end: which they are, and that nothing of it was done. */
import { type Book, type Choice, type Match, textNumber, type Words } from "@tefuda/kernel";
import { goingRound } from "@tefuda/referee/begun";

/** So many are named. */
const MOST = 6;

/** Undefined where it is no texts that go on. */
export function endlessIn(
  match: Match,
  { cards }: Book,
  seat: number,
  say: Choice["say"],
): Words | undefined {
  const round = goingRound(match, seat, say).slice(0, MOST);
  if (round.length === 0) return undefined;
  const named = (language: keyof Words): string[] =>
    round.map((ability) => {
      const kind = match.game.definitions.find(({ abilities }) => abilities.includes(ability));
      const card = cards.find(({ name }) => name === kind?.name);
      const words = card?.texts.find(({ number }) => number === textNumber(ability.index))?.words;
      const called = card?.names?.[language] ?? kind?.name ?? "";
      const text = words?.[language] ?? words?.en;
      return language === "en"
        ? `${called}${text === undefined ? "" : ` ("${text}")`}`
        : `「${called}」${text === undefined ? "" : `（${text}）`}`;
    });
  return {
    en: `This would go on without end: ${named("en").join(", ")}. Nothing of it was done, and the table is as it was.`,
    ja: `次のテキストが終わりなく続きます：${named("ja").join("、")}。この選択は行われず、テーブルは元のままです。`,
  };
}
