/** How many cards a player of a game begins with: nothing says it but the game, so a match is begun and looked at. */
import { type Choice, Match, type QuestionView } from "@tefuda/kernel";
import type { LoadedGame } from "./games.ts";

/** By then every game has dealt. */
const LATEST = 40;

/** As many as whoever gets fewest; null where nobody is dealt a hand. */
export function openingHand(
  { pack, book }: Pick<LoadedGame, "pack" | "book">,
  lists: readonly (readonly string[])[],
  settings: Readonly<Record<string, number>> = {},
): number | null {
  const hands = pack.layout.rows.flatMap(({ zones }) =>
    zones.flatMap(({ form, zone }) => (form === "fan" ? zone : [])),
  );
  const match = new Match(book.game, { seed: 0, lists, settings });
  for (let n = 0; n < LATEST && match.asked !== null; n++) {
    const { seats, question } = match.view(match.asked);
    const held = seats.map(({ zones }) => hands.reduce((sum, zone) => sum + (zones[zone]?.count ?? 0), 0));
    const least = Math.min(...held);
    if (least > 0) return least;
    match.answer(match.asked, idleAnswer(question!, pack.layout.passes));
  }
  return null;
}

/** The answer that does least. */
function idleAnswer({ shape, min, options }: QuestionView, passes: readonly string[]): Choice["say"] {
  const words = options.map(({ notation }) => notation);
  if (shape === "some") return words.slice(0, min);
  return words.find((word) => passes.includes(word)) ?? words[0]!;
}
