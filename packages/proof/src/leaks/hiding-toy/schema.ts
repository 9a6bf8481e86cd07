/** What lies where in the hiding toy, and its kinds of cards. */
import {
  addModifier,
  type CardDefinition,
  EVERYBODY,
  type Machine,
  type Modifier,
  makeModifier,
  message,
  modSource,
  move,
  Schema,
  show,
  shuffle,
  WHILE_SUBJECT,
} from "@tefuda/kernel";

const state = new Schema();
export const STACK = state.zone("stack", { sees: "none" });
export const HAND = state.zone("hand", { sees: "owner" });
export const ROW = state.zone("row", { sees: "all", faceDown: "owner", inPlay: true });
export const HEAP = state.zone("heap", { per: "shared", sees: "all" });
export const WELL = state.zone("well", { per: "shared", sees: "none" });
export const VAULT = state.zone("vault", { sees: "all", faceDown: "none", inPlay: true });

export const TURN = state.number("turn");
export const PLAYER = state.number("player");
export const LIMIT = state.setting("turnLimit", 0);
export const AIMED_AT = state.number("aimedAt", "card", "unseen"); // in a hand

export const HEARTS = state.seatNumber("hearts");
export const HITS = state.column("hits");
export const TOLD = state.column("told"); // to whom it was shown where it lies
export const MIGHT = state.stat("might", 0, 99);
const mark = state.marks("dazed");

export const SHAPE = state.shape({});

export const LINES = {
  turn: message("turn", ["number", "seat"], { en: "Turn {0}: {1}", ja: "{0}ターン目：{1}" }, "hiding-1"),
  draws: message("draws", ["seat", "card"], { en: "{0} draws {1}", ja: "{0}は{1}を引く" }, "hiding-1"),
  plays: message("plays", ["seat", "card"], { en: "{0} plays {1}" }, "hiding-2"),
  hides: message("hides", ["seat", "card"], { en: "{0} lays {1} face down" }, "hiding-2"),
  turnsUp: message("turnsUp", ["seat", "card"], { en: "{0} turns up {1}" }, "hiding-2"),
  hits: message("hits", ["card", "card"], { en: "{0} hits {1}" }, "hiding-3"),
  hurts: message("hurts", ["card", "seat", "number"], { en: "{0} hits {1}, who has {2} left" }, "hiding-3"),
  slips: message("slips", ["card", "card"], { en: "{0} is slipped under {1}" }, "hiding-4"),
  looks: message("looks", ["seat", "number"], { en: "{0} looks at {1} {1:card|cards}" }, "hiding-5"),
  shows: message("shows", ["seat", "card"], { en: "{0} shows {1}" }, "hiding-5"),
  trades: message("trades", ["card", "card"], { en: "{0} and {1} change hands" }, "hiding-6"),
  returns: message("returns", ["seat", "card"], { en: "{0} puts {1} into the well" }, "hiding-6"),
  stows: message("stows", ["seat", "card"], { en: "{0} stows {1}" }, "hiding-6"),
  aims: message("aims", ["card", "card"], { en: "{0} aims at {1}" }, "hiding-7"),
  fends: message("fends", ["seat"], { en: "{0} fends it off" }, "hiding-7"),
  lays: message("lays", ["seat"], { en: "{0} has chosen" }, "hiding-8"),
  duel: message("duel", ["card", "card"], { en: "{0} against {1}" }, "hiding-8"),
  guesses: message("guesses", ["seat", "number"], { en: "{0} guesses {1}" }, "hiding-5"),
};

export const me = (m: Machine): number => m.number(PLAYER);
export const other = (m: Machine): number => 1 - me(m);

/** Shows a card to the observers of a mask; what was shown to whom is also noted by the game itself. */
export function reveal(m: Machine, card: number, mask: number): void {
  show(m, card, mask);
  m.setColumn(card, TOLD, m.column(card, TOLD) | mask);
}
/** Moves a card, and nobody was told of it where it comes to lie. */
export function carry(m: Machine, card: number, zone: number, atEnd = true): void {
  move(m, card, zone, atEnd);
  m.setColumn(card, TOLD, 0);
}
/** Shuffles a zone, and nobody was told of its cards. */
export function mix(m: Machine, zone: number): void {
  shuffle(m, zone);
  for (let card = m.first(zone); card >= 0; card = m.next(card)) m.setColumn(card, TOLD, 0);
}
export const ALL = EVERYBODY;

/** What a Cook does while it lies face up: one more might for every other card of its row. */
const LED = makeModifier({
  stat: MIGHT,
  fold: (_m, before) => before + 1,
  during: (m, mod) => !m.faceDown(modSource(m, mod)),
  touches: (m, mod, card) => card !== modSource(m, mod) && m.zone(card) === m.zone(modSource(m, mod)),
  says: "led by a Cook",
});
/** Lasts on a card that was hit. */
export const DAZED = makeModifier({ mark: mark("dazed"), says: "dazed" });
export function daze(m: Machine, card: number, by: number): void {
  addModifier(m, { modifier: DAZED, source: by, subject: card, seat: me(m), until: WHILE_SUBJECT });
}

const kind = (
  name: string,
  might: number,
  texts: number,
  statics: readonly Modifier[] = [],
): CardDefinition => ({
  id: -1,
  name,
  printed: [might],
  has: [true],
  abilities: Array.from({ length: texts }, (_, index) => ({
    id: -1,
    index,
    triggers: [],
    statics: index === 0 ? statics : [],
    lasting: [DAZED],
  })),
});

/** Those with two texts: the first aims at a card in the other's hand, the second looks into the own stack. */
export const KINDS: readonly CardDefinition[] = [
  kind("Baker", 1, 2),
  kind("Clerk", 2, 0),
  kind("Miner", 3, 0),
  kind("Guest", 0, 2),
  kind("Scout", 1, 2),
  kind("Thief", 2, 2),
  kind("Cook", 1, 1, [LED]),
  kind("Actor", 4, 2),
];
