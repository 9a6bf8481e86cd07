/**
 * Limited play before the first match (rulebook "limited"): packs are opened, or go round the table; then decks are made of what
 * everybody has. Each step is a change of the tournament, which holds its row.
 */
import type { TournamentPlan } from "@tefuda/host/online/tournament-schemas";
import type { Shelf } from "@tefuda/host/shelf";
import type { LimitedPlay, PackInfo, SecretSeed } from "@tefuda/kernel";
import { secretChance } from "@tefuda/kernel";
import {
  beginDraft,
  type DraftState,
  deckFromPool,
  faultInDeck,
  isOver,
  openPacks,
  type PoolSense,
  packChance,
  pick,
  pickForAway,
  poolsOf,
  refusalOf,
  senseOf,
  shuffled,
  timeIsUp,
  valuing,
  withAway,
} from "@tefuda/market";
import type { Queries } from "../people/belongings.ts";
import { numberOf, secretOf } from "../tournament/chance.ts";
import { TournamentError } from "../tournament/refusal.ts";
import type { Whole } from "../tournament/rows.ts";
import type { Pool } from "./rows.ts";

/** What a game brings to limited play. */
export interface LimitedGame {
  play: LimitedPlay;
  set: PackInfo;
  sense: PoolSense;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const known = new WeakMap<Shelf, LimitedGame>();
/** Throws where the game is not played so. */
export function limitedGame(shelf: Shelf): LimitedGame {
  const before = known.get(shelf);
  if (before) return before;
  const { pack, book, packs } = shelf;
  const [set] = packs;
  if (!pack.limited || !set) throw new TournamentError("plan");
  const game = { play: pack.limited, set, sense: senseOf(pack.limited, book.cards) };
  known.set(shelf, game);
  return game;
}

/** The plan of limited play that a tournament has. */
export const limitedOf = ({ limited }: TournamentPlan) => limited ?? null;

/** Everybody sits down where lots put them, and packs are opened. */
export async function beginLimited(
  trx: Queries,
  game: LimitedGame,
  { row, entrants }: Whole,
  now: number,
): Promise<void> {
  const limited = limitedOf(row.plan);
  if (!limited || entrants.length < 2) throw new TournamentError("cannot");
  const place = { tournament: row.id, round: 0, table: 0, again: 0 };
  const secret = secretOf(row.secret, place);
  const lots: SecretSeed = { ...secret, numbers: entrants.map(({ number }) => numberOf(number, place)) };
  const order = shuffled(entrants.length, secretChance(lots, "match"));
  const seated = [...order].map((i) => entrants[i]!);
  const seed = { ...secret, numbers: seated.map(({ number }) => numberOf(number, place)) };
  const { play, set } = game;
  for (const [seat, { id }] of seated.entries()) {
    const packs = limited.form === "draft" ? null : openPacks(set, play.packs.sealed, packChance(seed, seat));
    await trx
      .insertInto("pools")
      .values({ tournament: row.id, seat, entrant: id, packs: packs && JSON.stringify(packs), deck: null })
      .execute();
  }
  if (limited.form === "sealed") return await beginBuilding(trx, game, row.id, row.plan, now);
  const state = beginDraft(set, seated.length, play.packs.draft, seed);
  await trx
    .insertInto("drafts")
    .values({ tournament: row.id, state: JSON.stringify(state) })
    .execute();
  await setState(trx, row.id, "drafting", now + limited.pick * SECOND);
  const seats = seated.map(({ id }) => id);
  await goOn(trx, game, { row, entrants, seats, before: state }, state, now);
}

async function setState(
  trx: Queries,
  id: string,
  state: "drafting" | "building",
  due: number,
): Promise<void> {
  await trx.updateTable("tournaments").set({ state, due }).where("id", "=", id).execute();
}

/** Programs make their decks at once (limited-1.10). */
async function beginBuilding(
  trx: Queries,
  { sense }: LimitedGame,
  id: string,
  plan: TournamentPlan,
  now: number,
): Promise<void> {
  const limited = limitedOf(plan)!;
  const pools = await trx
    .selectFrom("pools")
    .innerJoin("entrants", (on) =>
      on.onRef("entrants.tournament", "=", "pools.tournament").onRef("entrants.id", "=", "pools.entrant"),
    )
    .select(["seat", "packs", "kind"])
    .where("pools.tournament", "=", id)
    .execute();
  for (const { seat, packs, kind } of pools)
    if (kind !== "person" && packs) await setDeck(trx, id, seat, deckFromPool(sense, packs.flat()).cards);
  await setState(trx, id, "building", now + limited.build * MINUTE);
}

async function setDeck(
  trx: Queries,
  tournament: string,
  seat: number,
  deck: readonly string[],
): Promise<void> {
  await trx
    .updateTable("pools")
    .set({ deck: JSON.stringify(deck) })
    .where("tournament", "=", tournament)
    .where("seat", "=", seat)
    .execute();
}

/** A draft before something happens in it: whose seats they are, and how it stands. */
interface Table extends Pick<Whole, "row" | "entrants"> {
  /** Entrants by seat. */
  seats: readonly string[];
  before: DraftState;
}

function tableOf({ row, entrants, opened }: Whole): Table {
  if (row.state !== "drafting" || !opened.draft) throw new TournamentError("cannot");
  return { row, entrants, seats: opened.pools.map(({ entrant }) => entrant), before: opened.draft };
}

/** Seats for which a program picks: its own, and those whose player has left (limited-2.8). */
function withAbsent(state: DraftState, { entrants, seats }: Table): DraftState {
  return seats.reduce((now, entrant, seat) => {
    const own = entrants.find(({ id }) => id === entrant);
    const away = !own || own.kind !== "person" || own.user === null || own.dropped !== null;
    return withAway(now, seat, away);
  }, state);
}

/** What the draft is after something happened in it: written down, and decks are to be made where it is over. */
async function goOn(
  trx: Queries,
  game: LimitedGame,
  table: Table,
  next: DraftState,
  now: number,
): Promise<void> {
  const { row, before } = table;
  const { state } = pickForAway(withAbsent(next, table), valuing(game.sense));
  await trx
    .updateTable("drafts")
    .set({ state: JSON.stringify(state) })
    .where("tournament", "=", row.id)
    .execute();
  if (isOver(state)) {
    for (const [seat, packs] of poolsOf(state).entries())
      await trx
        .updateTable("pools")
        .set({ packs: JSON.stringify(packs) })
        .where("tournament", "=", row.id)
        .where("seat", "=", seat)
        .execute();
    await beginBuilding(trx, game, row.id, row.plan, now);
  } else if (state.round !== before.round || state.step !== before.step)
    await setState(trx, row.id, "drafting", now + limitedOf(row.plan)!.pick * SECOND);
}

/** The seat of somebody who plays. */
export function poolFor({ entrants, opened }: Whole, user: string): Pool {
  const own = entrants.find((one) => one.user === user && one.dropped === null);
  const pool = own && opened.pools.find(({ entrant }) => entrant === own.id);
  if (!pool) throw new TournamentError("notSeated");
  return pool;
}

/** Somebody picks; `round` and `number` are counted from 1, and say which pick it is. */
export async function pickIn(
  trx: Queries,
  game: LimitedGame,
  whole: Whole,
  { user, round, number, card }: { user: string; round: number; number: number; card: string },
  now: number,
): Promise<void> {
  const { seat } = poolFor(whole, user);
  const table = tableOf(whole);
  const { before } = table;
  if (before.round !== round - 1 || before.step !== number - 1) throw new TournamentError("late");
  if (refusalOf(before, seat, card) !== undefined) throw new TournamentError("cannot");
  await goOn(trx, game, table, pick(before, seat, card), now);
}

/** A deck of one's pool; another in its place until the last one is there. */
export async function handIn(
  trx: Queries,
  game: LimitedGame,
  whole: Whole,
  user: string,
  deck: readonly string[],
): Promise<void> {
  const { seat, packs } = poolFor(whole, user);
  if (whole.row.state !== "building" || !packs) throw new TournamentError("cannot");
  if (faultInDeck(game.sense, deck, packs.flat()) !== undefined) throw new TournamentError("deck");
  await setDeck(trx, whole.row.id, seat, deck);
}

/** What a program would make of one's pool. */
export function suggested(game: LimitedGame, whole: Whole, user: string): string[] {
  const { packs } = poolFor(whole, user);
  if (!packs) throw new TournamentError("cannot");
  return deckFromPool(game.sense, packs.flat()).cards;
}

/** Somebody has left: nobody waits for them any more. */
export async function withoutThem(trx: Queries, game: LimitedGame, whole: Whole, now: number): Promise<void> {
  if (whole.row.state !== "drafting") return;
  const table = tableOf(whole);
  await goOn(trx, game, table, table.before, now);
}

/** Its time has come: picks that are missing are made (limited-2.7). */
export async function picksAreDue(trx: Queries, game: LimitedGame, whole: Whole, now: number): Promise<void> {
  const table = tableOf(whole);
  await goOn(trx, game, table, timeIsUp(table.before, valuing(game.sense)).state, now);
}

/** Whether the first round can begin: everybody who plays has a deck, or the time is over. */
export function isBuilt({ row, entrants, opened }: Whole, now: number): boolean {
  if (row.due !== null && row.due <= now) return true;
  const plays = new Set(entrants.flatMap(({ id, dropped }) => (dropped === null ? [id] : [])));
  return opened.pools.every(({ entrant, deck }) => deck !== null || !plays.has(entrant));
}

/** Everybody plays with the deck that they handed in, or one that a program makes of their pool (limited-1.10). */
export async function lockDecks(trx: Queries, { sense }: LimitedGame, { row, opened }: Whole): Promise<void> {
  for (const { entrant, packs, deck } of opened.pools) {
    const cards = deck ?? deckFromPool(sense, (packs ?? []).flat()).cards;
    await trx
      .updateTable("entrants")
      .set({ deck: JSON.stringify({ cards }) })
      .where("tournament", "=", row.id)
      .where("id", "=", entrant)
      .execute();
  }
}
