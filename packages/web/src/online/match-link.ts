/** A match that is played on a server, as a table talks to one: what is done is sent until it is known what came of it. */
import type { Course, Measure } from "@tefuda/host/course";
import { newNumber } from "@tefuda/host/drawn";
import type { Advice, Answered, SavedMatch, Update } from "@tefuda/host/host";
import type { MatchLink } from "@tefuda/host/link";
import type { MatchNews } from "@tefuda/host/online/match-schemas";
import type { Move } from "@tefuda/host/online/wire";
import { type Choice, CONCEDE, type Forecast, type Verdict } from "@tefuda/kernel";
import { lateIn } from "./clock.ts";
import { Broken, type Connection, Refused, type Socket } from "./socket.ts";

/** As whom somebody sees a match: one of its players, an onlooker from a side or none, or the judge of its tournament. */
export type Eyes =
  | { as: "player" }
  | { as: "onlooker"; side: number | null }
  | { as: "judge"; tournament: string; seat: number };

const PLAYER: Eyes = { as: "player" };

/** How an onlooker sees it: how late, in milliseconds, and from which sides it may be seen. */
export interface Looking {
  late: number;
  sides: readonly number[];
}

export class OnlineMatch implements MatchLink {
  readonly id: string;
  private eyes: Eyes;
  private looking: Looking | null = null;
  private readonly socket: Socket;
  private readonly show: (update: Update) => void;
  private readonly stop: (() => void)[] = [];
  private news: MatchNews | null = null;
  private heard = 0;
  private late: number | null = null;
  private readonly listeners = new Set<() => void>();
  private here: readonly boolean[] = [];
  private failed: Error | null = null;

  /** `show` is given what the table is to show, as from a match on this machine. */
  constructor(socket: Socket, id: string, show: (update: Update) => void, eyes: Eyes = PLAYER) {
    this.id = id;
    this.eyes = eyes;
    this.socket = socket;
    this.show = show;
    this.stop.push(
      socket.hear((message) => {
        if ("news" in message && message.match === id) this.receive(message.news);
        if ("here" in message && message.match === id) this.setHere(message.here);
      }),
      socket.watch(() => this.follow()),
    );
    this.follow();
  }

  /** Also after the wire broke: everything is told anew from where it stands. */
  private follow(): void {
    if (this.socket.connection !== "open") return;
    this.see(true).catch((error: Error) => {
      if (error instanceof Broken) return;
      this.failed = error;
      this.tell();
    });
  }

  private async see(on: boolean): Promise<void> {
    const { socket, id: match, eyes } = this;
    switch (eyes.as) {
      case "player":
        await socket.ask({ ask: "match", match, on });
        return;
      case "judge": {
        const { tournament, seat } = eyes;
        await socket.ask({ ask: "look", tournament, match, seat, on });
        return;
      }
      case "onlooker": {
        const looking = await socket.ask({ ask: "watch", match, side: eyes.side, on });
        if (!on || this.eyes !== eyes) return;
        this.looking = looking;
        this.tell();
      }
    }
  }

  /** Looks on from another side. Throws what the socket throws, and then all stays as it was. */
  async lookFrom(side: number | null): Promise<void> {
    const { eyes } = this;
    if (eyes.as === "player" || (eyes.as === "judge" && side === null)) return;
    this.eyes = eyes.as === "judge" ? { ...eyes, seat: side ?? 0 } : { ...eyes, side };
    this.tell();
    try {
      await this.see(true);
    } catch (error) {
      this.eyes = eyes;
      this.tell();
      throw error;
    }
  }

  private receive(news: MatchNews): void {
    // what was on its way when the wire broke may come twice
    if (this.news && news.number <= this.news.number && !news.fresh) return;
    const before = this.news?.table;
    if (before && !before.ended && news.table.ended) this.late = lateIn(before.clock, this.sinceTold());
    this.news = news;
    this.heard = performance.now();
    this.failed = null;
    this.show(updateOf(news, this.eyes.as === "player" ? news.seat : null));
    this.tell();
  }

  private setHere(here: readonly boolean[]): void {
    this.here = here;
    this.tell();
  }

  close(): void {
    for (const stop of this.stop) stop();
    this.see(false).catch(() => {});
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };
  /** How it stands at the table; null until that is known. */
  readonly getNews = (): MatchNews | null => this.news;
  /** Milliseconds since that was told: what runs has run on. */
  readonly sinceTold = (): number => performance.now() - this.heard;
  /** Whose time had just run out when it ended, as far as was seen here. */
  readonly getLate = (): number | null => this.late;
  /** Which seats somebody is at; none while that is not known. */
  readonly getHere = (): readonly boolean[] => this.here;
  readonly getEyes = (): Eyes => this.eyes;
  /** Null until it is known, and for whoever does not look on. */
  readonly getLooking = (): Looking | null => this.looking;
  /** Why it cannot be followed. */
  readonly getFailed = (): Error | null => this.failed;

  /** Told when the wire is another. */
  readonly watch = (tell: () => void): (() => void) => this.socket.watch(tell);
  readonly getConnection = (): Connection => this.socket.connection;

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** Does something; where the wire breaks it is sent again under the same name, so that it is done once. */
  async move(move: Move): Promise<Answered> {
    const command = newNumber();
    const asked = move.kind === "answer" ? this.news?.asked : undefined;
    for (;;) {
      try {
        const reply = await this.socket.ask({
          ask: "do",
          match: this.id,
          command,
          ...(asked === undefined ? {} : { asked }),
          move,
        });
        return reply.done ? { done: true } : reply;
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        await this.open();
      }
    }
  }

  private open(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.socket.connection !== "open") return;
        stop();
        resolve();
      };
      const stop = this.socket.watch(look);
      look();
    });
  }

  async answer(_seat: number, say: Choice["say"]): Promise<Answered> {
    // leaving is no answer to a question
    if (say === CONCEDE) return this.move({ kind: "resign" });
    try {
      return await this.move({ kind: "answer", say });
    } catch (error) {
      // the next question is on its way, and says it better
      if (error instanceof Refused && error.code === "late") return { done: true };
      throw error;
    }
  }
  why(_seat: number, say: string): Promise<Verdict> {
    return this.socket.ask({ ask: "why", match: this.id, say });
  }
  /** How it went, once it is over. */
  course(measure: Measure | null): Promise<Course> {
    return this.socket.ask({ ask: "course", match: this.id, measure });
  }
  /** All of it, once it is over. */
  record(): Promise<SavedMatch> {
    return this.socket.ask({ ask: "record", match: this.id });
  }
  /** Among people nobody is helped before the end. */
  async forecast(): Promise<Forecast | null> {
    return null;
  }
  async hint(): Promise<Advice | null> {
    return null;
  }
  /** Going back is for all to agree on. */
  async undo(): Promise<void> {
    await this.move({ kind: "offer", what: "back" });
  }
  async redo(): Promise<void> {}
}

/** What the table is to show, as a match on this machine would tell it; `seat` is that of whoever plays here. */
function updateOf({ step, fresh, act, sight, table, chance }: MatchNews, seat: number | null): Update {
  const { ended, players } = table;
  const over = ended && !sight.view.over ? { winner: ended.winner, rule: null } : sight.view.over;
  return {
    ...{ step, of: step, fresh, act, players, chance },
    sights: [{ ...sight, view: { ...sight.view, over } }],
    people: seat === null ? [] : [seat],
    format: null,
    canUndo: seat !== null && !table.rated && !ended && table.offer === null && step > 0,
    canRedo: false,
    watched: false,
    cards: [],
    kept: { state: "unneeded", id: null },
    online: table,
  };
}
