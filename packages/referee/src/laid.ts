/** A match laid out in the middle of a game, as if somebody had left it there: for tests and pages that look at one moment. */
import { Match, type Placed, type Position } from "@tefuda/kernel";
import { type LoadedGame, sharedGame } from "./games.ts";
import { advance } from "./moment.ts";

/** Where a game stands. */
export interface Laid {
  game: string;
  /** The first moment of this turn and phase in which this seat is the one that the turn is about, and is asked. */
  turn: number;
  phase?: number | undefined;
  player: number;
  /** The cards of each seat by zones. */
  sides: readonly Readonly<Partial<Record<string, readonly (string | Placed)[]>>>[];
  /** What their decks consist of besides. */
  filler: string;
  /** What is answered from there on, each by the seat that is asked. */
  answers?: readonly string[];
}

/** With a game that was put together otherwise, such as with cards of a test, in place of the one of its files. */
export async function layOut(laid: Laid, loaded?: LoadedGame): Promise<Match> {
  const { game, pack } = loaded ?? (await sharedGame(laid.game));
  const placed = (card: string | Placed): Placed => (typeof card === "string" ? { card } : card);
  const seats = laid.sides.map((side) => ({
    zones: Object.fromEntries(
      Object.entries(side).map(([zone, cards]) => [zone, (cards ?? []).map(placed)] as const),
    ),
  }));
  const position: Position = { seats };
  const lists = seats.map(({ zones }) => [
    ...Object.values(zones).flatMap((cards) => cards.map(({ card }) => card)),
    ...Array.from({ length: 24 }, () => laid.filler),
  ]);
  for (let seed = 1; seed < 64; seed++) {
    const dealt = new Match(game, { seed, lists });
    if (!advance(dealt, pack.layout, laid.turn, laid.phase)) throw new Error("the moment does not come");
    if (dealt.asked !== laid.player) continue;
    const match = new Match(game, { seed, lists, opening: { after: dealt.length, position } });
    for (const { seat, say } of dealt.choices) match.answer(seat, say);
    for (const say of laid.answers ?? []) {
      const answered = match.answer(match.asked!, say);
      if (!answered.done) throw new Error(`"${say}" is no answer here`);
    }
    return match;
  }
  throw new Error("no seed lets this player be the one who is asked");
}
