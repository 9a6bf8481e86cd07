/** "With cost 3 or less": what a card's numbers have to be. */
import type { Production } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { bounds } from "./asking.ts";
import type { Described } from "./bones.ts";
import { deAru } from "./inflect.ts";
import { saysOnly } from "./parts.ts";

type Bound = Described & { bound?: { of: string; how: string; n: number } };

const numbered = (en: readonly string[]) => en.map((phrase) => phrase.replace("N", "{n:#0}"));

/** Said behind the noun, and in Japanese before it. */
export function boundRels(): Production[] {
  return Object.entries(bounds).map(([how, [en, ja]]) => {
    const numbers = numbered(en);
    return say(
      "Rel",
      { bound: { of: "$s", how, n: "$n" } },
      [
        ...numbers.map((n) => `with {s:BoundStat} ${n}`),
        ...numbers.map((n) => `with {s:BoundStat} of ${n}`),
        ...numbers.map((n) => `with ${n} {s:BoundStat}`),
        ...numbers.slice(0, 1).map((n) => `with ${n.replace("{n:#0}", "{n:#0} {s:BoundStat}")}`),
        ...numbers.map((n) => `whose {s:BoundStat} is ${n}`),
        ...numbers.map((n) => `that <num:has/have> {s:BoundStat} ${n}`),
      ],
      [
        `{s:BoundStat}{n:#0}${ja}の`,
        `{s:BoundStat}が{n:#0}${ja}の`,
        `{s:BoundStat}(が|は|の){n:#0}${ja}である`,
      ],
    );
  });
}

/** "That costs 3 or less": of a figure that has a verb of its own; UNIT stands behind the number. */
export function costRels(of: string, unit = ""): Production[] {
  return Object.entries(bounds).map(([how, [en]]) =>
    read(
      "Rel",
      { bound: { of, how, n: "$n" } },
      numbered(en).map((n) => `that <num:costs/cost> ${n.replace("{n:#0}", `{n:#0}${unit}`)}`),
    ),
  );
}

/** Said of a card that was spoken of: "it has cost 3 or less". */
export function boundBeing(): Production[] {
  return Object.entries(bounds).map(([how, [en, ja]]) =>
    both(
      "IsIt",
      ({ n, s }) => ({ noun: "card", bound: { of: s, how, n } }),
      (it: Bound) =>
        it.noun === "card" && saysOnly(it, ["noun", "bound"]) && it.bound?.how === how
          ? { n: it.bound.n, s: it.bound.of }
          : undefined,
      numbered(en).flatMap((n) => [`has {s:BoundStat} ${n}`, `has ${n} {s:BoundStat}`]),
      [`{s:BoundStat}が{n:#0}${ja}${deAru}`, `{s:BoundStat}{n:#0}${ja}${deAru}`],
    ),
  );
}
