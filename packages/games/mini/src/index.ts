/** The reference game as a package, like any other. */
import { readRuleFile } from "@tefuda/cardtext/rulefile";
import { DECK as LIST } from "@tefuda/cardtext/words/lists";
import { assemble, type Book, digest, type GamePackage, type ListInfo, type Problem } from "@tefuda/kernel";
import { parse } from "yaml";
import { type CardData, definitionOf, readCards } from "./cards.ts";
import { EDITIONS } from "./edition.ts";
import { EVENTS } from "./events.ts";
import { LINES } from "./lines.ts";
import { ATTACK, main, PLAY } from "./rules.ts";
import { DECK, POINTS, SHAPE } from "./schema.ts";

export const mini: GamePackage = {
  id: "mini",
  title: "The reference game",
  layout: {
    rows: [
      { zones: [{ zone: "field", name: { en: "Units" }, form: "row", slots: 5 }] },
      {
        zones: [
          { zone: "deck", name: { en: "Deck" }, form: "stack" },
          { zone: "discard", name: { en: "Discard" }, form: "stack", opens: true },
        ],
      },
      { zones: [{ zone: "hand", name: { en: "Hand" }, form: "fan" }] },
    ],
    seatNumbers: [{ id: "points", name: { en: "Points" } }],
    phases: [],
    buttons: {},
    verbs: {},
    passes: ["attack now", "end turn"],
  },
  assemble: (files) => {
    const read = files.map((file) => ({ file, ...readCards(file) }));
    const problems = read.flatMap((r) => r.problems);
    if (problems.length > 0) return { problems };
    const cards = read.flatMap((r) => r.cards);
    const game = assemble({
      id: "mini",
      title: "The reference game",
      seats: { min: 2, max: 2 },
      shape: SHAPE,
      definitions: cards.map(definitionOf),
      startZone: DECK,
      main,
      events: EVENTS,
      messages: Object.values(LINES),
      texts: [],
      actions: [PLAY, ATTACK],
      rules: Array.from({ length: 10 }, (_, i) => `mini-${i + 1}`),
      overRule: "mini-9",
      concedeRule: "mini-10",
      prompts: {
        main: { en: "Play a card, or attack" },
        attack: { en: "Attack, or end the turn" },
        tribute: { en: "Which unit is given for it?" },
        destroy: { en: "Which unit is destroyed?" },
        return: { en: "Which unit returns to the hand?" },
        strengthen: { en: "Which unit becomes stronger?" },
      },
      editions: EDITIONS,
      fingerprint: digest(JSON.stringify([EDITIONS.length, cards])),
    });
    const book: Book = { game, cards: read.flatMap((r) => r.cards.map((card) => infoOf(card, r.file.path))) };
    return { book, problems };
  },
  readList: (file, book) => {
    const names = parse(file.text) as string[];
    const problems: Problem[] = names
      .filter((name) => !book.game.byName.has(name))
      .map((name) => ({ file: file.path, line: 1, column: 1, message: LIST.noCard(name) }));
    const id = file.path.replace(/.*\//, "").replace(/\..*/, "");
    const list: ListInfo = { id, name: `Deck ${id}`, plan: "", cards: names };
    return problems.length > 0 ? { problems } : { list, problems };
  },
  readRules: readRuleFile,
  readText: () => ({}),
  score: (m, seat) => m.seatNumber(seat, POINTS) - m.seatNumber(1 - seat, POINTS),
  begins: ["main", "attack"],
  simulation: {},
};

function infoOf(card: CardData, file: string): Book["cards"][number] {
  return {
    name: card.name,
    type: card.type,
    subtypes: [],
    values: [
      { id: "attack", value: card.attack },
      { id: "defense", value: card.defense },
    ],
    texts: [],
    file,
    line: 1,
  };
}
