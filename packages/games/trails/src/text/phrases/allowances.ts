/** How many cards players draw and lay down at the beginning of a turn (trails-5.2, 5.3). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { changed } from "@tefuda/language/amounts/measure";
import { godan, ichidan } from "@tefuda/language/phrases/inflect";
import { degrees, verbsOfChange } from "@tefuda/language/phrases/measures";
import { whoOf } from "@tefuda/language/phrases/players";
import { ofPlayer, own } from "./limits.ts";

export const allowances: Production[] = [
  // trails-5.3
  ...changed(
    "Rule",
    (_, form) => ({ is: "settles", whose: whoOf(form) }),
    ofPlayer("settles"),
    (more) => ({
      en: [
        `may put {n:#d} ${more ? "more" : "fewer"} cards into ${own} homebase in ${own} homebase step`,
        `(may|can) put {n:#} (${more ? "more|additional|extra" : "fewer|less"}) (card|cards) [face-down] (into|in) (your|their) homebase (in|during) (your|their|each|the) homebase step`,
      ],
      ja: [
        `拠点ステップに拠点に置けるカードが{n:#d}枚${more ? ichidan("増え") : godan("減", "る")}`,
        `拠点ステップ(に|で|中に)[、](追加で|さらに|もう)[手札から]カードを{n:#d}枚[まで]拠点に置(ける|いてもよい|くことができる)`,
      ],
    }),
  ),
  ...(["Rule", "Fixed"] as const).map((makes) =>
    read(
      makes,
      ({ n }: Slots, form: Form) =>
        (n as number) < 2
          ? undefined
          : { is: "settles", whose: makes === "Rule" ? whoOf(form) : "you", by: (n as number) - 1 },
      makes === "Rule"
        ? [
            `(may|can) put [up to] {n:#} cards [from (your|their) hand] [face-down] (into|in) (your|their) homebase (in|during) (your|their|each|the) homebase step [(instead of|rather than) [only] one]`,
          ]
        : [
            `(in|during) your homebase step, you (may|can) put [up to] {n:#} cards [from your hand] [face-down] (into|in) your homebase [(instead of|rather than) [only] one]`,
          ],
      makes === "Rule"
        ? [
            `拠点ステップ(に|で|中に)[、][(あなた|自分)は][手札から]カードを{n:#}枚まで[手札から]拠点に置(ける|いてもよい|くことができる)`,
          ]
        : [],
    ),
  ),
  // trails-5.2: so many instead of two
  read(
    "Rule",
    ({ n }: Slots, form: Form) => ({ is: "draws", whose: whoOf(form), by: (n as number) - 2 }),
    "~draw {n:#} (card|cards) instead of two [cards] [(in|during) (your|their|each) draw step]",
  ),
  read(
    "Fixed",
    ({ n }: Slots) => ({ is: "draws", whose: "you", by: (n as number) - 2 }),
    "(in|during) your draw step, draw {n:#} (card|cards) instead of two [cards]",
  ),
  ...[true, false].flatMap((single) =>
    changed(
      "Rule",
      (_, form) => ({ is: "draws", whose: whoOf(form) }),
      ofPlayer("draws"),
      (more) => {
        const { en, adverb } = degrees(more);
        const cards = single ? `one ${en} card` : `{n:#+} ${en} cards`;
        const n = single ? "1" : "{n:#+}";
        return {
          en: [
            `~draw ${cards} in ${own} draw step`,
            `~draw (${cards}|${single ? `(1|a) (${more ? "more|additional|extra" : "less|fewer"}) card` : cards}) (in|during) (your|their|each|each of your) draw (step|steps)`,
          ],
          ja: [
            `ドローステップにカードを${n}枚${adverb}${godan("引", "く")}`,
            `ドローステップ(で|中に|の間に)[、]カードを${n}枚${adverb}${godan("引", "く")}`,
            `ドローステップ(に|で)引く(カード(は|が|を)${n}枚|[カードの]枚数(は|が|を)${n}[枚])(${verbsOfChange(more).join("|")})`,
            ...(more
              ? [
                  `ドローステップ(に|で|中に)[、](追加で|さらに|もう|さらにもう)[、](カードを|)${n}枚[(のカードを|多く)]${godan("引", "く")}`,
                  `ドローステップ(に|で|中に)[、]カードを(追加で|さらに|もう)${n}枚[多く]${godan("引", "く")}`,
                ]
              : []),
          ],
        };
      },
      single,
    ),
  ),
];
