/** Of being deployed (tails-4.1 to 4.4, 1.10): when a card itself is, where from, and what it and others need for it. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import { plainly } from "@tefuda/language/phrases/counted";
import { godan, negative } from "@tefuda/language/phrases/inflect";
import type { Cards } from "../tree.ts";
import { counts } from "./amounts.ts";

const self =
  "(this card|this unit|this|this Troop|this Position|this Vehicle|this Equipment|this Turf|this New Rule|it)";
const selfJa = "(このカード|このユニット|この兵士|この陣地|この車両|この装備|この縄張り|これ)";
/** "Without its requirements", and whose they are if it is not said with them. */
const freely = "without [(meeting|discarding|paying)] [its] [deployment] requirements";
const onCard = { on: ["onCard", "onEquipment"] };

const allOf = (cards: unknown): unknown => {
  const it = plainly(cards as Cards);
  return it?.count === "all" ? it.what : undefined;
};

export const deploying: Production[] = [
  say(
    "Text",
    { kind: "deploying", only: { if: "not", what: "$c" } },
    [
      "this card cannot be deployed if {c:Conds}.",
      `(${self} cannot be deployed|[you] cannot deploy ${self}) (if|while|when) {c:Conds} [.]`,
    ],
    [
      "{c:Conds}間は配備できない。",
      `[${selfJa}は[、]]{c:Conds}(間|場合|とき|限り)(、|は、|は|)配備できない[。]`,
    ],
    onCard,
  ),
  say(
    "Text",
    { kind: "deploying", only: "$c" },
    [
      "deploy this card only {c:Only}.",
      `deploy ${self} only {c:Only} [.]`,
      `[you] (may|can) (only deploy ${self}|deploy ${self} only) {c:Only} [.]`,
      `${self} (can|may) (be deployed only|only be deployed) {c:Only} [.]`,
    ],
    [
      "{c:Only}にのみ配備できる。",
      `[${selfJa}は[、]]{c:Only}[に](のみ|だけ|しか)[、](配備できる|配備できない)[。]`,
    ],
    onCard,
  ),
  say(
    "Text",
    { kind: "deploying", only: "$c" },
    [],
    [`[${selfJa}は[、]]{c:Only}(でなければ|に限り)[、]配備でき(ない|る)[。]`],
    onCard,
  ),
  say(
    "Text",
    { kind: "deploying", from: "pile" },
    [
      "you may deploy this card from your discard pile.",
      `(you (may|can) [also] deploy ${self}|${self} (may|can) [also] be deployed) from your discard pile [(as well|too)] [(as well as|in addition to) [from] your hand] [.]`,
      `(you (may|can) deploy ${self}|${self} (may|can) be deployed) from your hand or [from] your discard pile [.]`,
    ],
    [
      "あなたの捨て札から配備できる。",
      `[${selfJa}は[、]][(あなたの|自分の|手札だけでなく|手札のほか|手札からだけでなく)][、]捨て札から(も|)配備できる[。]`,
    ],
    onCard,
  ),
  say(
    "Text",
    { kind: "deploying", free: "$c" },
    [
      "if {c:Conds}, this card has no deployment requirements.",
      ...[
        `${self} (has|needs) no [deployment] requirements`,
        `${self} (can|may) be deployed ${freely}`,
        `you (may|can) deploy ${self} ${freely}`,
        "its [deployment] requirements need not be met",
      ].flatMap((words) => [
        `(if|while|as long as) {c:Conds}, ${words} [.]`,
        `${words} (if|while|as long as) {c:Conds} [.]`,
      ]),
    ],
    [
      "{c:Conds}場合、このカードには配備条件が要らない。",
      `{c:Conds}(場合|なら|間)[、](${selfJa}(には|は|に))配備条件(が要らない|がない|なしで配備できる|を満たさなくてよい|を必要としない|は不要である)[。]`,
      `${selfJa}は[、]{c:Conds}(場合|なら|間|限り)[、]配備条件(が要らない|がない|なしで配備できる|を満たさなくてよい|を無視して配備できる|を満たさずに配備できる|を必要としない)[。]`,
      `{c:Conds}(場合|なら|間|限り)[、]${selfJa}は[、]配備条件(を無視して|を満たさずに|を満たさなくても)配備できる[。]`,
    ],
    onCard,
  ),
  // What all cards of a description need for it.
  both(
    "AllOf",
    ({ c }: Slots) => allOf(c),
    (what: unknown) => ({ c: { count: "all", what } }),
    "{c:Cards.pl.subj}",
    "{c:Cards.pl.subj}",
  ),
  counts(
    "Fixed",
    { is: "cheaper", what: "$d", by: "$n" },
    [
      "{d:AllOf} need {n:CardsNo} less to deploy",
      "{d:AllOf} (need|require) {n:#} (fewer|less) (card|cards) to deploy",
      "{d:AllOf} (need|cost) {n:CardsNo} less [to deploy]",
    ],
    [
      `{d:AllOf}は、配備に必要なカードが{n:#d}枚${godan("減", "る")}`,
      `{d:AllOf}(は[、]|の)[配備に](必要なカード|配備条件|配備条件のカード)(が|は)[、]{n:#d}[枚|つ](${godan("減", "る")}|少なくなる|少ない)`,
    ],
  ),
  say(
    "Fixed",
    { is: "free", what: "$d" },
    [
      "{d:AllOf} have no deployment requirements",
      "{d:AllOf} (have|need) no [deployment] requirements",
      "{d:AllOf} can be deployed without [their] requirements",
      "[(you|players) (may|can)] (ignore|disregard) [the] [deployment] requirements of {d:AllOf}",
      "the [deployment] requirements of {d:AllOf} (need not be met|do not have to be met|are ignored)",
    ],
    [
      `{d:AllOf}には配備条件が${negative("要ら")}`,
      "{d:AllOf}(は|を)配備条件(なしで|を無視して|を満たさずに|を満たさなくても)配備できる",
      `{d:AllOf}(に|には|は)配備条件(が|を)(${negative("")}|${negative("必要とし")}|${negative("持た")})`,
    ],
  ),
];
