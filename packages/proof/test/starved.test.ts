/** Cases that are asked for what chance seldom makes hold it, and are the same whenever they are made. */
import { expect, test } from "vitest";
import { Dice } from "../src/fuzz/dice.ts";
import { nodesOf } from "../src/meaning/cases/nodes.ts";
import { effectText, holding, knownTo, wantedIn } from "../src/meaning/cases/starved.ts";
import { TextMaker } from "../src/meaning/cases/texts.ts";
import { KITS } from "../src/meaning/kits.ts";

test("what is seldom made is wanted often, and then made", async () => {
  const kit = await KITS.dew!();
  const known = knownTo(kit);
  const total = (name: string): number => known.get(name)!.once + known.get(name)!.stands;
  const pairs = [...known.keys()].filter((name) => name.includes(" > ")).sort((a, b) => total(a) - total(b));
  const rare = new Set(pairs.slice(0, pairs.length / 20));
  const wanted = Array.from({ length: 400 }, (_, seed) => wantedIn(kit, new Dice(seed, "starved")));
  expect(wanted).toEqual(Array.from({ length: 400 }, (_, seed) => wantedIn(kit, new Dice(seed, "starved"))));
  const maker = new TextMaker(new Dice(1, "starved"), kit.lexicon);
  const byChance = wanted.filter(() => nodesOf(effectText(maker)).pairs.some((name) => rare.has(name)));
  expect(wanted.filter(({ name }) => rare.has(name)).length).toBeGreaterThan(2 * byChance.length);

  const names = wanted.filter(({ where }) => where === "once").map(({ name }) => name);
  const held = names.filter((name) => {
    const { nodes, pairs: within, parts } = nodesOf(holding(name, () => effectText(maker)));
    return [...nodes, ...within, ...parts].includes(name);
  });
  expect(held.length).toBeGreaterThan(names.length * 0.8);
});
