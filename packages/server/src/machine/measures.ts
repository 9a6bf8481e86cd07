/** What a machine counts of itself, in the form in which Prometheus reads it. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Measures {
  /** Something was not done, and why. */
  refused(why: string): void;
  /** An entry was written, which took so long. Milliseconds. */
  written(ms: number): void;
  /** All of it as text. */
  text(): Promise<string>;
}

/** `sizes` tells how many there are of what, whenever that is asked for. */
export function measures(sizes: Readonly<Record<string, { says: string; now: () => number }>>): Measures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const refusals = new Counter({
    name: "tefuda_refused_total",
    help: "What was asked for and not done",
    labelNames: ["why"],
    registers: [registry],
  });
  const writes = new Histogram({
    name: "tefuda_write_seconds",
    help: "How long an entry of a match takes until it is committed",
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [registry],
  });
  for (const [name, { says, now }] of Object.entries(sizes)) {
    new Gauge({
      name: `tefuda_${name}`,
      help: says,
      registers: [registry],
      collect() {
        this.set(now());
      },
    });
  }
  return {
    refused: (why) => refusals.inc({ why }),
    written: (ms) => writes.observe(ms / 1000),
    text: () => registry.metrics(),
  };
}
