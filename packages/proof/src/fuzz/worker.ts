/**
 * A process that tries inputs. Before each it notes the input's number in a file, so that whoever started it can tell
 * which input was in work when the process came to no end, or to an untimely one.
 */
import { openSync, writeSync } from "node:fs";
import { Dice } from "./dice.ts";
import { Broken, type Door, type OpenDoor } from "./door.ts";
import { type Fault, type Task, TIME, type Tried } from "./task.ts";
import { checkWords, short, sortOf } from "./words.ts";
import { pulse, type World, worldOf } from "./world.ts";

const [, , progress = "", folder = ""] = process.argv;
const note = openSync(progress, "w");
const number = Buffer.alloc(8);
let inputs = 0;

function begin(seed: number): void {
  number.writeUInt32LE(++inputs, 0);
  number.writeUInt32LE(seed, 4);
  writeSync(note, number, 0, 8, 0);
}

interface Opened {
  door: OpenDoor;
  world: World;
  pulse: string;
}
/** Of the one game whose inputs a process tries. */
let reading: Promise<World> | undefined;
const opened = new Map<string, Promise<Opened>>();

function open({ game, door, doors: list }: Task): Promise<Opened> {
  const before = opened.get(door);
  if (before) return before;
  const opening = (async () => {
    reading ??= worldOf(game, folder);
    const world = await reading;
    const { doors } = (await import(list)) as { doors: readonly Door[] };
    const found = doors.find((d) => d.name === door)!;
    return { door: await found.open(world), world, pulse: pulse(world) };
  })();
  opened.set(door, opening);
  return opening;
}

/** Names that every object has, to see that none came to them. */
const natural = prototypes();
function prototypes(): string {
  const names = [Object, Array, String, Number, Function, Map].map(
    (kind) => Object.getOwnPropertyNames(kind.prototype).length,
  );
  return names.join();
}

const HEARTBEAT = 64;

async function tryAll(task: Task): Promise<Tried> {
  const { door, world, pulse: before } = await open(task);
  const tried: Tried = {
    inputs: 0,
    accepted: 0,
    sorts: {},
    ms: 0,
    slowest: { seed: task.from, ms: 0 },
    memory: 0,
    faults: [],
  };
  for (let seed = task.from; seed < task.from + task.count; seed++) {
    begin(seed);
    const dice = new Dice(seed, task.door);
    const input = door.make(dice);
    if (task.count === 1) tried.shown = `${door.show(input)}\n`;
    const started = process.cpuUsage();
    const fault = (what: string): void => {
      const shown = short(door.show(input), 4000);
      tried.faults.push({ game: task.game, door: task.door, seed, what, input: shown } satisfies Fault);
    };
    let took = false;
    try {
      const outcome = await door.put(input, dice);
      took = outcome.took;
      if (!took && outcome.said.length === 0) throw new Broken("refused without a word");
      const shown = door.show(input);
      for (const said of outcome.said) checkWords(said, shown);
      if (took) tried.accepted++;
      for (const said of new Set(outcome.said.map(sortOf))) tried.sorts[said] = (tried.sorts[said] ?? 0) + 1;
      if (tried.shown !== undefined)
        tried.shown += `\n${took ? "accepted" : "refused"}${outcome.said.map((said) => `\n  ${said}`).join("")}`;
      if (prototypes() !== natural) throw new Broken("the prototype of all objects has been changed");
      if ((took || inputs % HEARTBEAT === 0 || task.count === 1) && pulse(world) !== before)
        throw new Broken("the game that stood before is another after it");
    } catch (error) {
      fault(
        error instanceof Broken ? error.message : `a crash: ${error instanceof Error ? error.stack : error}`,
      );
    }
    const { user, system } = process.cpuUsage(started);
    const ms = Math.round((user + system) / 1000);
    tried.ms += (user + system) / 1000;
    if (ms > tried.slowest.ms) tried.slowest = { seed, ms };
    if (ms > TIME) fault(`it takes ${ms} ms`);
    tried.inputs++;
  }
  tried.memory = Math.round(process.resourceUsage().maxRSS / 1024);
  return tried;
}

process.on("message", (task: Task) => {
  tryAll(task).then(
    (tried) => process.send!(tried),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
