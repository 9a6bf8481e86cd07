/** How a game looks: colours, scenery and icons by the words its cards use. A game brings only this data. */

/** Words by language; English always. */
export type Said = Readonly<Record<string, string>> & { readonly en: string };

export type Scenery =
  | "hills"
  | "waves"
  | "flames"
  | "clouds"
  | "storm"
  | "rays"
  | "moon"
  | "forest"
  | "circle";

export interface TypeLook {
  /** What a card of the type is called: "fire unit". */
  says: Said;
  /** Sky from top to bottom, the land before it, the light on it, and the metal of the frame. */
  sky: readonly [string, string];
  land: string;
  light: string;
  frame: string;
  /** Ink that can be read on the frame. */
  ink: string;
  scenery: Scenery;
  /** The type's own sign, and what may be pictured where a name suggests nothing. */
  icon: string;
  icons: readonly string[];
}

export interface ValueLook {
  /** stars: drawn as often as the value; left and right: a badge in that corner; none: not drawn. */
  form: "stars" | "left" | "right" | "none";
  icon: string;
  says: Said;
  /** A count of the card that is taken off the value where it lies: what it has suffered, or what of it is used up. */
  less?: { count: string; looks: "hurt" | "spent" };
}

/**
 * Two values that a card shows side by side, one such pair for each kind of adversary; printed they are one detail, "2/1".
 * A card that has only one of them has the second.
 */
export interface PairLook {
  detail: string;
  values: readonly [string, string];
  icon: string;
  says: Said;
}

/** A question about two cards that are weighed against each other: shown with the values that decide. */
export interface DuelLook {
  /** The line of the log that names both, the one that acts first. */
  line: string;
  /** Which pair counts against a card, by the words of its type. */
  against: Readonly<Record<string, string>>;
  /** What follows where the first value of the one reaches the second of the other, and where it does not. */
  reaches: Said;
  fails: Said;
}

/** Lines of the log that tell of numbered actions: where a part of the game begins, an action begins, steps back before
 * the one made last, is made again, falls away; and where what follows belongs to none. */
export interface ActionLines {
  part: string;
  begins: string;
  back: string;
  again: string;
  gone: string;
  closes: readonly string[];
}

export interface Look {
  types: Readonly<Record<string, TypeLook>>;
  /** Pictures of a sub-type. */
  subtypes: Readonly<Record<string, readonly string[]>>;
  values: Readonly<Record<string, ValueLook>>;
  /** First words of options, for menus. */
  verbs: Readonly<Record<string, Said>>;
  /** What a card is called that lies sideways. */
  turned: Said;
  /** Lines of the log that head a part of it, or that say little. */
  lines: Readonly<Record<string, "heading" | "quiet">>;
  /** What is put behind a verb's arrow when it names no card: the other player. */
  kinds: Readonly<Record<string, Said>>;
  pairs?: readonly PairLook[];
  /** Texts that stand before the numbered ones, by their kind, with the word that heads them. */
  heads?: Readonly<Record<string, Said>>;
  /** Zones whose cards are drawn on the card that they are attached to. */
  worn?: readonly string[];
  /** Cards in hand that are drawn in another zone while a count of theirs is not 0. */
  staged?: { count: string; zone: string };
  /** A seat's number that is not 0 when its player is out. */
  out?: string;
  /** What the line of the turn says before the first. */
  opening?: Said;
  /** Words for the two answers of a question of yes or no, by its prompt. */
  answers?: Readonly<Record<string, { yes: Said; no: Said }>>;
  duels?: Readonly<Record<string, DuelLook>>;
  actions?: ActionLines;
  /** Questions that are put after an action, by their prompt: the action is shown with them. */
  afterAction?: readonly string[];
}
