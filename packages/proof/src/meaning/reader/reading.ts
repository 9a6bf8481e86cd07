/** What the reader has before it: a position, the rules of the game it is of, and what a running text has spoken of. */
import type { Asking } from "./asking.ts";
import { Past } from "./past.ts";
import type {
  Action,
  Amount,
  Cards,
  Condition,
  Cost,
  Description,
  Statement,
  Text,
  Trigger,
} from "./tree.ts";
import type { Found, Lasting, Print, Thing, World } from "./world.ts";

/** What a game says of itself: its words in plain data, and in a few functions what only its book says. */
export interface Rules {
  id: string;
  /** Where cards lie by what texts call the place; `field` is meant where they call none. */
  zones: Readonly<Record<string, string>>;
  field: string;
  /** The zones that are the field, where it is of several rows. */
  rows?: readonly string[];
  /** Zones in which numbers of cards change; only the field if nothing is said. */
  inPlay?: readonly string[];
  hand: string;
  deck: string;
  pile: string;
  /** Whose turn comes first of both players when each does something. */
  both(reading: Reading, said: Said): number[];
  /** Whether a card is what a noun says. */
  isA(print: Print, noun: string): boolean;
  /** Whether a card counts as being where it lies, for a text that says this of it. */
  counts(reading: Reading, thing: Thing, what: Description): boolean;
  /** Whether a card is in a state, by the group of the state. */
  isIn(reading: Reading, thing: Thing, group: string, state: string): boolean;
  /** Numbers of a card that texts change, which are summed and then held to what the book allows. */
  stats: Readonly<Record<string, { min: number; max: number }>>;
  /** Whether one player orders all that waits together, the one whose turn it is; else each orders their own. */
  oneOrders?: boolean;
  /** Numbers of a player that are counted off the table. */
  pointsOf?(reading: Reading, seat: number, of: string): number | undefined;
  /** Numbers of a card that are more than what is printed and what texts add. */
  countOf?(reading: Reading, thing: Thing, of: string): number | undefined;
  /** What the book has looked at after everything that is done. */
  after?(reading: Reading): Asking<void>;
  /** By how much an entry of a list of changes changes a number. */
  changes?(entry: Readonly<Record<string, unknown>>, of: string): boolean;
  /** Whether targets are chosen before anything is done; else as the text comes to them. */
  choosesFirst?: boolean;
  /** What the book itself adds to a number of a card. */
  adds?(reading: Reading, thing: Thing, stat: string): number;
  /** Whether texts of a card that are not asked for are on. */
  works(thing: Thing): boolean;
  /** The same of a text that stands, where it is on from elsewhere too. */
  worksFrom?(thing: Thing, text: Text): boolean | undefined;
  /** Whether targets are chosen before anything is done, and where such cards lie. */
  targets: readonly string[];
  /** Triggers that a card sets off also where it counts as absent, and the state by which it does. */
  absent?: { state: string; triggers: readonly string[] };
  /** Cards that stand in a fixed relation to the card of a text, by what it calls them. */
  refs?: Readonly<Record<string, (reading: Reading, self: Thing) => readonly Thing[]>>;
  /** What happens to a card itself that its texts with an icon wait for, by the icon. */
  icons?: Readonly<Record<string, (what: Happened) => boolean>>;
  /** Whether a card falls by it that lay apart, and what it then does is done. */
  falls?(what: Happened): boolean;
  /** Has what a text does announced before it is done: what is chosen then, and whether it can be. */
  announces?: Announced;
  /** Of all of a kind that something is to last for, those are meant that are such as it is said. */
  takesAll?: true;
  /** The sort of states that a card has in a fight: of those that fight, these are meant. */
  fight?: string;
  /** A number of "its" in what several cards are given is each card's own. */
  eachItsOwn?: true;
  /** What becomes of a card, if it is still there, whose text has been paid for. */
  paid?(reading: Reading, self: readonly Thing[]): Asking<void>;
  /** Whether a card can have such a text set off; where it has left, it is spoken of where it went. */
  isReady?(self: Found): boolean;
  /** Has a text that is set off announced before it is done, where it is of a kind; gives whether it comes to be done. */
  setsOff?(reading: Reading, text: Text, said: Said): Asking<boolean>;
  /** What is set off meanwhile waits beside what waits already, the first player's first. */
  joinsWaiting?: true;
  /** "If you do" asks for all that was said to be done. */
  inFull?: true;
  /** "If they do" is asked of each of several players who did something, and what hangs on it is done each time. */
  severally?: true;
  /** What a verb lets be understood of its cards. */
  meant?: Readonly<Record<string, (what: Description) => Description>>;
  /** Zones besides the hand that cards are discarded from. */
  discardsFrom?: readonly string[];
  /** What has to be there: also cards of its player's hand for what is done first; what is done later; each of a row; what the opponent chooses; what something is to last for. */
  needs: { hand: boolean; later: boolean; rows: boolean; others: boolean; lasting: boolean };
  /** Ways of paying that take cards away, where what is taken away is no target. */
  costTakes?: readonly string[];
  /** Cards out of another player's hand are taken by chance. */
  handsAtRandom?: true;
  /** Whether cards of a hand are chosen by whose hand it is. */
  holderChooses: boolean;
  /** Whether what is left of cards that were looked at is put on the bottom in an order that is chosen. */
  ordersRest: boolean;
  /** Whether whoever moves several cards onto decks or below them orders them; or the book does not say it. */
  ordersMoved?: boolean | "unsaid";
  /** Ends the game before and between what waits, if somebody has lost by then and the book has it looked at so soon. */
  endsBetween?(reading: Reading): void;
  /** Whether of cards that are looked at as many are taken as a text says: if any will do, or always. */
  mustTake: "any" | "such";
  /** Told when a pile has run out. */
  emptied?(reading: Reading, zone: string): void;
  /** Whether a deck into which nothing came has been shuffled, for "if you do". */
  shuffles: boolean;
  verbs: Readonly<Record<string, Verb>>;
  actions: Readonly<Record<string, Deed>>;
  costs: Readonly<Record<string, Payment>>;
  /** Ways of paying that come before what is paid in points; and cards that points may be paid with. */
  early?: readonly string[];
  dues?(reading: Reading, costs: readonly Cost[], said: Said): Due[];
  /** What a cost asks for is done part by part. */
  paysInTurn?: true;
  conditions: Readonly<Record<string, (reading: Reading, condition: Condition, said: Said) => boolean>>;
  /** A number as it was when a card left the field. */
  lastFigure?(thing: Thing, of: string): number | undefined;
  /** Puts a card where a search or a look at the top cards takes it to. */
  takeTo(reading: Reading, thing: Thing, to: string, said: Said): Asking<void>;
  /** Somebody has to draw and cannot. */
  cannotDraw(reading: Reading, seat: number): void;
  /** A card is about to go from where it lies to a zone: gives what tells of it once it has gone. */
  leaving?(reading: Reading, thing: Thing, to: string): () => void;
  /** Whether something a player did with a card was with such a card. */
  isDone(reading: Reading, what: Happened, card: Description, said: Said): boolean;
  /** Whether an action that comes before could bring about a card of a description. */
  bringsAbout(action: Action, what: Description): boolean;
  /** Whether a time that something is said to last for is none at the moment; and whether it was said all the same. */
  isOver?(reading: Reading, until: string): boolean;
  saysOver?: true;
  /** Whether what was put off waits for a turn that has not begun. */
  waits?(reading: Reading, later: Later): boolean;
  /** Whether something is said to last for a turn alone that has not begun. */
  isToCome?(reading: Reading, lasting: Lasting): boolean;
  /** Whether a card of a hand can be paid for, and no text keeps it from being played. */
  canPlay?(reading: Reading, thing: Thing): boolean;
  /** What becomes of a card whose text is done, before and after. */
  begin(reading: Reading, thing: Thing): Asking<void>;
  end(reading: Reading, thing: Thing): void;
  /** Whether what it set off happens when it is over, and so may find its card. */
  endsFirst?: true;
  /** What a player can do besides who is asked, as the book says it. */
  offers?(reading: Reading, seat: number, prompt: string): Offer[];
  /** To what a statement sets a number of a card. */
  sets?(says: Statement, of: string): Amount | undefined;
  /** What the book has looked at when something that was used is done. */
  used?(reading: Reading): void;
  /** All that happens until the next turn stands at its first question, if everybody passes. */
  passTurn(reading: Reading): Asking<void>;
}

/** What a text names before it is done. */
export interface Announced {
  choose(reading: Reading, action: Action, said: Said): Asking<void>;
  can(reading: Reading, action: Action, said: Said): boolean;
  /** Whether enough of what was named is still such when it comes to be done. */
  stillStands(reading: Reading, action: Action, said: Said): boolean;
}

/** So many cards out of some, none of them for two things of a sort. */
export interface Due {
  sort: string;
  n: number;
  pool: readonly Thing[];
}

/** How a game has a part of a cost paid. */
export interface Payment {
  /** Whether a card can be paid with in this way. */
  fits?(reading: Reading, thing: Thing): boolean;
  /** Does it, with cards where it is paid with such. */
  pay(reading: Reading, cards: readonly Thing[], cost: Cost, said: Said): Asking<void>;
  /** Whether what is no card can be paid. */
  can?(reading: Reading, cost: Cost, said: Said): boolean;
}

/** Something that a player can do: said as it is said to the engine. */
export interface Offer {
  say: string;
  does(reading: Reading): Asking<void>;
}

/** How much something came to, and of how much that was to be; or it is nothing that is counted. */
export type Done = number | { n: number; of: number; uncounted?: true };
/** Something done to cards; gives to how many of them it was, or besides how much it should have been. */
export type Verb = (reading: Reading, cards: Thing[], action: Action, said: Said) => Done | Asking<Done>;
/** Something done otherwise. */
export type Deed = (reading: Reading, action: Action, said: Said) => Done | Asking<Done>;

/** A running text: who says it, of which card, and what it has spoken of so far. */
export interface Said {
  you: number;
  self: Found;
  it: Found[];
  /** Whether what was done last changed anything, and to how many or how much. */
  did: boolean;
  done: number;
  uncounted?: boolean;
  /** What each of several players did, where that was done last. */
  shares?: ReadonlyMap<number, Pick<Said, "did" | "done" | "it">>;
  /** Targets and parts that were chosen before anything was done. */
  chosen: Map<object, Found[] | number>;
  /** Who chooses where nobody is named: the player of the text, or who may do it. */
  by: number;
  /** Whether it is played or used, and what it does first needs its cards. */
  first: boolean;
  /** What will be paid when its targets are chosen. */
  due?: readonly Cost[];
  /** The player spoken of last. */
  they?: number;
  /** Of both players, each of whom decides for themselves, the one who does so now. */
  each?: number;
  /** Cards that a trigger spoke of, by what a text calls them. */
  trigger: Readonly<Record<string, Found>>;
}

/** What has happened, for texts that wait for it. */
export interface Happened {
  on: string;
  thing?: Thing;
  life?: number;
  /** The other of two cards, and what a text calls either. */
  whom?: Thing;
  roles?: Readonly<Record<string, Thing>>;
  seat?: number;
  of?: string;
  n?: number;
  how?: string;
  from?: string;
  /** Whether it happened in a fight; whether a card came by being played. */
  inCombat?: boolean;
  played?: boolean;
  /** Whether a text had it done. */
  byText?: boolean;
  battle?: boolean;
  kind?: string;
  /** As what it fought. */
  as?: string | undefined;
  /** Where it was on the field, it was still such a card as it happened. */
  before?: (cards: Cards, said: Said) => boolean;
}

export interface Waiting {
  text: Text;
  /** Which text of its card. */
  index: number;
  said: Said;
}

/** Something that was put off until something happens. */
export interface Later {
  on: Trigger;
  does: Action;
  said: Said;
  once: boolean;
  until: string;
  /** When it was said. */
  turn: number;
}

/** What is worked out of everything that holds; kept here, as what a card is hangs on it and it on what a card is. */
export interface Sense {
  numberOf(reading: Reading, amount: Amount, said: Said): number;
  named(reading: Reading, cards: Cards, said: Said): Thing[];
  figure(reading: Reading, thing: Thing, of: string, life?: number): number;
  hasKeyword(reading: Reading, thing: Thing, word: string): boolean;
  traitsOf(reading: Reading, thing: Thing, sort: string): string[];
  isSupported(reading: Reading, thing: Thing): boolean;
  replaced(reading: Reading, what: Happened): Asking<boolean>;
}

export class Reading {
  readonly world: World;
  readonly rules: Rules;
  readonly sense: Sense;
  waiting: Waiting[] = [];
  /** The card whose effect is under way, where it is a thing of its own. */
  resolving: Thing | undefined;
  /** Texts that were used in this turn, by card and number. */
  used = new Set<string>();
  /** What is to be done when something happens. */
  later: Later[] = [];
  /** Texts by which something else is being done instead. */
  readonly replacing = new Set<Text>();
  /** What happened this turn. */
  readonly past = new Past();

  constructor(world: World, rules: Rules, sense: Sense) {
    this.world = world;
    this.rules = rules;
    this.sense = sense;
  }
}

export const startOf = (you: number, self: Found): Said => ({
  you,
  self,
  by: you,
  it: [],
  did: false,
  done: 0,
  chosen: new Map(),
  first: true,
  trigger: {},
});
