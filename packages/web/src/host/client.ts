/** The table's end of the wire: a {@link Host} over anything that carries messages. */

import type { BranchAsked } from "@tefuda/host/branch";
import type { Course, Measure } from "@tefuda/host/course";
import { course, madeRuling } from "@tefuda/host/course-schemas";
import type {
  Advice,
  Answered,
  Dealt,
  DeckAsked,
  DeckProblem,
  MatchPlan,
  PlayerKind,
  RulingEntry,
  SavedMatch,
  SetEntry,
  Shelved,
  Update,
  WentOn,
} from "@tefuda/host/host";
import { type GameData, type GameEntry, type Host, HostError, type HostSettings } from "@tefuda/host/host";
import { message, type Request } from "@tefuda/host/protocol";
import {
  advice,
  dealt,
  deckProblems,
  forecast,
  gameData,
  gameEntry,
  rulingEntry,
  saved,
  say,
  setEntry,
  shelved,
  unfit,
  verdict,
} from "@tefuda/host/schemas";
import type { SoughtRulings } from "@tefuda/host/sought";
import type { Choice, Forecast, SourceFile, Verdict } from "@tefuda/kernel";
import type { SavedRecord } from "@tefuda/referee/record";
import type { MadeRuling, Moment } from "@tefuda/workshop/filing";
import type { Tried, Unfit } from "@tefuda/workshop/trying";
import { z } from "zod";

/** What a worker and a socket have in common. */
export interface Wire {
  post(data: unknown): void;
  onMessage(listener: (data: unknown) => void): void;
  onFault(listener: (words: string) => void): void;
  /** Nothing comes over it any more. */
  cut(): void;
}

export function workerWire(worker: Worker): Wire {
  return {
    post: (data) => worker.postMessage(data),
    cut: () => worker.terminate(),
    onMessage: (listener) =>
      worker.addEventListener("message", (event: MessageEvent<unknown>) => listener(event.data)),
    onFault: (listener) =>
      worker.addEventListener("error", (event) => listener(event.message || "it did not start")),
  };
}

const answered: z.ZodType<Answered> = z.union([
  z.object({ done: z.literal(true) }),
  z.object({ done: z.literal(false), verdict }),
]);

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: HostError) => void;
}

interface Tell {
  /** Of faults that no request waits for. */
  troubled: (error: HostError) => void;
  /** Of an end of the wire, after which nothing is answered until there is another. */
  stopped: (words: string) => void;
}

export class WireHost implements Host {
  private wire: Wire;
  private readonly lay: () => Wire;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(update: Update) => void>();
  private readonly setListeners = new Set<(sets: SetEntry[]) => void>();
  private readonly tell: Tell;
  private next = 1;
  /** Whether somebody may answer at the other end. */
  connected = true;

  constructor(lay: () => Wire, tell: Tell) {
    this.lay = lay;
    this.tell = tell;
    this.wire = this.connect();
  }

  private connect(): Wire {
    const wire = this.lay();
    wire.onMessage((data) => {
      if (wire === this.wire) this.receive(data);
    });
    wire.onFault((words) => {
      if (wire === this.wire) this.stop(words);
    });
    return wire;
  }

  /** Nobody answers at the other end: whoever waits is told so. */
  stop(words: string): void {
    this.connected = false;
    this.wire.cut();
    for (const { reject } of this.waiting.values()) reject(new HostError(words));
    this.waiting.clear();
    this.tell.stopped(words);
  }

  /** Begins anew with a host that knows of nothing but what is kept. */
  reconnect(): void {
    this.wire.cut();
    this.wire = this.connect();
    this.connected = true;
  }

  private receive(data: unknown): void {
    const read = message.safeParse(data);
    if (!read.success) {
      this.tell.troubled(new HostError(`A message could not be read (${z.prettifyError(read.error)}).`));
      return;
    }
    const got = read.data;
    if ("update" in got) {
      for (const listener of this.listeners) listener(got.update);
      return;
    }
    if ("sets" in got) {
      for (const listener of this.setListeners) listener(got.sets);
      return;
    }
    if ("trouble" in got) {
      this.tell.troubled(new HostError(got.trouble, got.code));
      return;
    }
    const waiting = this.waiting.get(got.id);
    this.waiting.delete(got.id);
    if ("error" in got) waiting?.reject(new HostError(got.error, got.code));
    else waiting?.resolve(got.result);
  }

  private ask(request: Request): Promise<unknown> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.wire.post({ id, request });
    });
  }

  private async read<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
    const read = schema.safeParse(await this.ask(request));
    if (!read.success) throw new HostError(`An answer could not be read (${z.prettifyError(read.error)}).`);
    return read.data;
  }

  private async tellHost(request: Request): Promise<void> {
    await this.ask(request);
  }

  games(): Promise<GameEntry[]> {
    return this.read({ ask: "games" }, z.array(gameEntry));
  }
  open(game: string): Promise<GameData> {
    return this.read({ ask: "open", game }, gameData);
  }
  prepare(plan: MatchPlan): Promise<string | null> {
    return this.read({ ask: "prepare", plan }, z.string().nullable());
  }
  settle(numbers: (string | null)[]): Promise<void> {
    return this.tellHost({ ask: "settle", numbers });
  }
  checkDeck(deck: DeckAsked): Promise<DeckProblem[]> {
    return this.read({ ask: "checkDeck", ...deck }, deckProblems);
  }
  randomDeck(game: string, format: string | null, seed: number): Promise<string[]> {
    return this.read({ ask: "randomDeck", game, format, seed }, z.array(z.string()));
  }
  openingHand(game: string, format: string | null): Promise<number | null> {
    return this.read({ ask: "openingHand", game, format }, z.int().nullable());
  }
  packs(): Promise<Dealt | null> {
    return this.read({ ask: "packs" }, dealt.nullable());
  }
  see(seen: number): Promise<void> {
    return this.tellHost({ ask: "see", seen });
  }
  start(): Promise<void> {
    return this.tellHost({ ask: "start" });
  }
  resume(saved: SavedMatch): Promise<void> {
    return this.tellHost({ ask: "resume", saved });
  }
  rulings(game: string): Promise<RulingEntry[]> {
    return this.read({ ask: "rulings", game }, z.array(rulingEntry));
  }
  searchRulings(sought: SoughtRulings): Promise<RulingEntry[]> {
    return this.read({ ask: "searchRulings", ...sought }, z.array(rulingEntry));
  }
  stand(game: string, ruling: string, others: PlayerKind): Promise<void> {
    return this.tellHost({ ask: "stand", game, ruling, others });
  }
  tryOut(
    game: string,
    files: Readonly<Record<string, string | null>>,
    begin: Tried | null,
    others: PlayerKind,
  ): Promise<Unfit | null> {
    return this.read({ ask: "tryOut", game, files, begin, others }, unfit.nullable());
  }
  puzzle(game: string, title: string): Promise<void> {
    return this.tellHost({ ask: "puzzle", game, title });
  }
  way(): Promise<Choice["say"] | null> {
    return this.read({ ask: "way" }, say.nullable());
  }
  kept(): Promise<Shelved> {
    return this.read({ ask: "kept" }, shelved);
  }
  goOn(id: string, takeOver: boolean): Promise<WentOn> {
    return this.read({ ask: "goOn", id, takeOver }, z.enum(["match", "packs", "elsewhere"]));
  }
  forget(id: string): Promise<boolean> {
    return this.read({ ask: "forget", id }, z.boolean());
  }
  keptText(id: string): Promise<string> {
    return this.read({ ask: "keptText", id }, z.string());
  }
  takeSet(files: SourceFile[], served: boolean): Promise<SetEntry> {
    return this.read({ ask: "takeSet", files, served }, setEntry);
  }
  sets(): Promise<SetEntry[]> {
    return this.read({ ask: "sets" }, z.array(setEntry));
  }
  putSetAway(id: string): Promise<void> {
    return this.tellHost({ ask: "putSetAway", id });
  }
  onSets(listener: (sets: SetEntry[]) => void): () => void {
    this.setListeners.add(listener);
    return () => this.setListeners.delete(listener);
  }
  save(): Promise<SavedMatch> {
    return this.read({ ask: "save" }, saved);
  }
  ping(): Promise<void> {
    return this.tellHost({ ask: "ping" });
  }
  watch(record: SavedRecord, players?: PlayerKind[]): Promise<void> {
    return this.tellHost({ ask: "watch", record, ...(players ? { players } : {}) });
  }
  seek(step: number): Promise<void> {
    return this.tellHost({ ask: "seek", step });
  }
  course(measure: Measure | null): Promise<Course> {
    return this.read({ ask: "course", measure }, course);
  }
  part(step: number): Promise<SavedMatch> {
    return this.read({ ask: "part", step }, saved);
  }
  file(moment: Moment): Promise<MadeRuling> {
    return this.read({ ask: "file", moment }, madeRuling);
  }
  branch(branch: BranchAsked): Promise<void> {
    return this.tellHost({ ask: "branch", branch });
  }
  answer(seat: number, say: Choice["say"]): Promise<Answered> {
    return this.read({ ask: "answer", seat, say }, answered);
  }
  why(seat: number, say: string): Promise<Verdict> {
    return this.read({ ask: "why", seat, say }, verdict);
  }
  forecast(seat: number, step: number, say: string | null): Promise<Forecast | null> {
    return this.read({ ask: "forecast", seat, step, say }, forecast.nullable());
  }
  hint(step: number): Promise<Advice | null> {
    return this.read({ ask: "hint", step }, advice.nullable());
  }
  undo(): Promise<void> {
    return this.tellHost({ ask: "undo" });
  }
  redo(): Promise<void> {
    return this.tellHost({ ask: "redo" });
  }
  configure(settings: HostSettings): Promise<void> {
    return this.tellHost({ ask: "configure", settings });
  }
  leave(): Promise<void> {
    return this.tellHost({ ask: "leave" });
  }
  subscribe(listener: (update: Update) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
