/** What a tournament plays with: its game, the decks of its entrants, and the matches that are made from both. */
import { checkOwnDecks } from "@tefuda/host/decks";
import type { DeckChoice } from "@tefuda/host/online/table-schemas";
import type { TournamentPlan } from "@tefuda/host/online/tournament-schemas";
import { checkPlan, setupOf } from "@tefuda/host/preparing";
import type { Shelf } from "@tefuda/host/shelf";
import { DRAFT_SEATS } from "@tefuda/market";
import type { Games } from "../games.ts";
import { limitedGame } from "../limited/playing.ts";
import { dueOf } from "../match/due.ts";
import type { Head } from "../match/head.ts";
import { Play } from "../match/play.ts";
import { createMatch } from "../match/postgres.ts";
import type { Queries } from "../people/belongings.ts";
import { planOf } from "../tables/tables.ts";
import { numberOf, type Place, secretOf } from "./chance.ts";
import { TournamentError } from "./refusal.ts";
import type { Whole } from "./rows.ts";

/** What stands behind it: the games, which build of the engine this is, and names that nothing else has. */
export interface Ground {
  games: Games;
  engine: string;
  newId(): string;
}

const SEATS = 2;

export function shelfFor({ games }: Ground, { game }: TournamentPlan): Shelf {
  const shelf = games.get(game);
  if (!shelf) throw new TournamentError("plan");
  return shelf;
}

/** Throws a {@link TournamentError} for a plan that no tournament can be played by. */
export function checkTournament(ground: Ground, plan: TournamentPlan): void {
  const { data } = shelfFor(ground, plan);
  const { form, most } = plan;
  const [list] = data.lists;
  const { limited = null } = plan;
  // what is opened for a tournament is in no collection
  if (plan.circle !== undefined && (limited || plan.sealed)) throw new TournamentError("plan");
  if (limited) limitedGame(shelfFor(ground, plan));
  if (limited && (plan.sealed || (limited.form === "draft" && most > DRAFT_SEATS.max)))
    throw new TournamentError("plan");
  const tooFew = form.form === "swiss" && form.cut !== null && form.cut > most;
  if (tooFew || !list || data.seats.min > SEATS || data.seats.max < SEATS) throw new TournamentError("plan");
  try {
    checkPlan(data, planOf(plan, Array(SEATS).fill({ kind: "person", deck: { list: list.id } })));
  } catch {
    throw new TournamentError("plan");
  }
}

/** Throws a {@link TournamentError} for a deck that may not be played in it. */
export function checkDeck(ground: Ground, plan: TournamentPlan, deck: DeckChoice): void {
  if (plan.sealed || plan.limited) {
    if (deck !== null) throw new TournamentError("deck");
    return;
  }
  const shelf = shelfFor(ground, plan);
  try {
    const asked = planOf(plan, [{ kind: "person", deck }]);
    checkPlan(shelf.data, asked);
    checkOwnDecks(shelf, asked);
  } catch {
    throw new TournamentError("deck");
  }
}

/** The ready deck of a program, another for each; none where packs are opened. */
export function deckOfProgram(ground: Ground, plan: TournamentPlan, number: number): DeckChoice {
  const { lists } = shelfFor(ground, plan).data;
  const list = lists[number % lists.length];
  return plan.sealed || plan.limited || !list ? null : { list: list.id };
}

/** A ready deck as the cards that it has now: whatever becomes of it later, its entrant plays with these. */
export function lockedDeck(ground: Ground, plan: TournamentPlan, deck: DeckChoice): DeckChoice {
  if (deck === null || "cards" in deck) return deck;
  const list = shelfFor(ground, plan).data.lists.find(({ id }) => id === deck.list);
  if (!list) throw new TournamentError("deck");
  return { cards: [...list.cards] };
}

/** Begins the match of a table; its id. Within the transaction that writes the pairing. */
export async function beginMatch(
  trx: Queries,
  ground: Ground,
  { row, entrants }: Whole,
  place: Place,
  players: readonly [string, string],
  now: number,
): Promise<string> {
  const { plan, secret } = row;
  const { data, book } = shelfFor(ground, plan);
  const seated = players.map((id) => {
    const entrant = entrants.find((one) => one.id === id);
    if (!entrant) throw new Error(`nobody of tournament ${row.id} is ${id}`);
    return entrant;
  });
  const seed = {
    ...secretOf(secret, place),
    numbers: seated.map(({ number }) => numberOf(number, place)),
  };
  const head: Head = {
    id: ground.newId(),
    game: plan.game,
    engine: ground.engine,
    setup: setupOf(data, { tefuda: "prepared", plan: planOf(plan, seated), seed, seen: 0 }),
    seats: seated.map(({ user, name, kind }) => ({ user, name, kind })),
    clock: plan.clock,
    rated: plan.rated,
    // others see it a minute later
    watch: 60_000,
    began: now,
  };
  const play = Play.begin(book.game, head);
  await createMatch(trx, head, { waitsFor: play.waitsFor, due: dueOf(play) });
  return head.id;
}
