/** Statements with sentences of their own: links (trails-10.10), costs, income, and what players cannot do. */
import type { Form, Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { changed } from "@tefuda/language/amounts/measure";
import { says } from "@tefuda/language/cards/describing";
import { playerBans } from "@tefuda/language/phrases/bans";
import { eru, godan, suru } from "@tefuda/language/phrases/inflect";
import { degrees } from "@tefuda/language/phrases/measures";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Description, PlayerDeed, Statement } from "../tree.ts";
import { subjects } from "./game.ts";

/** Players without further words, and what cards are forbidden, if not all. */
const playerDeeds: Readonly<
  Record<PlayerDeed, { en: readonly string[]; ja: readonly string[]; of?: { en: string; ja: string } }>
> = {
  play: {
    en: ["play cards"],
    ja: ["カードをプレイでき"],
    of: { en: "play {d:Desc.pl}", ja: "{d:Desc}をプレイでき" },
  },
  draw: { en: ["draw cards", "draw [(any cards|a card)]"], ja: ["カードを引け"] },
  gainBond: { en: ["gain bond", "gain any bond"], ja: ["絆を得られ"] },
  gainEp: { en: ["gain EP", "gain any EP"], ja: ["EPを得られ"] },
  useCrafts: {
    en: ["use crafts", "use crafts of cards"],
    ja: ["クラフトを使え", "クラフトを(使用でき|プレイでき)"],
    of: { en: "use crafts of {d:Desc.pl}", ja: "{d:Desc}のクラフトを使え" },
  },
  cure: {
    en: ["cure UNITs", "cure any UNITs"],
    ja: ["UNITを回復させられ", "UNITを回復でき"],
    of: { en: "cure {d:Desc.pl}", ja: "{d:Desc}を回復させられ" },
  },
};

/** What a deed without a description is done to: that description says no more. */
const plain: Readonly<Partial<Record<PlayerDeed, Description["noun"]>>> = {
  play: "card",
  useCrafts: "card",
  cure: "unit",
};

const isPlain = (deed: PlayerDeed, what: Description): boolean => what.noun === plain[deed] && says(what);

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

  ...(["cp", "ep", "level"] as const).flatMap((what) => {
    const [name, ja, unit] = {
      cp: ["CP cost", "CPコスト", " CP"],
      ep: ["EP cost", "EPコスト", " EP"],
      level: ["level", "拠点レベル", ""],
    }[what] as [string, string, string];
    return changed(
      "Fixed",
      ({ d }) => ({ is: "cost", of: d, what }),
      (it: { is: string; what: string; of: Description }) =>
        it.is === "cost" && it.what === what ? { d: it.of } : undefined,
      (more) => {
        const { en, rise, up, grow } = degrees(more);
        return {
          en: [
            `the ${name} of {d:Desc.pl} you play is {n:#d} ${en}`,
            `the ${name} of {d:Desc.pl} [that] you play (is|are) ${up} by {n:#d}`,
            ...(what === "level"
              ? []
              : [
                  `{d:Desc.pl} [that] you play cost {n:#d}${unit} ${en}`,
                  `{d:Desc.pl} [that] you play cost {n:#d} ${en}${unit}`,
                ]),
          ],
          ja: [
            `あなたがプレイする{d:Desc}の${ja}は{n:#d}${rise}`,
            `あなたがプレイする{d:Desc}の${ja}(は|が){n:#d}${grow}${godan("な", "る")}`,
          ],
        };
      },
    );
  }),

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
  ...playerBans(subjects, playerDeeds, (deed, card) => !isPlain(deed as PlayerDeed, card as Description)),
];
