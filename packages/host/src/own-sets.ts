/**
 * The sets of somebody's own that stand beside the games of this page. Each is read within bounds and first tried where it
 * can be stopped; one that is wrong changes nothing but what is told of it. They are kept as they were dropped.
 */
import { type SourceFile, wordsOf } from "@tefuda/kernel";
import type { OwnSet } from "@tefuda/referee/own-set";
import type { RecordBook } from "@tefuda/referee/records/cards";
import type { MatchPlan, PlannedSeat, SetEntry, SetOfGame } from "./host.ts";
import { inTime, STORE_PATIENCE } from "./in-time.ts";
import type { BeginTrial } from "./records.ts";
import type { Rows } from "./rows.ts";
import { setFiles } from "./schemas.ts";
import type { Library, Shelf } from "./shelf.ts";
import type { Sent } from "./trying.ts";

/** Milliseconds that reading a set may take, beside its game and the other sets. */
const LONGEST_SET = 10_000;
/** Of more that is wrong with a set only so much is told. */
const TOLD_MOST = 50;
const KEY = "set/";

/** What sets are read with. */
type Reading = typeof import("./set-reading.ts");
const reading = (): Promise<Reading> => import("./set-reading.ts");

interface Held {
  entry: SetEntry;
  set: OwnSet | null;
}

export class OwnSets implements Library {
  private readonly held = new Map<string, Held>();
  private readonly shelves = new Map<string, Shelf>();
  private readonly library: Library;
  private readonly trial: BeginTrial;
  private readonly rows: Rows;
  private readonly tell: (sets: SetEntry[]) => void;
  /** One set is read after another: each is tried beside those that are there. */
  private line: Promise<unknown> = Promise.resolve();
  private restored: Promise<void> | undefined;

  constructor(library: Library, trial: BeginTrial, rows: Rows, tell: (sets: SetEntry[]) => void) {
    this.library = library;
    this.trial = trial;
    this.rows = rows;
    this.tell = tell;
  }

  games() {
    return this.library.games();
  }

  load(game: string): Promise<void> {
    return this.library.load(game);
  }

  /** A game with the sets that stand beside it. */
  open(game: string): Shelf {
    const shelf = this.shelves.get(game);
    return shelf ?? this.library.open(game);
  }

  /** For a plan: with the sets only where somebody plays a deck or a card of one, whose cards the match then brings along. */
  openFor({ game, players, sealed }: MatchPlan): Shelf & { read: RecordBook } {
    const beside = this.open(game);
    const isOf = (set: SetOfGame, { list, cards = [] }: PlannedSeat): boolean =>
      set.decks.includes(list) || cards.some((name) => set.cards.includes(name));
    const isOwn = players.some((seat) => beside.data.sets.some((set) => isOf(set, seat)));
    const shelf = isOwn && !sealed ? beside : this.library.open(game);
    const names = shelf.data.sets.flatMap(({ cards }) => cards);
    return { ...shelf, read: { book: shelf.book, others: names.map((name) => ({ name, now: "gone" })) } };
  }

  private entries(): SetEntry[] {
    return [...this.held.values()].map(({ entry }) => entry);
  }

  /** All of them. With the first look those that are kept begin to be read; each is told of when it has been. */
  look(): SetEntry[] {
    this.restored ??= this.readKept().catch(() => {});
    return this.entries();
  }

  take(files: readonly SourceFile[], served: boolean): Promise<SetEntry> {
    return this.inLine(async () => {
      const { entry, set } = await this.read(files, served);
      if (set && !served) entry.kept = await this.keep(entry.id, files);
      this.hold({ entry, set });
      return entry;
    });
  }

  putAway(id: string): Promise<void> {
    return this.inLine(async () => {
      const game = this.held.get(id)?.set?.game;
      this.held.delete(id);
      if (game !== undefined) this.layAgain(await reading(), game);
      await this.erase(id);
      this.tell(this.entries());
    });
  }

  private inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.line.then(work);
    this.line = done.catch(() => {});
    return done;
  }

  private hold({ entry, set }: Held): void {
    this.held.set(entry.id, { entry, set });
    this.tell(this.entries());
  }

  /** The set as it is now; where it is wrong, as it was, with what is wrong. */
  private async read(files: readonly SourceFile[], served: boolean): Promise<Held> {
    const use = await reading();
    const id = use.nameOfDropped(files);
    const { set: old = null, entry: was } = this.held.get(id) ?? {};
    const entry: SetEntry = {
      ...{ id, on: was?.on ?? null, problems: [], more: 0 },
      ...{ leftOut: [], served, kept: was?.kept ?? false },
    };
    let set: OwnSet | undefined;
    try {
      const dropped = use.readDropped(
        files,
        this.games().map(({ id }) => id),
      );
      set = dropped.set;
      entry.leftOut = [...dropped.leftOut];
      await this.load(set.game);
      const on = await this.lay(use, set);
      if (old && old.game !== set.game) this.layAgain(use, old.game, id);
      return { set, entry: { ...entry, on } };
    } catch (error) {
      return { set: old, entry: { ...entry, ...wrongWith(use, error, id, set) } };
    }
  }

  /** Puts a set beside its game. */
  private async lay(use: Reading, set: OwnSet): Promise<SetEntry["on"]> {
    const { id, name, game } = set;
    const sets = [...this.beside(game, id), set];
    if (!(await use.triedIn(this.trial(game), { sets } satisfies Sent, LONGEST_SET)))
      throw new use.ProblemsError([use.problemAt(set.path, use.SET.readsTooLong(LONGEST_SET / 1000))]);
    const shelf = use.shelfWith(this.library.open(game), sets);
    this.shelves.set(game, shelf);
    const { cards, decks } = shelf.data.sets.find((one) => one.id === id)!;
    return { name, game, cards: cards.length, decks, rulings: use.countRulings(set) };
  }

  /** A game without one of its sets; another set that needed that one goes with it, and is told of. */
  private layAgain(use: Reading, game: string, without?: string): void {
    const sets: OwnSet[] = [];
    let shelf = this.library.open(game);
    for (const set of this.beside(game, without)) {
      try {
        shelf = use.shelfWith(this.library.open(game), [...sets, set]);
        sets.push(set);
      } catch (error) {
        const { entry } = this.held.get(set.id)!;
        const wrong = { ...entry, on: null, ...wrongWith(use, error, set.id, set) };
        this.held.set(set.id, { entry: wrong, set: null });
      }
    }
    this.shelves.set(game, shelf);
  }

  /** The sets of a game, but for one. */
  private beside(game: string, but?: string): OwnSet[] {
    return [...this.held.values()].flatMap(({ set }) => (set?.game === game && set.id !== but ? [set] : []));
  }

  private async keep(id: string, files: readonly SourceFile[]): Promise<boolean> {
    const writing = this.rows.change((open) => open.put(KEY + id, files));
    return inTime(writing, STORE_PATIENCE).then(
      () => true,
      () => false,
    );
  }

  private async erase(id: string): Promise<void> {
    await inTime(
      this.rows.change((open) => open.del(KEY + id)),
      STORE_PATIENCE,
    ).catch(() => {});
  }

  private async readKept(): Promise<void> {
    const found = await inTime(
      this.rows.change(async (open) => {
        const all: unknown[] = [];
        for (const key of await open.keys(KEY)) all.push(await open.get(key));
        return all;
      }),
      STORE_PATIENCE,
    );
    for (const row of found) {
      const files = setFiles.safeParse(row);
      if (!files.success) continue;
      await this.inLine(async () => {
        // what was dropped or served meanwhile is newer
        if (this.held.has((await reading()).nameOfDropped(files.data))) return;
        const { entry, set } = await this.read(files.data, false);
        this.hold({ entry: { ...entry, kept: true }, set });
      });
    }
  }
}

/** What is told of an error in reading a set. */
function wrongWith(
  { ProblemsError, problemAt, toldProblems }: Reading,
  error: unknown,
  id: string,
  set?: OwnSet,
): Pick<SetEntry, "problems" | "more"> {
  const all = error instanceof ProblemsError ? error.problems : [problemAt(set?.path ?? id, wordsOf(error))];
  const problems = toldProblems(set, all.slice(0, TOLD_MOST));
  return { problems, more: all.length - problems.length };
}
