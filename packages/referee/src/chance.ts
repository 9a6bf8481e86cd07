/** Chance that a scenario writes down: what is thrown, what lies on top of what is shuffled, what a random pick takes. */

import { type Fate, fatesLeft, type Match, seatName, type Words } from "@tefuda/kernel";
import type { Path } from "./document.ts";
import { FOUND } from "./findings.ts";
import type { Naming } from "./naming.ts";
import { isPlain } from "./plain-value.ts";
import { NoSuch } from "./problems.ts";
import { SCENARIO } from "./says.ts";
import type { Scenario } from "./scenario-file.ts";

const FORMS = ["roll: 4", "roll: B", SCENARIO.chanceShuffle, SCENARIO.chancePick];

/** Reads what stands under `chance`; problems go to the scenario's document. */
export function readChance({ doc, start }: Scenario, naming: Naming, at: Path): Fate[] {
  if (start.chance === undefined) return [];
  if (!Array.isArray(start.chance)) {
    doc.report(at, SCENARIO.chance, { expected: FORMS });
    return [];
  }
  return (start.chance as unknown[]).flatMap((entry, i): Fate[] => {
    const place = [...at, i];
    const entries = typeof entry === "object" && entry !== null ? Object.entries(entry) : [];
    const [key, value] = (entries.length === 1 ? entries[0]! : ["", undefined]) as [string, unknown];
    try {
      const fate = isPlain(value) ? readFate(naming, key.trim(), value) : undefined;
      if (fate) return [fate];
      doc.report(place, SCENARIO.noChance, { expected: FORMS });
    } catch (error) {
      if (!(error instanceof NoSuch)) throw error;
      doc.report(place, error.words, error.more);
    }
    return [];
  });
}

function readFate(naming: Naming, key: string, value: unknown): Fate | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map(String);
  if (key === "roll") {
    if (typeof value === "string") return { roll: naming.seat(value) };
    return typeof value === "number" && Number.isInteger(value) && value > 0
      ? { roll: value - 1 }
      : undefined;
  }
  if (key === "pick") return { pick: texts.map((text) => naming.card(text)) };
  const [, side, zone] = /^shuffle (?:([A-D])\.)?(.+)$/.exec(key) ?? [];
  if (zone === undefined) return undefined;
  const top = texts.map((text) => naming.name(text));
  if (side === undefined) return { shuffle: naming.zone(zone, "shared").id, top };
  const { id, seat } = naming.zoneAt(side, zone);
  return { shuffle: id, top, ...(seat === undefined ? {} : { seat }) };
}

/** What chance was written to do and has not done, in the words of the scenario; nothing where all was used. */
export function chanceLeft(match: Match): Words | undefined {
  const left = fatesLeft(match.machine).map((fate) => {
    if ("roll" in fate) return `roll: ${fate.roll + 1}`;
    if ("pick" in fate) return `pick: [${fate.pick.join(", ")}]`;
    const side = fate.seat === undefined ? "" : `${seatName(fate.seat)}.`;
    return `shuffle ${side}${fate.shuffle}: [${fate.top.join(", ")}]`;
  });
  return left.length === 0 ? undefined : FOUND.chanceLeft(left);
}
