/** Messages to the host of a match: each gets one answer that can be read, and a refused one changes nothing. */

import { Desk } from "@tefuda/host/desk";
import { HostError } from "@tefuda/host/host";
import { memoryKeeper } from "@tefuda/host/keeper";
import { type Message, message as shape } from "@tefuda/host/protocol";
import { type Library, shelfOf } from "@tefuda/host/shelf";
import { tryHere } from "@tefuda/host/trying";
import type { MatchRecord, SourceFile } from "@tefuda/kernel";
import { KEYWORDS, noise, spoil } from "../../fuzz/strings.ts";
import { spoilTree } from "../../fuzz/trees.ts";
import { checkWords } from "../../fuzz/words.ts";
import type { World } from "../../fuzz/world.ts";
import type { Dice } from "../dice.ts";
import { accepted, Broken, type Door, type Outcome, refused } from "../door.ts";

export const messages: Door = {
  name: "messages",
  about: "messages to the host of a match, some at a time",
  share: 60,
  open(world) {
    const shelf = shelfOf(world.loaded.pack, {
      cards: world.loaded.cardFiles,
      lists: world.listFiles,
      packs: world.packFiles,
      formats: world.formatFiles,
      lessons: [],
    });
    const { id, title } = world.loaded.pack;
    const library: Library = {
      games: () => [{ id, title }],
      load: async () => {},
      open(game) {
        if (game !== id) throw new HostError(`There is no game called "${id}" here.`);
        return shelf;
      },
    };
    return {
      make: (dice) => makeMessages(world, dice),
      show: asText,
      put: (input) => tellDesk(library, input as unknown[]),
    };
  },
};

/** A request as a table would send it. */
function makeRequest(world: World, dice: Dice): Record<string, unknown> {
  const { loaded, lists, records } = world;
  const kinds = ["person", "person", "greedy", "random"];
  const game = loaded.pack.id;
  const record = (): MatchRecord => records[dice.below(4)]!;
  const say = (): string | string[] => {
    const known = records[4]!.choices;
    const { say } = dice.pick(known);
    return dice.once(3)
      ? spoil(
          String(say),
          dice,
          known.map((choice) => String(choice.say)),
        )
      : say;
  };
  switch (dice.below(20)) {
    case 0:
      return { ask: "games" };
    case 1:
      return { ask: "open", game };
    case 2:
      return {
        ask: "prepare",
        plan: {
          ...(dice.once(3) ? { sealed: dice.once(2) } : {}),
          game,
          players: Array.from({ length: 2 }, () => ({ kind: dice.pick(kinds), list: dice.pick(lists).id })),
          ...(dice.once(3) ? {} : { seed: dice.below(1000) }),
        },
      };
    case 3:
      return dice.pick([
        { ask: "settle", numbers: [0, 1].map(() => (dice.once(2) ? null : "0123456789abcdef".repeat(2))) },
        { ask: "settle", numbers: [null, null] },
        { ask: "start" },
        { ask: "start" },
        { ask: "packs" },
        { ask: "see", seen: dice.below(9) },
      ]);
    case 4: {
      const saved = record();
      return {
        ask: "resume",
        saved: {
          record: saved,
          players: [dice.pick(kinds), dice.pick(kinds)],
          held: saved.choices.map(() => true),
        },
      };
    }
    case 5:
      return { ask: "watch", record: record() };
    case 6:
      return { ask: "seek", step: dice.pick([0, 1, 2, 20, 1000, -1, 2 ** 31]) };
    case 7:
    case 8:
      return { ask: "answer", seat: dice.below(2), say: say() };
    case 9:
      return { ask: "why", seat: dice.below(2), say: String(say()) };
    case 10: {
      const step = dice.pick([0, 1, 2, record().choices.length, 2 ** 31]);
      return { ask: "forecast", seat: dice.below(3), step, say: dice.once(3) ? null : String(say()) };
    }
    case 11:
      return { ask: "undo" };
    case 12:
      return { ask: "redo" };
    case 13:
      return {
        ask: "configure",
        settings: { autoPass: dice.once(2), language: dice.pick(["en", "ja", "fr"]) },
      };
    case 14:
      return { ask: dice.pick(["kept", "save", "ping"]) };
    case 15:
      return {
        ask: dice.pick(["goOn", "forget", "keptText"]),
        id: noise(dice, 3),
        takeOver: dice.once(2),
      };
    case 16:
      return dice.pick([
        { ask: "takeSet", files: makeSet(world, dice), served: dice.once(2) },
        { ask: "sets" },
        { ask: "putSetAway", id: dice.pick(["mine", noise(dice, 3)]) },
      ]);
    case 17: {
      const cards = [...dice.pick(lists).cards];
      if (dice.once(2)) cards[dice.below(cards.length)] = noise(dice, 3);
      if (dice.once(2)) cards.length = dice.below(cards.length);
      return { ask: "checkDeck", game, format: dice.once(2) ? null : noise(dice, 2), cards };
    }
    case 18:
      return dice.pick([
        { ask: "randomDeck", game, format: null, seed: dice.below(1000) },
        { ask: "openingHand", game, format: null },
        { ask: "rulings", game },
        { ask: "stand", game, ruling: noise(dice, 3), others: dice.pick(kinds) },
      ]);
    default:
      return { ask: "leave" };
  }
}

/** The files of a set: a card of the game under another name, a deck, and what somebody may have done to them. */
function makeSet({ loaded, listFiles }: World, dice: Dice): SourceFile[] {
  const { name, ...card } = dice.pick([...loaded.book.game.sources!.values()]);
  const files = [
    { path: "mine/set.yaml", text: `name: Mine\ngame: ${loaded.pack.id}\n` },
    { path: "mine/cards/one.yaml", text: JSON.stringify([{ name: `Own ${noise(dice, 1)}`, ...card }]) },
    { path: "mine/decks/one.yaml", text: dice.pick(listFiles).text.replace(/^name: */, "name: Own ") },
  ];
  return files.map(({ path, text }) => ({ path, text: dice.once(3) ? spoil(text, dice, [path]) : text }));
}

/** What a table asks for one after another until a match is on it. */
function beginning({ loaded, lists }: World, dice: Dice): Record<string, unknown>[] {
  const kinds = [0, 1].map(() => dice.pick(["person", "person", "random"]));
  const players = kinds.map((kind) => ({ kind, list: dice.pick(lists).id }));
  const numbers = kinds.map((kind) => (kind === "person" ? "0f".repeat(16) : null));
  return [
    { ask: "prepare", plan: { game: loaded.pack.id, players } },
    { ask: "settle", numbers },
    { ask: "start" },
  ];
}

function makeMessages(world: World, dice: Dice): unknown[] {
  const begun = dice.once(2) ? beginning(world, dice) : [];
  return Array.from({ length: dice.few(8) }, (_, n) => {
    const whole = { id: n + 1, request: begun[n] ?? makeRequest(world, dice) };
    if (dice.once(20))
      return dice.pick([
        undefined,
        null,
        7,
        noise(dice, 5),
        dice.pick(KEYWORDS),
        [],
        new Map(),
        new Date(0),
        5n,
        Number.NaN,
      ]);
    return dice.once(3) ? spoilTree(whole, dice, [whole, makeRequest(world, dice)]) : whole;
  });
}

async function tellDesk(library: Library, sent: readonly unknown[]): Promise<Outcome> {
  const got: Message[] = [];
  const desk = new Desk(
    library,
    memoryKeeper(),
    (message) => got.push(structuredClone(message)),
    (game) => tryHere(library.open(game)),
  );
  const said: string[] = [];
  const input = asText(sent);
  let took = false;
  for (const data of sent) {
    const match = await matchAt(desk, got);
    const from = got.length;
    await desk.take(data);
    const answers = got.slice(from);
    check(answers, data, input, said);
    const refusal = answers.some((message) => "error" in message);
    if (refusal && (await matchAt(desk, got)) !== match)
      throw new Broken("refused, and the match is another after it");
    if (!refusal) took = true;
    await breath();
  }
  // Whatever plays on by itself is stopped, and what it said so far looked at.
  const from = got.length;
  await desk.take({ id: 0, request: { ask: "leave" } });
  await breath();
  check(got.slice(from), { id: 0 }, input, said);
  for (const message of got) readable(message, input, said);
  return took ? accepted(...said) : refused(...said);
}

/** Messages as text, also where JSON has no words for what is in them. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner), 1) ?? "";

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** One answer to each message, under its own number where it has one. */
function check(answers: readonly Message[], data: unknown, input: string, said: string[]): void {
  const direct = answers.filter((message) => "id" in message);
  if (direct.length !== 1) throw new Broken(`${direct.length} answers to one message`);
  const id = (data as { id?: unknown } | null | undefined)?.id;
  const wanted = typeof id === "number" && Number.isSafeInteger(id) ? id : -1;
  if (direct[0]!.id !== wanted)
    throw new Broken(`an answer to message ${direct[0]!.id} instead of ${wanted}`);
  for (const message of direct) {
    if (!("error" in message)) continue;
    checkWords(message.error, input);
    said.push(message.error);
  }
}

/** Whether the table can read what it is sent; a fault in play is told in words. */
function readable(message: Message, input: string, said: string[]): void {
  const read = shape.safeParse(message);
  if (!read.success)
    throw new Broken(`a message that the table cannot read: ${read.error.message.slice(0, 300)}`);
  if (!("trouble" in message)) return;
  checkWords(message.trouble, input);
  said.push(message.trouble);
}

/** The match as the desk has it; what it says of it where none is open. */
async function matchAt(desk: Desk, got: Message[]): Promise<string> {
  const from = got.length;
  await desk.take({ id: 0, request: { ask: "save" } });
  const at = got.findIndex((message, i) => i >= from && "id" in message);
  return JSON.stringify(got.splice(at, 1));
}
