/** A difference as a file of scenarios: the position and what is done in it, and beside it what the reader makes of it. */
import { stringify } from "yaml";
import type { Kit } from "../kit.ts";
import type { Shrunk } from "./shrinking.ts";

export function scenarioOf(kit: Kit, { ready: { parts, it }, outcome }: Shrunk): string {
  const named = new Set(
    parts.place.sides.flatMap(({ zones }) =>
      Object.values(zones).flatMap((cards) => cards.map(({ card }) => card)),
    ),
  );
  const side = ({ numbers, zones }: (typeof parts.place.sides)[number]): object => ({
    ...numbers,
    ...Object.fromEntries(
      Object.entries(zones).map(([zone, cards]) => {
        const list = cards.map(({ card, turned, faceDown, numbers: own = {} }) =>
          turned || faceDown || Object.keys(own).length > 0
            ? { card, ...(turned ? { turned } : {}), ...(faceDown ? { "face down": true } : {}), ...own }
            : card,
        );
        return [zone, zone === kit.rules.deck ? { only: list } : list];
      }),
    ),
  });
  const phases = kit.pack.layout.phases;
  const [first, ...others] = outcome.said;
  return stringify([
    {
      title: `Read twice: ${parts.rite.words.slice(0, 80)} (${parts.seed})`,
      rules: [`${kit.id}-1.1`],
      note: outcome.what,
      cards: it.cards.filter(({ name }) => named.has(name)).map(({ written }) => written),
      start: {
        turn: parts.place.turn,
        player: "AB"[parts.place.player],
        phase: phases[parts.place.phase ?? -1]?.en ?? parts.place.called,
        A: side(parts.place.sides[0]!),
        B: side(parts.place.sides[1]!),
      },
      do: [
        { [`${"AB"[parts.place.player]}`]: first ?? kit.play(it.played) },
        ...others.map((line) => ({ [line.slice(0, 1)]: line.slice(3) })),
      ],
      expect: [{ over: false }],
    },
  ]);
}
