/**
 * Words that a set brings, in every game whose lists of words are open: its texts speak of them, in a set in two languages
 * and in one that is Japanese alone. It is checked, ruled, played, and replayed without the set.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Match } from "@tefuda/kernel";
import { loadGame, openSet, packageFolder } from "@tefuda/referee/games";
import { bookOf } from "@tefuda/referee/records/cards";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { tefuda } from "./run.ts";

interface Card {
  name: unknown;
  texts?: string[];
  [field: string]: unknown;
}
interface Written {
  id: string;
  game: string;
  set: Record<string, unknown>;
  cards: Card[];
  /** What a card is called in notations, and what the deck that it is put into loses for it. */
  first: string;
  /** What is put into the deck, if that is another. */
  dealt?: string;
  instead: string;
  ruling: Record<string, unknown>;
  /** A text that names the word of the set, and how it is said in the other language. */
  said: Record<"en" | "ja", string>;
  /** A card as it is shown in both languages, with the words that it bears. */
  shown: { ja: string };
}

const unit = { type: "UNIT", cp: 1, str: 1, def: 2, rarity: "C" };
const general = { type: "general", nation: "Shu", unit: "spearman", cost: "1G", power: 500, rarity: "C" };
const stats = { troop: "1/1", position: "1/1", vehicle: "1/1" };
const troop = { kind: "Unit", type: "Troop", health: 1, attacks: 1, stats, copies: 4, artist: "nobody" };

const SETS: Written[] = [
  {
    id: "roads",
    game: "trails",
    set: { name: { en: "Roads", ja: "街道" }, words: [{ en: "Snail Post", ja: "蝸牛便" }] },
    cards: [
      {
        ...unit,
        name: { en: "Old Carter", ja: "老御者" },
        generic: true,
        orgs: ["蝸牛便"],
        number: 901,
        texts: ["Your other Snail Post UNITs have +1/+0."],
      },
      {
        ...unit,
        name: { en: "Letter Boy", ja: "手紙小僧" },
        generic: true,
        // a word that a card bears is declared by it
        orgs: ["Snail Post", "Ink Choir"],
        number: 902,
        texts: ["あなたの他の蝸牛便かInk ChoirのUNITが場に出たとき、カードを1枚引く。"],
      },
    ],
    first: "Old Carter, Common",
    instead: "4 Ilse, Map Seller",
    ruling: {
      rules: ["trails-10.11"],
      start: { phase: "deployment", A: { field: ["Old Carter, Common", "Letter Boy, Common", "Rope Team"] } },
      expect: ["Old Carter, Common has str 1", "Letter Boy, Common has str 2", "Rope Team has str 3"],
    },
    said: { en: "Destroy a Snail Post UNIT.", ja: "蝸牛便のUNIT1枚を破壊する。" },
    shown: { ja: "蝸牛便" },
  },
  {
    id: "kaidou",
    game: "trails",
    set: { name: "街道", words: ["蝸牛便"] },
    cards: [
      {
        ...unit,
        name: "老御者",
        generic: true,
        orgs: ["蝸牛便"],
        number: 901,
        texts: ["あなたの他の蝸牛便のUNITは+1/+0を得る。"],
        flavour: "急がない。",
      },
      { ...unit, name: { ja: "手紙小僧" }, generic: true, orgs: ["蝸牛便"], number: 902 },
    ],
    first: "老御者, Common",
    instead: "4 Ilse, Map Seller",
    ruling: {
      rules: ["trails-10.11"],
      start: { phase: "deployment", A: { field: ["老御者, Common", "手紙小僧, Common", "Rope Team"] } },
      expect: ["老御者, Common has str 1", "手紙小僧, Common has str 2", "Rope Team has str 3"],
    },
    said: { en: "Destroy a 蝸牛便 UNIT.", ja: "蝸牛便のUNIT1枚を破壊する。" },
    shown: { ja: "蝸牛便" },
  },
  {
    id: "kites",
    game: "sangoku",
    set: { name: "Kites", words: [{ en: "Kite Maker", ja: "凧師" }] },
    cards: [
      {
        ...general,
        name: { en: "Master Wu", ja: "呉親方" },
        subtypes: ["Kite Maker"],
        code: "KITE-001",
        texts: ["【Passive】 Your other 凧師 generals have +500."],
      },
      { ...general, name: { en: "Little Wu", ja: "小呉" }, subtypes: ["kite maker"], code: "KITE-002" },
      { ...general, name: { en: "Bystander", ja: "見物人" }, code: "KITE-003" },
    ],
    first: "Master Wu",
    instead: "4 Kettle Keeper, Never Late for Supper",
    ruling: {
      rules: ["sangoku-11.4"],
      start: { A: { battlefield: ["Master Wu", "Little Wu", "Bystander"] } },
      expect: ["Master Wu has power 500", "Little Wu has power 1000", "Bystander has power 500"],
    },
    said: {
      en: "Your Kite Maker generals get +500 this turn.",
      ja: "このターンの間、あなたの凧師の武将は武力+500。",
    },
    shown: { ja: "凧師" },
  },
  {
    id: "tako",
    game: "sangoku",
    set: { name: { ja: "凧" }, words: [{ ja: "凧師" }] },
    cards: [
      {
        ...general,
        name: "呉親方",
        subtypes: ["凧師"],
        code: "KITE-001",
        texts: ["【常時】あなたの他の凧師の武将は武力+500。"],
      },
      { ...general, name: "小呉", subtypes: ["凧師"], code: "KITE-002" },
      { ...general, name: "見物人", code: "KITE-003" },
    ],
    first: "呉親方",
    instead: "4 Kettle Keeper, Never Late for Supper",
    ruling: {
      rules: ["sangoku-11.4"],
      start: { A: { battlefield: ["呉親方", "小呉", "見物人"] } },
      expect: ["呉親方 has power 500", "小呉 has power 1000", "見物人 has power 500"],
    },
    said: {
      en: "Your 凧師 generals get +500 this turn.",
      ja: "このターンの間、あなたの凧師の武将は武力+500。",
    },
    shown: { ja: "凧師" },
  },
  {
    id: "post",
    game: "tails",
    set: {
      name: "Post",
      words: [
        { en: "Snail Post", ja: "蝸牛便" },
        { en: "Postmaster", ja: "駅長", of: "types" },
        { en: "Dune", ja: "砂丘" },
      ],
    },
    cards: [
      {
        ...troop,
        name: { en: "Head Carrier", ja: "配達頭" },
        faction: "Snail Post",
        types: ["Postmaster"],
        number: "91-01-001-1",
        texts: ["Your other Snail Post Troops have +1 attack.", "Postmasters you control have +1 health."],
      },
      {
        ...troop,
        name: { en: "Carrier", ja: "配達人" },
        faction: "蝸牛便",
        types: ["Runner"],
        terrain: "Dune",
        number: "91-01-002-1",
      },
      {
        ...troop,
        name: { en: "Sand Guide", ja: "砂の案内人" },
        number: "91-01-003-1",
        texts: ["Dune units you control have +1 defense.", "When another Runner dies, draw a card."],
      },
    ],
    first: "Head Carrier",
    dealt: "Sand Guide",
    instead: "4 Kettle Sentries",
    ruling: {
      rules: ["tails-1.7"],
      start: { A: { units: ["Head Carrier", "Carrier", "Sand Guide"] } },
      expect: [
        "Head Carrier has attackTroop 1",
        "Head Carrier has health 2",
        "Carrier has attackTroop 2",
        "Carrier has health 1",
        "Carrier has defenseTroop 2",
        "Sand Guide has attackTroop 1",
        "Sand Guide has defenseTroop 1",
      ],
    },
    said: { en: "Destroy a Snail Post unit.", ja: "蝸牛便のユニット1体を破壊する。" },
    shown: { ja: "駅長" },
  },
  {
    id: "yuubin",
    game: "tails",
    set: { name: "郵便", words: ["蝸牛便"] },
    cards: [
      {
        ...troop,
        name: "配達頭",
        faction: "蝸牛便",
        types: ["駅長"],
        number: "91-01-001-1",
        texts: ["あなたの他の蝸牛便のユニットは攻撃+1を得る。"],
      },
      { ...troop, name: "配達人", faction: "蝸牛便", number: "91-01-002-1" },
      {
        ...troop,
        name: "見物人",
        number: "91-01-003-1",
        texts: ["他の駅長が破壊されたとき、カードを1枚引く。"],
      },
    ],
    first: "配達頭",
    dealt: "見物人",
    instead: "4 Kettle Sentries",
    ruling: {
      rules: ["tails-1.2"],
      start: { A: { units: ["配達頭", "配達人", "見物人"] } },
      expect: ["配達頭 has attackTroop 1", "配達人 has attackTroop 2", "見物人 has attackTroop 1"],
    },
    said: { en: "Destroy a 蝸牛便 unit.", ja: "蝸牛便のユニット1体を破壊する。" },
    shown: { ja: "駅長" },
  },
];

let folder = "";
const at = (...path: string[]): string => join(folder, ...path);
const json = async (argv: string[]) => JSON.parse((await tefuda([...argv, "--json"])).out);

/** A set as a folder, with the cards of the game's own beginning of a set and their deck. */
function write({ id, game, set, cards, first, dealt = first, instead, ruling }: Written): void {
  const starter = (name: string): string => join(packageFolder(game), "starter", name);
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(at(id, path)), { recursive: true });
    writeFileSync(at(id, path), text);
  };
  put("set.yaml", stringify({ ...set, game }));
  put("cards/own.yaml", stringify(cards));
  for (const name of readdirSync(starter("cards")))
    put(`cards/${name}`, readFileSync(starter(`cards/${name}`), "utf8"));
  const [deck] = readdirSync(starter("decks"));
  const lines = parse(readFileSync(starter(`decks/${deck}`), "utf8")) as { cards: string[] };
  const own = lines.cards.map((line) => (line === instead ? `4 ${dealt}` : line));
  put(`decks/${id}.yaml`, stringify({ name: id, cards: own }));
  put("scenarios/words.yaml", stringify([{ title: "The words of the set", ...ruling }]));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-set-words-"));
  for (const set of SETS) write(set);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(SETS.map((set) => [`${set.game}, ${set.id}`, set] as const))("%s", (_, set) => {
  const { id, game, said, shown, first } = set;
  test("is checked and ruled, and says what it says in both languages", async () => {
    expect(await json(["cards", "check", at(id)])).toMatchObject({ ok: true, problems: [] });
    const ruled = await json(["scenario", "--with", at(id)]);
    expect([ruled.passed, ruled.failed]).toEqual([1, 0]);
    const { pack } = await loadGame(game);
    for (const from of ["en", "ja"] as const) {
      const read = ["cards", "read", "--with", at(id), "--text", said[from], "--lang", from];
      expect(await json(read), said[from]).toMatchObject({ read: true, print: said[from] });
      expect(pack.readText(said[from], from).problem, said[from]).toBeDefined();
    }
  });
  test("is played to the end, and shown with its words", async () => {
    const run = ["simulate", game, "--with", at(id), "--decks", id, "--games", "2", "--turn-limit", "20"];
    const played = await json([...run, "--cards", "--workers", "1"]);
    expect([played.games, played.failed]).toEqual([2, 0]);
    const list = await tefuda(["cards", "list", game, "--with", at(id), "--lang", "ja"]);
    expect(list.out).toContain(shown.ja);
  });
  test("is replayed without the set, from what a match carries", async () => {
    const { pack, book } = await loadGame(game, [openSet(at(id))]);
    const [card] = book.cards.filter(({ name }) => name === first);
    const names = Array.from({ length: 60 }, () => card!.name);
    const match = new Match(book.game, { seed: 3, lists: [names, names] });
    const record = JSON.parse(JSON.stringify(match.record())) as ReturnType<Match["record"]>;
    expect(record.words?.length).toBeGreaterThan(0);
    const alone = await loadGame(game);
    const read = bookOf(pack, alone.book, record);
    expect(read.others.map(({ name }) => name)).toContain(first);
    expect(Match.replay(read.book.game, record).record()).toEqual(match.record());
    const again = read.book.cards.find(({ name }) => name === first)!;
    expect(again.texts.map(({ words }) => words)).toEqual(card!.texts.map(({ words }) => words));
  });
});
