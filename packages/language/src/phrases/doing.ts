/** Verbs: of a player, and of you or whoever may do it. */
import type { Production } from "@tefuda/cardtext/types";
import { type Phrases, say } from "@tefuda/cardtext/write";

/** A verb whose doer is no part of the meaning: it is you, or whoever may do it. */
export const yours = { agr: ["base", "may"] };
export const own = "<own:your/their>";

export function vp(node: unknown, en: Phrases, ja?: Phrases, only?: Production["only"]): Production {
  return say("VP", node, en, ja, only);
}

/** A verb of yours with cards for its object, which stands for WHAT. */
export function acting(act: string, en: readonly string[], ja: readonly string[]): Production {
  return vp(
    { do: act, what: "$c" },
    en.map((verb) => verb.replace("WHAT", "{c:Objs}")),
    ja.flatMap((verb) => [`{c:Objs}${verb}`, `{c:Objs}(選び|選んで|選択し)[、]${verb}`]),
    yours,
  );
}
