/** The door to the terminal: whatever is in a name, a file or an argument, no letter of it makes a terminal do anything. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Book, GamePackage, RuleInfo } from "@tefuda/kernel";
import { toyPackage } from "@tefuda/kernel/test/toy";
import { type GameEntry, games } from "@tefuda/referee/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ran, tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

const folders = withToy();

/** Clears the screen, writes into the title, hides what comes, turns it round, and goes on in a line of its own. */
const EVIL = "\u001b[2J\u001b]0;x\u0007\u009b8m\u001b[31m\u202e\u2028\u0085\b\r\nforged";
const evil = (name: string): string => `${name}${EVIL}`;

/** The toy with such letters in everything that it calls by a name. */
async function evilToy(): Promise<GamePackage> {
  const { book } = toyPackage.assemble([]) as { book: Book };
  const kinds = book.game.definitions.map((definition) => ({ ...definition, name: evil(definition.name) }));
  const names = { en: evil("Row"), ja: evil("列") };
  const { code } = book.game;
  const game = {
    ...book.game,
    // others may have made it quick, and then nobody can look on
    code: Object.assign(Object.create(Object.getPrototypeOf(code) as object) as typeof code, code, {
      lists: [],
    }),
    id: "evil",
    title: evil("Evil"),
    kinds,
    byName: new Map(kinds.map((kind) => [kind.name, kind])),
    prompts: { turn: { en: evil("What?"), ja: evil("何？") }, guess: { en: evil("Guess?") } },
  };
  const text = { kind: evil("kind"), words: { en: evil("Draw."), ja: evil("引く。") } };
  const cards = book.cards.map((card) => ({
    ...card,
    name: evil(card.name),
    names: { ja: evil("蟻") + card.name },
    type: evil("toy"),
    texts: [text],
    flavour: text.words,
    details: [{ id: "artist", name: names, value: evil("Ann") }],
  }));
  return {
    ...toyPackage,
    id: "evil",
    layout: {
      ...toyPackage.layout,
      rows: toyPackage.layout.rows.map(({ zones }) => ({
        zones: zones.map((zone) => ({ ...zone, name: names })),
      })),
      seatNumbers: [{ id: "hearts", name: names }],
      phases: [names],
      words: { might: names, [evil("toy")]: names },
      verbs: { play: names, hit: names },
      buttons: { pass: names },
    },
    assemble: () => ({ book: { ...book, game, cards }, problems: [] }),
    readList: (file) => {
      const { list, problems } = toyPackage.readList(file, book);
      return { list: list && { ...list, id: evil(list.id), cards: list.cards.map(evil) }, problems };
    },
    readRules: () => ({
      rules: toyPackage.readRules({ path: "", text: "" }).rules.map(
        (rule): RuleInfo => ({
          ...rule,
          topic: evil("topic"),
          rule: evil("rule"),
          ruling: evil("ruling"),
          shows: evil("shows"),
          source: evil("source"),
        }),
      ),
      problems: [],
    }),
    readText: () => ({ print: evil("print"), kind: evil("kind") }),
  };
}

beforeAll(async () => {
  const pack = await evilToy();
  (games as GameEntry[]).push({
    id: "evil",
    title: evil("Evil"),
    load: async () => pack,
    words: {},
    folder: folders.game,
  });
});
afterAll(() => {
  (games as GameEntry[]).splice(
    games.findIndex((game) => game.id === "evil"),
    1,
  );
});

/** What this program itself asks of a terminal: colours, and a line that is written over. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const OWN = /\u001b\[(?:[012]|3[1-6]|9[1-6])m|\r\u001b\[K/g;
/** Every other letter that a terminal would obey, and lines that somebody else began. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const OBEYED = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]|^forged/gm;
function expectHarmless({ out, err }: Ran): void {
  const said = out + err;
  expect(said).not.toContain("\u001b[31mforged");
  expect(said.replace(OWN, "").match(OBEYED) ?? []).toEqual([]);
}
const look = { tty: true, errTty: true };
const run = (argv: string[], typed: string[] = []) => tefuda(argv, typed, look);

describe.each(["en", "ja"])("in %s", (lang) => {
  test("a game with such names is played", async () => {
    const typed = [
      "help",
      "table",
      evil("look Ant"),
      `look ${EVIL}`,
      evil("why hit Ant"),
      "why hit Ant",
      evil("fly"),
      evil("save /no/such/"),
      "1",
      "1",
      "undo",
      "1",
      "log",
      "save",
      "1",
      "1",
      "1",
      "1",
      "quit",
    ];
    const file = join(folders.work, `${lang}.json`);
    const ran = await run(
      ["play", "evil", "--seats", "human,human", "--seed", "3", "--save", file, "--lang", lang],
      typed,
    );
    expectHarmless(ran);
    // the names were there to be told
    expect(ran.out).toContain("\\u001B[2J");
    expect(ran.out).toContain("\u001b[1m");
    for (const more of [[], ["--at", "2"], ["--json"], ["--step"]]) {
      const again = await run(["replay", file, ...more, "--lang", lang], ["", "b", "q"]);
      // a file with such letters is no saved match
      expect(again).toMatchObject({ code: 2, out: "" });
      expectHarmless(again);
    }
  });

  test.each([
    ["simulate", "evil", "--games", "30", "--workers", "1", "--cards", "--rules"],
    ["simulate", "evil", "--games", "3", "--workers", "1", "--cards", "--json"],
    ["cards", "list", "evil"],
    ["cards", "list", "evil", "--json"],
    ["cards", "list", "evil", "--type", EVIL],
    ["cards", "read", "--game", "evil", "--text", EVIL],
    ["cards", "read", "--game", "trails", "--text", EVIL],
    ["cards", "read", "--game", "trails", "--card", EVIL, "--text", "x"],
    ["cards", "check", EVIL],
    ["rules", "evil"],
    ["rules", "evil", "1"],
    ["rules", "evil", EVIL],
    ["rules", EVIL],
    ["rules", "evil", "--check"],
    ["scenario", EVIL],
    ["scenario", "--words", "evil"],
    ["packs", "evil"],
    ["replay", EVIL],
    ["replay", EVIL, "--as", EVIL],
    ["play", EVIL],
    ["play", "toy", "--decks", EVIL],
    ["play", "toy", "--format", EVIL],
    ["play", "toy", "--seats", `${EVIL},human`],
    ["play", "toy", "--save", `WORK/${EVIL}`],
    ["play", "toy", "--save", `${EVIL}/x`],
    ["play", "toy", "--resume", EVIL],
    ["play", "toy", "--seed", EVIL],
    ["simulate", "toy", "--bots", EVIL],
    ["scenario", "--only", EVIL, "--way", EVIL],
    ["play", "toy", EVIL],
    [EVIL],
    [`--${EVIL}`],
  ])("what is told of line %#", async (...argv) => {
    const ran = await run([...argv.map((word) => word.replace("WORK", folders.work)), "--lang", lang]);
    expect(ran.out + ran.err).not.toBe("");
    expectHarmless(ran);
  });

  test("files of such names, with such letters in them, are told", async () => {
    const folder = join(folders.work, evil("folder"));
    mkdirSync(folder, { recursive: true });
    for (const [name, text, verb] of [
      ["deck.yaml", evil("Ant"), ["play", "toy", "--decks"]],
      ["game.json", `{"${EVIL}": "${EVIL}"}`, ["replay"]],
      ["cards.yaml", `- name: "${EVIL}"\n`, ["cards", "check", "--game", "trails"]],
      ["escaped.yaml", `- name: ${JSON.stringify(EVIL)}\n`, ["cards", "check", "--game", "trails"]],
      ["ruling.yaml", `- title: ${JSON.stringify(EVIL)}\n`, ["scenario", "--game", "toy"]],
      ["texts.txt", EVIL, ["cards", "read", "--game", "trails", "--lines"]],
    ] as const) {
      const path = join(folder, name);
      writeFileSync(path, text);
      const ran = await run([...verb, path, "--lang", lang]);
      expect(ran.code, name).toBeGreaterThan(0);
      expectHarmless(ran);
    }
  });
});
