/** What "it" and "that card" mean before any card was chosen or moved: the card that the text spoke of first. */
import { asksInVain } from "../lowering/walk.ts";
import { type AskedFor, askedFor, type Dids } from "./asked-for.ts";
import type { Described, Lasting } from "./bones.ts";
import { BroughtUp, isPhrase, sameSort } from "./brought-up.ts";
import { untell } from "./told.ts";

type Bag = Record<string, unknown>;

/** Where players stand that are meant by a card spoken of before. */
const players: readonly string[] = ["who", "whose", "hand", "chosenBy"];

export interface Game {
  /** What cards are called as a rule: behind a trigger "trigger" is "that" one. */
  usual: string;
  /** Actions after which "it" is a card that they brought up, though they name none. */
  bringUp: readonly string[];
  /** Those of them that bring up cards of yours, whoever is said to do them. */
  yours: readonly string[];
  /** Whether what is on a player's side is always their own. */
  ownSides?: boolean;
  /** Actions and costs whose cards are not there any more for what "it" gets or has then: that is another. */
  away?: readonly string[];
  /** Actions that move cards to a place of which it is said whose it is. */
  moves: readonly string[];
  /** What takes a card out of play, by triggers: the card that such a text spoke of lies elsewhere. */
  takesAway: readonly string[];
  /** Whether a trigger speaks of a player who is attacked. */
  strikes?: (on: object) => boolean;
  dids: Dids;
  /** What some other card does where something happens to one: of it a text speaks as of "the UNIT that stunned it". */
  doneBy?: Readonly<Record<string, string>>;
}

/**
 * The card that a trigger spoke of, called what it is: "that ITEM". Only what is printed and what was just read tells
 * these apart.
 */
export const thatOf = ({ usual }: Game, noun: string): string =>
  noun === usual ? "trigger" : `${THAT}${noun}`;
const THAT = "that ";
/** A card that was spoken of, called by what was done to it: "the UNIT destroyed this way". Only what was just read has it. */
export const doneTo = (ref: string, act: string | undefined): string =>
  act === undefined ? ref : `${ref}${DONE}${act}`;
const DONE = " done by ";
/** What a node says only to tell what it means: gone once that is known. */
const SAID: readonly string[] = ["mine", "they", "lies"];
/** Several, called what they are. */
const THOSE = "those ";
/** What a reference calls the cards that were spoken of, if it is one to such cards. */
export function calledBy({ usual }: Game, ref: unknown): { many: boolean; noun?: string } | undefined {
  if (typeof ref !== "string") return undefined;
  if (ref === "it" || ref === "them") return { many: ref === "them" };
  if (ref === "trigger") return { many: false, noun: usual };
  if (ref.startsWith(THAT)) return { many: false, noun: ref.slice(THAT.length) };
  return ref.startsWith(THOSE) ? { many: true, noun: ref.slice(THOSE.length) } : undefined;
}
const isThat = (ref: unknown): boolean => typeof ref === "string" && ref.startsWith(THAT);
/** Whether a reference has words of its own wherever it stands, as "this card" has. */
const isFixed = (ref: string): boolean => !["trigger", "doer", "whom"].includes(ref);

/** A part of a text as it is printed after a trigger that spoke of such a card. */
export function called<T>(game: Game, part: T, noun: string): T {
  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const bag = value as Bag;
    const at = referring(bag);
    return Object.fromEntries(
      Object.entries(bag).map(([key, inner]) => [
        key,
        key === at && inner === "trigger" ? thatOf(game, noun) : walk(inner),
      ]),
    );
  }
  return walk(part) as T;
}

/** Where a node has a reference to a card. */
function referring(bag: Bag): string | undefined {
  return "ref" in bag ? "ref" : bag.if === "is" ? "what" : "value" in bag ? "of" : undefined;
}

/** The players that a node speaks of as doing something or having it, for "they" behind it. */
function playerIn(bag: Bag): unknown {
  const named = players.map((key) => bag[key]).find((who) => who === "opponent" || who === "both");
  return named ?? (bag.side === "opponents" ? "opponent" : undefined);
}

/** Whether "it" after a node is what that node brought up. */
function settling({ bringUp }: Game, bag: Bag): boolean {
  return "ref" in bag || "count" in bag || bringUp.includes(bag.do as string);
}

/** The one choice of cards in a part of a text; undefined where there are none or several. */
function onlyCounted(part: unknown): Bag | undefined {
  const all = allCounted(part);
  return all.length === 1 ? all[0] : undefined;
}
function allCounted(part: unknown): Bag[] {
  if (typeof part !== "object" || part === null) return [];
  return "count" in part ? [part as Bag] : Object.values(part).flatMap(allCounted);
}

/** Whether a card was brought up that "it" may mean, and whether one that is still there. */
interface Known {
  card: boolean;
  there: boolean;
}

/**
 * Where a node stands: in an action that takes its cards away, in what holds of cards for a time, in a phrase that means
 * cards, whose parts bring up no more than it does.
 */
interface Around {
  away: boolean;
  holds: boolean;
  phrase: boolean;
}

const outside: Around = { away: false, holds: false, phrase: false };

function inside({ away = [] }: Game, bag: Bag, around: Around): Around {
  return {
    away: around.away || away.includes((bag.do ?? bag.pay) as string),
    holds: around.holds || bag.do === "lasting",
    phrase: around.phrase || isPhrase(bag),
  };
}

const settled = (known: Known, { away }: Around): Known => ({ card: true, there: known.there || !away });

/** Whether the card that a node brings up is yours; undefined where it brings up none. `sure`: by where it lies. */
function yours(game: Game, bag: Bag, sure: boolean): boolean | undefined {
  const act = bag.do as string;
  if (game.bringUp.includes(act)) return bag.who === "you" || game.yours.includes(act);
  if ("count" in bag) {
    const { side, zone } = bag.what as Described;
    return zone?.whose === "you" || ((!sure || game.ownSides === true) && side === "yours");
  }
  if (!("ref" in bag) || bag.ref === "it" || bag.ref === "them") return undefined;
  return (!sure || game.ownSides === true) && bag.ref === "this";
}

/**
 * "Put it into your hand" said of a card that is yours by where it lay; of others their owner is spoken of. The mark
 * "mine" stands only in what is printed and in what was just read.
 */
export function marked<T>(game: Game, part: T): T {
  let mine = false;

  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    const bag = value as Bag;
    const spoken = (bag.what as { ref?: string } | undefined)?.ref;
    const marks = game.moves.includes(bag.do as string) && mine && (spoken === "it" || spoken === "them");
    const walked = Object.fromEntries(Object.entries(bag).map(([key, inner]) => [key, walk(inner)]));
    mine = yours(game, bag, true) ?? mine;
    return marks ? { ...walked, mine: true } : walked;
  }

  return walk(part) as T;
}

/** What is known of what stands before a part of a text. */
interface SpokenFirst {
  /** Whether the card that "it" means at first is yours. */
  mine?: boolean;
  /** Of which player was spoken. */
  player?: unknown;
  /** What "that card" means at first, where that is another than "it"; and what it is. */
  that?: string;
  noun?: string;
  /** Whether "that player" is at first whoever's turn it is: behind a moment of each player's. */
  active?: boolean;
  /** Who was attacked, which "that player" then is: your opponent, or one of whom it is not known here who it was. */
  struck?: "opponent" | "any" | undefined;
  /** Whether the card that "it" means at first, or the text's own, has left play by then. */
  left?: boolean;
}

/**
 * A part of a text with each "it" that nothing before it explains put in plain words.
 * @param first what it means there; with none such a text means nothing, and the result is undefined
 * @param standing whether the text only holds: then nothing is chosen, and every "it" is meant
 */
export function explained<T>(
  game: Game,
  part: T,
  first: string | undefined,
  standing = false,
  spoken: SpokenFirst = {},
): T | undefined {
  if (asksInVain(part as object)) return undefined;
  let meaning = first;
  let known: Known = { card: false, there: false };
  let refused = false;
  let mine = spoken.mine ?? first === "this";
  let { player } = spoken;
  const that = spoken.that ?? first;
  let up = new BroughtUp();
  let { left = false } = spoken;
  let asked: AskedFor | undefined;
  /** Behind "otherwise" the cards that were to be chosen if it were not so: "it" is one of these, and chosen there. */
  let unchosen: Bag | undefined;
  /**
   * A card of which something is asked that is neither the text's own nor the one that it speaks of by itself: "it" could be
   * either, and beside "this card" any such card that is called "that" is this one.
   */
  let rival: string | undefined;
  /** What was done so far. */
  const acts = new Set<string>();

  /** Whether a card can lie where it is said to; of one that something was done to before, that is not known here. */
  const canLie = (ref: unknown, lies: unknown): boolean =>
    lies === undefined || (known.card && ref !== "this") || (lies === "elsewhere") === left;

  /** A node that calls a card by what was done to it, without that: which has to have been done. */
  function plainly(bag: Bag): Bag {
    const at = referring(bag);
    const [ref, act] = at && typeof bag[at] === "string" ? bag[at].split(DONE) : [];
    if (act === undefined) return bag;
    if (!acts.has(act)) refused = true;
    return { ...bag, [at!]: ref };
  }

  /** "That player" is who was attacked, or your opponent who was spoken of, or whoever controls the card that was; never you. */
  function whomItSays(bag: Bag): Bag {
    const at = players.filter((key) => bag[key] === "that");
    if (at.length === 0) return bag;
    const { struck } = spoken;
    const isYou = known.card ? mine || up.isOnly(["this"]) : meaning === "this";
    if (struck === "any" || (!struck && player !== "opponent" && isYou)) refused = true;
    const who = struck ?? (player === "opponent" ? player : "its");
    return { ...bag, ...Object.fromEntries(at.map((key) => [key, who])) };
  }

  /** Those that a condition asked for, if a reference means one of them, and not the text's own card. */
  function meantOf(said: unknown): AskedFor | undefined {
    const noun = said === "trigger" ? game.usual : isThat(said) ? String(said).slice(THAT.length) : undefined;
    const isIt = said === "it" && meaning === undefined && !standing;
    if (!asked || known.card || !(isIt || (noun !== undefined && (that === undefined || that === "this"))))
      return undefined;
    return isIt || sameSort(asked.what.noun, noun!) ? asked : undefined;
  }

  /** What a reference stands for; "trigger" is another word for what a trigger named itself. */
  function meant(said: unknown, found: boolean): unknown {
    const noun = said === "trigger" ? game.usual : isThat(said) ? String(said).slice(THAT.length) : undefined;
    if (noun !== undefined && rival !== undefined && !found) {
      if (that !== "this") refused = true;
      return rival;
    }
    if (
      noun !== undefined &&
      that !== undefined &&
      that !== "this" &&
      isFixed(that) &&
      up.isOnly(["this", that])
    )
      return that;
    if (noun !== undefined && that !== undefined && !(isFixed(that) && up.fits(noun)) && isOf(noun))
      return that;
    const those = typeof said === "string" && said.startsWith(THOSE) ? said.slice(THOSE.length) : undefined;
    if (those !== undefined && !up.fits(those)) refused = true;
    const ref = those !== undefined ? "them" : noun === undefined ? said : "it";
    if (ref === "them" ? found : ref !== "it") return them(ref);
    if (!found) {
      if (meaning === undefined || ref === "them" || noun !== undefined || rival !== undefined)
        refused = true;
      return meaning ?? ref;
    }
    // behind several cards "it" is still the one that the text speaks of by itself
    if (noun === undefined && meaning !== undefined && isFixed(meaning) && up.areMany()) return meaning;
    if (!up.isClear("one", noun)) refused = true;
    return "it";
  }
  function them(ref: unknown): unknown {
    if (ref === "them" && !up.isClear("many")) refused = true;
    return ref;
  }
  /** Whether what was spoken of first is of such a sort; a text's own card is what it is. */
  const isOf = (noun: string): boolean =>
    that === undefined || isFixed(that) || spoken.noun === undefined || sameSort(spoken.noun, noun);

  function walk(value: unknown, around: Around): unknown {
    if (Array.isArray(value)) return value.map((item) => walk(item, around));
    if (typeof value !== "object" || value === null) return value;
    const bag = whomItSays(plainly(value as Bag));
    if (unchosen && !known.card && (bag.ref === "it" || bag.ref === "them")) {
      const many = JSON.stringify(unchosen.count) !== '{"exactly":1}';
      // it might also be the card that the text speaks of by itself
      if ((bag.ref === "them") !== many || (!many && meaning !== undefined)) refused = true;
      const chosen = unchosen;
      unchosen = undefined;
      return walk(chosen, around);
    }
    const one = meantOf(bag.ref);
    if (one?.n === 1) {
      // what is said of it speaks of no card that is asked for, as it would of itself
      const before = asked;
      asked = undefined;
      const walked = walk({ count: { exactly: 1 }, what: one.what }, around);
      asked = before;
      return walked;
    }
    // "If your opponent controls a tapped general, retire it": that one, or the text's own
    const either = bag.ref === "it" && !around.holds && !known.card && meaning === "this";
    if (one || (either && asked?.n === 1 && asked.what.side === "opponents")) refused = true;
    asked = askedFor(bag, game.dids) ?? asked;
    if (bag.if === "happened") return happened(bag, around);
    if (bag.do === "choose") {
      const [before, upBefore] = [known, up];
      const of = (bag.of as unknown[]).map((option) => {
        known = before;
        up = upBefore.copy();
        return walk(option, around);
      });
      return { ...bag, of };
    }
    const within = inside(game, bag, around);
    if (Array.isArray(bag.both)) return together(bag.both, within, around);
    const walked: Bag = {};
    const ref = referring(bag);
    // "for each UNIT destroyed this way": only UNITs were
    if (bag.done === true && bag.noun !== undefined && !up.areAll(bag.noun as string)) refused = true;
    if (bag.done === true && bag.by !== undefined && !acts.has(bag.by as string)) refused = true;
    if ((bag.mine && !mine) || bag.side === "each") refused = true;
    const pointing = players.filter((key) => bag[key] === "owner" || bag[key] === "its");
    const unknown = known.card ? !up.isClear("one") : meaning === undefined;
    const active =
      (spoken.active === true &&
        (unknown || player === "active") &&
        pointing.length > 0 &&
        pointing.every((key) => bag[key] === "its")) ||
      (player === "active" && bag.they === "both");
    if (
      bag.they &&
      !active &&
      (player === "any" || player === "active" || (bag.they === "both") !== (player === "both"))
    )
      refused = true;
    player = active ? "active" : (playerIn(bag) ?? player);
    if (pointing.length > 0 && unknown && !active) refused = true;
    if (ref !== undefined) {
      walked[ref] = meant(bag[ref], ref === "ref" && around.holds ? known.there : known.card);
      if (!canLie(walked[ref], bag.lies)) refused = true;
      if (bag.if === "is" && !known.card) {
        const asked = walked[ref] as string;
        if (meaning !== undefined && asked !== meaning && asked !== "this") rival = asked;
        meaning ??= walked[ref] as string;
      }
    }
    let [before, knownBefore] = [up, known];
    for (const [key, inner] of Object.entries(bag)) {
      if (bag.do === "if" && key === "then") [before, knownBefore] = [up.copy(), known];
      if (key === "otherwise") [up, known, unchosen] = [before, knownBefore, onlyCounted(walked.then)];
      if ((key === "noun" || key === "by") && bag.done === true) continue;
      if (active && (inner === "its" || (key === "who" && inner === "both"))) walked[key] = "active";
      else if (key !== ref && !SAID.includes(key)) walked[key] = walk(inner, within);
      if (key === "otherwise") unchosen = undefined;
      if (key === "cost") up.growOld();
    }
    if (settling(game, bag) && !standing) known = settled(known, within);
    acts.add((bag.do ?? bag.pay) as string);
    if (bag.ref === "this" && within.away) left = true;
    if (!standing && !around.phrase) up.add(game, walked);
    mine = yours(game, bag, false) ?? mine;
    return walked;
  }

  /** What has happened names no card. */
  function happened(bag: Bag, around: Around): Bag {
    const [before, upBefore] = [known, up];
    up = up.copy();
    const walked = { ...bag, happened: walk(bag.happened, around) };
    [known, up] = [before, upBefore];
    return walked;
  }

  /** Cards of several phrases in one: a part is "it" to what the others say of their cards, but is not spoken of again. */
  function together(parts: readonly unknown[], within: Around, around: Around): Bag {
    const [before, upBefore] = [known, up];
    const both = parts.map((inner) => {
      const [knownHere, upHere] = [known, up];
      const again = "ref" in (inner as Bag);
      if (again) [known, up] = [before, upBefore];
      const one = walk(inner, within);
      if (again) [known, up] = [settled(knownHere, within), upHere];
      else if (!standing) {
        up = up.copy();
        up.add(game, one as Bag);
      }
      return one;
    });
    up = upBefore;
    const bag = { both };
    if (!standing && !around.phrase) up.add(game, bag);
    return bag;
  }

  const whole = walk(part, outside) as T;
  return refused ? undefined : whole;
}

/** The other way round: a card that was spoken of first, as "it" until another is brought up. */
export function spokenAgain<T>(game: Game, part: T, first: string): T {
  let known: Known = { card: false, there: false };

  function walk(value: unknown, around: Around): unknown {
    if (Array.isArray(value)) return value.map((item) => walk(item, around));
    if (typeof value !== "object" || value === null) return value;
    const bag = value as Bag;
    const at = referring(bag);
    const found = at === "ref" && around.holds ? known.there : known.card;
    const within = inside(game, bag, around);
    const walked: Bag = {};
    let before = known;
    for (const [key, inner] of Object.entries(bag)) {
      if (key === "then") before = known;
      if (key === "otherwise") known = before;
      walked[key] = key === at && inner === first && !found ? "it" : walk(inner, within);
    }
    if (settling(game, bag)) known = settled(known, within);
    return walked;
  }

  return walk(part, outside) as T;
}

/**
 * Every "it" with what it is: "it general". Japanese calls it so: "その武将". Only what is printed has it.
 * @param nounOf what a described card is called
 */
export function named<T>(game: Game, part: T, nounOf: (what: Described) => string): T {
  let known: { card?: string | undefined; there?: string | undefined } = {};

  /** What is said of cards under one subject stays so: only the first of it names them. */
  function row(list: readonly unknown[], around: Around): unknown[] {
    let run: Lasting | undefined;
    return list.map((item) => {
      const next = item as Lasting | undefined;
      const holds = typeof next === "object" && next !== null && next.do === "lasting";
      const joined = holds && run && run.for === next.for && untell([run.what, next.what]);
      run = joined ? run : holds ? next : undefined;
      return joined && !("ref" in joined.c) ? item : walk(item, around);
    });
  }

  function walk(value: unknown, around: Around): unknown {
    if (Array.isArray(value)) return row(value, around);
    if (typeof value !== "object" || value === null) return value;
    const bag = value as Bag;
    const at = referring(bag);
    const noun = at === "ref" && around.holds ? known.there : known.card;
    const within = inside(game, bag, around);
    const walked: Bag = {};
    for (const [key, inner] of Object.entries(bag)) {
      const it = key === at && inner === "it" && noun !== undefined;
      walked[key] = it ? `it ${noun}` : walk(inner, within);
    }
    if (settling(game, bag) && bag.ref !== "it" && bag.ref !== "them" && bag.do !== "dig") {
      const called = "count" in bag ? nounOf(bag.what as Described) : "ref" in bag ? undefined : "card";
      known = { card: called, there: within.away ? known.there : called };
    }
    return walked;
  }

  return walk(part, outside) as T;
}
