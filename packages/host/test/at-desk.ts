/** A page with a desk behind it, for tests. */
import { join } from "node:path";
import { filesIn, loadGame, readSource } from "@tefuda/referee/games";
import { Desk } from "../src/desk.ts";
import type { MatchPlan, Shelved, Update } from "../src/host.ts";
import type { Keeper } from "../src/keeper.ts";
import type { Message, Request } from "../src/protocol.ts";
import type { BeginTrial } from "../src/records.ts";
import { memoryRows } from "../src/rows.ts";
import { type Library, type Shelf, shelfOf } from "../src/shelf.ts";
import { tryHere } from "../src/trying.ts";

/** The games that these tests play, put together from their files. */
const shelves = new Map<string, Shelf>();
for (const id of ["tails", "trails"]) {
  const { pack, folder, cardFiles: cards } = await loadGame(id);
  const files = (room: string) => filesIn(join(folder, room), ".yaml").map(readSource);
  const [lists, packs, lessons] = [files("decks"), files("packs"), files("lessons")];
  shelves.set(id, shelfOf(pack, { cards, lists, packs, formats: [], lessons }));
}
export const library: Library = {
  games: () => ["tails", "trails"].map((id) => ({ id, title: id })),
  load: async () => {},
  open: (id) => shelves.get(id)!,
};

export function planFor(kinds: readonly ("person" | "random")[], other: Partial<MatchPlan> = {}): MatchPlan {
  const list = library.open("tails").data.lists[0]!.id;
  return { game: "tails", players: kinds.map((kind) => ({ kind, list })), ...other };
}

export function table(
  keeper: Keeper,
  trial: BeginTrial = (game) => tryHere(library.open(game)),
  rows = memoryRows(),
  games = library,
) {
  const got: Message[] = [];
  const desk = new Desk(games, keeper, (message) => got.push(structuredClone(message)), trial, rows);
  let id = 0;
  const ask = async (request: Request): Promise<unknown> => {
    const mine = ++id;
    await desk.take({ id: mine, request });
    const answer = got.find((message) => "id" in message && message.id === mine)!;
    if ("error" in answer) throw new Error(answer.error);
    return "result" in answer ? answer.result : undefined;
  };
  const updates = (): Update[] => got.flatMap((message) => ("update" in message ? [message.update] : []));
  const until = async (test: (update: Update) => boolean): Promise<Update> => {
    for (;;) {
      const last = updates().at(-1);
      if (last && test(last)) return last;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const asked = (): Promise<Update> => until(({ sights }) => sights[0]?.view.question != null);
  return {
    ask,
    updates,
    until,
    asked,
    got,
    kept: async () => ((await ask({ ask: "kept" })) as Shelved).games,
    start: async (...kinds: ("person" | "random")[]) => {
      await ask({ ask: "prepare", plan: planFor(kinds, { seed: 5 }) });
      await ask({ ask: "settle", numbers: kinds.map(() => null) });
      await ask({ ask: "start" });
    },
    /** Answers what is asked; how many answers there are then. */
    answer: async (): Promise<number> => {
      const { sights, step } = await asked();
      const { shape, options } = sights[0]!.view.question!;
      const words = options.map(({ notation }) => notation);
      await ask({ ask: "answer", seat: 0, say: shape === "some" ? words.slice(0, 1) : words[0]! });
      return (await until((update) => update.step > step && update.sights[0]?.view.question != null)).step;
    },
  };
}
