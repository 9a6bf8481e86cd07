/** Takes requests at the door, checks them, and has them done: the same wherever a host runs. */
import { type FormatInfo, MachineFault, MatchError, shown } from "@tefuda/kernel";
import { type SealedDeal, sealedDeal } from "@tefuda/market";
import { HostError, type HostSettings, type MatchPlan, type OpenedPacks } from "./host.ts";
import { envelope, type Message, type Request } from "./protocol.ts";
import { Room, type RoomOptions } from "./room.ts";
import type { Library, Shelf } from "./shelf.ts";

export class Desk {
  private room: Room | null = null;
  private settings: HostSettings = { autoPass: true, language: "en" };
  private readonly library: Library;
  private readonly send: (message: Message) => void;

  constructor(library: Library, send: (message: Message) => void) {
    this.library = library;
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
        const { packs } = dealOf(this.library.open(request.plan.game), request.plan);
        return request.plan.players.flatMap(({ kind }, seat): OpenedPacks[] =>
          kind === "person" ? [{ seat, packs: packs[seat]! }] : [],
        );
      }
      case "start": {
        const { plan } = request;
        const shelf = this.library.open(plan.game);
        const cards = plan.sealed ? dealOf(shelf, plan) : { lists: listsOf(shelf, plan) };
        const settings = settingsOf(shelf, plan);
        return this.enter(
          Room.start(shelf.pack, shelf.book, plan, { ...cards, settings }, this.options(shelf)),
        );
      }
      case "resume": {
        const shelf = this.library.open(request.saved.record.game);
        return this.enter(Room.resume(shelf.pack, shelf.book, request.saved, this.options(shelf)));
      }
      case "watch": {
        const shelf = this.library.open(request.record.game);
        return this.enter(Room.watch(shelf.pack, shelf.book, request.record, this.options(shelf)));
      }
      case "configure":
        this.settings = request.settings;
        this.go(this.room?.configure(request.settings));
        return null;
      case "leave":
        this.room?.close();
        this.room = null;
        return null;
      default:
        return this.inRoom(request);
    }
  }

  private inRoom(request: Request): unknown {
    const { room } = this;
    if (!room) throw new HostError("No match is open.");
    switch (request.ask) {
      case "seek":
        return room.seek(request.step);
      case "answer":
        return room.answer(request.seat, request.say);
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

  private enter(room: Room): null {
    this.room?.close();
    this.room = room;
    this.go(room.open());
    return null;
  }

  /** Lets something run on by itself; if it breaks, the table is told. */
  private go(running: Promise<void> | undefined): null {
    running?.catch((error: unknown) => this.send({ trouble: inWords(error) }));
    return null;
  }

  private options({ data }: Shelf): RoomOptions {
    return { tell: (update) => this.send({ update }), settings: this.settings, formats: data.formats };
  }
}

/** What everybody opens where they play with that. */
function dealOf({ data }: Shelf, { players, seed }: MatchPlan): SealedDeal {
  if (!data.sealed) throw new HostError(`${data.title} is not played with freshly opened packs.`);
  return sealedDeal(data.sealed.set, data.sealed.packs, seed, players.length);
}

function listsOf(shelf: Shelf, plan: MatchPlan): readonly (readonly string[])[] {
  return plan.players.map(({ list }) => {
    const found = shelf.data.lists.find((l) => l.id === list);
    if (!found) throw new HostError(`There is no list of cards called "${shown(list)}".`);
    return found.cards;
  });
}

function settingsOf({ data }: Shelf, { format }: MatchPlan): FormatInfo["settings"] {
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
