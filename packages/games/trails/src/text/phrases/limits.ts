/** Statements with sentences of their own: links (trails-10.10), costs, income, and what players cannot do. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { changed } from "@tefuda/language/amounts/measure";
import { eru, godan, ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
import { degrees } from "@tefuda/language/phrases/measures";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Statement } from "../tree.ts";

/** Statements of a sort about the player of a form. */
function ofPlayer(is: Statement["is"]) {
  return (it: Statement, form: Form) =>
    it.is === is && "whose" in it && it.whose === whoOf(form) ? {} : undefined;
}

const own = "<own:your/their>";

/** What else is read of the initiative of the next turn (trails-8.7). */
const initiative = {
  same: [
    "the initiative (does not|will not) (pass|change) [(to the other player|to your opponent|over)] [at the end of (this|the) turn]",
    "the initiative player (stays|remains) the same [(next turn|for the next turn|in the next turn)]",
  ],
  you: [
    "you (are|become|will be) the initiative player [(of|in|for)] [the] next turn",
    "(next turn|in the next turn), you (are|become) the initiative player",
    "you (have|gain|take) the initiative [(in|for)] [the] next turn",
    "you keep the initiative [(next turn|for the next turn)]",
  ],
  opponent: [
    "your opponent (is|becomes) the initiative player [(of|in|for)] [the] next turn",
    "your opponent (has|gains) the initiative [(in|for)] [the] next turn",
  ],
} as const;

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
  ...(
    [
      [undefined, "", "", "ダメージ"],
      ["stun", "stun ", "stunned UNITs", "スタンダメージ"],
      ["overkill", "overkill ", "overkill", "オーバーキルダメージ"],
    ] as const
  ).flatMap(([from, en, by, ja]) => [
    say(
      "Rule",
      { is: "noDamage", whose: "@by", ...(from && { from }) },
      [
        `~take no ${en}damage`,
        `(~take|~receive|~suffer) no ${en}damage`,
        `(do|does) not (take|receive|suffer) [any] ${en}damage`,
      ],
      [`${ja}を${negative("受け")}`],
    ),
    read("Fixed", { is: "noDamage", whose: "you", ...(from && { from }) }, [
      `prevent all ${en}damage [that would be] [dealt] [to you] [you would take]`,
      ...(by === "" ? [] : [`you (do not lose|lose no) bond (from|to|for|because of) ${by}`]),
    ]),
  ]),
  ...changed(
    "Rule",
    (_, form) => ({ is: "cures", whose: whoOf(form) }),
    ofPlayer("cures"),
    (more) => ({
      en: [
        `may cure {n:#d} ${more ? "more" : "fewer"} UNITs each turn`,
        `(may|can) cure {n:#d} (${more ? "more|additional" : "fewer|less"}) [stunned] (UNITs|UNIT) [each turn]`,
      ],
      ja: [`毎ターン回復させられるUNITが{n:#d}枚${more ? ichidan("増え") : godan("減", "る")}`],
    }),
  ),
  read(
    "Rule",
    ({ n }: Slots, form: Form) =>
      (n as number) < 2 ? undefined : { is: "cures", whose: whoOf(form), by: (n as number) - 1 },
    "(may|can) cure [up to] {n:#+} [stunned] UNITs [each turn] instead of one",
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
  ...(
    [
      ["same", "the initiative does not pass", "イニシアチブは移らない"],
      ["you", "you are the initiative player of the next turn", "次のターンのイニシアチブはあなたが持つ"],
      [
        "opponent",
        "your opponent is the initiative player of the next turn",
        "次のターンのイニシアチブは相手が持つ",
      ],
    ] as const
  ).flatMap(([who, en, ja]) => [
    both(
      "Line",
      () => [{ do: "lasting", what: { is: "initiative", who }, for: "thisTurn" }],
      (list: readonly { do: string; what: Statement }[]) =>
        list.length === 1 &&
        list[0]!.do === "lasting" &&
        list[0]!.what.is === "initiative" &&
        list[0]!.what.who === who
          ? {}
          : undefined,
      [en, ...initiative[who]],
      ja,
    ),
  ]),
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
