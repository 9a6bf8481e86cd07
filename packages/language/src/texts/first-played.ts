/**
 * What the first card of a sort costs that one plays in a turn: as long as none was played this turn, such cards cost less.
 *
 * Example: "The first tactic you play each turn costs 1 less." - "While you have played no tactics this turn, tactics you play
 * cost 1 less."
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { read } from "@tefuda/cardtext/write";
import { anyColour, verbsOfChange } from "../phrases/measures.ts";
import { textOf } from "../phrases/texts.ts";
import { beingPlayed, type CostWords } from "../statements/costs.ts";
import type { TriggerWords } from "../triggers/triggers.ts";
import { behind, behindJa, type Mark } from "./heads.ts";

const EACH = "(each|every|in each|a|per|during each|on each [of your]) turn";
const FIRST_JA = "(各ターン|毎ターン|1ターン|ターン)[に|の|中|中に|で][、]";

export function firstPlayed(
  prices: Readonly<Record<string, CostWords>>,
  triggers: TriggerWords,
  { mark, mode, open }: { mark: Mark | undefined; mode: string | undefined; open: boolean },
  only: Production["only"],
): Production[] {
  if (!triggers.past) return [];
  // of prices that are told apart by their units, the unit has to be said
  const apart = Object.values(prices).filter(({ unit }) => unit).length > 1;
  return Object.entries(prices).flatMap(([what, { ja, unit = "" }]) => {
    if (apart && unit === "") return [];
    const price = apart ? unit : `[(${unit}|C)]`;
    return [1, -1].map((sign) =>
      read(
        "Text",
        ({ d, n }: Slots) => {
          const happened = beingPlayed(triggers, d);
          if (happened?.on !== "played") return undefined;
          return textOf("always", {
            mode,
            what: [{ is: "cost", of: d, what, by: sign * (n as number) }],
            if: { if: "happened", happened, how: "exactly", n: 0 },
          });
        },
        ["", "."].flatMap((stop) =>
          [
            `the first {d:Desc.sg} [that] you play ${EACH} costs {n:#d}${price} ${sign > 0 ? "more" : "less"} [to play]${stop}`,
            `${EACH}[,] the first {d:Desc.sg} [that] you play costs {n:#d}${price} ${sign > 0 ? "more" : "less"} [to play]${stop}`,
          ].flatMap((line) => behind(mark, line, open)),
        ),
        ["", "。"].flatMap((stop) =>
          [
            `[(あなた|自分)(が|は)[、]]${FIRST_JA}[(あなた|自分)が]最初に(プレイする|使う|使用する){d:Desc}の${ja}(は|が|を)[、]${anyColour}(${verbsOfChange(sign > 0).join("|")})${stop}`,
          ].flatMap((line) => behindJa(mark, line, open)),
        ),
        only,
      ),
    );
  });
}
