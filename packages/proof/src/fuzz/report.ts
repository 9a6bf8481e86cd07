/** What came of hostile inputs, in words. */
import type { FuzzReport } from "../fuzz/run.ts";
import { again } from "../fuzz/task.ts";

const n = (value: number): string => Math.round(value).toLocaleString("en");

export function asText(report: FuzzReport): string {
  const lines: string[] = [];
  for (const door of report.doors) {
    lines.push(
      `${door.door}: ${n(door.inputs)} inputs, ${n(door.accepted)} accepted, ${n(door.refused)} refused; ` +
        `${door.average.toFixed(1)} ms each, slowest ${n(door.slowest.ms)} ms (--seed ${door.slowest.seed}), ${n(door.memory)} MB`,
    );
    for (const [sort, count] of door.sorts) lines.push(`  ${n(count).padStart(9)}  ${sort}`);
  }
  for (const fault of report.faults.slice(0, 20)) {
    lines.push("", `FAULT ${fault.door}: ${fault.what}`, `  ${again(fault)}`);
    lines.push(
      ...fault.input
        .slice(0, 1000)
        .split("\n")
        .map((line) => `  | ${line}`),
    );
  }
  const { inputs, seconds, faults } = report;
  lines.push(
    "",
    `${n(inputs)} inputs in ${n(seconds)} s${report.stopped ? " (stopped)" : ""}, ` +
      `${faults.length === 0 ? "no fault" : `${n(faults.length)} ${faults.length === 1 ? "fault" : "faults"}`}`,
    "",
  );
  return lines.join("\n");
}
