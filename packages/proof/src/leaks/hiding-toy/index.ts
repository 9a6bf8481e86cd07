/**
 * The hiding toy: a game made to be leaked from. It hides cards in every way that the kernel knows - from the other, from
 * everybody, face down in the open, underneath others, in a zone that both share - and lets them be looked at, shown,
 * exchanged by lot, laid in secret and chosen unseen. It keeps account of what it shows, for a proof to go by.
 */
import { assemble, type Book, type Game, type GamePackage, type Machine } from "@tefuda/kernel";
import type { Arena } from "../arena.ts";
import { ACTIONS } from "./options.ts";
import { main } from "./rules.ts";
import { HAND, HEARTS, KINDS, LINES, ROW, SHAPE, STACK, TOLD } from "./schema.ts";

const game: Game = assemble({
  id: "hiding",
  title: "Hiding toy",
  seats: { min: 2, max: 2 },
  shape: SHAPE,
  definitions: KINDS,
  startZone: STACK,
  main,
  events: [],
  messages: Object.values(LINES),
  texts: [],
  actions: ACTIONS,
  rules: Array.from({ length: 9 }, (_, i) => `hiding-${i + 1}`),
  overRule: "hiding-1",
  concedeRule: "hiding-9",
  prompts: {
    turn: { en: "What do you do?", ja: "どうしますか" },
    aim: { en: "At which card?" },
    fend: { en: "Do you fend it off?" },
    keep: { en: "Which do you keep?" },
  },
  fingerprint: "hiding",
  editions: [{ en: "The first." }],
});

const book: Book = { game, cards: [] };

const pack: GamePackage = {
  id: "hiding",
  title: "Hiding toy",
  layout: {
    rows: [
      { zones: [{ zone: "row", name: { en: "Row" }, form: "row", slots: 4 }] },
      {
        zones: [
          { zone: "stack", name: { en: "Stack" }, form: "stack" },
          { zone: "vault", name: { en: "Vault" }, form: "row" },
        ],
      },
      { zones: [{ zone: "hand", name: { en: "Hand" }, form: "fan" }] },
    ],
    seatNumbers: [{ id: "hearts", name: { en: "Hearts" } }],
    phases: [],
    buttons: {},
    verbs: {},
    passes: ["pass", "no"],
  },
  assemble: () => ({ book, problems: [] }),
  readList: () => ({ problems: [] }),
  readRules: () => ({ rules: [], problems: [] }),
  readText: () => ({}),
  score: (m: Machine, seat: number) =>
    m.seatNumber(seat, HEARTS) * 3 + m.count(m.zoneOf(ROW, seat)) + m.count(m.zoneOf(HAND, seat)),
  simulation: { turnLimit: 60 },
  begins: ["turn"],
};

const list = (counts: readonly number[]): string[] =>
  KINDS.flatMap(({ name }, i) => Array<string>(counts[i]!).fill(name));

export const hidingToy: Arena = {
  id: "hiding",
  pack,
  book,
  lists: [list([3, 3, 2, 3, 6, 5, 2, 2]), list([2, 3, 3, 2, 5, 6, 3, 2])],
  settings: pack.simulation,
  shown: (m, card) => m.column(card, TOLD),
};
