/**
 * A game of one question, for tests that lay hands on the machine itself: a program runs, or nothing does, and then the
 * seat 0 is asked to go on. It has a zone of every sort of sight and a few numbers of every sort.
 */
import {
  type Ability,
  type AskSpec,
  act,
  ask,
  assemble,
  type CardDefinition,
  type Frame,
  type Game,
  type GameEvent,
  type Group,
  loop,
  Machine,
  type Message,
  type Modifier,
  makeModifier,
  type Program,
  program,
  Schema,
  type Shape,
  type Step,
  seq,
  type TriggerCondition,
} from "../src/index.ts";

const state = new Schema();
export const STORE = state.zone("store", { sees: "none" });
export const HAND = state.zone("hand", { sees: "owner" });
export const ROW = state.zone("row", { sees: "all", inPlay: true }); // what lies face down nobody knows
export const CAMP = state.zone("camp", { sees: "all", faceDown: "owner", inPlay: true });
export const HEAP = state.zone("heap", { per: "shared", sees: "all" });
export const VAULT = state.zone("vault", { per: "shared", sees: "none" });

export const CLOCK_ = state.number("clock");
export const LIMIT = state.setting("limit", 0);
export const SECRET = state.number("secret", "unseen");
export const HEARTS = state.seatNumber("hearts");
export const COINS = state.seatNumber("coins");
export const HITS = state.column("hits");
export const REST = state.column("rest");
export const MIGHT = state.stat("might", 0, 20);
export const GUARD = state.stat("guard", -5, 5);
const mark = state.marks("still", "loud");
export const STILL = mark("still");
export const LOUD = mark("loud");
export const SHAPE = state.shape({});

interface Parts {
  definitions?: readonly CardDefinition[];
  events?: readonly GameEvent[];
  messages?: readonly Message[];
  texts?: readonly Readonly<Record<string, string>>[];
  actions?: readonly Group[];
  shape?: Partial<Shape>;
  bounds?: Shape["bounds"];
  /** Modifiers that hold in every match, modifiers that the rules make, and effects that they give to cards. */
  always?: readonly Modifier[];
  ruleChanges?: readonly Modifier[];
  ruleAbilities?: readonly Ability[];
  crowded?: (m: Machine) => void;
  /** Programs that are called by their number alone. */
  further?: readonly Program[];
  seats?: { min: number; max: number };
  /** What runs before the question. */
  steps?: (f: Frame) => Step;
  /** The question, if it is to be another than "go on". */
  asks?: AskSpec | ((f: Frame) => AskSpec);
}

export const GO_ON: Group = { verb: "go on", form: "word" };
const goOn: AskSpec = { shape: "one", who: () => 0, prompt: "on", rule: "tiny-1", groups: [GO_ON] };

/** A kind of card; both values are 3 and 1 where nothing else is said. */
export function definition(
  name: string,
  more: Partial<Omit<CardDefinition, "id" | "name">> = {},
): CardDefinition {
  return { id: -1, name, printed: [3, 1], has: [true, true], abilities: [], ...more };
}
export function ability(more: Partial<Ability> = {}): Ability {
  return { id: -1, index: 0, triggers: [], statics: [], ...more };
}
export const modifier = makeModifier;
/** By default: set off by any such event while the card lies on top in play. */
export const trigger = (e: GameEvent, more: Partial<TriggerCondition> = {}): TriggerCondition => ({
  event: e,
  self: false,
  while: "top",
  test: () => true,
  ...more,
});
/** A modifier that adds a fixed amount to a stat of its subject. */
export const adds = (stat: number, amount: number): Modifier =>
  modifier({ stat, fold: (_m, before) => before + amount });

const PLAIN: readonly CardDefinition[] = ["Ash", "Birch", "Cedar"].map((name) => definition(name));

/** The game of {@link Parts}; its question comes again after every answer. */
export function tiny(parts: Parts = {}): Game {
  const { steps, asks = goOn } = parts;
  return assemble({
    id: "tiny",
    title: "Tiny",
    seats: parts.seats ?? { min: 1, max: 4 },
    shape: { ...SHAPE, ...parts.shape, bounds: parts.bounds },
    definitions: parts.definitions ?? PLAIN.map((k) => ({ ...k })),
    always: parts.always,
    ruleModifiers: parts.ruleChanges,
    ruleAbilities: parts.ruleAbilities,
    ...(parts.crowded ? { crowded: parts.crowded } : {}),
    startZone: STORE,
    main: program("tiny", (f) =>
      seq(
        ...(steps ? [steps(f)] : []),
        loop(() => true, seq(ask(typeof asks === "function" ? asks(f) : asks), act(nothingAtAll))),
      ),
    ),
    further: parts.further ?? [],
    events: parts.events ?? [],
    messages: parts.messages ?? [],
    texts: parts.texts ?? [],
    actions: parts.actions ?? [],
    rules: ["tiny-1", "tiny-2", "tiny-3", "tiny-9"],
    overRule: "tiny-9",
    concedeRule: "tiny-3",
    prompts: { on: { en: "Shall it go on?", ja: "続けますか" }, bare: { en: "Only English" } },
    fingerprint: "tiny",
    editions: [{ en: "The first." }],
  });
}
function nothingAtAll(): void {}
/** So many places at which nothing is done. */
export function idly(places: number): Step {
  return { op: "seq", steps: Array<Step>(places).fill(act(nothingAtAll)) };
}

/** A machine at the question; by default two seats with four cards each: Ash, Birch, Cedar, Ash. */
export function started(
  parts: Parts | Game = {},
  lists: readonly (readonly number[])[] = [
    [0, 1, 2, 0],
    [0, 1, 2, 0],
  ],
  seed = 1,
): Machine {
  const game = "code" in parts ? parts : tiny(parts);
  const m = new Machine(game, lists.length, lists.flat().length);
  m.start(seed, lists);
  return m;
}

/** The cards of a zone in their order. */
export function lying(m: Machine, zone: number): number[] {
  const cards: number[] = [];
  for (let c = m.first(zone); c >= 0; c = m.next(c)) cards.push(c);
  return cards;
}

/** The cards of a set, which lies at a place of the state. */
export function members(m: Machine, at: number): number[] {
  const cards: number[] = [];
  for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) cards.push(c);
  return cards;
}
