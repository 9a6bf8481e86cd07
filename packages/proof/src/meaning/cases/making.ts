/** Random cases: texts that the game takes, on cards in a random position. */
import { equal } from "@tefuda/cardtext";
import type { Game } from "@tefuda/kernel";
import { withAside } from "@tefuda/referee/position";
import { Dice } from "../../fuzz/dice.ts";
import type { Kit, Made, Place, Stands } from "../kit.ts";
import type { Case } from "../laying.ts";
import type { Text } from "../reader/tree.ts";
import { effectText, holding, standingTexts, type Wanted, wantedIn } from "./starved.ts";
import { TextMaker } from "./texts.ts";
import { touch } from "./touching.ts";

/** A text of a tree, and its words. */
export interface Worded {
  tree: Text;
  words: string;
}

/** What a case is made of, so that it can be made anew with less. */
export interface Parts {
  seed: number;
  cast: readonly Made[];
  rite: Worded;
  standing?: Worded & { as: Stands };
  place: Place;
}
export interface Ready {
  game: Game;
  it: Case;
  parts: Parts;
}

type Language = "en" | "ja";
/** Of texts that stand many have no words or no meaning. */
const STANDING_TRIES = 2;

/** The words of a tree in a language, if it has such and they are read as it. */
export function say(kit: Kit, tree: Text, language: Language): Worded | undefined {
  const words = kit.grammar.print(tree, language);
  if (words === undefined || words.length > 300) return undefined;
  const read = kit.grammar.read(words, language);
  return "error" in read || !equal(read.tree, tree) ? undefined : { tree, words };
}

/** The game with these cards; undefined where it refuses one. */
export function gameWith(kit: Kit, cards: readonly Made[]): Game | undefined {
  const file = {
    path: "cards.yaml",
    text: JSON.stringify(cards.map(({ written }) => written)),
    draft: true as const,
  };
  const { book } = kit.pack.assemble(kit.pack.filler ? [file, kit.pack.filler] : [file]);
  return book && withAside(book.game);
}

/** Puts a case together; undefined where the game refuses a text of it. */
export function ready(kit: Kit, parts: Parts): Ready | undefined {
  const rite = kit.rite(parts.rite);
  const { standing } = parts;
  const cards = [...parts.cast, rite, ...(standing ? [kit.standing(standing, standing.as)] : [])];
  const game = gameWith(kit, cards);
  const used = standing?.tree.kind === "use" ? cards.at(-1) : undefined;
  return game && { game, parts, it: { seed: parts.seed, cards, place: parts.place, played: used ?? rite } };
}

/** A card that stands on the other side, or is owned there; mostly it stays where it is. */
function elsewhere(place: Place, name: string, { lends }: Kit, dice: Dice): Place {
  const where = dice.pick([0, 1, 1, 2, 2, 2, 2]);
  if (where > 1 || (where === 1 && !lends)) return place;
  const sides = place.sides.map(({ numbers, zones }) => ({
    numbers,
    zones: Object.fromEntries(Object.entries(zones).map(([zone, cards]) => [zone, [...cards]])),
  }));
  const at = sides.findIndex(({ zones }) =>
    Object.values(zones).some((cards) => cards.some(({ card }) => card === name)),
  );
  for (const [zone, cards] of Object.entries(sides[at]?.zones ?? {})) {
    const i = cards.findIndex(({ card }) => card === name);
    if (i < 0) continue;
    const one = cards[i]!;
    if (where === 1) cards[i] = { ...one, owner: 1 - at };
    else sides[1 - at]!.zones[zone]!.push(...cards.splice(i, 1));
    break;
  }
  return { ...place, sides };
}

/** The case of a number; undefined where what chance made means nothing. */
export function makeCase(kit: Kit, seed: number): Ready | undefined {
  const dice = new Dice(seed, kit.id);
  const maker = new TextMaker(dice, kit.lexicon);
  const language = (): Language => (dice.once(2) ? "en" : "ja");
  const wanted = dice.once(2) ? wantedIn(kit, dice) : undefined;
  const nameIn = (where: Wanted["where"]): string | undefined =>
    wanted?.where === where ? wanted.name : undefined;
  let standing: Parts["standing"];
  const texts = standingTexts(kit, maker);
  const tries = wanted?.where === "stands" || !dice.once(6) ? STANDING_TRIES : 0;
  for (let n = 0; n < tries && !standing; n++) {
    const tree = holding(nameIn("stands"), () => dice.pick(texts)());
    const worded = say(kit, tree, language());
    const as = kit.stands(dice);
    if (worded && gameWith(kit, [kit.standing(worded, as)])) standing = { ...worded, as };
  }
  const asked = nameIn("once") ?? (standing && touch(kit, standing.tree, dice));
  const effect = holding(asked, () => effectText(maker));
  const rite = say(kit, effect, language());
  if (!rite || !gameWith(kit, [kit.rite(rite)])) return undefined;
  const cast = kit.cast(dice);
  const card = standing && kit.standing(standing, standing.as);
  const first = kit.place(dice, cast, kit.rite(rite), card);
  // what is not used by the player of the case may be the other's, or the other's in that player's hands
  const place = card && standing?.tree.kind !== "use" ? elsewhere(first, card.name, kit, dice) : first;
  return ready(kit, { seed, cast, rite, place, ...(standing ? { standing } : {}) });
}
