/** `tefuda rulings`: what it finds, how that is told in both languages, and what it refuses. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { tefuda } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "tefuda-rulings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (words: string, ...more: string[]) => tefuda(["rulings", "dew", ...words.split(" "), ...more]);

test("a question is answered with the ruling, its rules, where it stands and what runs it", async () => {
  const { code, out } = await ask("can a sleeping creature block?", "--limit", "1");
  expect(code).toBe(0);
  const [title, about, run] = out.split("\n");
  expect(title).toBe("One alert critter blocks and a sleeping one does not");
  expect(about).toMatch(
    /^ {2}dew-7\.3 · edition \d+ of the rules · packages\/games\/dew\/scenarios\/[\w-]+\.yaml:\d+$/,
  );
  const typed = /\$ npx tefuda (scenario) (\S+) (--only) "(.+)"$/.exec(run!)!.slice(1);
  const ran = await tefuda(typed);
  expect(ran).toMatchObject({ code: 0, out: "1 passed, 0 failed\n" });
});

test("it is asked and told in Japanese", async () => {
  const { out } = await ask("眠っている虫でブロックできますか", "--limit", "2", "--lang", "ja");
  expect(out.split("\n")[0]).toBe("起きている虫1匹がブロックできる");
  expect(out).toContain("裁定");
  const none = await ask("???", "--lang", "ja");
  expect(none).toMatchObject({ code: 0, out: expect.stringContaining("見つかりません") });
});

test("rules and cards narrow it, and data say all that is known of each", async () => {
  const { out } = await ask("", "--rule", "7.3", "--card", "lamp MOTH", "--json");
  const { found, rulings } = JSON.parse(out);
  expect(rulings).toHaveLength(Math.min(found, 5));
  const all = JSON.parse((await ask("", "--rule", "7", "--limit", "99", "--json")).out);
  expect(all.rulings).toHaveLength(all.found);
  for (const { game, title, rules, cards, edition, file, line, run } of all.rulings) {
    expect([game, typeof title.ja, typeof edition, typeof line]).toEqual([
      "dew",
      "string",
      "number",
      "number",
    ]);
    expect(rules.some((id: string) => id.startsWith("dew-7."))).toBe(true);
    expect(cards).toBeInstanceOf(Array);
    expect(run).toContain(file);
  }
});

const MOTHS = `name: { en: Moth House, ja: 蛾の家 }
game: dew
scenarios:
  - title: { en: A lantern of my own draws moths, ja: 自分の灯りに蛾が寄る }
    rules: [dew-7.3]
    start:
      A: { meadow: [Lamp Moth] }
    expect:
      - A.meadow: [Lamp Moth]
`;

test("those of a set of one's own are found beside them, say whose they are, and are run", async () => {
  const path = join(folder, "set.yaml");
  writeFileSync(path, MOTHS);
  const words = "what does a lantern draw?";
  const { out } = await ask(words, "--with", path, "--limit", "1");
  expect(out.split("\n").slice(0, 2)).toEqual([
    "A lantern of my own draws moths",
    `  Moth House · dew-7.3 · edition 1 of the rules · ${path}:4`,
  ]);
  const [first] = JSON.parse((await ask(words, "--with", path, "--json")).out).rulings;
  expect(first).toMatchObject({ set: { en: "Moth House", ja: "蛾の家" }, cards: ["Lamp Moth"] });
  const typed = /^npx tefuda (scenario) (--with) (\S+) (--only) "(.+)"$/.exec(first.run)!.slice(1);
  expect(await tefuda(typed)).toMatchObject({ code: 0, out: "1 passed, 0 failed\n" });
  // of all games it stands with its own
  const everywhere = await tefuda([
    "rulings",
    "all",
    "lantern",
    "--with",
    path,
    "--limit",
    "1",
    "--lang",
    "ja",
  ]);
  expect(everywhere.out).toContain("蛾の家");
  const other = await tefuda(["rulings", "ttcg", "lantern", "--with", path]);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining("this set is for dew, not for ttcg")]);
});

test.each([
  [["rulings", "dew"], "say what you want to know"],
  [["rulings", "duw", "x"], 'there is no game "duw"'],
  [["rulings", "dew", "--rule", "77.1"], 'there is no rule "77.1"'],
  [["rulings", "dew", "--card", "Lamp Moht"], "did you mean Lamp Moth"],
])("%j is refused, and why", async (argv, why) => {
  const { code, err } = await tefuda(argv);
  expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  const other = await tefuda([...argv, "--lang", "ja"]);
  expect([other.code, other.err]).toEqual([2, expect.stringMatching(/[ぁ-ん]/)]);
});
