/** What is said where somebody sits: followed over the wire, also after it broke, and what was looked at of it. */
import type { Place, Said, Saying, Somebody, Standing } from "@tefuda/host/online/talk-schemas";
import type { Reason } from "@tefuda/host/online/talk-words";
import type { Message } from "@tefuda/host/online/wire";
import type { Socket } from "./socket.ts";
import { keyOf } from "./talk-read.ts";

export interface TalkState {
  place: Place | null;
  said: readonly Said[];
  /** How many lines of others were not looked at. */
  fresh: number;
  /** What somebody else has just said; null before anything was. */
  latest: Said | null;
  /** How one stands with free text; null until it is known. */
  standing: Standing | null;
}

/** Where the lines that were read are kept. */
export interface Marks {
  readUpTo: (place: Place) => number;
  noteRead: (place: Place, number: number) => void;
}

type Wire = Pick<Socket, "ask" | "hear" | "watch" | "connection">;

const NOTHING: TalkState = { place: null, said: [], fresh: 0, latest: null, standing: null };

/** One place at a time. */
export class Talk {
  private readonly wire: Wire;
  private readonly marks: Marks;
  private readonly listeners = new Set<() => void>();
  private state = NOTHING;
  private read = 0;
  /** What there was before is there: what comes from now on has just been said. */
  private caughtUp = false;

  constructor(wire: Wire, marks: Marks) {
    this.wire = wire;
    this.marks = marks;
    wire.hear((message) => this.receive(message));
    wire.watch(() => this.follow());
  }

  /** Follows a place at which one sits, until what comes back is called. */
  enter(place: Place): () => void {
    this.state = NOTHING;
    this.read = this.marks.readUpTo(place);
    this.caughtUp = false;
    this.set({ place });
    this.follow();
    return () => {
      if (this.state.place !== place) return;
      this.state = NOTHING;
      this.set({});
      this.wire.ask({ ask: "talk", place, since: this.read, on: false }).catch(() => {});
    };
  }

  /** Asks for what was said since the last line that is known here. */
  private follow(): void {
    const { place } = this.state;
    if (!place || this.wire.connection !== "open") return;
    const since = this.state.said.at(-1)?.number ?? 0;
    this.wire.ask({ ask: "talk", place, since, on: true }).then(
      (said) => {
        this.take(place, said);
        this.caughtUp = true;
      },
      () => {},
    );
    void this.look();
  }

  /** Asks how one stands. */
  async look(): Promise<void> {
    const { place } = this.state;
    const standing = await this.wire.ask({ ask: "standing" }).catch(() => null);
    if (standing && this.state.place === place) this.set({ standing });
  }

  private receive(message: Message): void {
    if ("talk" in message) this.take(message.talk.place, message.talk.said);
  }

  private take(place: Place, got: readonly Said[]): void {
    const { place: here, said, latest } = this.state;
    if (!here || keyOf(here) !== keyOf(place)) return;
    const known = new Set(said.map(({ number }) => number));
    const more = got.filter(({ number }) => !known.has(number));
    if (more.length === 0) return;
    const live = this.caughtUp ? more.findLast(({ mine }) => !mine) : undefined;
    this.set({
      said: [...said, ...more].toSorted((one, other) => one.number - other.number),
      latest: live ?? latest,
    });
  }

  /** All that is there was looked at. */
  readonly seen = (): void => {
    const { place, said } = this.state;
    const last = said.at(-1)?.number ?? 0;
    if (!place || last <= this.read) return;
    this.read = last;
    this.marks.noteRead(place, last);
    this.set({});
  };

  /** Throws a `Refused`, or a `Broken` where it is not known whether it was said. */
  async say(says: Saying): Promise<void> {
    const { place } = this.state;
    if (!place) return;
    try {
      await this.wire.ask({ ask: "say", place, says });
    } catch (error) {
      // why not may be what was not known here
      void this.look();
      throw error;
    }
  }

  /** Mutes or blocks whoever has said something. Throws as `say` does. */
  async relate(number: number, muted: boolean, blocked: boolean): Promise<void> {
    const { place } = this.state;
    if (!place) return;
    const to: Somebody = { place, number };
    await this.wire.ask({ ask: "relate", to, muted, blocked });
    const said = await this.wire.ask({ ask: "talk", place, since: 0, on: true });
    // what they have said is heard no more
    if (this.state.place === place) this.set({ said, latest: null });
  }

  /** Throws as `say` does. */
  async report(number: number, reason: Reason): Promise<void> {
    const { place } = this.state;
    if (place) await this.wire.ask({ ask: "report", place, number, reason });
  }

  readonly get = (): TalkState => this.state;
  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  private set(change: Partial<TalkState>): void {
    const { said } = { ...this.state, ...change };
    const fresh = said.filter(({ number, mine }) => !mine && number > this.read).length;
    this.state = { ...this.state, ...change, fresh };
    for (const tell of this.listeners) tell();
  }
}
