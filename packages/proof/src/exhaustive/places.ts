/** Every place of a game's programs: whether it was reached, and each way on from it taken. */
import { assertTable, type Code, type Game, type Instruction } from "@tefuda/kernel";
import type { Watching } from "@tefuda/referee/watching";
import type { Ledger } from "../exhaustive/ledger.ts";
import type { Owners } from "../exhaustive/owners.ts";

/** Letters of a leaf's source that are shown. */
const SHOWN = 100;

/** Watches all places of a game that anything leads to. */
export function watchPlaces(game: Game, owners: Owners, ledger: Ledger, watching: Watching): void {
  const { code } = game;
  const told = new Map<string, number>();
  const called = new Map<string, number>();
  for (const { name } of code.programs) called.set(name, (called.get(name) ?? 0) + 1);
  code.programs.forEach((program, number) => {
    const owner = owners.programs.get(program);
    // of one name and nobody's: in another game it may be another
    if (!owner && ledger.isClosed && called.get(program.name)! > 1) return;
    const where = owner ? `${owner.where} (${program.name})` : program.name;
    const nth = (told.get(where) ?? 0) + 1;
    told.set(where, nth);
    watchProgram(code, number, nth === 1 ? where : `${where} ${nth}`, owner?.card, ledger, watching);
  });
}

/** A place still to be looked at: what has to happen before it, and the last step that tells where in a text it is. */
interface Way {
  at: number;
  after: number | undefined;
  behind: string;
}
/** Steps that tell where in a text one is. */
const MARKS: readonly Instruction["op"][] = ["call", "emit", "ask"];

function watchProgram(
  code: Code,
  number: number,
  where: string,
  card: string | undefined,
  ledger: Ledger,
  watching: Watching,
): void {
  const told = new Map<string, number>();
  const reached = new Set<number>();
  const open: Way[] = [{ at: code.entries[number]!, after: undefined, behind: "the beginning" }];
  for (let way = open.shift(); way; way = open.shift()) {
    const { at, behind } = way;
    if (reached.has(at)) continue;
    reached.add(at);
    const i = code.instructions[at]!;
    /** Steps that read alike are counted through, so that each has a name; those of cards' texts count together. */
    const item = (sort: "step" | "branch" | "answer", what: string): number => {
      const nth = (told.get(what) ?? 0) + 1;
      told.set(what, nth);
      const shared =
        card === undefined ? undefined : ledger.item(sort, `texts, behind ${behind}`, what, { many: true });
      return ledger.item(sort, where, nth === 1 ? what : `${what} (${nth})`, {
        card,
        shared,
        after: way.after,
      });
    };
    switch (i.op) {
      case "test": {
        const yes = item("branch", `yes to ${brief(i.test)}`);
        const no = item("branch", `no to ${brief(i.test)}`);
        watching.wrap(code.runs, at, (run) => (m, from) => {
          const to = run(m, from);
          ledger.hit(to === at + 1 ? yes : no);
          return to;
        });
        open.push({ at: at + 1, after: yes, behind }, { at: i.no, after: no, behind });
        break;
      }
      case "answered": {
        const asked = code.asks[at - 1]!;
        const groups = i.entries.map((_, n) =>
          item("answer", `"${asked.groups![n]!.verb || asked.prompt}" is answered`),
        );
        watching.wrap(code.runs, at, (run) => (m, from) => {
          ledger.hit(groups[m.answered] ?? -1);
          return run(m, from);
        });
        open.push(...i.entries.map((entry, n) => ({ at: entry, after: groups[n], behind })));
        break;
      }
      case "jump":
        open.push({ ...way, at: i.to });
        break;
      case "result":
        open.push({ ...way, at: at + 1 });
        break;
      default: {
        const what = words(code, i, at);
        const step = item("step", what);
        watching.wrap(code.runs, at, (run) => (m, from) => {
          ledger.hit(step);
          // an event has been done and is about to be seen
          if (i.op === "emit") assertTable(m);
          return run(m, from);
        });
        if (i.op !== "return")
          open.push({ at: at + 1, after: step, behind: MARKS.includes(i.op) ? what : behind });
      }
    }
  }
}

function words(
  code: Code,
  i: Exclude<Instruction, { op: "test" | "answered" | "jump" | "result" }>,
  at: number,
): string {
  switch (i.op) {
    case "do":
      return `do ${brief(i.act)}`;
    case "set":
      return `note ${brief(i.value)}`;
    case "load":
      return "look at what would happen";
    case "emit":
      return `"${i.event.name}" is seen`;
    case "call":
      return typeof i.program === "number"
        ? `call "${code.programs[i.program]!.name}"`
        : `call ${brief(i.program)}`;
    case "return":
      return i.value ? `give back ${brief(i.value)}` : "end";
    case "ask":
      return `ask "${code.asks[at]!.prompt}"`;
  }
}

type Leaf = object & { fixed?: number; slot?: number };

/** Rules are the same leaves in every game that a ruling is played with. */
const briefs = new WeakMap<Leaf, string>();
function brief(leaf: Leaf): string {
  const known = briefs.get(leaf) ?? briefly(leaf);
  briefs.set(leaf, known);
  return known;
}

/** The source of a leaf, on one line and not too long. */
function briefly(leaf: Leaf): string {
  if (leaf.fixed !== undefined) return String(leaf.fixed);
  if (leaf.slot !== undefined) return `what was noted in ${leaf.slot}`;
  // types that were taken out have left spaces
  const line = String(leaf)
    .replace(/[\s;]+/g, " ")
    .replace(/ (?=[),\]])|(?<=\]) (?=\()/g, "");
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}
