import { describe, expect, test } from "vitest";
import { Presence, type Told } from "./presence.ts";

/** Two machines that hear each other, and what somebody at a page of each was told last. */
function two() {
  const all: Presence[] = [];
  const bus = (told: Told): void => {
    for (const one of all) one.heard(told);
  };
  all.push(new Presence("m1", bus), new Presence("m2", bus));
  const heard: number[][] = [];
  const at = (machine: number, seat: number): (() => void) =>
    all[machine]!.enter("match", seat, (seats) => {
      heard[seat] = [...seats].toSorted();
    });
  return { at, heard, all };
}

describe("who is there", () => {
  test("is told on every machine, when somebody comes and when they go", () => {
    const { at, heard } = two();
    at(0, 0);
    expect(heard[0]).toEqual([0]);
    const leave = at(1, 1);
    expect(heard).toEqual([
      [0, 1],
      [0, 1],
    ]);
    leave();
    expect(heard[0]).toEqual([0]);
  });

  test("is the same with two pages of one person until both are closed", () => {
    const { at, heard } = two();
    at(0, 0);
    const [phone, desktop] = [at(1, 1), at(1, 1)];
    phone();
    expect(heard[0]).toEqual([0, 1]);
    desktop();
    expect(heard[0]).toEqual([0]);
  });

  test("is forgotten of a machine that is gone", () => {
    const { at, heard, all } = two();
    at(0, 0);
    at(1, 1);
    all[0]!.onlyFrom(new Set(["m1"]));
    expect(heard[0]).toEqual([0]);
  });
});
