/** Statements with sentences of their own: links (trails-10.10), costs, income, and what players cannot do. */
import type { Form, Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { changed } from "@tefuda/language/amounts/measure";
import { eru, godan, suru } from "@tefuda/language/phrases/inflect";
import { degrees } from "@tefuda/language/phrases/measures";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Statement } from "../tree.ts";

/** Statements of a sort about the player of a form. */
function ofPlayer(is: Statement["is"]) {
  return (it: Statement, form: Form) =>
    it.is === is && "whose" in it && it.whose === whoOf(form) ? {} : undefined;
}

const own = "<own:your/their>";

export const limits: Production[] = [
  say(
    "Fixed",
    { is: "linked", orgs: "$o" },
    [
      "{o:OrgsLinked} are linked",
      "[the organizations] {o:OrgsLinked} (are|become) linked",
      "link {o:OrgsLinked}",
    ],
    [
      `{o:OrgsLinked}は${suru("リンク")}`,
      `{o:OrgsLinked}[の組織](は|が|を)(リンクしている|${suru("リンク")})`,
    ],
  ),

  // What is said of players. Damage that is less by a negative number is more.
  ...changed(
    "Rule",
    (_, form) => ({ is: "damageLess", whose: whoOf(form) }),
    ofPlayer("damageLess"),
    (lessened) => {
      const { en, adverb, grow, rise } = degrees(!lessened);
      return {
        en: [`~take {n:#d} ${en} damage`, `~take {n:#d} ${lessened ? "fewer" : "additional"} damage`],
        ja: [
          `受けるダメージが{n:#d}${adverb}${godan("な", "る")}`,
          `受けるダメージ(が|は){n:#d}(${rise}|${grow}${godan("な", "る")})`,
          ...(lessened ? [`受けるダメージを{n:#d}${suru("軽減")}`] : []),
        ],
      };
    },
  ),
  ...changed(
    "Rule",
    (_, form) => ({ is: "income", whose: whoOf(form), what: "cp" }),
    ofPlayer("income"),
    (more) => {
      const { en, adverb } = degrees(more);
      return {
        en: [
          `~gain {n:#d} ${en} CP at the start of ${own} deployment step`,
          `~gain {n:#d} ${en} CP (at the (start|beginning) of|in|during) (your|their|each) deployment step`,
        ],
        ja: [
          `配備ステップの開始時に{n:#d}CP${adverb}${eru}`,
          `配備ステップ[の](開始時|初め|はじめ)に[、]CPを{n:#d}${adverb}${eru}`,
        ],
      };
    },
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
            `~draw (${cards}|${single ? `(1|a) (${en}|additional|extra) card` : cards}) (in|during) (your|their|each) draw step`,
          ],
          ja: [
            `ドローステップにカードを${n}枚${adverb}${godan("引", "く")}`,
            `ドローステップ(で|中に|の間に)[、]カードを${n}枚${adverb}${godan("引", "く")}`,
          ],
        };
      },
      single,
    ),
  ),
];
