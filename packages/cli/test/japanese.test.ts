/** The terminal in Japanese: whole games typed, and nothing said in another language. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Chance, Match, type MatchRecord } from "@tefuda/kernel";
import { sharedGame } from "@tefuda/referee/games";
import type { SavedRecord } from "@tefuda/referee/record";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseLists } from "../src/open.ts";
import { speechOf } from "../src/speech.ts";
import { type Ran, tefuda } from "./run.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-ja-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ja = (argv: string, input: string[] = []): Promise<Ran> =>
  tefuda([...argv.split(" "), "--lang", "ja"], input);

/** Names of things that are written in these letters in Japanese too: ids, files, options, terms of the game. */
const LATIN =
  /(?:ttcg|tails|trails|sangoku|dew)(?:-[\d.]+)?|True Trading Card Game|Tails and Tactics|Trails TCG|\S*\/\S+|--?[a-z-]+|[\w-]+\.json|(?<![A-Za-z])(?:CP|EP|STR|DEF|UNIT|ITEM|EVENT|BASE|SCLM|JSON|ID|Ctrl-C|Enter)(?![A-Za-z])/g;
/** Words in other letters than Japanese ones. */
const foreign = (text: string): string[] => text.replace(LATIN, " ").match(/[A-Za-z]{2,}/g) ?? [];

/** Plays a match with itself at random, and types what it does as it is shown. */
async function* typing(match: Match, speak: (notation: string) => string): AsyncGenerator<string> {
  const chance = new Chance();
  chance.seed(11, 0);
  while (!match.over) {
    const { options, shape, min, max } = match.view(match.asked!).question!;
    const start = chance.below(options.length);
    const some = min + chance.below(max - min + 1);
    const picked = Array.from(
      { length: shape === "some" ? some : 1 },
      (_, i) => options[(start + i) % options.length]!.notation,
    );
    const shown = picked.map(speak).join(" + ");
    expect(match.answer(match.asked!, picked).done).toBe(true);
    yield `${shown === "" ? "0" : shown}\n`;
  }
}

/** A whole game of Trails typed by two people at one terminal. */
async function typed(language: "en" | "ja"): Promise<Ran & { saved: MatchRecord; meant: MatchRecord }> {
  const loaded = await sharedGame("trails");
  const speech = speechOf(loaded, language);
  const seed = 5;
  const lists = chooseLists(loaded, undefined).map((list) => list.cards);
  const match = new Match(loaded.game, { seed, lists });
  const file = join(folder, `${language}.json`);
  const argv = ["play", "trails", "--seats", "human,human", "--seed", `${seed}`, "--lang", language];
  const ran = await tefuda([...argv, "--save", file], [], {
    input: Readable.from(typing(match, (notation) => speech.notation(notation))),
  });
  const { seen, ...saved } = JSON.parse(readFileSync(file, "utf8")) as SavedRecord;
  expect(seen?.steps).toHaveLength(saved.choices.length + 1);
  return { ...ran, saved, meant: match.record() };
}

describe("a whole game", () => {
  test("is played with Japanese notations, and nothing is said in English", async () => {
    const { code, out, saved, meant } = await typed("ja");
    expect(code).toBe(0);
    expect(saved).toEqual(meant);
    expect(out).not.toContain("分かりません");
    // who may look at a face-down card is told what it is
    expect(out).toMatch(/^ {2}拠点 .*▒[^\s▒)]/m);
    expect(out).toMatch(/^ {2}拠点 +▒ /m);
    expect(out).toMatch(/([AB]の勝ち|引き分け)（trails-8\.\d+）。/);
    expect([...new Set(foreign(out))]).toEqual([]);
    const again = await ja(`replay ${join(folder, "ja.json")}`);
    expect(again.out).toContain("確認済み：");
    expect(foreign(again.out).filter((word) => !/^[\da-f]+$/.test(word))).toEqual([]);
  });

  test("in English is full of words that this would find", async () => {
    const { saved, meant, out } = await typed("en");
    expect(saved).toEqual(meant);
    expect(new Set(foreign(out)).size).toBeGreaterThan(100);
  });
});

describe("a session", () => {
  const play = "play trails --seed 5 --seats human,human";
  const names = ["琥珀の小姓", "Amber Page", "オズウィン　従騎士"];

  test("obeys Japanese and kept words, wide and narrow letters", async () => {
    const file = join(folder, "obeys.json");
    const { out } = await ja(play, [
      "ヘルプ",
      "表",
      "ログ ３",
      ...names.map((name) => `見る ${name}`),
      "見る 琥珀の小僧",
      "なぜ",
      "なぜ 踊る",
      "戻す",
      "やり直す",
      "保存",
      `save ${file}`,
      "１",
      "undo",
      "log",
      "終了",
    ]);
    for (const said of [
      "なぜ 〈言葉〉",
      "このUNITと戦闘中のUNITは-1/+0を得る。",
      "琥珀騎士団",
      "「琥珀の小姓」のことですか？",
      "「踊る」は分かりません。",
      "取り消せる選択がありません。",
      "やり直せる選択がありません。",
      "どこに保存しますか？",
      `${file} に保存しました。`,
    ])
      expect(out).toContain(said);
    expect(out.split("両手で盾を持ち、両目をつぶる。")).toHaveLength(3);
    expect([...new Set(foreign(out))]).toEqual([]);
  });

  test("cites the rules of what is not possible", async () => {
    const { out } = await ja(play, ["なぜ パス", "終了"]);
    expect(out).toMatch(/できません。次のことが必要です：\n {2}trails-\d+\.\d+：/);
  });

  test("ends when somebody gives up", async () => {
    expect((await ja(play, ["投了"])).out).toContain("の勝ち（trails-8.8）。");
  });
});

describe.each(["ttcg", "tails", "trails", "sangoku", "dew"])("what is refused in %s", (id) => {
  /** The answers of the beginning of a match, and behind them all that the verbs of the game could say of its cards. */
  async function* asking(lead: string): AsyncGenerator<string> {
    const loaded = await sharedGame(id);
    const speech = speechOf(loaded, "ja");
    const match = new Match(loaded.game, {
      seed: 5,
      lists: chooseLists(loaded, undefined).map(({ cards }) => cards),
    });
    const answers = typing(match, (notation) => speech.notation(notation));
    for (let i = 0; i < 25 && !match.over; i++) yield (await answers.next()).value;
    const names = match
      .view(match.asked!)
      .seats.flatMap(({ zones }) =>
        Object.values(zones).flatMap(({ cards }) => (cards ?? []).flatMap((card) => card?.name || [])),
      );
    for (const name of new Set(names))
      for (const verb of Object.keys(loaded.pack.layout.verbs))
        yield `${lead}${speech.notation(`${verb} ${name}`)}\n`;
    for (const word of Object.keys(loaded.pack.layout.buttons)) yield `なぜ ${speech.notation(word)}\n`;
    yield "終了\n";
  }

  test.each(["なぜ ", ""])("is told in Japanese: 「%s…」", async (lead) => {
    const play = ["play", id, "--seed", "5", "--seats", "human,human", "--lang", "ja"];
    const { out } = await tefuda(play, [], { input: Readable.from(asking(lead)) });
    const reasons = new Set(out.match(/^ {2}[a-z]+-[\d.]+：.*$/gm));
    expect(reasons.size).toBeGreaterThan(4);
    expect([...reasons].filter((reason) => foreign(reason).length > 0)).toEqual([]);
  });
});

describe("sealed play", () => {
  const rows = (out: string): string[] => out.match(/^[AB]のパック\d：.*$/gm) ?? [];

  test("each person sees what they opened, and a replay says it", async () => {
    const file = join(folder, "sealed.json");
    const { out } = await ja(`play trails --sealed --seed 3 --save ${file}`, ["1", "終了"]);
    const { packs } = JSON.parse(readFileSync(file, "utf8")) as MatchRecord;
    const speech = speechOf(await sharedGame("trails"), "ja");
    const [own, others] = packs!;
    expect(out.indexOf("Aが開けたパック：")).toBeGreaterThan(0);
    expect(out).not.toContain("Bが開けたパック");
    const shown = out.slice(0, out.indexOf("──")).split(/^ {2}パック\d$/m);
    expect(shown).toHaveLength(6);
    own!.forEach((pack, i) => {
      for (const name of pack) expect(shown[i + 1]).toContain(speech.called(name));
    });
    expect(foreign(out)).toEqual([]);

    expect(rows((await ja(`replay ${file}`)).out)).toHaveLength(10);
    const seen = rows((await ja(`replay ${file} --as A`)).out);
    expect(seen[4]).toBe(`Aのパック5：${own![4]!.map((name) => speech.called(name)).join("、")}`);
    expect(seen).toHaveLength(5);
    const json = async (more: string) => JSON.parse((await ja(`replay ${file} --json${more}`)).out).packs;
    expect(await json("")).toEqual([own, others]);
    expect(await json(" --as B")).toEqual([null, others]);
  });
});

describe("every verb", () => {
  test.each([
    "cards list trails",
    "cards check packages/games/trails/cards/amber-order.yaml",
    "packs trails",
    "packs trails --open 100",
    "scenario packages/games/trails/scenarios/03-zones.yaml",
    "rules trails --check",
  ])(
    "%s",
    async (argv) => {
      const { code, out, err } = await ja(argv);
      expect([code, err]).toEqual([0, ""]);
      expect([...new Set(foreign(out))]).toEqual([]);
    },
    30_000,
  );

  test("simulate", async () => {
    const { out } = await ja("simulate trails --games 3 --workers 1 --rules --cards");
    expect(out).toMatch(/^対戦数 +3、公開シードは1から$/m);
    expect(out).toMatch(/^手札からの使い方 +配備する \d/m);
    const known = /^(random|all|hands|desks|in|the|forest|[\da-f]+)$/;
    expect(foreign(out).filter((word) => !known.test(word))).toEqual([]);
    // figures stand under one another, however wide the letters before them
    const width = (text: string): number => [...text].reduce((n, l) => n + (l > "\u2000" ? 2 : 1), 0);
    const columns = out.split("\n").flatMap((line) => /^\S+(?: \S+)? {2,}/.exec(line)?.[0] ?? []);
    expect(new Set(columns.map(width)).size).toBe(1);
  });

  test("scenarios that fail are told by their Japanese titles, and found by them", async () => {
    const file = join(folder, "ruling.yaml");
    writeFileSync(
      file,
      "- title: { en: Over at once, ja: すぐに終わる }\n  rules: [trails-8.5]\n  expect: [over: true]\n",
    );
    const { code, out } = await ja(`scenario ${file} --only すぐに --way 2`);
    expect(code).toBe(1);
    expect(out).toMatch(/^失敗 すぐに終わる（選択のたびに取り消してやり直す）$/m);
    expect(out).toContain("成功0、失敗1");
  });

  test("texts are read and printed in Japanese, and what is wrong is told in it", async () => {
    const read = (text: string) =>
      tefuda(["cards", "read", "--game", "trails", "--lang", "ja", "--text", text]);
    expect((await read("カードを1枚ひく。")).out).toBe("読めました（効果）：カードを1枚引く。\n");
    const { code, out } = await read("カードを1まい引く。");
    expect(code).toBe(1);
    expect(out).toMatch(/^読めません：.*\n {5}カードを1まい引く。\n {14}\^\^\^\^\n$/);
  });

  test("a game of several reads it too", async () => {
    const { code } = await tefuda([
      ..."cards read --game tails --lang ja --text".split(" "),
      "カードを1枚引く。",
    ]);
    expect(code).toBe(0);
  });

  test("rules are Japanese, whatever they are about", async () => {
    const { out } = await ja("rules trails 6.4");
    expect(out).toMatch(/^trails-6\.4 {2}[^ -~]/);
    expect(out).not.toContain("英語のみ");
    expect(out).toMatch(/^シナリオ$/m);
  });

  test.each([
    "play",
    "simulate",
    "duel",
    "learn",
    "scenario",
    "rules",
    "cards",
    "cards check",
    "cards read",
    "cards list",
    "cards changes",
    "cards format",
    "cards draw",
    "cards print",
    "cards sheet",
    "try",
    "replay",
    "packs",
  ])("help of %s", async (verb) => {
    const { out } = await ja(`${verb} --help`);
    const about = out.slice(0, out.indexOf("例："));
    expect(about).toContain("使い方を出す");
    // what commander writes for the parts of a line
    const parts = about.replace(/<[a-z]+>|\[[a-z.]+\]/g, "").replace(/^使い方：.*$/m, "");
    const known =
      /^(games?|files?|language|matrix|draw|print|sheet|mm|PDF|Tabletop|Simulator|svg|png|letter|none|long|short|set|rule|paths|way|human|player|other|greedy|novice|apprentice|journeyman|expert|master|random|all|spectator|en|ja|check|read|format|list|cards|CSV|JSON|changes|old|new)$/;
    expect(foreign(parts).filter((word) => !known.test(word))).toEqual([]);
  });
});

test.each([
  ["play nothing", "ゲーム「nothing」はありません。"],
  ["play trials", "「trails」か「tails」のことですか？"],
  ["play trails --seats human", "trails は2人用ですが、--seats には1人の名前があります"],
  ["play trails --decks x", "デッキ「x」はなく、"],
  ["play trails --seed x", "「x」は整数ではありません。"],
  ["play trails --sealed --decks x", "シールド戦では"],
  ["simulate trails --bots nobody", "プレイヤー「nobody」はいません。"],
  ["simulate trails --seats 5", "--seats は5人"],
  ["replay none.json", "ファイル none.json がありません"],
  ["rules trails 99.9", "ルール「99.9」はありません"],
  ["cards list trails --type x", "「x」という種類のカードはありません。"],
  ["packs trails --open 0", "1から10000000までです。"],
  ["simulate", "引数 <game> がありません"],
  ["simulate trails --nonsense", "オプション --nonsense はここにはありません"],
])("%s is refused in Japanese", async (argv, message) => {
  const { code, err } = await ja(argv);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test.each([
  "play trails",
  "replay x.json",
  "simulate trails",
  "scenario",
  "rules",
  "packs trails",
  "cards list trails",
])("%s knows the languages it speaks", async (verb) => {
  const { code, err } = await tefuda([...verb.split(" "), "--lang", "fr"]);
  expect([code, err]).toEqual([2, expect.stringContaining("It is one of en, ja.")]);
});

test("the language of the environment is spoken where none is asked for", async () => {
  expect((await tefuda(["replay", "none.json"], [], { language: "ja" })).err).toContain("がありません");
  expect((await tefuda(["replay", "none.json", "--lang", "en"], [], { language: "ja" })).err).toContain(
    "there is no",
  );
});
