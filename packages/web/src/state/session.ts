/** The one session of a page: its host, its table, the games it has opened, and what is kept of them. */
import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { WireHost, workerWire } from "../host/client.ts";
import type { GameData, GameEntry, Host, MatchPlan, SavedMatch, Update } from "../host/host.ts";
import { type Dealt, keepDealt, readDealt } from "./dealt.ts";
import { forget, keep } from "./saved.ts";
import { getSettings } from "./settings.ts";
import { TableStore } from "./table.ts";

export class Session {
  readonly host: Host;
  readonly table = new TableStore();
  /** The plan of the match on the table, for playing it again. */
  plan: MatchPlan | null = null;
  /** The latest state of the match that can be saved. */
  save: SavedMatch | null = null;
  private packs: Dealt | null = null;
  private trouble: string | null = null;
  private readonly opened = new Map<string, Promise<GameData>>();
  private readonly data = new Map<string, GameData>();
  private readonly listeners = new Set<() => void>();

  constructor() {
    const worker = new Worker(new URL("../host/worker.ts", import.meta.url), { type: "module" });
    this.host = new WireHost(workerWire(worker), (words) => this.setTrouble(words));
    this.host.subscribe((update) => this.receive(update));
    this.configure();
  }

  private receive(update: Update): void {
    this.table.receive(update);
    if (!update.save) return;
    this.save = update.save;
    const over = update.sights.some((sight) => sight.view.over);
    void (over ? forget() : keep(update.save)).catch(() => {
      // Nothing can be kept in this browser; the game goes on.
    });
  }

  configure(): void {
    const { autoPass, language, speed } = getSettings();
    this.table.speed = speed;
    void this.host.configure({ autoPass, language });
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
    this.table.begin();
    this.plan = plan;
    this.save = null;
    await this.open(plan.game);
    await this.host.start(plan);
  }

  /** Has the packs of a plan dealt out, to be opened before the match begins. */
  async deal(plan: MatchPlan): Promise<void> {
    await this.open(plan.game);
    this.setDealt({ plan, opened: await this.host.packs(plan), seen: 0 });
  }

  /** Packs that lie before people at this screen; after a reload as many are open as before. */
  async dealt(): Promise<Dealt | null> {
    if (this.packs) return this.packs;
    const { plan, seen } = readDealt();
    if (!plan) return null;
    await this.open(plan.game);
    this.packs = { plan, seen, opened: await this.host.packs(plan) };
    return this.packs;
  }
  setDealt(dealt: Dealt | null): void {
    this.packs = dealt;
    keepDealt(dealt);
  }

  async resume(match: SavedMatch): Promise<void> {
    this.table.begin();
    this.plan = null;
    await this.open(match.record.game);
    await this.host.resume(match);
    this.save = match;
  }

  async watch(match: SavedMatch): Promise<void> {
    this.table.begin();
    this.plan = null;
    await this.open(match.record.game);
    await this.host.watch(match.record);
    this.save = match;
  }

  setTrouble(words: string | null): void {
    this.trouble = words;
    this.tell();
  }
  readonly getTrouble = (): string | null => this.trouble;

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
    if (game !== "") session.open(game).catch((error: Error) => session.setTrouble(error.message));
  }, [session, game]);
  return useSyncExternalStore(session.subscribe, () => session.dataOf(game));
}
