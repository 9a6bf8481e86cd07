/** Limited play in every game: its packs, its decks, and what programs make of pools. */
import { Chance, type GamePackage, type ListInfo, type PackInfo } from "@tefuda/kernel";
import {
  beginDraft,
  cardsOf,
  deckFromPool,
  draftAmong,
  equalPrinting,
  faultInDeck,
  kindsOf,
  openPacks,
  packChance,
  poolsOf,
  regional,
  senseOf,
  valuing,
} from "@tefuda/market";
import { games, type LoadedGame, loadPacks, sharedGame } from "@tefuda/referee/games";
import { beforeAll, describe, expect, test } from "vitest";

const chance = new Chance();

/** A deck file that names the packs of its pool. */
function read({ pack, book }: LoadedGame, cards: readonly string[], packs: readonly (readonly string[])[]) {
  const text = JSON.stringify({ name: "Pool", cards: cards.map((name) => `1 ${name}`), packs });
  return pack.readList({ path: "pool.yaml", text }, book);
}
const rulesIn = (problems: ReturnType<GamePackage["readList"]>["problems"]): string[] => [
  ...new Set(problems.flatMap(({ message }) => message.en.match(/\b[a-z]+-\d+\.\d+\b/g) ?? [])),
];

describe.each(games.map(({ id }) => id))("%s", (id) => {
  let loaded: LoadedGame;
  let set: PackInfo;
  let play: NonNullable<GamePackage["limited"]>;
  beforeAll(async () => {
    loaded = await sharedGame(id);
    [set] = loadPacks(loaded) as [PackInfo];
    play = loaded.pack.limited!;
  });
  const packsOf = (seed: number, printed = set): string[][] =>
    openPacks(printed, play.packs.sealed, packChance(seed));
  const sense = () => senseOf(play, loaded.book.cards);

  test("limited-1.1: a pack holds what the game says, and a deck names as many packs as were opened", () => {
    expect(cardsOf(set)).toBe(play.cards);
    const packs = packsOf(1);
    const { cards } = deckFromPool(sense(), packs.flat());
    const few = read(loaded, cards, packs.slice(0, 2));
    expect([few.list, rulesIn(few.problems)[0]]).toEqual([
      undefined,
      id === "trails" ? "trails-1.2" : "limited-1.5",
    ]);
    const short = packs.with(0, packs[0]!.slice(1));
    expect(rulesIn(read(loaded, cards, short).problems)).toContain(
      id === "trails" ? "trails-1.8" : "limited-1.1",
    );
  });

  test("limited-1.10: of every pool, in whichever printing, a deck is made that the game's own check takes", () => {
    const all = [set, equalPrinting(set), ...regional(set, 3)];
    for (let seed = 1; seed <= 12; seed++) {
      const packs = packsOf(seed, all[seed % all.length]!);
      const pool = packs.flat();
      const { cards } = deckFromPool(sense(), pool);
      expect(faultInDeck(sense(), cards, pool)).toBeUndefined();
      const { list, problems } = read(loaded, cards, packs);
      expect(problems).toEqual([]);
      expect((list as ListInfo).packs).toEqual(packs);
      const shown = deckFromPool(sense(), pool.toReversed()).cards;
      expect(shown.sort()).toEqual(cards.toSorted());
    }
  });

  test("limited-2.9: what was picked of each round stands in a deck in place of packs", () => {
    const state = draftAmong(beginDraft(set, 3, play.packs.draft, 9), Array(3).fill(valuing(sense())));
    for (const rounds of poolsOf(state)) {
      const { cards } = deckFromPool(sense(), rounds.flat());
      expect(read(loaded, cards, rounds).problems).toEqual([]);
    }
  });

  test("the quick check and that of the game refuse the same decks", () => {
    chance.seed(3, 0);
    const names = kindsOf(set);
    const seen = new Set<string | undefined>();
    for (let seed = 1; seed <= 20; seed++) {
      const packs = packsOf(seed);
      const pool = packs.flat();
      const deck = [...deckFromPool(sense(), pool).cards];
      const others = pool.filter((name) => !deck.includes(name));
      if (seed % 4 === 1) deck.pop();
      if (seed % 4 === 2) deck.push(names[chance.below(names.length)]!);
      if (seed % 4 === 3 && others.length > 0) deck[0] = others[chance.below(others.length)]!;
      const fault = faultInDeck(sense(), deck, pool);
      seen.add(fault);
      const { problems } = read(loaded, deck, packs);
      expect([seed, problems.length > 0]).toEqual([seed, fault !== undefined]);
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});

describe("by games", () => {
  const openedIn = async (id: string, seed = 1) => {
    const loaded = await sharedGame(id);
    const [set] = loadPacks(loaded);
    const play = loaded.pack.limited!;
    const packs = openPacks(set!, play.packs.sealed, packChance(seed));
    return { loaded, set: set!, play, packs, pool: packs.flat() };
  };

  test.each(["ttcg", "dew"])(
    "limited-1.2: in %s every card comes as often as any other, exactly",
    async (id) => {
      const { set, loaded } = await openedIn(id);
      // each slot has one sort, so how often a card comes is a fraction of two small numbers
      expect(set.slots.every(({ sorts }) => sorts.length === 1)).toBe(true);
      const [first, ...others] = set.slots.map(
        ({ cards, sorts: [sort] }) => [cards, sort!.names.length] as const,
      );
      for (const [cards, kinds] of others) expect(cards * first![1]).toBe(first![0] * kinds);
      expect(kindsOf(set).length).toBe(loaded.book.cards.length);
    },
  );

  test.each<[string, number, number?]>([
    ["ttcg", 40, 70],
    ["tails", 30],
    ["sangoku", 40],
    ["dew", 30, 30],
  ])("limited-1.6: a deck of %s holds at least %i cards, and one fewer is refused", async (id, min, max) => {
    const { loaded, play, packs, pool } = await openedIn(id);
    expect(play.size).toEqual(max === undefined ? { min } : { min, max });
    const { cards } = deckFromPool(senseOf(play, loaded.book.cards), pool);
    expect(rulesIn(read(loaded, cards.slice(1), packs).problems)).toEqual(["limited-1.6"]);
  });

  test("limited-1.5, limited-1.7: as many equal cards pass as were opened, and one more does not", async () => {
    const { loaded, play, pool, packs } = await openedIn("sangoku");
    const { cards } = deckFromPool(senseOf(play, loaded.book.cards), pool);
    const [one] = cards;
    const six = packs.map((pack) => pack.with(0, one!));
    const rest = six.flat().filter((name) => name !== one);
    const many = six.flat().length - rest.length;
    const deck = (n: number) => [...Array<string>(n).fill(one!), ...rest.slice(0, 40)];
    // more than the book's four
    expect(many).toBeGreaterThan(4);
    expect(read(loaded, deck(many), six).problems).toEqual([]);
    expect(rulesIn(read(loaded, deck(many + 1), six).problems)).toEqual(["limited-1.5"]);
  });

  test("limited-1.8: two factions pass, and of a third the odd card is named", async () => {
    const { loaded, play, pool, packs } = await openedIn("tails");
    const campOf = (name: string) => play.partOf(loaded.book.cards.find((card) => card.name === name)!).camp;
    const [least] = [...Map.groupBy(pool, campOf)]
      .filter(([camp]) => camp !== undefined)
      .sort(([, a], [, b]) => a.length - b.length)[0]!;
    const two = pool.filter((name) => campOf(name) !== least);
    expect(new Set(two.map(campOf)).size).toBe(3);
    expect(read(loaded, two, packs).problems).toEqual([]);
    const odd = pool.find((name) => campOf(name) === least)!;
    const { problems } = read(loaded, [...two, odd], packs);
    expect(rulesIn(problems)).toEqual(["limited-1.8"]);
    expect(problems[0]!.message.en).toContain(odd);
  });

  test("limited-1.9: in trails all that was opened or drafted is played", async () => {
    const { loaded, play, pool, packs } = await openedIn("trails");
    const sense = senseOf(play, loaded.book.cards);
    expect(deckFromPool(sense, pool)).toEqual({ cards: pool, rule: "limited-1.9" });
    expect(faultInDeck(sense, pool.slice(1), pool)).toBe("limited-1.9");
    expect(rulesIn(read(loaded, pool.slice(1), packs).problems)).toEqual(["trails-1.2"]);
  });
});
