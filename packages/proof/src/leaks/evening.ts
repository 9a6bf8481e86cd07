/**
 * Evenings: a desk is gone through from the plan of a match to after its end, by people, by programs and by nobody. There
 * is no twin here: what may be told at no time, or to none but some, is looked for in every message.
 */

import { Desk } from "@tefuda/host/desk";
import type { Answered, Dealt, MatchPlan } from "@tefuda/host/host";
import { memoryKeeper } from "@tefuda/host/keeper";
import type { PreparedMatch } from "@tefuda/host/preparing";
import type { Message, Request } from "@tefuda/host/protocol";
import type { Room } from "@tefuda/host/room";
import type { Library } from "@tefuda/host/shelf";
import { tryHere } from "@tefuda/host/trying";
import { Chance, CONCEDE, isOpen, type Match, NUMBER_DIGITS } from "@tefuda/kernel";
import { type Arena, shelfOf, shuffled } from "./arena.ts";

/** Who sits at the desk, evening by evening. */
const TABLES: readonly MatchPlan["players"][number]["kind"][][] = [
  ["person", "person"],
  ["random", "greedy"],
  ["person", "greedy"],
];
/** Answers of a match after which somebody gives up. */
const LENGTH = 24;
const OTHER: readonly Request["ask"][] = ["undo", "redo", "configure"];

/** What was told that may not be, in words; undefined if nothing was. */
export async function spendEvening(arena: Arena, number: number): Promise<string | undefined> {
  const evening = new Evening(arena, number);
  await evening.spend();
  return evening.wrong;
}

class Evening {
  wrong: string | undefined;
  private readonly chance = new Chance();
  private readonly plan: MatchPlan;
  private readonly library: Library;
  private readonly keeper = memoryKeeper();
  private desk: Desk;
  private requests = 0;
  private answered: Message | undefined;

  constructor(arena: Arena, number: number) {
    this.chance.seed(number, 5);
    const shelf = shelfOf(arena);
    this.library = { games: () => [], load: async () => {}, open: () => shelf };
    const kinds = TABLES[number % TABLES.length]!;
    const lists = shelf.data.lists;
    const players = kinds.map((kind) => ({ kind, list: lists[this.chance.below(lists.length)]!.id }));
    // every second time they play with the packs that they open, where the game has any
    const sealed = shelf.data.sealed !== undefined && (number / TABLES.length) % 2 < 1;
    this.plan = { game: arena.id, players, ...(sealed ? { sealed } : {}) };
    this.desk = this.newDesk();
  }

  async spend(): Promise<void> {
    const { plan } = this;
    await this.ask({ ask: "prepare", plan });
    const numbers = plan.players.map(({ kind }) => (kind === "person" ? this.number() : null));
    await this.ask({ ask: "settle", numbers });
    if (plan.sealed) await this.openPacks();
    await this.ask({ ask: "start" });
    for (let n = 0; n < 4 * LENGTH && (this.room?.match.length ?? 0) < LENGTH && !this.wrong; n++)
      await this.playOn();
    const seat = plan.players.findIndex(({ kind }) => kind === "person");
    if (seat < 0) return;
    await this.ask({ ask: "answer", seat, say: CONCEDE });
    if (!this.match?.over) throw new Error("the match goes on though somebody gave up");
    for (const ask of ["undo", "redo"] as const) {
      const { length = 0, over } = this.room?.match ?? {};
      await this.ask({ ask });
      if (over && this.people.length > 1 && this.room?.match.length !== length)
        this.wrong ??= "what was given up with an opened secret is taken back";
    }
  }

  private get room(): Room | undefined {
    return this.desk["table"]?.room;
  }
  private get match(): Match | undefined {
    return this.room?.match;
  }
  private get prepared(): PreparedMatch | undefined {
    return this.desk["prepared"]?.match;
  }
  private get people(): number[] {
    return this.plan.players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /** One pack after the other, asked for again each time, and once found again by another desk. */
  private async openPacks(): Promise<void> {
    await this.ask({ ask: "packs" });
    for (let seen = 1; seen < 4; seen++) {
      await this.ask({ ask: "see", seen });
      await this.ask({ ask: "packs" });
      if (seen !== 2) continue;
      const { result } = this.answered as { result: Dealt }; // or asking would have thrown
      await this.ask({ ask: "leave" });
      await this.desk["putAway"]();
      this.desk = this.newDesk();
      await this.ask({ ask: "goOn", id: result.id, takeOver: false });
      await this.ask({ ask: "packs" });
    }
  }

  private async playOn(): Promise<void> {
    const { match, people, chance } = this;
    if (chance.below(6) === 0) {
      const ask = OTHER[chance.below(OTHER.length)];
      const language = chance.below(2) === 0 ? "en" : "ja";
      if (ask === "undo" || ask === "redo") await this.ask({ ask });
      else await this.ask({ ask: "configure", settings: { autoPass: chance.below(2) > 0, language } });
    }
    const seat = match?.asked;
    if (match && seat != null && people.includes(seat)) {
      const { shape, min, options } = match.view(seat).question!;
      const words = shuffled(options.length, chance).map((i) => options[i]!.notation);
      const say = shape === "some" ? words.slice(0, min) : words[0]!;
      await this.ask({ ask: "answer", seat, say });
    }
    // programs answer one at a time, and let messages in between
    await new Promise((resolve) => setTimeout(resolve));
  }

  private newDesk(): Desk {
    const shelf = this.library.open(this.plan.game);
    return new Desk(
      this.library,
      this.keeper,
      (message) => this.hear(message),
      () => tryHere(shelf),
    );
  }

  /** An evening at which something is refused would prove nothing. */
  private async ask(request: Request): Promise<void> {
    await this.desk.take({ id: ++this.requests, request });
    const { answered } = this;
    if (!answered || !("result" in answered) || answered.id !== this.requests)
      throw new Error(`${request.ask}: ${JSON.stringify(answered)}`);
    if (request.ask === "answer" && !(answered.result as Answered).done)
      throw new Error(`the answer "${String(request.say)}" was not taken`);
  }

  private number(): string {
    const digit = (): string => this.chance.below(16).toString(16);
    return Array.from({ length: NUMBER_DIGITS }, digit).join("");
  }

  private hear(message: Message): void {
    const wrong = this.secretIn(message) ?? this.packsIn(message) ?? this.sightsIn(message);
    this.wrong ??= wrong;
    if ("id" in message) this.answered = message;
  }

  /** The secret of chance, before it is opened. */
  private secretIn(message: Message): string | undefined {
    const { match, prepared, people } = this;
    const seed = prepared?.seed ?? match?.setup.seed ?? this.desk["planned"]?.secret ?? undefined;
    if (seed === undefined || (typeof seed === "number" && isOpen(seed))) return undefined;
    const { secret } = seed as { secret: string };
    if (!JSON.stringify(message).includes(secret)) return undefined;
    if (!match?.over) return "the secret of chance, while something in it is secret";
    const back = "update" in message && message.update.canUndo && people.length > 1;
    return back ? "that an opened secret can be taken back" : undefined;
  }

  /** Packs of somebody who does not sit here, or by which others are known. */
  private packsIn(message: Message): string | undefined {
    if (!("result" in message) || !isDealt(message.result)) return undefined;
    const { opened } = message.result;
    const stranger = opened.find(({ seat }) => !this.people.includes(seat));
    if (stranger) return "the packs of somebody who does not sit here";
    const all = opened.map(({ packs }) => JSON.stringify(packs));
    return new Set(all).size < all.length ? "packs by which those of another are known" : undefined;
  }

  /** What seats see that do not sit here. */
  private sightsIn(message: Message): string | undefined {
    if (!("update" in message)) return undefined;
    const { sights } = message.update;
    const seats = this.people.length > 0 ? this.people : this.plan.players.map((_, seat) => seat);
    return sights.some(({ seat }) => !seats.includes(seat))
      ? "what is seen by somebody who does not sit here"
      : undefined;
  }
}

const isDealt = (result: unknown): result is Dealt =>
  typeof result === "object" && result !== null && "opened" in result;
