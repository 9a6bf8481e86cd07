/** "More" and "less": phrases for a change up and for a change down. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both } from "@tefuda/cardtext/write";
import type { Amount } from "../tree.ts";
import { apart, counted } from "./amounts.ts";
import { godan } from "./inflect.ts";

/**
 * More or less by a number: one phrase for each sign.
 * @param single whether the phrases are for one or for several, where that makes a difference
 */
export function changed(
  makes: string,
  node: (slots: Slots, form: Form) => object,
  take: (it: never, form: Form) => Slots | undefined,
  words: (more: boolean) => { en: readonly string[]; ja: readonly string[] },
  single?: boolean,
): Production[] {
  return [1, -1].map((sign) => {
    const { en, ja } = words(sign === 1);
    return both(
      makes,
      ({ n = 1, ...slots }, form) => {
        const by = counted({ ...slots, n: sign * (n as number) });
        const { f: _, ...rest } = slots;
        return by === undefined ? undefined : { ...node(rest, form), by };
      },
      (it: never, form) => {
        const slots = take(it, form);
        const said = slots && apart((it as { by: Amount }).by);
        if (!said || said.n * sign <= 0) return undefined;
        const n = said.n * sign;
        if (single !== undefined && single !== (n === 1)) return undefined;
        return { ...slots, ...(!single && { n }), ...(said.f && { f: said.f }) };
      },
      en.map((phrase) => `${phrase} [{f:ForEach}]`),
      ja.map((phrase) => `[{f:ForEach}]${phrase}`),
    );
  });
}

/** What "more" and "less" are called, and in Japanese as an adverb. */
export const degrees = (more: boolean) =>
  more
    ? {
        en: "more",
        adverb: "多く",
        rise: godan("上が", "る"),
        up: "(increased|raised)",
        grow: "(大きく|多く|高く)",
      }
    : {
        en: "less",
        adverb: "少なく",
        rise: godan("下が", "る"),
        up: "(reduced|lowered|decreased)",
        grow: "(小さく|少なく|低く)",
      };
