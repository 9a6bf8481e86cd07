/** Cards that were spoken of, or that stand in a fixed relation to the text. */
import type { Production } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { PileWords } from "../actions/piles.ts";
import { doneTo, type Game, thatOf } from "../phrases/antecedent.ts";
import type { DoneWords } from "../phrases/done.ts";
import type { CardWords, NounWords } from "./words.ts";

const one = { num: ["sg"] };

/** What cards of one sort are called that were spoken of: one, or several if those have a word. */
interface Called {
  ref: string;
  noun: string;
  en: string;
  many?: string;
}

/** Cards of one sort that were spoken of, by what was done to them. */
function again(
  { usual }: Game,
  { ref, noun, en, many }: Called,
  done: DoneWords,
  form: Readonly<Record<string, readonly string[]>>,
): Production[] {
  const hasOwn = usual === "";
  const [card, name, that] = many ? ["cards", many, "those"] : ["card", en, "that"];
  return [
    read(
      "Ref",
      ref,
      [
        ...(noun === "card" ? [] : [`${that} ${en} ${card}`]),
        // a game whose texts are its own has words for what was done
        `the ${hasOwn ? "(chosen|selected|targeted)" : done.verbs} ${name}`,
      ],
      [],
      form,
    ),
    ...done.sorts.flatMap(({ act, en: words }) =>
      words === undefined
        ? []
        : // and works out of its whole texts which card that is
          [
            read(
              "Ref",
              hasOwn ? ref : doneTo(ref, act),
              `the ${name} [that (was|were)] ${words} this way`,
              [],
              form,
            ),
          ],
    ),
  ];
}

/** "It", "they", "that UNIT": what it is called tells whether it can be meant. */
export function references(words: CardWords, game: Game, done: DoneWords): Production[] {
  const nouns: [string, NounWords][] = [
    ...Object.entries(words.nouns),
    ["card", { en: "card", ja: "カード" }],
    ...Object.values(words.zones).flatMap(({ noun }): [string, NounWords][] =>
      noun ? [[noun.en, noun]] : [],
    ),
  ];
  return [
    ...words.selves.flatMap(({ on, en, ja, moved }) => [
      ...(moved ? [say("Ref", "this", moved.en, moved.ja, { ...one, on: [on], dir: ["from"] })] : []),
      say("Ref", "this", en, ja, { ...one, on: [on], ...(moved && { dir: ["in"] }) }),
    ]),
    read("Ref", "this", "this", [], one),
    say("Ref", "it", ["it"], ["それ"], one),
    // After a trigger "that UNIT" is the one that it spoke of.
    ...nouns.flatMap(([noun, { en, ja }]) => [
      say("Ref", thatOf(game, noun), `that ${en}`, `その${ja}`, { ...one, ctx: ["when"] }),
      // Japanese calls "it" what it is.
      both(
        "Ref",
        () => thatOf(game, noun),
        (it: string) => (it === `it ${noun}` ? {} : undefined),
        [],
        `その${ja}`,
        { ...one, ctx: ["free"] },
      ),
      read("Ref", thatOf(game, noun), `that ${en}`, `選んだ${ja}`, { ...one, ctx: ["free"] }),
      ...again(game, { ref: thatOf(game, noun), noun, en }, done, { ...one, ctx: ["free", "when"] }),
    ]),
    read("Pronoun", { ref: "it" }, ["it", "that card", "the card"]),
    read("Pronoun", { ref: "them" }, ["them", "those cards", "the cards"]),
    ...[
      ["subj", "they"],
      ["obj", "them"],
      ["event", "they"],
    ].map(([role, word]) => say("Ref", "them", word!, "それら", { num: ["pl"], role: [role!] })),
    ...nouns.flatMap(([noun, { en, many = `${en}s`, ja }]) => {
      const [ref, form] = [`those ${noun}`, { num: ["pl"], role: ["subj", "obj", "event"] }];
      return [
        read("Ref", ref, `those ${many}`, `それらの${ja}`, form),
        ...again(game, { ref, noun, en, many }, done, form),
      ];
    }),
  ];
}

/**
 * Where a card lies that was spoken of, said once more: "return that UNIT from the trail". Whether it can lie there is looked
 * at where it is known what is meant (`explained`).
 */
export function fromPlaces({ zones, field }: CardWords, { deck, pile }: PileWords): Production[] {
  const elsewhere = [...new Set([...Object.values(zones).map(({ en }) => en), deck.en, pile.en])];
  const whose = "(the|your|its owner's|their owner's|their owners'|your opponent's)";
  return ["sg", "pl"].flatMap((num) =>
    ([field.en, elsewhere] as const).map((names, at) =>
      read(
        "Cards",
        { ref: "$r", lies: at === 0 ? "field" : "elsewhere" },
        `{r:Ref.${num}.obj} from ${whose} (${names.join("|")})`,
        [],
        { num: [num], role: ["obj"], dir: ["from"] },
      ),
    ),
  );
}
