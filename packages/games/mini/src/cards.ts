/** The cards of the reference game, read from their file, and what their steps become. */
import {
  type Ability,
  assign,
  type Candidates,
  type CardDefinition,
  call,
  constant,
  type GameEvent,
  type Num,
  type Problem,
  type Program,
  program,
  queueLength,
  type SourceFile,
  type Step,
  seq,
  when,
  wordsOf,
} from "@tefuda/kernel";
import { parse } from "yaml";
import { z } from "zod";
import { ATTACKS, DESTROYED, PLAYED } from "./events.ts";
import { CONDITIONS, type Condition, OPERATIONS, type Operation, targetsOf } from "./operations.ts";
import { settleDownTo } from "./rules.ts";
import { CHOOSES, GUARD, HASTE, HIGH, PIERCE, UNIT } from "./schema.ts";

const names = <K extends string>(table: Record<K, unknown>): [K, ...K[]] => Object.keys(table) as [K, ...K[]];
const KEYWORD_BITS = { haste: HASTE, guard: GUARD, pierce: PIERCE };

const step = z.strictObject({
  do: z.enum(names(OPERATIONS)),
  n: z.int().min(0).max(99),
  if: z.enum(names(CONDITIONS)).optional(),
  than: z.int().min(0).max(99).optional(),
});
const steps = z.array(step).max(2).default([]);
const card = z.strictObject({
  name: z.string(),
  type: z.enum(["unit", "spell"]),
  level: z.int().min(0).max(9).default(0),
  attack: z.int().min(0).max(99).default(0),
  defense: z.int().min(0).max(99).default(0),
  keywords: z.array(z.enum(names(KEYWORD_BITS))).default([]),
  play: steps,
  death: steps,
  attacking: steps,
});
export type CardData = z.infer<typeof card>;
type StepData = z.infer<typeof step>;

/** mini-5 */
const HIGH_LEVEL = 5;

/** What a card does at one moment. */
export interface MiniAbility extends Ability {
  resolve: Program;
  /** For a spell that chooses at once: what it could choose. */
  spellTargets?: Candidates;
}

export function readCards(file: SourceFile): { cards: CardData[]; problems: Problem[] } {
  try {
    return { cards: z.array(card).parse(parse(file.text)), problems: [] };
  } catch (error) {
    return {
      cards: [],
      problems: [{ file: file.path, line: 1, column: 1, message: wordsOf(error) }],
    };
  }
}

export function definitionOf(data: CardData): CardDefinition<MiniAbility> {
  const unit = data.type === "unit";
  const abilities: MiniAbility[] = [];
  const add = (event: GameEvent, of: readonly StepData[]): void => {
    if (of.length === 0) return;
    const resolve = effect(`${data.name}: ${event.name}`, of);
    abilities.push({
      id: -1,
      index: abilities.length,
      triggers: [{ event, self: true, while: "elsewhere", test: () => true }],
      statics: [],
      programs: [resolve],
      resolve,
      ...(unit || abilities.length > 0 ? {} : { spellTargets: targetsOf(of[0]!.do, of[0]!.n) }),
    });
  };
  add(PLAYED, data.play);
  add(DESTROYED, data.death);
  add(ATTACKS, data.attacking);
  const keywords =
    data.keywords.reduce((bits, word) => bits | KEYWORD_BITS[word], 0) |
    (unit ? UNIT : 0) |
    (unit && data.level >= HIGH_LEVEL ? HIGH : 0) |
    (abilities[0]?.spellTargets ? CHOOSES : 0);
  return {
    id: -1,
    name: data.name,
    printed: [data.attack, data.defense, data.level, keywords],
    has: [unit, unit, unit, false],
    abilities,
  };
}

/** mini-8: its steps; what one of them sets off is carried out before the next. */
function effect(name: string, of: readonly StepData[]): Program {
  return program(name, (f) => {
    const seat = f.arg();
    const floor = f.local();
    const parts: Step[] = [];
    of.forEach((one, i) => {
      if (i > 0) parts.push(when((m) => queueLength(m) > floor(m), call(settleDownTo, [floor])));
      parts.push(stepOf(one, seat));
    });
    return seq(...(of.length > 1 ? [assign(floor, queueLength)] : []), ...parts);
  });
}

function stepOf(one: StepData, seat: Num): Step {
  const done = call(OPERATIONS[one.do as Operation], [seat, constant(one.n)]);
  return one.if ? when(CONDITIONS[one.if as Condition](seat, one.than ?? 0), done) : done;
}
