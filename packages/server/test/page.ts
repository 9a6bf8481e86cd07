/** A page of a player, without a browser: speaks over a real socket, and reads what comes by its schemas. */
import { newNumber } from "@tefuda/host/drawn";
import type { MatchNews } from "@tefuda/host/online/match-schemas";
import type { TablePlan, TableView } from "@tefuda/host/online/table-schemas";
import type { TournamentPlan, TournamentView } from "@tefuda/host/online/tournament-schemas";
import { type Message, message, type Request, type Results, results } from "@tefuda/host/online/wire";
import type { Choice } from "@tefuda/kernel";
import { WebSocket } from "ws";

/** Of a tournament in which nothing is out of the ordinary. */
export const tournamentPlan: TournamentPlan = {
  name: "Cup",
  game: "dew",
  format: null,
  sealed: false,
  rated: false,
  clock: { kind: "bank", bank: 600_000, increment: 0 },
  language: "en",
  form: { form: "elimination" },
  most: 8,
  starts: null,
  judge: null,
};

export class Page {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  readonly bytes: string[] = [];
  /** The match that this page follows. */
  followed: string | null = null;
  /** What its line was closed with. */
  private code: number | undefined;
  private readonly waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();
  private readonly watching = new Set<() => void>();
  /** No other page names its commands so. */
  private readonly name = newNumber();
  private next = 1;
  private commands = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data) => this.take(data.toString()));
    socket.on("close", (code) => {
      this.code = code;
      for (const { reject } of this.waiting.values()) reject(new Error(`closed: ${code}`));
      for (const look of this.watching) look();
    });
    socket.on("error", () => {});
  }

  /** Opens a page as somebody, who is told to the server by a header in these tests. */
  static async open(port: number, user: string, headers: Record<string, string> = {}): Promise<Page> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      headers: { origin: `http://127.0.0.1:${port}`, "x-user": user, ...headers },
    });
    const page = new Page(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    return page;
  }

  private take(text: string): void {
    this.bytes.push(text);
    const read = message.parse(JSON.parse(text));
    if ("id" in read) {
      const waiting = this.waiting.get(read.id);
      this.waiting.delete(read.id);
      if ("refused" in read) waiting?.reject(new Error(read.refused));
      else waiting?.resolve(read.result);
      return;
    }
    this.messages.push(read);
    for (const look of this.watching) look();
  }

  async ask<Ask extends Request["ask"]>(request: Extract<Request, { ask: Ask }>): Promise<Results[Ask]> {
    // what is said into a closed line is answered by nobody
    if (this.socket.readyState !== WebSocket.OPEN)
      throw new Error(`closed (${this.code ?? "it is closing"}) before ${request.ask}`);
    const id = this.next++;
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.socket.send(JSON.stringify({ id, request }));
    return results[request.ask].parse(await answer) as Results[Ask];
  }

  /** Until something has been told. */
  until<T extends object | string>(find: (page: Page) => T | null | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find(this);
        if (found) resolve(found);
        else if (this.socket.readyState === WebSocket.CLOSED) reject(new Error("closed"));
        else return;
        this.watching.delete(look);
      };
      this.watching.add(look);
      look();
    });
  }

  get table(): TableView | undefined {
    return this.messages.findLast((one) => "table" in one)?.table;
  }
  get tournament(): TournamentView | undefined {
    return this.messages.findLast((one) => "tournament" in one)?.tournament;
  }
  get news(): MatchNews | undefined {
    const last = this.messages.findLast((one) => "news" in one);
    return last && "news" in last ? last.news : undefined;
  }

  /** Of which match it was told last. */
  get matchOf(): string | undefined {
    const last = this.messages.findLast((one) => "news" in one);
    return last && "news" in last ? last.match : undefined;
  }

  /** Sits down at a table and says that the ready deck will do. */
  async join(table: string, list: string | null): Promise<void> {
    await this.ask({ ask: "table", table, on: true });
    await this.ask({ ask: "sit", table, seat: null });
    await this.ask({
      ask: "ready",
      table,
      with: { deck: list === null ? null : { list }, number: newNumber() },
    });
  }

  async openTable(plan: Partial<TablePlan> & { game: string }): Promise<string> {
    const whole = {
      seats: 2,
      format: null,
      sealed: false,
      rated: false,
      watch: null,
      clock: null,
      language: "en" as const,
      open: true,
    };
    return (await this.ask({ ask: "open", plan: { ...whole, ...plan } })).table;
  }

  async openTournament(plan: Partial<TournamentPlan> = {}): Promise<string> {
    const whole = { ...tournamentPlan, ...plan };
    return (await this.ask({ ask: "openTournament", plan: whole })).tournament;
  }

  /** Enters a tournament with a ready deck, and follows it. */
  async enter(tournament: string, list = "bees-in-a-hurry"): Promise<void> {
    await this.ask({ ask: "tournament", tournament, on: true });
    await this.ask({ ask: "enter", tournament, with: { deck: { list }, number: newNumber() } });
  }

  /** Answers the question that waits; false where it came too late. */
  async answer(match: string, say: Choice["say"]): Promise<boolean> {
    const { asked } = this.news!;
    const command = `${this.name} ${++this.commands}`;
    try {
      const reply = await this.ask({ ask: "do", match, command, asked, move: { kind: "answer", say } });
      if (!reply.done) throw new Error(`refused: ${JSON.stringify(reply.verdict)}`);
      return true;
    } catch (error) {
      if (error instanceof Error && error.message === "late") return false;
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((resolve) => this.socket.once("close", resolve));
    this.socket.close();
    await closed;
  }
}

/** Plays for a page until the match is over, or has so many entries: always what stands first, or `pick`. */
export async function playOn(
  page: Page,
  match: string,
  until = Number.POSITIVE_INFINITY,
  pick = (words: readonly string[]): string => words[0]!,
): Promise<void> {
  let last = -1;
  const isDue = ({ number, sight, table }: MatchNews): boolean =>
    number >= until || table.ended !== null || (number > last && sight.view.question !== null);
  for (;;) {
    const news = await page.until((one) => one.news && isDue(one.news) && one.news);
    if (news.table.ended || news.number >= until) return;
    const { shape, min, options } = news.sight.view.question!;
    const words = options.map(({ notation }) => notation);
    last = news.number;
    await page.answer(match, shape === "some" ? words.slice(0, min) : pick(words));
  }
}
