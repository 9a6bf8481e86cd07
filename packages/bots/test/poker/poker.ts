/**
 * Poker with few cards, on the kernel, to measure exactly how far a program can be exploited: Kuhn poker (Kuhn 1950) and
 * Leduc hold'em (Southey et al. 2005). Each player antes 1 and holds a card; bets in a round are of one size, so many of
 * them at most; between two rounds a card is laid open. A pair with it wins, else the higher card.
 */
import {
  act,
  ask,
  assemble,
  type CardDefinition,
  type Game,
  type GamePackage,
  type Group,
  giveBack,
  loop,
  type Machine,
  move,
  NOBODY,
  program,
  Schema,
  seq,
  shuffle,
} from "@tefuda/kernel";
import { aheadOf, Policy } from "../../src/index.ts";

export interface Poker {
  /** How often each rank is in the deck, from the lowest on. */
  copies: number;
  ranks: readonly string[];
  /** What a bet is in each round. */
  bets: readonly number[];
  /** Bets and raises in a round together. */
  raises: number;
}

export const KUHN: Poker = { copies: 1, ranks: ["Jack", "Queen", "King"], bets: [1], raises: 1 };
export const LEDUC: Poker = { copies: 2, ranks: ["Jack", "Queen", "King"], bets: [2, 4], raises: 2 };

const state = new Schema();
export const DECK = state.zone("deck", { per: "shared", sees: "none" });
export const HAND = state.zone("hand", { sees: "owner" });
const BOARD = state.zone("board", { per: "shared", sees: "all" });
const ROUND = state.number("turn");
const PLAYER = state.number("player");
/** Bets in this round, and whether somebody has checked. */
const RAISED = state.number("raised");
const CHECKED = state.number("checked");
const PAID = state.seatNumber("paid");
const FOLDED = state.seatNumber("folded");
state.stat("rank", 0, 9);
const shape = state.shape({});

const me = (m: Machine): number => m.number(PLAYER);
const cardOf = (m: Machine, seat: number): number => m.first(m.zoneOf(HAND, seat));
const rank = (m: Machine, card: number): number => m.definitionOf(card).printed[0]!;

/** What a seat has won or lost when the game is over, in chips. */
export function chips(m: Machine, seat: number): number {
  const other = 1 - seat;
  const folded = m.seatNumber(other, FOLDED) - m.seatNumber(seat, FOLDED);
  if (folded !== 0) return folded > 0 ? m.seatNumber(other, PAID) : -m.seatNumber(seat, PAID);
  const board = m.first(m.zoneOf(BOARD, 0));
  const worth = (of: number): number => {
    const own = rank(m, cardOf(m, of));
    return board >= 0 && rank(m, board) === own ? own + 10 : own;
  };
  return Math.sign(worth(seat) - worth(other)) * m.seatNumber(other, PAID);
}

export function poker(rules: Poker): { game: Game; pack: GamePackage; list: string[] } {
  const bet = (m: Machine): number => rules.bets[m.number(ROUND) - 1]!;
  const owes = (m: Machine): number => m.seatNumber(1 - me(m), PAID) - m.seatNumber(me(m), PAID);
  const pays = (m: Machine, more: number): void =>
    m.setSeatNumber(me(m), PAID, m.seatNumber(me(m), PAID) + more);

  /** A round is over: another begins, or the cards are compared. */
  function next(m: Machine): void {
    if (m.number(ROUND) === rules.bets.length) m.end(NOBODY, "poker");
    else {
      move(m, m.first(m.zoneOf(DECK, 0)), m.zoneOf(BOARD, 0));
      begin(m, m.number(ROUND) + 1);
    }
  }
  function begin(m: Machine, round: number): void {
    m.setNumber(ROUND, round);
    m.setNumber(PLAYER, 0);
    m.setNumber(RAISED, 0);
    m.setNumber(CHECKED, 0);
  }
  const word = (verb: string, may: (m: Machine) => boolean, does: (m: Machine) => void): Group => ({
    verb,
    form: "word",
    needs: [{ rule: "poker", says: "it can be done", of: "seat", test: may }],
    body: act(does),
  });
  const groups: Group[] = [
    word(
      "check",
      (m) => owes(m) === 0,
      (m) => {
        if (m.number(CHECKED) === 1) return next(m);
        m.setNumber(CHECKED, 1);
        m.setNumber(PLAYER, 1 - me(m));
      },
    ),
    word(
      "fold",
      (m) => owes(m) > 0,
      (m) => {
        m.setSeatNumber(me(m), FOLDED, 1);
        m.end(1 - me(m), "poker");
      },
    ),
    word(
      "call",
      (m) => owes(m) > 0,
      (m) => {
        pays(m, owes(m));
        next(m);
      },
    ),
    word(
      "raise",
      (m) => m.number(RAISED) < rules.raises,
      (m) => {
        pays(m, owes(m) + bet(m));
        m.setNumber(RAISED, m.number(RAISED) + 1);
        m.setNumber(PLAYER, 1 - me(m));
      },
    ),
  ];
  const main = program("poker", (f) =>
    seq(
      act((m) => {
        shuffle(m, m.zoneOf(DECK, 0));
        for (const seat of [0, 1]) {
          move(m, m.first(m.zoneOf(DECK, 0)), m.zoneOf(HAND, seat));
          m.setSeatNumber(seat, PAID, 1);
        }
        begin(m, 1);
      }),
      loop((m) => !m.over, ask({ shape: "one", who: me, prompt: "bet", rule: "poker", a: f.card(), groups })),
      giveBack(),
    ),
  );
  const definitions = rules.ranks.map((name, i): CardDefinition => {
    return { id: -1, name, printed: [i + 1], has: [true], copies: rules.copies, abilities: [] };
  });
  const game = assemble({
    ...{ id: "poker", title: "Poker", seats: { min: 2, max: 2 }, shape, definitions, startZone: DECK, main },
    ...{ events: [], messages: [], texts: [], actions: groups, rules: ["poker"] },
    ...{ overRule: "poker", concedeRule: "poker", prompts: { bet: { en: "What do you do?" } } },
    ...{ fingerprint: "poker", editions: [{ en: "The first." }] },
  });
  const layout = {
    ...{ rows: [], seatNumbers: [], phases: [], buttons: {}, verbs: {} },
    passes: ["check", "fold"],
  };
  const pack: GamePackage = {
    ...{ id: "poker", title: "Poker", layout, simulation: {} },
    assemble: () => ({ problems: [] }),
    readList: () => ({ problems: [] }),
    readRules: () => ({ rules: [], problems: [] }),
    readText: () => ({}),
    score: (m, seat) => (m.over ? chips(m, seat) : 0),
  };
  return { game, pack, list: rules.ranks.flatMap((name) => Array<string>(rules.copies).fill(name)) };
}

/** Programs look to the end of the game, and play on by chance. */
export function thinkingIn({ game, pack }: ReturnType<typeof poker>, playouts: number): GamePackage {
  return { ...pack, ahead: aheadOf(new Policy(game), { playouts, turns: 9, plans: 0 }) };
}

/** What a seat knows where it is asked: its card, the open one, and the bets so far, as `path` writes them. */
export function infoSet(m: Machine, seat: number, path: string): string {
  const board = m.first(m.zoneOf(BOARD, 0));
  return [m.definitionOf(cardOf(m, seat)).name, board < 0 ? "-" : m.definitionOf(board).name, path].join(" ");
}
