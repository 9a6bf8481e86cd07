/**
 * What card texts say, as the naive reader takes it: the trees of all games in one shape, with words where a game has
 * lists of its own. That a game's tree fits in here is checked where the game is told to the reader.
 */

export type Bag<T> = Readonly<Record<string, T>>;

export interface Zone {
  in: string;
  whose?: string;
  top?: Amount;
}

export interface Description {
  noun: string;
  also?: string;
  side?: "yours" | "opponents";
  other?: boolean;
  traits?: Bag<readonly string[] | undefined>;
  not?: Bag<readonly string[] | undefined>;
  sharesOrg?: Cards;
  keywords?: readonly string[];
  lacks?: string;
  is?: Bag<string | undefined>;
  supported?: boolean;
  arts?: boolean;
  bears?: Description;
  bearsNo?: Description;
  attachedTo?: Cards;
  /** In this turn. */
  attacked?: boolean;
  ofFaction?: boolean;
  without?: string;
  did?: { on: string };
  extreme?: { which: string; of: string };
  bounds?: readonly { of: string; how: string; n: number | { value: string; of: string } }[];
  named?: string;
  unnamed?: string;
  unlike?: string;
  zone?: Zone;
}

export type Count = { exactly: Amount } | { upTo: Amount } | "all" | "any";

export interface Spoken {
  ref: string;
  fits?: Description;
}
export interface Picked {
  count: Count;
  what: Description;
  chosenBy?: string;
  random?: boolean;
}
export type Cards = Spoken | Picked | { both: readonly Cards[] };

export type Amount =
  | number
  | { each: Description; times: number; per?: number }
  | { sum: Amount; and: number }
  | { eachOf: string; whose: string; times: number }
  | { value: string; of: string }
  | { happened: Trigger; times: number }
  | { half: Amount }
  | { capped: Amount; most: number }
  | { distinct: string; among: Description; times: number }
  | { done: true | string; of?: Description; times?: number };

/** Nodes that are told apart by one word; what further fields they have is looked at where they are read. */
export interface Condition {
  if: string;
  cond?: Condition;
  what?: Description | Condition | Cards | string;
  fits?: Description;
  happened?: Trigger;
  of?: string | readonly Condition[];
  who?: string;
  whose?: string;
  how?: string;
  n?: number;
  is?: string;
  among?: Description;
  a?: Amount;
  b?: Amount;
}

export interface Statement {
  is: string;
  who?: Cards | string;
  by?: Amount | string | Bag<Amount> | readonly Bag<Amount | readonly string[] | string | undefined>[];
  keywords?: readonly string[] | "all";
  traits?: Bag<readonly string[]>;
  orgs?: readonly string[];
  /** What a number is set to, and of which number. */
  to?: Amount | Description;
  n?: Amount;
  stat?: string;
  against?: readonly string[];
  most?: number;
  happened?: Trigger;
  what?: string | Description;
  whom?: Cards;
  unless?: Condition;
  of?: string | Description;
  whose?: string;
  card?: Description;
  set?: Amount;
  more?: number;
  times?: number;
  kind?: string;
  from?: string;
  least?: number;
  self?: true;
  /** Only the first time in a turn. */
  first?: true;
}

/** What a die shows. */
export type Face = "even" | "odd" | { how: string; n: number } | { from: number; to: number };

export interface Action {
  do: string;
  of?: readonly Action[] | readonly { face: Face; then: Action }[] | string;
  on?: Trigger;
  once?: true;
  cond?: Condition;
  then?: Action;
  otherwise?: Action;
  pay?: Action;
  who?: string;
  what?: Cards | Action | Statement | { hand: string } | Description | string;
  n?: Amount;
  how?: string;
  to?: string | Cards;
  turned?: boolean;
  whose?: string;
  face?: string;
  take?: Cards;
  rest?: string;
  pileToo?: boolean;
  for?: string;
  free?: boolean;
}

export interface Trigger {
  on: string;
  what?: Cards | Description;
  whom?: Cards;
  who?: string;
  whose?: string;
  from?: string;
  group?: boolean;
  inCombat?: boolean;
  player?: true;
  played?: true;
  battle?: boolean;
  as?: string;
  of?: string;
  how?: string;
  each?: true;
  kind?: string;
  target?: string | Description;
  /** Which other card does it, or that an attack does. */
  by?: Description | string;
  byEffect?: true;
}

export interface Cost {
  pay: string;
  of?: string;
  n?: number;
  what?: Cards;
  price?: Bag<number | undefined>;
}

export interface Text {
  kind: string;
  mode?: string;
  keywords?: readonly unknown[];
  what?: readonly Statement[];
  if?: Condition;
  cost?: readonly (Cost | Action)[];
  do?: Action;
  times?: string;
  on?: Trigger;
  icon?: string;
  only?: unknown;
  /** What its own card costs, of a text that does something else. */
  price?: { what: readonly Statement[]; if?: Condition };
}
