/**
 * Costs of the cards that one plays, raised or lowered.
 *
 * Example: `{ is: "cost", of: { noun: "general" }, what: "cost", by: -1 }` - "Generals you play cost 1 less.",
 * 「あなたがプレイする武将のコストは1減る。」
 */
import type { Production } from "@tefuda/cardtext/types";
import { changed } from "../amounts/measure.ts";
import { godan, ichidan } from "../phrases/inflect.ts";
import { degrees } from "../phrases/measures.ts";

/** A number that cards are played for. */
export interface CostWords {
  en: string;
  ja: string;
  /** What stands behind a number where the verb is "cost": " CP"; left out where it is not said so. */
  unit?: string;
  /** Whether it is printed by that verb. */
  verb?: true;
  /** Verbs of playing such cards, besides "play"; in Japanese before the cards. */
  play?: { en: string; ja: string };
}

type Cost = { is: string; what: string; of: unknown };

export const costStatements = (costs: Readonly<Record<string, CostWords>>): Production[] =>
  Object.entries(costs).flatMap(([what, { en: name, ja, unit, verb, play }]) =>
    changed(
      "Fixed",
      ({ d }) => ({ is: "cost", of: d, what }),
      (it: Cost) => (it.is === "cost" && it.what === what ? { d: it.of } : undefined),
      (more) => {
        const { en, rise, up, grow } = degrees(more);
        const plays = play ? `(play|${play.en})` : "play";
        const sinks = more ? ichidan("増え") : godan("減", "る");
        const verbs =
          unit === undefined
            ? []
            : [
                `{d:Desc.pl} [that] you ${plays} cost {n:#d}${unit} ${en} [to ${plays}]`,
                `{d:Desc.pl} [that] you ${plays} cost {n:#d} ${en}${unit} [to ${plays}]`,
                `your {d:Desc.pl} cost {n:#d}${unit} ${en} [to ${plays}]`,
                `{d:Desc.pl} cost you {n:#d}${unit} ${en} [to ${plays}]`,
              ];
        const nouns = [
          `the ${name} of {d:Desc.pl} you play is {n:#d} ${en}`,
          `the ${name} of {d:Desc.pl} [that] you play (is|are) ${up} by {n:#d}`,
        ];
        const playsJa = play ? `(プレイする|使う|${play.ja})` : "プレイする";
        const changes = `(${rise}|${sinks}|${grow}${godan("な", "る")}|[ぶん]${more ? godan("増や", "す") : godan("減ら", "す")})`;
        return {
          en: [
            ...(verb ? [`{d:Desc.pl} you play cost {n:#d}${unit} ${en}`] : []),
            ...(verb ? [...verbs, ...nouns] : [...nouns, ...verbs]),
          ],
          ja: [
            `あなたがプレイする{d:Desc}の${ja}は{n:#d}${verb ? sinks : rise}`,
            `あなた(が|の)${playsJa}{d:Desc}の${ja}(は|が){n:#d}${changes}`,
            `あなたの{d:Desc}の${ja}(は|が){n:#d}${changes}`,
            `[あなたが]{d:Desc}をプレイする(${ja}|ための${ja})(は|が){n:#d}${changes}`,
          ],
        };
      },
    ),
  );
