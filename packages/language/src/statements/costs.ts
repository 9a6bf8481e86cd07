/**
 * Costs of the cards that one plays, raised or lowered.
 *
 * Example: `{ is: "cost", of: { noun: "general" }, what: "cost", by: -1 }` - "Generals you play cost 1 less.",
 * 「あなたがプレイする武将のコストは1減る。」
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { changed } from "../amounts/measure.ts";
import type { Described } from "../phrases/bones.ts";
import { godan, ichidan } from "../phrases/inflect.ts";
import { anyColour, degrees, verbsOfChange } from "../phrases/measures.ts";
import { YOU } from "../phrases/players.ts";
import type { TriggerWords } from "../triggers/triggers.ts";

/** A number that cards are played for. */
export interface CostWords {
  en: string;
  ja: string;
  /** What stands behind a number where the verb is "cost": " CP"; left out where it is not said so. */
  unit?: string;
  /** Whether it is printed by that verb. */
  verb?: true;
  /** Whether texts speak of what the other player's cards cost as well. */
  others?: true;
  /** Whether texts of a card speak of what that costs itself. */
  itself?: true;
  /** Verbs of playing such cards, besides "play"; in Japanese before the cards. */
  play?: { en: string; ja: string };
}

const anyChange = (more: boolean): string => `[だけ|ぶん](${verbsOfChange(more).join("|")})`;

type Cost = {
  is: string;
  what: string;
  of: unknown;
  who?: unknown;
  least?: unknown;
  self?: unknown;
  happened?: unknown;
};
/** Whether no bound is said, and neither that it is the cost of the text's own card nor that of the next one. */
const isPlain = ({ least, self, happened }: Cost): boolean =>
  least === undefined && self === undefined && happened === undefined;

/** What happens when you play such a card, as texts ask whether it has this turn; undefined where none can ask that. */
export function beingPlayed(
  { played, comes = {}, past }: TriggerWords,
  d: unknown,
): { on: string; who?: "you"; what: unknown } | undefined {
  const { noun, side, zone } = d as Described;
  // where some cards come by another happening, "card" means these as well
  if (!past || side || zone || (noun === "card" && Object.keys(comes).length > 0)) return undefined;
  if (played.includes(noun)) return { on: "played", who: "you", what: d };
  const on = comes[noun];
  return on === undefined
    ? undefined
    : { on, what: { count: { exactly: 1 }, what: { ...(d as Described), side: "yours" } } };
}

export const costStatements = (
  costs: Readonly<Record<string, CostWords>>,
  triggers: TriggerWords,
): Production[] => [
  say("Fixed", "$s", "{s:Priced}", "{s:Priced}"),
  ...Object.entries(costs).flatMap(([what, words]) => [
    ...(triggers.past && words.unit !== undefined ? nextCosts(what, words, triggers) : []),
    ...yourCosts(what, words),
    ...playedSoLong(what, words),
    ...(words.itself ? ofItself(what, words) : []),
    ...(words.others ? [...theirCosts(what, words), ...allCosts(what, words)] : []),
  ]),
];

/** "UNITs you play this turn cost 1 less": for how long stands behind what is played. */
const playedSoLong = (what: string, { unit = "", play }: CostWords): Production[] =>
  [1, -1].map((sign) => {
    const plays = play ? `(play|${play.en})` : "play";
    return read(
      "Becoming",
      ({ d, n }: Slots) => [
        { do: "lasting", what: { is: "cost", of: d, what, by: sign * (n as number) }, for: "thisTurn" },
      ],
      `[the] {d:Desc.pl} [that] you ${plays} this turn cost {n:#d}${unit || "[C]"} ${degrees(sign > 0).en} [to ${plays}]`,
    );
  });

/** "The next UNIT you play this turn costs 1 less": until one has been played. */
function nextCosts(
  what: string,
  { ja, unit = "", play }: CostWords,
  triggers: TriggerWords,
): readonly Production[] {
  const plays = play ? `(play|${play.en})` : "play";
  const playsJa = play ? `(プレイする|使う|使用する|${play.ja})` : "(プレイする|使う|使用する)";
  const next = (d: unknown, by: number): Cost | undefined => {
    const happened = beingPlayed(triggers, d);
    return happened && ({ is: "cost", of: d, what, by, happened } as Cost);
  };
  return [1, -1].flatMap((sign) => {
    const { en } = degrees(sign > 0);
    const by = ({ n }: Slots): number => sign * (n as number);
    const costs = `costs {n:#d}${unit || "[C]"} ${en} [to ${plays}]`;
    return [
      both(
        "Priced",
        (slots) => next(slots.d, by(slots)),
        (it: Cost & { by?: unknown }) =>
          it.is === "cost" && it.what === what && it.happened && typeof it.by === "number" && it.by * sign > 0
            ? { d: it.of, n: it.by * sign }
            : undefined,
        [
          `the next {d:Desc.sg} you play costs {n:#d}${unit} ${en}`,
          `[the] next {d:Desc.sg} [that] you ${plays} ${costs}`,
        ],
        [
          `あなたが次にプレイする{d:Desc}の${ja}は{n:#d}${sign > 0 ? ichidan("増え") : godan("減", "る")}`,
          `次に[${YOU}(が|の)]${playsJa}{d:Desc}の${ja}(は|が|を)[、]${anyColour}${anyChange(sign > 0)}`,
          `${YOU}(が|の)次に${playsJa}{d:Desc}の${ja}(は|が|を)[、]${anyColour}${anyChange(sign > 0)}`,
        ],
      ),
      read(
        "Becoming",
        (slots: Slots) => {
          const it = next(slots.d, by(slots));
          return it && [{ do: "lasting", what: it, for: "thisTurn" }];
        },
        `[the] next {d:Desc.sg} [that] you ${plays} this turn ${costs}`,
      ),
    ];
  });
}

/** Of what either player plays: for each of them the same. */
const allCosts = (what: string, { ja, unit = "", play }: CostWords): Production[] =>
  [1, -1].map((sign) =>
    read(
      "Says",
      ({ d, n }: Slots) =>
        // whose they are, or where they lie, is said of the cards of one player
        (d as { side?: unknown; zone?: unknown }).side || (d as { zone?: unknown }).zone
          ? undefined
          : [undefined, "opponent"].map((who) => ({
              is: "cost",
              of: d,
              ...(who && { who }),
              what,
              by: sign * (n as number),
            })),
      [
        `{d:Desc.pl} cost {n:#d}[(${unit}|C)] ${degrees(sign > 0).en} [to (play${play ? `|${play.en}` : ""})]`,
        `{d:Desc.pl} cost {n:#d}[(${unit}|C)] ${degrees(sign > 0).en} for (both|all) players`,
        `it costs {n:#d}[(${unit}|C)] ${degrees(sign > 0).en} to (play${play ? `|${play.en}` : ""}) {d:Desc.pl}`,
      ],
      [
        `{d:Desc}を(プレイする|使う${play ? `|${play.ja}` : ""})[ための]コスト(は|が|を)[、](お互いに|どちらのプレイヤーも)[、]${anyColour}${anyChange(sign > 0)}`,
        `[(すべての|あらゆる)]{d:Desc}の${ja}(は|が|を)[、]${anyColour}${anyChange(sign > 0)}`,
        `各プレイヤー(が|の)[(プレイする|使う${play ? `|${play.ja}` : ""})]{d:Desc}のコスト(は|が|を)[、]${anyColour}${anyChange(sign > 0)}`,
      ],
    ),
  );

/** Of the card that bears the text. */
const ofItself = (what: string, { en: name, ja, unit = "", play }: CostWords): Production[] =>
  changed(
    "Priced",
    () => ({ is: "cost", of: { noun: "card" }, what, self: true }),
    (it: Cost) =>
      it.is === "cost" && it.what === what && it.self && it.least === undefined ? {} : undefined,
    (more) => {
      const { en, up } = degrees(more);
      const plays = `(play${play ? `|${play.en}` : ""})`;
      const changes = anyChange(more);
      const playsJa = `(をプレイする[ための]|を${play?.ja ?? "使う"}[ための]|を使う[ための]|の)`;
      return {
        en: [
          `this card costs {n:#d}${unit} ${en}`,
          `{r:Ref.sg.subj} costs {n:#d}[(${unit}|C)] ${en} [to ${plays}]`,
          `{r:Ref.sg.subj}'s ${name} is ({n:#d}[C] ${en}|${up} by {n:#d}[C])`,
          `the ${name} of {r:Ref.sg.obj} is ${up} by {n:#d}[C]`,
          `(reduce|lower|decrease) the ${name} (of|to ${plays}) {r:Ref.sg.obj} by {n:#d}[C]`,
        ].slice(0, more ? 4 : 5),
        ja: [
          `このカードのコストは{n:#d}${more ? ichidan("増え") : godan("減", "る")}`,
          `{r:Ref.sg.subj}${playsJa}${ja}(は|が|を)[、][{f:ForEach}]${anyColour}${changes}`,
          `{r:Ref.sg.subj}は[、]${ja}(が|を)[、][{f:ForEach}]${anyColour}${changes}`,
        ],
      };
    },
  ).map(({ make, ...it }) => ({
    ...it,
    // no other card is meant than the one that says so
    make: ({ r = "this", ...slots }: Slots, form: Form) => (r === "this" ? make?.(slots, form) : undefined),
  }));

/** Of what your opponent plays. */
const theirCosts = (what: string, { ja, unit = "", play }: CostWords): Production[] =>
  changed(
    "Priced",
    ({ d }) => ({ is: "cost", of: d, who: "opponent", what }),
    (it: Cost) =>
      it.is === "cost" && it.what === what && it.who === "opponent" && isPlain(it) ? { d: it.of } : undefined,
    (more) => {
      const { en } = degrees(more);
      const changes = anyChange(more);
      const plays = `(plays${
        play
          ? `|${play.en
              .split("|")
              .map((verb) => `${verb}s`)
              .join("|")}`
          : ""
      })`;
      const sinks = more ? ichidan("増え") : godan("減", "る");
      return {
        en: [
          `{d:Desc.pl} your opponent plays cost {n:#d}${unit} ${en}`,
          `[the] {d:Desc.pl} [that] (your|the|a) opponent ${plays} cost [them] {n:#d}[(${unit}|C)] ${en} [to play]`,
          `(your|the|a) opponent's {d:Desc.pl} cost {n:#d}[(${unit}|C)] ${en} [to play]`,
        ],
        ja: [
          `相手がプレイする{d:Desc}のコストは{n:#d}${sinks}`,
          `相手(が|の)(プレイする|使う|召集する){d:Desc}の${ja}(は|が|を)[、][{f:ForEach}]${anyColour}${changes}`,
          `相手の{d:Desc}の${ja}(は|が|を)[、][{f:ForEach}]${anyColour}${changes}`,
          `相手が{d:Desc}を(プレイする|使う)(${ja}|ための${ja})(は|が|を)[、]${anyColour}${changes}`,
        ],
      };
    },
  );

const yourCosts = (what: string, { en: name, ja, unit, verb, play }: CostWords): Production[] =>
  changed(
    "Priced",
    ({ d }) => ({ is: "cost", of: d, what }),
    (it: Cost) =>
      it.is === "cost" && it.what === what && it.who === undefined && isPlain(it) ? { d: it.of } : undefined,
    (more) => {
      const { en, rise, up } = degrees(more);
      const plays = play ? `(play|${play.en})` : "play";
      const sinks = more ? ichidan("増え") : godan("減", "る");
      const verbs =
        unit === undefined
          ? []
          : [
              `[the] {d:Desc.pl} [that] you ${plays} cost {n:#d}${unit || "[C]"} ${en} [to ${plays}]`,
              `{d:Desc.pl} [that] you ${plays} cost {n:#d} ${en}${unit} [to ${plays}]`,
              `your {d:Desc.pl} cost {n:#d}${unit || "[C]"} ${en} [to ${plays}]`,
              `{d:Desc.pl} cost you {n:#d}${unit || "[C]"} ${en} [to ${plays}]`,
            ];
      const nouns = [
        `the ${name} of {d:Desc.pl} you play is {n:#d} ${en}`,
        `the ${name} of {d:Desc.pl} [that] you play (is|are) ${up} by {n:#d}`,
      ];
      const playsJa = play ? `(プレイする|使う|${play.ja})` : "プレイする";
      const changes = anyChange(more);
      return {
        en: [
          ...(verb ? [`{d:Desc.pl} you play cost {n:#d}${unit} ${en}`] : []),
          ...(verb ? [...verbs, ...nouns] : [...nouns, ...verbs]),
        ],
        ja: [
          `あなたがプレイする{d:Desc}の${ja}は{n:#d}${verb ? sinks : rise}`,
          `${YOU}(が|の)${playsJa}{d:Desc}の${ja}(は|が|を)[、][{f:ForEach}]${anyColour}${changes}`,
          `${YOU}の{d:Desc}の${ja}(は|が|を)[、][{f:ForEach}]${anyColour}${changes}`,
          `[(あなた|自分)が]{d:Desc}を${playsJa}(${ja}|ための${ja})(は|が|を)[、]${anyColour}${changes}`,
        ],
      };
    },
  );
