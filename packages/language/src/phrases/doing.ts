/** Verbs: of a player, and of you or whoever may do it. */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { type Phrases, read, say } from "@tefuda/cardtext/write";
import { participle } from "./past.ts";

/** A verb whose doer is no part of the meaning: it is you, or whoever may do it. */
export const yours = { agr: ["base", "may"] };
export const own = "<own:your/their>";

export function vp(node: unknown, en: Phrases, ja?: Phrases, only?: Production["only"]): Production {
  return say("VP", node, en, ja, only);
}

const it = { ref: "it" };

/** What Japanese does to what was spoken of without saying so: behind 「それがUNITカードなら」. */
export const elided = (node: object, ja: readonly string[]): Production =>
  read(
    "Elided",
    { ...node, what: it },
    [],
    ja.map((phrase) => `[それを]${phrase}`),
  );

/** A verb of yours with cards for its object, which stands for WHAT. */
export function acting(act: string, en: readonly string[], ja: readonly string[]): Production {
  return vp(
    { do: act, what: "$c" },
    en.map((verb) => verb.replace("WHAT", "{c:Objs}")),
    ja.flatMap((verb) => [`{c:Objs}${verb}`, `{c:Objs}(選び|選んで|選択し)[、]${verb}`]),
    yours,
  );
}

/** "Retire WHAT" of what is retired: "<num:is/are> retired". */
export function suffered(phrase: string): string {
  const [verb = "", ...rest] = phrase.split(" ").filter((word) => word !== "WHAT");
  return ["<num:is/are>", participle(verb), ...rest].join(" ");
}

/** What happens to cards, said of them: what is done, and the predicates. */
export const happeningTo = (
  node: (cards: unknown, slots: Slots) => unknown,
  en: readonly string[],
): Production[] =>
  ["sg", "pl"].map((num) =>
    read(
      "Naming",
      ({ c, ...slots }: Slots) => {
        const done = node(c, slots);
        return done === undefined ? undefined : [done];
      },
      en.map(
        (phrase) =>
          `{c:Cards.${num}.subj} ${phrase.replace(/<num:([^/>]*)\/([^>]*)>/g, num === "sg" ? "$1" : "$2")}`,
      ),
    ),
  );
