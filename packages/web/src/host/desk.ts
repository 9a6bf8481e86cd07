/** Takes requests at the door, checks them, and has them done: the same wherever a host runs. */
import { type Choice, type FormatInfo, MachineFault, MatchError, shown } from "@tefuda/kernel";
import { type SealedDeal, sealedDeal } from "@tefuda/market";
import {
  type Answered,
  type GameData,
  HostError,
  type HostSettings,
  type MatchPlan,
  type OpenedPacks,
  type SavedMatch,
  type Shelved,
} from "./host.ts";
import { newId } from "./id.ts";
import { type Hold, type Keeper, MOST_KEPT } from "./keeper.ts";
import { envelope, type Message, type Request } from "./protocol.ts";
import { readSaved } from "./read.ts";
import { Room, type RoomOptions } from "./room.ts";
import { Scribe } from "./scribe.ts";
import type { Library } from "./shelf.ts";

/** A match that is open, and who writes it down. */
interface Table {
  room: Room;
  scribe: Scribe;
  /** It began at this desk: worth keeping once a person has decided something in it. */
  fresh: boolean;
}

type Make = (options: RoomOptions) => Room;

export class Desk {
  private table: Table | null = null;
  private settings: HostSettings = { autoPass: true, language: "en" };
  private readonly library: Library;
  private readonly keeper: Keeper;
  private readonly send: (message: Message) => void;

  constructor(library: Library, keeper: Keeper, send: (message: Message) => void) {
    this.library = library;
    this.keeper = keeper;
    this.send = send;
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
      const result = await this.handle(request);
      this.send({ id, result });
    } catch (error) {
      this.send({ id, error: inWords(error) });
    }
  }

  private handle(request: Request): unknown {
    switch (request.ask) {
      case "games":
        return this.library.games();
      case "open":
        return this.library.open(request.game).data;
      case "packs": {
        const { packs } = dealOf(this.library.open(request.plan.game).data, request.plan);
        return request.plan.players.flatMap(({ kind }, seat): OpenedPacks[] =>
          kind === "person" ? [{ seat, packs: packs[seat]! }] : [],
        );
      }
      case "start":
        return this.start(request.plan);
      case "resume":
        return this.resume(request.saved);
      case "watch": {
        const { pack, book, data } = this.library.open(request.record.game);
        return this.sit(data, null, (options) => Room.watch(pack, book, request.record, options));
      }
      case "kept":
        return this.kept();
      case "goOn":
        return this.goOn(request.id, request.takeOver);
      case "forget":
        return this.forget(request.id);
      case "keptText":
        return this.textOf(request.id);
      case "ping":
        return null;
      case "configure":
        this.settings = request.settings;
        return this.go(this.table?.room.configure(request.settings));
      case "leave":
        return this.leave();
      default:
        return this.atTable(request);
    }
  }

  private atTable(request: Request): unknown {
    const { table } = this;
    if (!table) throw new HostError("No match is open.");
    const { room } = table;
    switch (request.ask) {
      case "save":
        return room.save();
      case "seek":
        return room.seek(request.step);
      case "answer":
        return this.answer(table, request.seat, request.say);
      case "why":
        return room.why(request.seat, request.say);
      case "forecast":
        return room.forecast(request.seat, request.step, request.say);
      case "undo":
        return room.undo();
      case "redo":
        return this.go(room.redo());
      default:
        throw new HostError("This cannot be asked at a table.");
    }
  }

  private async answer({ room, scribe }: Table, seat: number, say: Choice["say"]): Promise<Answered> {
    if (scribe.lost) throw new HostError("This game goes on at another table.");
    const answered = await room.answer(seat, say);
    if (answered.done) this.go(room.playOn());
    return answered;
  }

  private async start(plan: MatchPlan): Promise<null> {
    const { pack, book, data } = this.library.open(plan.game);
    const cards = plan.sealed ? dealOf(data, plan) : { lists: listsOf(data, plan) };
    const setup = { ...cards, settings: settingsOf(data, plan) };
    await this.holding(newId(), false, async (hold) => {
      await this.sit(data, hold, (options) => Room.start(pack, book, plan, setup, options), true);
    });
    return null;
  }

  private async resume(saved: SavedMatch): Promise<null> {
    await this.holding(newId(), false, (hold) => this.goOnWith(saved, hold));
    return null;
  }

  private goOnWith(saved: SavedMatch, hold: Hold): Promise<null> {
    const { pack, book, data } = this.library.open(saved.record.game);
    return this.sit(data, hold, (options) => Room.resume(pack, book, saved, options));
  }

  /** All that is kept, as far as it can be read. */
  private async kept(): Promise<Shelved> {
    const games = (await this.keeper.list()).map(({ id, at, open, text }) => {
      const saved = readSaved(text);
      const match = saved && {
        game: saved.record.game,
        players: saved.players,
        answers: saved.record.choices.length,
      };
      return { id, at, open, match: match ?? null };
    });
    return { games, most: MOST_KEPT };
  }

  private async goOn(id: string, takeOver: boolean): Promise<boolean> {
    const { table } = this;
    if (table?.scribe.hold?.id === id && !table.scribe.lost) {
      await table.room.open();
      return true;
    }
    return this.holding(id, takeOver, async (hold) => {
      const saved = readSaved(await this.textOf(id));
      if (!saved) throw new HostError("What was kept is not a match that can be read.");
      await this.goOnWith(saved, hold);
    });
  }

  private async forget(id: string): Promise<boolean> {
    if (this.table?.scribe.hold?.id === id) await this.leave();
    return this.holding(id, false, async (hold) => {
      await hold.erase();
      hold.release();
    });
  }

  private async textOf(id: string): Promise<string> {
    const text = await this.keeper.read(id);
    if (text === undefined) throw new HostError("This game is not kept here any more.");
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
    });
    if (!hold) return false;
    try {
      await use(hold);
    } catch (error) {
      hold.release();
      throw error;
    }
    return true;
  }

  /** Opens a match here, in place of the one that was open. */
  private async sit(data: GameData, hold: Hold | null, make: Make, fresh = false): Promise<null> {
    const scribe = new Scribe(hold, (update) => this.send({ update }));
    const room = make({
      tell: async (news) => {
        await scribe.take(news, room.match.over ? null : room.save());
        if (scribe.lost) room.close();
      },
      settings: this.settings,
      formats: data.formats,
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

  private async leave(): Promise<null> {
    const { table } = this;
    this.table = null;
    if (!table) return null;
    table.room.close();
    await table.scribe.close(table.fresh && !table.room.begun);
    return null;
  }

  /** Lets something run on by itself; if it breaks, the table is told. */
  private go(running: Promise<void> | undefined): null {
    running?.catch((error: unknown) => this.send({ trouble: inWords(error) }));
    return null;
  }
}

/** What everybody opens where they play with that. */
function dealOf(data: GameData, { players, seed }: MatchPlan): SealedDeal {
  if (!data.sealed) throw new HostError(`${data.title} is not played with freshly opened packs.`);
  return sealedDeal(data.sealed.set, data.sealed.packs, seed, players.length);
}

function listsOf(data: GameData, plan: MatchPlan): readonly (readonly string[])[] {
  return plan.players.map(({ list }) => {
    const found = data.lists.find((l) => l.id === list);
    if (!found) throw new HostError(`There is no list of cards called "${shown(list)}".`);
    return found.cards;
  });
}

function settingsOf(data: GameData, { format }: MatchPlan): FormatInfo["settings"] {
  if (format === undefined) return {};
  const found = data.formats.find(({ id }) => id === format);
  if (!found) throw new HostError(`${data.title} is not played in a format called "${shown(format)}".`);
  return found.settings;
}

function inWords(error: unknown): string {
  if (error instanceof HostError || error instanceof MatchError) return error.message;
  if (error instanceof MachineFault) return `The rules ran into a fault: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
