/** How a game is dealt where nothing else is chosen. */
import type { GameData, MatchPlan } from "../host/host.ts";
import type { Session } from "./session.ts";
import { changeSettings, getSettings } from "./settings.ts";

/** Deals a game at once. */
export async function dealUsual(session: Session, game: string): Promise<void> {
  changeSettings({ game });
  await session.start(usualPlan(await session.open(game)));
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

/** As few as can play, the deck that was played last or the first, against the opponent that was chosen last. */
function usualPlan({ id, lists, formats, seats }: GameData): MatchPlan {
  const { decks, opponent } = getSettings();
  const mine = lists.find((list) => list.id === decks[id]) ?? lists[0];
  const others = lists.filter((list) => list !== mine);
  const theirs = Array.from({ length: seats.min - 1 }, (_, i) => {
    return { kind: opponent, list: (others[i] ?? mine)?.id ?? "" };
  });
  return {
    game: id,
    players: [{ kind: "person", list: mine?.id ?? "" }, ...theirs],
    ...(formats[0] ? { format: formats[0].id } : {}),
  };
}
