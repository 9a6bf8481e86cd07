/** How a game is dealt where nothing else is chosen. */
import type { GameData, MatchPlan } from "@tefuda/host/host";
import { ownDecks, seatWith } from "./decks.ts";
import type { Session } from "./session.ts";
import { changeSettings, getSettings } from "./settings.ts";

/** Deals a game at once: with a deck that is named, which is then the one that was played last. */
export async function dealUsual(session: Session, game: string, deck?: string): Promise<void> {
  changeSettings({ game });
  await session.start(usualPlan(await session.open(game), deck));
  // only what could be played is taken again by itself
  if (deck !== undefined) changeSettings({ decks: { ...getSettings().decks, [game]: deck } });
}

/** Begins the first game of a game that has one. */
export async function learn(session: Session, game: string): Promise<void> {
  changeSettings({ game });
  const [lesson] = (await session.open(game)).lessons;
  if (!lesson) return dealUsual(session, game);
  const { id, decks, seed, format } = lesson;
  await session.start({
    game,
    players: decks.map((list, seat) => ({ kind: seat === 0 ? "person" : "novice", list })),
    seed,
    lesson: id,
    ...(format === undefined ? {} : { format }),
  });
}

/**
 * As few as can play: the deck that is named, else the one that was played last, else the first, against the opponent that
 * was chosen last. A deck of one's own is played in the format that it was built for.
 */
function usualPlan({ id, lists, formats, seats }: GameData, deck?: string): MatchPlan {
  const { decks, opponent } = getSettings();
  const wanted = deck ?? decks[id];
  const own = ownDecks.get().find((one) => one.game === id && one.id === wanted);
  const mine = (own ?? lists.find((list) => list.id === wanted) ?? lists[0])?.id ?? "";
  const others = lists.filter((list) => list.id !== mine);
  const theirs = Array.from({ length: seats.min - 1 }, (_, i) => seatWith(opponent, others[i]?.id ?? mine));
  const format = formats.find((one) => one.id === own?.format) ?? formats[0];
  return {
    game: id,
    players: [seatWith("person", mine), ...theirs],
    ...(format ? { format: format.id } : {}),
  };
}
