/** Takes requests at the door, checks them, and has them done: the same wherever a host runs. */
import type { Choice } from "@tefuda/kernel";
import { type CardPicture, picturesOf } from "@tefuda/referee/card-pictures";
import type { Lesson } from "@tefuda/referee/lesson";
import type { SavedRecord } from "@tefuda/referee/record";
import { bookOf, type RecordBook } from "@tefuda/referee/records/cards";
import { checkOwnDecks, handOf, problemsOf, randomDeck } from "./decks.ts";
import { newId } from "./drawn.ts";
import {
  type Answered,
  type Dealt,
  type FaultCode,
  type GameData,
  HostError,
  type HostSettings,
  type MatchPlan,
  type PlayerKind,
  type SavedMatch,
  type Shelved,
  type WentOn,
} from "./host.ts";
import { inTime, STORE_PATIENCE } from "./in-time.ts";
import { type Hold, type Keeper, MOST_KEPT } from "./keeper.ts";
import { OwnCards } from "./own-cards.ts";
import { OwnSets } from "./own-sets.ts";
import { riddleOf, STUBBORN, savedAt } from "./positions.ts";
import {
  chanceOf,
  checkPlan,
  lessonOf,
  type Planned,
  type PreparedMatch,
  packsOf,
  planned,
  settled,
  setupOf,
} from "./preparing.ts";
import { envelope, gameIn, type Message, type Request } from "./protocol.ts";
import { readKept, summary } from "./read.ts";
import { type BeginTrial, checkBounds, watchingOf } from "./records.ts";
import { Room, type RoomOptions } from "./room.ts";
import { memoryRows, type Rows } from "./rows.ts";
import { Rulings } from "./rulings.ts";
import { Scribe } from "./scribe.ts";
import type { Library } from "./shelf.ts";
import { faultIn } from "./telling.ts";
import type { TryOut } from "./try-out.ts";
import type { Watching } from "./watching.ts";

/** A match that is open, and who writes it down. */
interface Table {
  room: Room;
  scribe: Scribe;
  /** It began at this desk: worth keeping once a person has decided something in it. */
  fresh: boolean;
}

/** A match that is to begin, and the right to write it. */
interface Prepared {
  match: PreparedMatch;
  hold: Hold;
  /** Whether its packs were written down as they are. */
  kept: boolean;
}

/** What a table is opened with. */
interface Sitting {
  data: GameData;
  /** Null where it is kept nowhere. */
  hold: Hold | null;
  make: Make;
  read: RecordBook;
  fresh: boolean;
  /** The lesson that the match begins with. */
  lesson: Lesson | undefined;
  /** Pictures of its cards, where they are others than those of the sets here. */
  pictures?: readonly CardPicture[] | undefined;
}

type Make = (options: RoomOptions) => Room;

export class Desk {
  private table: Table | null = null;
  /** A record in place of a match. */
  private watching: Watching | null = null;
  private planned: Planned | null = null;
  private prepared: Prepared | null = null;
  /** The cards that are being tried out here. */
  private tried: TryOut | null = null;
  private settings: HostSettings = { autoPass: true, language: "en" };
  private readonly library: Library;
  /** The same games with the sets that stand beside them. */
  private readonly sets: OwnSets;
  private readonly keeper: Keeper;
  private readonly send: (message: Message) => void;
  private readonly trial: BeginTrial;
  private readonly rulings: Rulings;

  constructor(
    library: Library,
    keeper: Keeper,
    send: (message: Message) => void,
    trial: BeginTrial,
    rows: Rows = memoryRows(),
  ) {
    this.library = library;
    this.sets = new OwnSets(library, trial, rows, (sets) => send({ sets }));
    this.keeper = keeper;
    this.send = send;
    this.trial = trial;
    this.rulings = new Rulings(this.sets);
  }

  async take(data: unknown): Promise<void> {
    const read = envelope.safeParse(data);
    if (!read.success) {
      const { id } = (data ?? {}) as { id?: unknown };
      this.send({
        id: typeof id === "number" && Number.isSafeInteger(id) ? id : -1,
        error: "This is not a message that the table understands.",
      });
      return;
    }
    const { id, request } = read.data;
    try {
      const game = gameIn(request);
      if (game !== undefined) await this.library.load(game);
      const result = await this.handle(request);
      this.send({ id, result });
    } catch (error) {
      this.send({ id, error: this.inWords(error), ...codeOf(error) });
    }
  }

  private handle(request: Request): unknown {
    switch (request.ask) {
      case "games":
        return this.library.games();
      case "open":
        return this.sets.open(request.game).data;
      case "prepare":
        return this.prepare(request.plan);
      case "checkDeck":
        return problemsOf(this.sets.open(request.game), request.format, request.cards, request.packs);
      case "randomDeck":
        return randomDeck(this.sets.open(request.game), request.format, request.seed);
      case "openingHand":
        return handOf(this.library.open(request.game), request.format);
      case "settle":
        return this.settle(request.numbers);
      case "packs":
        return this.packs();
      case "see":
        return this.see(request.seen);
      case "start":
        return this.start();
      case "resume":
        return this.resume(request.saved);
      case "watch":
        return this.watch(request.record, request.players);
      case "rulings":
        return this.rulings.of(request.game);
      case "searchRulings":
        return this.rulings.search(request);
      case "stand":
        return this.stand(request.game, request.ruling, request.others);
      case "tryOut":
        return this.tryOut(request);
      case "puzzle":
        return this.puzzle(request.game, request.title);
      case "kept":
        return this.kept();
      case "goOn":
        return this.goOn(request.id, request.takeOver);
      case "forget":
        return this.forget(request.id);
      case "keptText":
        return this.textOf(request.id);
      case "takeSet":
        return this.sets.take(request.files, request.served);
      case "sets":
        return this.sets.look();
      case "putSetAway":
        return this.sets.putAway(request.id);
      case "ping":
        return null;
      case "configure":
        this.settings = request.settings;
        return this.go((this.watching ?? this.table?.room)?.configure(request.settings));
      case "leave":
        return this.leave();
      default:
        return this.watching ? this.atRecord(request, this.watching) : this.atTable(request);
    }
  }

  private atRecord(request: Request, watching: Watching): unknown {
    switch (request.ask) {
      case "save":
        return watching.save();
      case "seek":
        return this.go(watching.seek(request.step));
      case "course":
        return watching.course(request.measure);
      case "part":
        return watching.part(request.step);
      case "file":
        return watching.file(request.moment, this.sets.open(watching.gameId));
      case "branch":
        return this.branch(watching.branch(request.branch));
      case "hint":
        return watching.hint(request.step);
      case "forecast":
        return watching.forecast(request.seat, request.step, request.say);
      default:
        throw new HostError("This cannot be asked of a record.");
    }
  }

  private atTable(request: Request): unknown {
    const { table } = this;
    if (!table) throw new HostError("No match is open.");
    const { room } = table;
    switch (request.ask) {
      case "save":
        return room.save();
      case "answer":
        return this.answer(table, request.seat, request.say);
      case "why":
        return room.why(request.seat, request.say);
      case "forecast":
        return room.forecast(request.seat, request.step, request.say);
      case "hint":
        return room.hint(request.step);
      case "way":
        return room.way();
      case "course":
        return room.tellCourse(request.measure);
      case "undo":
        return room.undo();
      case "redo":
        return this.go(room.redo());
      default:
        throw new HostError("This cannot be asked at a table.");
    }
  }

  private async answer({ room, scribe }: Table, seat: number, say: Choice["say"]): Promise<Answered> {
    if (scribe.lost) throw new HostError("This game goes on at another table.", "elsewhere");
    const answered = await room.answer(seat, say);
    if (answered.done) this.go(room.playOn());
    return answered;
  }

  private prepare(plan: MatchPlan): string | null {
    const shelf = this.sets.open(plan.game);
    // Whatever is wrong with a plan is told before anything is drawn for it.
    checkPlan(shelf.data, plan);
    checkOwnDecks(shelf, plan);
    this.planned = planned(plan);
    return this.planned.secret?.hash ?? null;
  }

  private async settle(numbers: readonly (string | null)[]): Promise<null> {
    if (!this.planned) throw new HostError("No match has been planned.");
    const match = settled(this.planned, numbers);
    this.planned = null;
    await this.putAway();
    await this.holding(newId(), false, async (hold) => {
      this.prepared = { match, hold, kept: false };
      if (match.plan.sealed) await this.see(0);
    });
    return null;
  }

  /** Notes how many packs are open; a reload finds as many open again. */
  private async see(seen: number): Promise<null> {
    const { prepared } = this;
    if (!prepared?.match.plan.sealed) throw new HostError("There are no packs to open.", "noPacks");
    prepared.match.seen = seen;
    prepared.kept = await inTime(prepared.hold.write(JSON.stringify(prepared.match)), STORE_PATIENCE).then(
      () => true,
      () => false,
    );
    return null;
  }

  private packs(): Dealt | null {
    const { prepared } = this;
    if (!prepared?.match.plan.sealed) return null;
    const { match, hold, kept } = prepared;
    const { plan, seen, seed } = match;
    const { data } = this.library.open(plan.game);
    return { id: hold.id, plan, seen, kept, opened: packsOf(data, match), chance: chanceOf(seed, false) };
  }

  private async start(): Promise<null> {
    const { prepared } = this;
    if (!prepared) throw new HostError("No match has been prepared.", "noPacks");
    const { match, hold } = prepared;
    const { pack, data, read } = this.sets.openFor(match.plan);
    const setup = setupOf(data, match);
    const kinds = match.plan.players.map(({ kind }) => kind);
    this.prepared = null;
    try {
      const make: Make = (options) => Room.start(pack, read.book, kinds, setup, options);
      await this.sit({
        data,
        hold,
        make,
        read,
        fresh: !match.plan.sealed,
        lesson: lessonOf(data, match.plan.lesson, setup),
      });
    } catch (error) {
      this.prepared = prepared;
      throw error;
    }
    return null;
  }

  private async resume(saved: SavedMatch): Promise<null> {
    await this.holding(newId(), false, (hold) => this.goOnWith(saved, hold));
    return null;
  }

  /** What the game itself has written down is not tried first, and is not kept before somebody has decided something. */
  private async stand(game: string, ruling: string, others: PlayerKind): Promise<null> {
    const position = await this.rulings.standing(game, ruling, "scenarios");
    await this.holding(newId(), false, (hold) => this.sitDown(savedAt(position, others), hold, true));
    return null;
  }

  /** What is tried out is kept nowhere. */
  private async tryOut({ game, files, begin, others }: Extract<Request, { ask: "tryOut" }>) {
    const { TryOut } = await import("./try-out.ts");
    if (this.tried?.game !== game) this.tried = new TryOut(game, this.library.open(game));
    const match = this.table?.room.match;
    const given = match?.choices.slice(match.record().opening?.after ?? 0) ?? [];
    const { saved, pictures, unfit } = this.tried.lay(files, begin, given, others);
    await this.sitDown(saved, null, true, undefined, pictures);
    return unfit;
  }

  private async puzzle(game: string, title: string): Promise<null> {
    const position = await this.rulings.standing(game, title, "puzzles");
    const saved = { ...savedAt(position, STUBBORN), puzzle: title };
    const riddle = await riddleOf(this.library, this.rulings, saved);
    await this.holding(newId(), false, (hold) => this.sitDown(saved, hold, true, riddle));
    return null;
  }

  /** A record that is watched has been tried; what goes on from it is kept once somebody has decided something. */
  private async branch(saved: SavedMatch): Promise<null> {
    await this.holding(newId(), false, (hold) => this.sitDown(saved, hold, true));
    return null;
  }

  private async goOnWith(saved: SavedMatch, hold: Hold): Promise<null> {
    await checkBounds(saved.record, this.library, this.trial);
    return this.sitDown(saved, hold, false, await riddleOf(this.library, this.rulings, saved));
  }

  private async sitDown(
    saved: SavedMatch,
    hold: Hold | null,
    fresh: boolean,
    riddle?: RoomOptions["riddle"],
    pictures?: readonly CardPicture[],
  ): Promise<null> {
    const { pack, book: own, data } = this.library.open(saved.record.game);
    const read = bookOf(pack, own, saved.record);
    const make: Make = (options) => Room.resume(pack, read.book, saved, { ...options, riddle });
    return this.sit({
      data,
      hold,
      make,
      read,
      fresh,
      lesson: lessonOf(data, saved.lesson, saved.record),
      pictures,
    });
  }

  private async watch(record: SavedRecord, players?: PlayerKind[]): Promise<null> {
    await checkBounds(record, this.sets, this.trial);
    const watching = watchingOf(record, this.sets, this.settings, (update) => this.send({ update }), players);
    await this.leave();
    this.watching = watching;
    await watching.open();
    return null;
  }

  /** All that is kept, as far as it can be read. */
  private async kept(): Promise<Shelved> {
    const games = (await this.keeper.list()).map(({ id, at, open, text }) => {
      return { id, at, open, match: summary(text) };
    });
    return { games, most: MOST_KEPT };
  }

  private async goOn(id: string, takeOver: boolean): Promise<WentOn> {
    const { table, prepared } = this;
    if (prepared?.hold.id === id) return "packs";
    if (table?.scribe.hold?.id === id && !table.scribe.lost) {
      await table.room.open();
      return "match";
    }
    let went: WentOn = "elsewhere";
    await this.holding(id, takeOver, async (hold) => {
      const kept = readKept(await this.textOf(id));
      if (!kept) throw new HostError("What was kept is not a match that can be read.", "unread");
      await this.library.load("record" in kept ? kept.record.game : kept.plan.game);
      if ("record" in kept) {
        await this.goOnWith(kept, hold);
        went = "match";
        return;
      }
      // They are looked into before anything else is put away for them.
      packsOf(this.library.open(kept.plan.game).data, kept);
      await this.putAway();
      this.prepared = { match: kept, hold, kept: true };
      went = "packs";
    });
    return went;
  }

  private async forget(id: string): Promise<boolean> {
    if (this.table?.scribe.hold?.id === id) await this.leave();
    if (this.prepared?.hold.id === id) await this.putAway();
    return this.holding(id, false, async (hold) => {
      await hold.erase().catch(() => {
        throw new HostError("It cannot be thrown away just now.", "fixed");
      });
      await hold.release();
    });
  }

  private async textOf(id: string): Promise<string> {
    const text = await this.keeper.read(id);
    if (text === undefined) throw new HostError("This game is not kept here any more.", "gone");
    return text;
  }

  /** Does something with the right to write a game; false if another table has it. */
  private async holding(
    id: string,
    takeOver: boolean,
    use: (hold: Hold) => Promise<unknown>,
  ): Promise<boolean> {
    const hold = await this.keeper.hold(id, takeOver, () => {
      if (this.table?.scribe.hold === hold) this.lose(this.table);
      if (this.prepared?.hold === hold) this.prepared = null;
    });
    if (!hold) return false;
    try {
      await use(hold);
    } catch (error) {
      await hold.release();
      throw error;
    }
    return true;
  }

  /** Opens a match here, in place of the one that was open. */
  private async sit({ data, hold, make, read, fresh, lesson, pictures }: Sitting): Promise<null> {
    const own = new OwnCards(read, pictures ?? picturesOf(this.sets.open(data.id).data.cards));
    const scribe = new Scribe(hold, (update) => this.send({ update }));
    const room = make({
      tell: async (news) => {
        const { over, setup } = room.match;
        // what goes on from a record has its chance from there
        const chance = chanceOf(setup.seed, over || news.branch !== undefined);
        const cards = own.seenIn(news.sights);
        await scribe.take({ ...news, chance, cards }, room.asItStands(), over);
        if (scribe.lost) room.close();
      },
      settings: this.settings,
      formats: data.formats,
      lesson,
    });
    await this.leave();
    this.table = { room, scribe, fresh };
    await room.open();
    return this.go(room.playOn());
  }

  /** A game that another table has taken over stands still here. */
  private lose({ room, scribe }: Table): void {
    scribe.lost = true;
    room.close();
    this.go(room.show());
  }

  /** Packs that wait lie there until somebody comes back to them. */
  private async putAway(): Promise<void> {
    const { prepared } = this;
    this.prepared = null;
    await prepared?.hold.release();
  }

  private async leave(): Promise<null> {
    const { table } = this;
    this.table = null;
    this.watching = null;
    if (!table) return null;
    table.room.close();
    await table.scribe.close(table.fresh && !table.room.begun);
    return null;
  }

  /** Lets something run on by itself; if it breaks, the table is told. */
  private go(running: Promise<void> | undefined): null {
    running?.catch((error: unknown) => this.send({ trouble: this.inWords(error), ...codeOf(error) }));
    return null;
  }

  private inWords(error: unknown): string {
    return faultIn(error, this.settings.language);
  }
}

const codeOf = (error: unknown): { code?: FaultCode } =>
  error instanceof HostError && error.code ? { code: error.code } : {};
