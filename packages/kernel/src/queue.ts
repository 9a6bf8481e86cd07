/**
 * Triggers that wait for their moment. What an event set off is noted with what was known then; who resolves it, when
 * and in which order is the policy of the game, written as a program over this list.
 */
import { modExtra, modSeat, modSource } from "./changes.ts";
import type { Ability } from "./game.ts";
import type { Machine } from "./machine.ts";
import { CLOCK, QUEUE_SIZE, QUEUED } from "./shape.ts";

// Places of a record; six arguments of the event from ARGS on.
const ABILITY = 0;
const SOURCE = 1;
const SEAT = 2;
const NUMBER = 3;
const ARGS = 4;

/** Notes a trigger. `from` is the card of the ability, or with `lasting` the modifier that set it off. */
export function queueTrigger(m: Machine, ability: number, from: number, lasting: boolean): void {
  const { s } = m;
  const at = triggerAt(m, s[QUEUED]!);
  if (at + QUEUE_SIZE > m.layout.queueEnd) m.fail("more triggers wait at once than a state can hold");
  s[at + ABILITY] = ability;
  s[at + SOURCE] = lasting ? modSource(m, from) : from;
  s[at + SEAT] = lasting ? modSeat(m, from) : m.actsFor(from);
  s[at + NUMBER] = s[CLOCK]! & 0x7fff;
  for (let i = 0; i < 6; i++) s[at + ARGS + i] = m.e[i]!;
  if (lasting) s[at + ARGS + 5] = modExtra(m, from);
  s[CLOCK] = (s[CLOCK]! + 1) & 0x7fff;
  s[QUEUED]!++;
}

export const queueLength = (m: Machine): number => m.s[QUEUED]!;
export const triggerAt = (m: Machine, n: number): number => m.layout.queue + n * QUEUE_SIZE;
export const triggerAbility = (m: Machine, at: number): Ability => m.game.abilities[m.s[at + ABILITY]!]!;
export const triggerSource = (m: Machine, at: number): number => m.s[at + SOURCE]!;
export const triggerSeat = (m: Machine, at: number): number => m.s[at + SEAT]!;
export const triggerArg = (m: Machine, at: number, i: number): number => m.s[at + ARGS + i]!;

export function removeTrigger(m: Machine, n: number): void {
  const { s } = m;
  const at = triggerAt(m, n);
  s[QUEUED]!--;
  // most of the time it is the last
  if (n < s[QUEUED]!) s.copyWithin(at, at + QUEUE_SIZE, triggerAt(m, s[QUEUED]! + 1));
}

/** Loads the arguments of a noted trigger into `m.e`. */
export function loadTrigger(m: Machine, at: number): void {
  for (let i = 0; i < 6; i++) m.e[i] = m.s[at + ARGS + i]!;
}
