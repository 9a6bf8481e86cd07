/** What would happen, and what happens in its place (tails-1.10). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { presentJa } from "@tefuda/language/phrases/inflect";
import { past } from "@tefuda/language/phrases/past";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { takingOf, textOf } from "@tefuda/language/phrases/texts";
import type { Action, Text } from "../tree.ts";
import { resolved } from "./antecedent.ts";
import { happenings } from "./happenings.ts";
import { subjects } from "./players.ts";

const taking = takingOf<Text>();
const onCard = { on: ["onCard", "onEquipment"] };

/** What would happen to cards. */
const ofCards = happenings
  .filter(([part]) => ["dies", "damaged"].includes((part as { on: string }).on))
  .map(([part, en, ja]) =>
    say(
      "Would",
      { ...part, what: "$c" },
      [
        ...en.flatMap(past).map(({ base }) => `{c:Cards.sg.event} would ${base}`),
        // what would lose its last health dies, but what dies may have been destroyed
        ...("by" in part || (part as { on: string }).on !== "damaged"
          ? []
          : ["{c:Cards.sg.event} would lose (any|one or more|1) health"]),
      ],
      ja.flatMap(presentJa).map((phrase) => `{c:Cards.sg.event}が${phrase}`),
    ),
  );

/** What would happen to players: of each draw, and of each loss of base health. */
const ofPlayers = [
  { by: "you", en: ["you"], ja: ["あなた"] },
  ...subjects.filter(({ agr }) => agr === "third"),
].flatMap(({ by, en, ja = [] }) => [
  say(
    "Would",
    { on: "draws", who: by },
    en.flatMap((who) => [
      `${who} would draw one or more cards`,
      `${who} would draw (cards|a card|any cards)`,
    ]),
    ja.flatMap((who) => [`${who}がカードを引く`, `${who}がカードを1枚[以上]引く`]),
  ),
  say(
    "Would",
    { on: "points", of: "base", who: by, how: "lose" },
    en.flatMap((who) => [
      `${who} would lose base health`,
      `${who} would lose (any|one or more|1) base health`,
    ]),
    ja.flatMap((who) => [`${who}が拠点の耐久力を失う`]),
  ),
]);

/** What is done besides; where the first may be done, only with it. */
function besides(a: readonly Action[], b: readonly Action[]): Action {
  const [first, ...more] = a;
  return first?.do === "may" && more.length === 0
    ? { ...first, what: whole([...listed(first.what), ...b]) }
    : whole([...a, ...b]);
}

const make = ({ t, c, a, b = [] }: Slots, { on }: Form): unknown =>
  resolved(
    textOf("instead", { on: t, if: c, do: besides(a as Action[], b as Action[]) }) as unknown as Text,
    on === "onEquipment",
  );

export const instead: Production[] = [
  ...ofCards,
  ...ofPlayers,
  read("Would", { on: "points", of: "base", who: "$w", how: "lose" }, [
    "{w:Whose} base would (lose health|lose base health|lose any base health|be damaged|be hit)",
  ]),
  both(
    "Text",
    make,
    taking("instead", ({ on: t, if: c, do: act }) => ({ t, a: listed(act), c })),
    [
      "if {t:Would} [{c:While}], instead {a:Act}",
      "(if|when|whenever) {t:Would} [{c:While}], instead [,] {a:Act}",
    ],
    [
      "[{c:While}、]{t:Would}場合、代わりに{a:Act}",
      "[{c:While}[、]]{t:Would}(場合|とき|時|なら)[、](その|)(代わりに|かわりに)[、]{a:Act}",
    ],
    onCard,
  ),
  read(
    "Text",
    make,
    [
      "(if|when|whenever) {t:Would} [{c:While}], {a:Row} instead [.]",
      "(if|when|whenever) {t:Would} [{c:While}], {a:May} instead [.]",
      ...["Row", "May"].map(
        (part) =>
          `(if|when|whenever) {t:Would} [{c:While}], {a:${part}} instead (. If you do ,|and|,|, and|, then|and then|;|.|. then) {b:Row} [.]`,
      ),
    ],
    [],
    onCard,
  ),
];
