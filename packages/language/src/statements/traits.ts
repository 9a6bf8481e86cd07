/**
 * Traits that cards get beside their own.
 *
 * Example: `{ is: "joins", who: ..., traits: { nation: ["shu"] } }` - "This general is also a Shu card.",
 * 「この武将は蜀のカードとしても扱う。」
 */
import type { Production } from "@tefuda/cardtext/types";
import { both } from "@tefuda/cardtext/write";
import { series } from "../phrases/lists.ts";
import type { AnyOf, Traits } from "../qualities/traits.ts";

interface Joins {
  is: string;
  traits: AnyOf;
}

export const traitStatements = (traits: Traits): Production[] =>
  Object.entries(traits).flatMap(([list, { symbol, joins }]) =>
    joins
      ? [
          ...series(`${symbol}sAnd`, symbol, {
            en: [" and", ", and"],
            more: [","],
            ja: ["と", "、", "および", "・"],
          }),
          both(
            "Pred",
            ({ v }) => ({ is: "joins", traits: { [list]: v } }),
            (it: Joins) => (it.is === "joins" && it.traits[list] ? { v: it.traits[list] } : undefined),
            joins.en.map((phrase) => phrase.replace("N", `{v:${symbol}sAnd}`)),
            joins.ja.map((phrase) => phrase.replace("N", `{v:${symbol}sAnd}`)),
          ),
        ]
      : [],
  );
