/** The one session of a page: its host, its table, the games it has opened, and how it stands with what is kept. */

import { newNumber } from "@tefuda/host/drawn";
import type {
  Dealt,
  GameData,
  GameEntry,
  Kept,
  MatchPlan,
  SavedMatch,
  SetEntry,
  Update,
  WentOn,
} from "@tefuda/host/host";
import type { MatchLink } from "@tefuda/host/link";
import type { SourceFile } from "@tefuda/kernel";
import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { WireHost, workerWire } from "../host/client.ts";
import type { OnlineMatch } from "../online/match-link.ts";
import { download } from "./download.ts";
import { noteKept } from "./kept-room.ts";
import { keepPlace, keepReplay, keepStep, type Place, readPlace, readReplay } from "./place.ts";
import { Pulse } from "./pulse.ts";
import { followServed } from "./served.ts";
import { asksOf, getSettings } from "./settings.ts";
import { TableStore } from "./table.ts";

/** Something that went wrong, in words for the person at the table. */
export interface Trouble {
  words: string;
  /** What was thrown, for what can be said of it in the language that is set. */
  error?: Error;
  /** What whoever mends it needs to know. */
  report?: string;
}

/** What came of looking for the game that this tab had on its table. */
export interface Back {
  found: WentOn | "nothing";
  id: string | null;
}

export class Session {
  readonly host: WireHost;
  readonly table = new TableStore();
  /** Who plays the match on the table: the host of this page, or a server. */
  link: MatchLink;
  /** The match on the table, where people play it on a server. */
  private online: OnlineMatch | null = null;
  /** The plan of the match on the table, for playing it again. */
  plan: MatchPlan | null = null;
  private kept: Kept | null = null;
  private sets: readonly SetEntry[] = [];
  /** What a server that serves sets told last. */
  private served: readonly SourceFile[][] = [];
  /** The game on the table, or whose packs are being opened, by the id under which it is kept. */
  private place: Place = readPlace();
  private trouble: Trouble | null = null;
  /** What was heard of the host when it stopped answering; null while it answers. */
  private stopped: string | null = null;
  private readonly pulse: Pulse;
  private readonly opened = new Map<string, Promise<GameData>>();
  private readonly data = new Map<string, GameData>();
  private readonly listeners = new Set<() => void>();
  /** It stands in a frame beside another page, whose place is not its own. */
  private readonly aside: boolean;

  constructor(aside = false) {
    this.aside = aside;
    this.host = new WireHost(
      () => workerWire(new Worker(new URL("../host/worker.ts", import.meta.url), { type: "module" })),
      {
        troubled: this.failed,
        stopped: (words) => {
          this.pulse.stop();
          this.stopped = words;
          this.tell();
        },
      },
    );
    this.link = this.host;
    this.pulse = new Pulse(
      () => this.host.ping(),
      () => this.host.stop("It does not answer any more."),
    );
    this.host.subscribe((update) => this.receive(update));
    this.host.onSets((sets) => this.receiveSets(sets));
    this.configure();
    this.lookForSets();
    this.pulse.start();
    followServed((sets) => {
      this.served = sets;
      this.takeServed();
    });
  }

  private lookForSets(): void {
    this.host.sets().then((sets) => this.receiveSets(sets), this.failed);
  }

  /** Games that sets have come to, or gone from, are others now. */
  private receiveSets(sets: readonly SetEntry[]): void {
    const games = new Set([...this.sets, ...sets].flatMap(({ on }) => on?.game ?? []));
    this.sets = sets;
    for (const game of games) {
      if (!this.opened.delete(game)) continue;
      this.open(game).catch(this.failed);
    }
    this.tell();
  }

  private takeServed(): void {
    for (const files of this.served) this.host.takeSet(files, true).catch(this.failed);
  }

  /** Lays a match on the table that people play on a server; what was there is kept as ever. */
  playOnline(make: (show: (update: Update) => void) => OnlineMatch): OnlineMatch {
    this.leaveOnline();
    void this.host.leave().catch(() => {});
    this.table.begin();
    this.plan = null;
    this.kept = null;
    this.online = make((update) => {
      this.table.receive(update);
      this.tell();
    });
    this.link = this.online;
    this.tell();
    return this.online;
  }

  /** Takes it from the table again; it goes on without this page. */
  leaveOnline(): void {
    if (!this.online) return;
    this.online.close();
    this.online = null;
    this.link = this.host;
    this.table.clear();
    this.tell();
  }
  /** The match on the table that people play on a server, if one is. */
  readonly getOnline = (): OnlineMatch | null => this.online;

  private receive(update: Update): void {
    this.leaveOnline();
    this.kept = update.kept;
    if (update.kept.state === "kept") noteKept();
    if (update.watched) keepStep(update.step);
    this.setPlace(update.kept.id);
    this.table.receive(update);
    this.tell();
  }

  private setPlace(id: string | null): void {
    const { plan } = this;
    if (id === this.place.id && plan === this.place.plan) return;
    this.place = { id, plan };
    if (!this.aside) keepPlace(this.place);
  }

  /** Whether something is kept of what this tab was about: not of what was only watched. */
  get mayGoOn(): boolean {
    return this.place.id !== null && this.kept?.state !== "unneeded";
  }

  configure(): void {
    const { autoPass, language, speed, asks } = getSettings();
    this.table.speed = speed;
    // A host that has stopped is told when it is begun anew.
    this.host.configure({ autoPass, asks: asksOf(asks), language }).catch(() => {});
  }

  /** After the host has stopped: another one, which goes on with what is kept. */
  async beginAnew(): Promise<void> {
    this.host.reconnect();
    this.pulse.start();
    this.configure();
    this.lookForSets();
    this.takeServed();
    let fault: Error | null = null;
    // Until it has the game again nothing can be answered.
    const { id } = this.place;
    if (id !== null && this.mayGoOn)
      await this.goOn(id, true).catch((error: Error) => {
        fault = error;
      });
    if (!this.host.connected) return;
    this.stopped = null;
    this.tell();
    if (fault) throw fault;
  }

  games(): Promise<GameEntry[]> {
    return this.host.games();
  }

  open(game: string): Promise<GameData> {
    const before = this.opened.get(game);
    if (before) return before;
    const opening = this.host.open(game).then((data) => {
      this.data.set(game, data);
      this.tell();
      return data;
    });
    this.opened.set(game, opening);
    opening.catch(() => this.opened.delete(game));
    return opening;
  }

  /** A game's data if it has been opened. */
  dataOf(game: string): GameData | undefined {
    return this.data.get(game);
  }

  async start(plan: MatchPlan): Promise<void> {
    await this.settle(plan);
    await this.begin();
  }

  /** Has the packs of a plan dealt out, to be opened before the match begins. */
  async deal(plan: MatchPlan): Promise<void> {
    await this.settle(plan);
    this.setPlace((await this.host.packs())?.id ?? null);
  }

  /** Begins the match whose chance is settled, or whose packs are open. */
  async begin(): Promise<void> {
    keepReplay(null);
    this.table.begin();
    await this.host.start();
  }

  /** The people at this screen add to the chance of a match only when they have been told the hash of its secret. */
  private async settle(plan: MatchPlan): Promise<void> {
    await this.open(plan.game);
    this.plan = plan;
    const hash = await this.host.prepare(plan);
    await this.host.settle(
      plan.players.map(({ kind }) => (hash !== null && kind === "person" ? newNumber() : null)),
    );
  }

  /** Packs that lie before people at this screen; after a reload as many are open as before. */
  async dealt(): Promise<Dealt | null> {
    let dealt = await this.host.packs();
    if (!dealt && (await this.comeBack()).found === "packs") dealt = await this.host.packs();
    if (!dealt) return null;
    await this.open(dealt.plan.game);
    this.plan = dealt.plan;
    return dealt;
  }

  /** Goes on with a kept game, if it is not open in another tab or is to be taken over. */
  async goOn(id: string, takeOver = false): Promise<WentOn> {
    keepReplay(null);
    this.table.begin();
    // how another one was dealt is not known here
    this.plan = id === this.place.id ? this.place.plan : null;
    const went = await this.host.goOn(id, takeOver);
    if (went === "packs") this.setPlace(id);
    return went;
  }

  /** Opened by its address or again after a reload: the game or the replay of this tab, or the latest game where it had none. */
  async comeBack(): Promise<Back> {
    const place = this.place.id;
    const replay = place === null ? readReplay() : null;
    if (replay) {
      await this.watch(replay.match);
      await this.host.seek(replay.step);
      return { found: "match", id: null };
    }
    const { games } = await this.host.kept();
    const id = games.find((game) => (place === null ? !game.match?.over : game.id === place))?.id;
    if (id === undefined) return { found: "nothing", id: null };
    return { found: await this.goOn(id), id };
  }

  async watch(match: SavedMatch): Promise<void> {
    await this.open(match.record.game);
    const { plan } = this;
    this.table.begin();
    this.plan = null;
    try {
      await this.host.watch(match.record, match.players);
    } catch (error) {
      // what was on the table is there still
      this.plan = plan;
      throw error;
    }
    keepReplay(match);
  }

  /** Hands out the match on the table as a file. */
  async save(): Promise<void> {
    const saved = await this.host.save();
    const now = new Date().toISOString().slice(0, 16).replace(/\D/g, "");
    download(`${saved.record.game}-${now}.json`, JSON.stringify(saved));
  }

  readonly getSets = (): readonly SetEntry[] => this.sets;

  /** How it stands with the game on the table. */
  readonly getKept = (): Kept | null => this.kept;

  readonly getStopped = (): string | null => this.stopped;

  setTrouble(trouble: Trouble | null): void {
    this.trouble = trouble;
    this.tell();
  }
  /** Tells of something that was asked for and could not be done. */
  readonly failed = (error: Error): void => {
    // That nobody answers any more is told already.
    if (this.stopped === null) this.setTrouble({ words: error.message, error });
  };
  readonly getTrouble = (): Trouble | null => this.trouble;

  readonly subscribe = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };
  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("the page has no session");
  return session;
}

/** A game's data; opens the game if need be. */
export function useGame(game: string): GameData | undefined {
  const session = useSession();
  useEffect(() => {
    if (game !== "") session.open(game).catch(session.failed);
  }, [session, game]);
  return useSyncExternalStore(session.subscribe, () => session.dataOf(game));
}
