/** Tables as full as a game can make them: rows and hands of the cards with the longest names, and cards in every pile. */
import type { Placed } from "@tefuda/kernel";
import { sharedGame } from "@tefuda/referee/games";
import type { Laid } from "@tefuda/referee/laid";

type Side = Laid["sides"][number];
/** So many cards of a type, no two alike, those with the longest names first, from this one on. */
type Choose = (type: RegExp, many: number, from?: number) => string[];

const down = (card: string): Placed => ({ card, faceDown: true });
const turned = (card: string): Placed => ({ card, turned: true });
/** Some of a row are turned. */
const some = (cards: readonly string[]): (string | Placed)[] =>
  cards.map((card, i) => (i % 3 === 1 ? turned(card) : card));

interface FullTable {
  /** Where the game stands, see `Laid`. */
  moment?: Partial<Pick<Laid, "phase" | "answers">>;
  side: (pick: Choose, seat: number) => Side;
}

const tables: Readonly<Record<string, FullTable>> = {
  ttcg: {
    side: (pick, seat) => ({
      units: some(pick(/^(?!spell)/, 5, seat * 5)),
      spells: some(pick(/^spell/, 5)),
      pile: pick(/./, 9),
      hand: pick(/./, 8, 9),
    }),
  },
  tails: {
    side: (pick, seat) => {
      const units = pick(/unit|troop|vehicle|position/, 8, seat * 8);
      return {
        units: some(units),
        gear: pick(/equipment/, 3).map((card, i) => ({ card, host: `${units[i]}@${"ABCD"[seat]}` })),
        grounds: pick(/turf/, 2),
        traps: pick(/trap/, 3).map(down),
        pile: pick(/event/, 6),
        hand: pick(/event|unit|troop/, 9, 20),
      };
    },
  },
  trails: {
    moment: { phase: 4, answers: ["pass", "pass"] },
    side: (pick, seat) => ({
      field: some(pick(/unit/, 8, seat * 8)),
      homebase: [...pick(/base/, 2), ...pick(/unit/, 6, 16 + seat * 6).map((c, i) => (i % 2 ? down(c) : c))],
      trail: pick(/event|item/, 6),
      hand: pick(/./, 9, 9),
    }),
  },
  sangoku: {
    moment: { phase: 3 },
    side: (pick, seat) => ({
      battlefield: some(pick(/general/, 7, seat * 7)),
      forts: pick(/./, 7, 30),
      resources: pick(/./, 10, 14 + seat * 10).map((card, i) => (i % 2 ? down(card) : card)),
      pile: pick(/tactic/, 6),
      out: pick(/./, 3, 40),
      hand: pick(/./, 9, 50),
    }),
  },
  dew: {
    side: (pick, seat) => ({
      meadow: some(pick(/critter|plant/, 6, seat * 6)),
      compost: pick(/./, 6),
      hand: pick(/./, 8, 4),
    }),
  },
};

export const fullGames = Object.keys(tables);

/** The full table of a game with so many players, the first of whom is a person and is asked. */
export async function fullTable(game: string, seats = 2): Promise<Laid & { players: readonly string[] }> {
  const { book } = await sharedGame(game);
  const { moment, side } = tables[game]!;
  const cards = [...book.cards].sort((a, b) => b.name.length - a.name.length);
  const pick: Choose = (type, many, from = 0) => {
    const fit = cards.filter((card) => type.test(card.type.toLowerCase())).map(({ name }) => name);
    return Array.from({ length: many }, (_, i) => fit[(from + i) % fit.length]!);
  };
  return {
    game,
    turn: 1,
    player: 0,
    sides: Array.from({ length: seats }, (_, seat) => side(pick, seat)),
    filler: cards.at(-1)!.name,
    players: ["person", ...Array.from({ length: seats - 1 }, () => "random")],
    ...moment,
  };
}
