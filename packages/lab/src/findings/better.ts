/** Cards that are as good as another in everything and better in something (strictly better). */
import type { CardDefinition, CardInfo, Worth } from "@tefuda/kernel";
import type { Loaded } from "../loaded.ts";
import { type Compared, compareTexts, together } from "./compare.ts";
import type { Finding } from "./finding.ts";
import { type Boons, gainOfText } from "./gain.ts";
import { type Bag, written } from "./trees.ts";
import { WHY } from "./words.ts";

interface Side {
  info: CardInfo;
  definition: CardDefinition;
  numbers: ReadonlyMap<string, string | number>;
  texts: readonly { tree: Bag; atWill: boolean }[];
}

/** `asked`: cards of which something is wanted to be known; a pair with none of them is left out. */
export function strictlyBetter({ pack, book, game }: Loaded, asked: (name: string) => boolean): Finding[] {
  const { worth, boons: named = [] } = pack;
  const { reading } = game;
  if (!worth || !reading) return [];
  const boons: Boons = new Set(named);
  const sides = book.cards.map((info): Side => {
    const definition = game.byName.get(info.name)!;
    const details = (info.details ?? []).map(({ id, value }) => [id, value] as const);
    return {
      ...{ info, definition },
      // a detail says in full what a value says in part
      numbers: new Map([...info.values.map(({ id, value }) => [id, value] as const), ...details]),
      texts: reading
        .trees(definition)
        .map(({ tree, atWill }) => ({ tree: tree as Bag, atWill: atWill === true })),
    };
  });
  const sort = ({ info: { type, subtypes } }: Side): string => `${type}: ${[...subtypes].sort().join()}`;
  return [...Map.groupBy(sides, sort).values()].flatMap((alike) =>
    alike.flatMap((better) =>
      alike.flatMap((worse): Finding[] => {
        if (better === worse || !(asked(better.info.name) || asked(worse.info.name))) return [];
        const told = isBetter(better, worse, worth, boons);
        return told ? [findingOf(better, worse, told)] : [];
      }),
    ),
  );
}

/** In what one card is better than another and in nothing worse; undefined where it is not so. */
function isBetter(
  a: Side,
  b: Side,
  worth: Readonly<Record<string, Worth>>,
  boons: Boons,
): string[] | undefined {
  const copies = (side: Side): number => side.definition.copies ?? Number.POSITIVE_INFINITY;
  if (copies(a) < copies(b)) return undefined;
  const told: string[] = [];
  for (const [id, by] of Object.entries(worth)) {
    const compared = compareWorth(a.numbers.get(id), b.numbers.get(id), by);
    if (compared === "worse" || compared === "apart") return undefined;
    if (compared === "better") told.push(id);
  }
  const texts = compareAll(a, b, boons);
  if (texts === "worse" || texts === "apart") return undefined;
  if (texts === "better") told.push("");
  return told.length > 0 ? told : undefined;
}

function compareWorth(a: string | number | undefined, b: string | number | undefined, by: Worth): Compared {
  if (a === b) return "same";
  if (a === undefined || b === undefined || by === "same") return "apart";
  if (typeof by === "object") return comparePrices(String(a), String(b), by.price);
  const [one, other] = [a, b].map((value) => String(value).match(/-?\d+/g) ?? []);
  const rest = (value: string | number): string => String(value).replace(/-?\d+/g, "#");
  if (rest(a) !== rest(b) || one!.length !== other!.length) return "apart";
  return together(
    one!.map((text, i): Compared => {
      const [n, m] = [Number(text), Number(other![i])];
      if (n === m) return "same";
      return n > m === (by === "more") ? "better" : "worse";
    }),
  );
}

/** Whatever pays the one pays the other: of no letter it wants more, and not more in all. */
function comparePrices(a: string, b: string, any: string): Compared {
  const [one, other] = [priceOf(a), priceOf(b)];
  if (!one || !other) return "apart";
  const letters = [...new Set([...one.keys(), ...other.keys()])].filter((letter) => letter !== any);
  const total = (price: ReadonlyMap<string, number>): number =>
    [...price.values()].reduce((x, y) => x + y, 0);
  const less = (x: ReadonlyMap<string, number>, y: ReadonlyMap<string, number>): boolean =>
    total(x) <= total(y) && letters.every((letter) => (x.get(letter) ?? 0) <= (y.get(letter) ?? 0));
  const [cheaper, dearer] = [less(one, other), less(other, one)];
  if (cheaper && dearer) return "same";
  return cheaper ? "better" : dearer ? "worse" : "apart";
}
function priceOf(text: string): Map<string, number> | undefined {
  if (!/^(\d*[A-Za-z])+$|^0$/.test(text)) return undefined;
  const price = new Map<string, number>();
  for (const [, n, letter] of text.matchAll(/(\d*)([A-Za-z])/g))
    price.set(letter!, (price.get(letter!) ?? 0) + (n === "" ? 1 : Number(n)));
  return price;
}

/** Texts against texts: each of the worse card has its match, and whatever is left over on either side tells for the better one. */
function compareAll(a: Side, b: Side, boons: Boons): Compared {
  const left = [...a.texts];
  const results: Compared[] = [];
  const unmatched = b.texts.filter((text) => {
    const at = left.findIndex(({ tree }) => written(tree) === written(text.tree));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  for (const text of unmatched) {
    const found = left
      .map((one, at) => ({ at, is: compareTexts(one.tree, text.tree, one.atWill && text.atWill, boons) }))
      .find(({ is }) => is === "better");
    if (found) {
      left.splice(found.at, 1);
      results.push("better");
    } else results.push(gainOfText(text.tree, text.atWill, boons) === -1 ? "better" : "apart");
  }
  for (const { tree, atWill } of left)
    results.push(gainOfText(tree, atWill, boons) === 1 ? "better" : "apart");
  return together(results);
}

const findingOf = (better: Side, worse: Side, told: readonly string[]): Finding => ({
  kind: "strictlyBetter",
  cards: [worse.info.name, better.info.name],
  why: WHY.better(worse.info, better.info, told),
  certain: true,
});
