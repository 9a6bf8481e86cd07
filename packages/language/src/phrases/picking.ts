/**
 * Cards that somebody chooses in one clause and something is done to in the next: "Your opponent chooses a card in their hand
 * and discards it", "Look at your opponent's hand and choose an EVENT in it. Your opponent discards the chosen card."
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { read } from "@tefuda/cardtext/write";
import { calledBy, type Game } from "./antecedent.ts";
import type { Action, Cards, Counted, Who } from "./bones.ts";
import { plainly, severally } from "./counted.ts";
import { type Subject, whoOf } from "./players.ts";

/** Whether an action is done to what was spoken of, called so. */
function isDoneTo(game: Game, { what }: Action, cards: Counted): boolean {
  if (typeof what !== "object" || what === null || !("ref" in what)) return false;
  const said = calledBy(game, what.ref);
  return said !== undefined && said.many === (severally(cards) === "many");
}

/** The cards put into the first of a row of actions, as `by` chooses them; undefined if that is done to something else. */
function picked(game: Game, cards: Cards, list: readonly Action[], by: Who): Action[] | undefined {
  const it = plainly(cards);
  const [first, ...rest] = list as [Action & { who?: Who }, ...Action[]];
  if (!it || !isDoneTo(game, first, it)) return undefined;
  // whoever does it chooses, if nothing else is said
  const chosen = (first.who ?? "you") === by ? it : { ...it, chosenBy: by };
  return [{ ...first, what: chosen }, ...rest];
}

/** The same cards in somebody's hand. */
function inHand(cards: Cards, whose: unknown): Cards | undefined {
  const it = plainly(cards);
  if (!it || it.what.side || it.what.zone) return undefined;
  return { ...it, what: { ...it.what, zone: { in: "hand", whose: whose as Who } } };
}

const place = "((in|from|among) (it|them|that hand|those cards|there)|there)";
const next = "[(.|,|;)] [(and|then)]";

export function picking(game: Game, subjects: readonly Subject[]): Production[] {
  const seen = ({ w = "opponent", c, rest }: Slots, look: object): unknown => {
    const cards = inHand(c as Cards, w);
    const acts = cards && picked(game, cards, rest as Action[], "you");
    return acts && [look, ...acts];
  };
  return [
    read(
      "Act",
      (slots: Slots) => seen(slots, { do: "look", who: "you", what: { hand: slots.w } }),
      `look at {w:Whose} hand ${next} [you] (choose|pick|select) {c:Obj} [${place}] ${next} {rest:Act.bare}`,
    ),
    ...subjects
      .filter(({ by, agr }) => by === "opponent" && agr === "third")
      .flatMap(({ en }) =>
        read(
          "Act",
          (slots: Slots) => seen(slots, { do: "reveal", what: { hand: "opponent" } }),
          en.map(
            (who) =>
              `${who} (reveals|shows) (their|their whole) hand ${next} [you] choose {c:Obj} [${place}] ${next} {rest:Act.bare}`,
          ),
        ),
      ),
    read(
      "Deeds",
      ({ c, d }: Slots, form: Form) => picked(game, c as Cards, d as Action[], whoOf<Who>(form)),
      "(chooses|choose) {c:Obj} (and|, then|, and|and then|, and then) {d:Deeds}",
      [],
      { agr: ["third", "plural"] },
    ),
  ];
}
