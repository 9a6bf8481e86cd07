/** Playing golden games and writing them down, as the terminal would show them. */
import { botNamed, Host } from "@tefuda/bots";
import { packsOf, poolSenseOf } from "@tefuda/cli/open";
import { letAnswer } from "@tefuda/cli/play/session";
import { drawingFor } from "@tefuda/cli/verbs/play";
import { asSeen } from "@tefuda/cli/verbs/replay";
import { Match, type Setup, SPECTATOR, seatName } from "@tefuda/kernel";
import { pooledDeal } from "@tefuda/market";
import { type LoadedGame, loadFormats, loadLists } from "@tefuda/referee/games";
import type { GoldenGame } from "./games.ts";

/** A match among programs, played to its end. */
export function playOut(loaded: LoadedGame, setup: Setup, players: readonly string[]): Match {
  const match = new Match(loaded.game, setup);
  const hosts = players.map((name) => new Host(loaded.pack, botNamed(name)!));
  while (!match.over) letAnswer(match, hosts[match.asked!]!);
  return match;
}

export function playGolden(loaded: LoadedGame, { seed, decks, sealed, format, players }: GoldenGame): Match {
  if (sealed) {
    const deal = pooledDeal(poolSenseOf(loaded), packsOf(loaded), seed, players.length);
    return playOut(loaded, { seed, ...deal }, players);
  }
  const lists = loadLists(loaded);
  const cards = decks.map((deck) => lists.find((list) => list.id === deck)!.cards);
  const settings = loadFormats(loaded).find(({ id }) => id === format)?.settings;
  return playOut(loaded, { seed, lists: cards, ...(settings ? { settings } : {}) }, players);
}

/** The text of a golden file: what the game is, what its observer was told, and the table at its end. */
export function goldenText(loaded: LoadedGame, golden: GoldenGame, match: Match, observer: number): string {
  const { seed, decks, format, players, language, shows } = golden;
  const who = players.map((player, seat) => `${seatName(seat)} ${decks[seat] ?? "sealed"} (${player})`);
  const drawing = drawingFor(loaded, { tty: false, columns: 100 }, language);
  const how = format ? `, format ${format}` : "";
  return `${who.join(", ")}, seed ${seed}${how}. ${shows}\n\n${asSeen(match, observer, drawing)}`;
}

/** The rules that a golden game is kept for and that its log does not cite. */
export function notCited({ cites = [] }: GoldenGame, match: Match): string[] {
  const cited = new Set(
    match.log(SPECTATOR).map((entry) => (entry.kind === "line" ? entry.rule : undefined)),
  );
  return cites.filter((rule) => !cited.has(rule));
}
