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
  /** What a card of the type is called: "fire card". */
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
  /** Pictured by its sub-types; what its name suggests stands behind. */
  portrait?: boolean;
}

/** Where cards of a sub-type are pictured, in place of their type's land; and in which frame, if in one of their own. */
export type KinLook = Pick<TypeLook, "sky" | "land" | "light" | "scenery"> &
  Partial<Pick<TypeLook, "frame" | "ink">>;

export interface ValueLook {
  /**
   * stars: drawn as often as the value; left and right: a badge in that corner; cost: one below the other under the name;
   * none: not drawn.
   */
  form: "stars" | "left" | "right" | "cost" | "none";
  icon: string;
  /** Where the game's own words do not say it. */
  says?: Said;
  /** What a cost is painted on; its figures are white. */
  tone?: string;
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
  /** The answer that lets it come, and the foretold line that tells strength and wall then. */
  answer: string;
  weighs: { line: string; strength: number; wall: number };
  /** The line that tells that something follows; what is said where it is foretold, and where it is not. */
  does: string;
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

/** What is counted on a card; with bits, where one of these is set in the count. */
export interface CountLook {
  count: string;
  bits?: number;
}

/** A number that decides a fight: a value of cards, and the lines of the log that tell it, the first that is foretold. */
export interface SideLook {
  value: string;
  /** Whether a single card shows it as it counts, for where no line tells it. */
  shown?: true;
  /** Where in what the line names the number stands, and where the card whose it is, if it is not that of the fight. */
  told: readonly { line: string; card?: number; n: number }[];
}

/**
 * What is said where these lines of the log are foretold, all of them; `{0}`, `{1}` … in its words stand for what the last
 * of them names, `{card}` for the card that it is about. `card` is where a line names that.
 */
export interface FollowLook {
  lines: readonly { line: string; card?: number }[];
  /** The words of the log, if nothing stands here. */
  says?: Said;
  /** Where it hangs on a choice; nothing is said of that if nothing stands here. */
  may?: Said;
  /** Whom it harms: the player of its card, or the one who stands there in what the line names. */
  harms?: "own" | number;
}
/** What becomes of each of those who fight, or of the fight: the first that is foretold, or what is said where none is. */
export interface FateLook {
  of?: "struck" | "strikers";
  first: readonly FollowLook[];
  none?: Said;
  /** Only where the strength goes beyond the wall is it worth saying that there is none. */
  beyond?: true;
}
/** Cards that leave a zone of a player, `{n}` of `{seat}`. */
interface FallLook {
  zone: string;
  says: Said;
}
/** A striker with something counted on it. */
interface SignLook extends CountLook {
  says: Said;
}
export type RowLook = FateLook | FallLook | SignLook;

/** Cards that fight: who strikes and who is struck, which lines of the log tell what decides and what follows. */
export interface FightLook {
  /** Of a card in the fight under way: that it strikes; that it is struck, the first of these that any card has. */
  strikes?: CountLook;
  struck?: readonly CountLook[];
  /** What strikes, what has to be reached, and what strikes a player. */
  strength: SideLook;
  wall: SideLook;
  breaks?: SideLook;
  /** Options that begin a fight: with a second card, and with another player. */
  card: string;
  player: string;
  /** Questions within: who else strikes, and the answer that there are no more; what is struck; which of those who strike
   * is struck back; who takes a place. */
  members?: { prompt: string; enough: string };
  target?: string;
  back?: string;
  stepsIn?: readonly string[];
  /** What is said of what follows, in this order, and the lines of the log that are told behind that as they are. */
  rows: readonly RowLook[];
  also: readonly string[];
  /** Lines of the log by which it comes to nothing. */
  stops: readonly string[];
  /** `{strength}` of several, and the button. */
  sum?: Said;
  confirm: Said;
}

/** A cost in several colours that is printed as a detail, a figure before each letter: "2R1C". Cards of a zone pay it. */
export interface PriceLook {
  detail: string;
  coins: Readonly<Record<string, { tone: string; ink: string; says: Said }>>;
  /** The zone of the cards that pay, each while it lies upright; their colours by their sub-types; face down the last. */
  zone: string;
  pays: Readonly<Record<string, string>>;
  down: string;
  /** Words of a text behind which further sub-types stand that such a card pays for: 【Word: a, b】. */
  also: readonly string[];
  says: Said;
}

/** A zone that is a row of walls: nobody sees what they are, and everybody how many still stand. */
export interface WallLook {
  zone: string;
  /** The number of the game that says how many were laid. */
  of: string;
  says: Said;
}

/** The steps of a part of the turn as a strip, from one phase to another, each with those who act in it. */
export interface StepsLook {
  from: number;
  to: number;
  /** turn: the player whose turn it is; other; both; null: nobody. */
  acts: readonly ("turn" | "other" | "both" | null)[];
  /** The phases that stand in its place the rest of the time. */
  rest: readonly number[];
}

/** What lies on a card and is told by a small sign. */
export interface StateLook extends CountLook {
  icon: string;
  /** turn: told in the turn of its own player only. */
  when?: "turn";
}

/**
 * What a line of the log tells of, for whoever shows it: a part of the game that begins, cards that only go elsewhere, a
 * card that is played or used, one that strikes another or a player; what comes of it for cards (hurt, fall) and for
 * players (lose, gain).
 */
export type DeedKind = "turn" | "move" | "play" | "strike" | "hurt" | "fall" | "lose" | "gain";

export interface Look {
  types: Readonly<Record<string, TypeLook>>;
  /** How roofs are built on its pictures, if not straight. */
  eaves?: "curved";
  /** Pictures of a sub-type. */
  subtypes: Readonly<Record<string, readonly string[]>>;
  /** What the game itself calls sub-types, values, counts and marks: comes with its layout. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  kin?: Readonly<Record<string, KinLook>>;
  values: Readonly<Record<string, ValueLook>>;
  /** What a card is called that lies sideways. */
  turned: Said;
  /** Lines of the log that head a part of it, or that say little. */
  lines: Readonly<Record<string, "heading" | "quiet">>;
  /** Lines of the log that are shown on the table, one after the other, by what they tell of. */
  deeds?: Readonly<Partial<Record<DeedKind, readonly string[]>>>;
  /** What is put behind a verb's arrow when it names no card: the other player. */
  kinds: Readonly<Record<string, Said>>;
  pairs?: readonly PairLook[];
  /** Texts that stand before the numbered ones, by their kind, with the word that heads them. */
  heads?: Readonly<Record<string, Said>>;
  /** Texts that head those behind them, by their kind, with the word that stands before them. */
  titles?: Readonly<Record<string, Said>>;
  /** Words within texts that a rule explains. */
  terms?: readonly { word: Said; rule: string }[];
  /** A card that lies there as if it did not, by a count of it. */
  fallen?: { count: string };
  /** Numbers of a seat that come and go; each looks like the value of its name. */
  pools?: readonly string[];
  /** What passes from player to player: a number of the game that is a seat. */
  holder?: { number: string; icon: string; says: Said };
  /** In a part of the turn, how many have passed one after the other, up to the player whose turn it is. */
  passed?: { number: string; phase: number; says: Said };
  /** Questions, by their prompt, that say all about what a card is chosen for: it is chosen at once. */
  picks?: readonly string[];
  /**
   * Questions, by their prompt, in which one may pass for a stretch: till which lines of the log, and till which part of
   * one's own turn; where no part is named, till one's next turn.
   */
  stretch?: { prompts: readonly string[]; own?: number; stops: readonly string[] };
  fight?: FightLook;
  price?: PriceLook;
  walls?: WallLook;
  steps?: StepsLook;
  states?: readonly StateLook[];
  /** What a card has suffered, by a count of it, drawn on the badge of a value without being taken off. */
  wounds?: { count: string; value: string; icon: string };
  /** Signs of sub-types, in place of the type's own. */
  signs?: Readonly<Record<string, string>>;
  /** Zones whose cards are drawn small. */
  small?: readonly string[];
  /** Types of cards that stand apart at the end of a row. */
  apart?: readonly string[];
  /** Zones on which a card is dropped for a verb that names no second card, on the own side or the other. */
  drops?: Readonly<Record<string, { zone: string; side: "own" | "other" }>>;
  /** Zones whose cards are drawn on the card that they are attached to. */
  worn?: readonly string[];
  /** Cards in hand that are drawn in another zone while a count of theirs is not 0. */
  staged?: { count: string; zone: string };
  /** A seat's number that is not 0 when its player is out. */
  out?: string;
  /** What the line of the turn says before the first. */
  opening?: Said;
  /** Words for the two answers of a question of yes or no, by its prompt: of these none is put forward. */
  answers?: Readonly<Record<string, { yes: Said; no: Said }>>;
  duels?: Readonly<Record<string, DuelLook>>;
  actions?: ActionLines;
  /** Questions that are put after an action, by their prompt: the action is shown with them. */
  afterAction?: readonly string[];
}
