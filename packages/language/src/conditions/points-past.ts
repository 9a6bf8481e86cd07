/**
 * What players have lost or gained this turn.
 *
 * Example: `{ if: "happened", happened: { on: "points", of: "base", who: "you", how: "lose" }, how: "atLeast", n: 1 }` - "you lost
 * base health this turn", 「あなたがこのターンに拠点の耐久力を失っている」.
 */
import type { Production } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";
import { pastJa } from "../phrases/past.ts";
import type { Points } from "../points.ts";
import { type Player, whenAndWho } from "./this-turn.ts";

/** Verbs as triggers say them, in the past. */
const did: Readonly<Record<string, string>> = { lose: "lost", gain: "gained" };

/** "~lose base health" as what was done. */
function past(phrase: string): string[] {
  const [, verb = "", rest = ""] = /^~(\w+) (.*)$/.exec(phrase) ?? [];
  return did[verb] ? [`${did[verb]} ${rest}`] : [];
}

export const pointsPast = (points: Points, players: readonly Player[]): Production[] =>
  Object.entries(points).flatMap(([of, { lost, gained }]) =>
    Object.entries({ lose: lost, gain: gained }).flatMap(([how, said]) => {
      const verbs = said?.en.flatMap(past) ?? [];
      // without a choice of words, of which each would have to be put into the past
      const inPast = said?.ja.filter((phrase) => /^[^(]*た$/.test(phrase)) ?? [];
      return verbs.length === 0 || inPast.length === 0
        ? []
        : players.flatMap((player) => ofPlayer({ of, who: player.by, how }, verbs, inPast, player));
    }),
  );

function ofPlayer(
  what: object,
  verbs: readonly string[],
  inPast: readonly string[],
  { by, en, called, also }: Player,
): Production[] {
  const node = { if: "happened", happened: { on: "points", ...what }, how: "atLeast", n: 1 };
  const have = by === "you" ? "have" : "has";
  const [first, ...more] = pastJa(inPast);
  return [
    say(
      "Cond",
      node,
      en.flatMap((name) =>
        verbs.flatMap((verb) => [`${name} ${verb} this turn`, `${name} ${have} ${verb} this turn`]),
      ),
      [
        `${called}このターンに${first}`,
        ...whenAndWho(called, also).flatMap((before) => [first, ...more].map((verb) => `${before}${verb}`)),
      ],
    ),
    read(
      "Cond",
      { if: "not", what: node },
      en.flatMap((name) =>
        verbs.map(
          (verb) =>
            `${name} (did not|have not|has not) ${verb.replace(/^lost/, "(lose|lost)").replace(/^gained/, "(gain|gained)")} this turn`,
        ),
      ),
    ),
  ];
}
