/** The course of a turn of Trails while everybody passes. */
import { type Asking, askCards } from "../reader/asking.ts";
import { inTurn, lost } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { ending } from "../reader/lasting.ts";
import { drawCards } from "../reader/moving.ts";
import type { Reading } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import { forbidden, forbiddenTo, holdings, sumFor } from "../reader/standing.ts";
import { ends, next, phase, together, turnOf } from "../reader/turns.ts";
import { seatsOf } from "../reader/who.ts";
import { everything, zoneOf } from "../reader/world.ts";
import { cure, destroy, isStunned, ready } from "./trails-deeds.ts";

/** trails-3.6 */
const losesPoints = (...of: ("cp" | "ep")[]) => {
  return ({ world: { sides } }: Reading): void => {
    for (const side of sides) for (const one of of) side.points[one] = 0;
  };
};

/** The steps of a player's preparation, and how the end of each is called (trails-5.1 to 5.4). */
const STEPS = ["draw", "homebase", "deployment"] as const;
const BEGINS = { draw: "drawStep", homebase: "homebaseStep", deployment: "deploys" } as const;
const ENDS = { draw: "drawStepEnd", homebase: "homebaseStepEnd", deployment: "deployEnd" } as const;
type Step = (typeof STEPS)[number];

function* begins(r: Reading, step: Step, seat: number): Asking<void> {
  const { world } = r;
  world.phase = step;
  world.player = seat;
  if (step === "deployment") {
    const income = zoneOf(world, seat, "homebase").length + sumFor(r, "income", seat);
    world.sides[seat]!.points.cp! += Math.max(0, income);
  }
  happens(r, { on: BEGINS[step], seat });
  yield* settle(r);
  if (step !== "draw" || world.over) return;
  yield* drawCards(r, seat, Math.max(0, 2 + sumFor(r, "draws", seat)));
  yield* settle(r);
}
function* endsStep(r: Reading, step: Step): Asking<void> {
  const { world } = r;
  happens(r, { on: ENDS[step], seat: world.player });
  yield* settle(r);
  if (step === "deployment") world.sides[world.player]!.points.cp = 0;
}

/** Whether the next such step of a player is left out; one text leaves one out. */
function isSkipped(r: Reading, step: Step, seat: number): boolean {
  const { lasting } = r.world;
  const at = lasting.findIndex(({ says, you }) => says.is === "skips" && says.what === step && you === seat);
  if (at >= 0) lasting.splice(at, 1);
  return at >= 0;
}

/** The steps behind one that is over, those of the player who comes later too; `stops` at the first that there is. */
function* stepsFrom(r: Reading, at: number, stops: boolean): Asking<boolean> {
  for (let i = at; i < 2 * STEPS.length; i++) {
    const step = STEPS[i % STEPS.length]!;
    const seat = i < STEPS.length ? r.world.first : 1 - r.world.first;
    if (isSkipped(r, step, seat)) continue;
    yield* begins(r, step, seat);
    if (r.world.over || stops) return true;
    yield* endsStep(r, step);
    if (r.world.over) return true;
  }
  return false;
}

const toCombat = turnOf(
  together(losesPoints("ep"), ends("thisPhase"), (r) => {
    r.world.player = r.world.first;
    for (const { points } of r.world.sides) points.passed = 0;
    phase("proposal", "combat")(r);
  }),
);

/** trails-6.1: nobody attacks any more when both have passed one after the other. */
function* pass(r: Reading): Asking<void> {
  const { world } = r;
  while (!world.over && world.sides.some(({ points }) => points.passed !== 1)) {
    const { player } = world;
    world.sides[player]!.points.passed = 1;
    world.player = 1 - player;
    happens(r, { on: "passes", seat: player });
    yield* settle(r);
  }
}

/** trails-8.2: each player may have one unit cured, and more by texts. */
function* cures(r: Reading): Asking<void> {
  const { world } = r;
  for (const seat of inTurn(r)) {
    for (let left = 1 + sumFor(r, "cures", seat); left > 0; left--) {
      const stunned = zoneOf(world, seat, "field").filter(
        (thing) =>
          isStunned(thing) && !forbidden(r, thing, "beCured") && !forbiddenTo(r, seat, "cure", thing),
      );
      if (stunned.length === 0) break;
      const [one] = yield* askCards(seat, stunned, 0, 1);
      if (!one) break;
      cure(r, one);
    }
    yield* settle(r);
    if (world.over) return;
  }
}

/** trails-8.3: what is still stunned goes; that counts as being destroyed. */
function* clears(r: Reading): Asking<void> {
  for (const thing of everything(r.world))
    if (isStunned(thing) && thing.zone === "field") yield* destroy(r, thing);
}
/** trails-8.4 */
function readies(r: Reading): void {
  for (const thing of everything(r.world)) ready(r, thing);
}

/** trails-8.7: it passes to the other, unless a text says who has it. */
function passesOn(r: Reading): void {
  const now = r.world.first;
  const said = holdings(r, "initiative");
  const takes = [1 - now, now].find((seat) =>
    said.some(({ says, said }) => says.who !== "same" && seatsOf(r, says.who as string, said).includes(seat)),
  );
  const keeps = said.some(({ says }) => says.who === "same");
  const then = takes ?? (keeps ? now : 1 - now);
  ending(r, ({ until }) => until === "thisTurn" || until === "thisPhase");
  ending(r, ({ until, turn }) => until === "nextTurn" && turn < r.world.turn);
  r.past.forget();
  next(r);
  r.world.first = then;
  r.world.player = then;
}

/** trails-8.1 to 8.5, then the next turn up to the first step in it. */
const nextTurn = turnOf(
  (r) => happens(r, { on: "combatEnd" }),
  together(losesPoints("ep"), ends("thisPhase")),
  lost((r, seat) => r.world.sides[seat]!.points.bond! <= 0),
  phase("cure", "cure"),
  cures,
  clears,
  together(readies, (r) => happens(r, { on: "turnEnd" })),
  together(passesOn, losesPoints("cp", "ep"), (r) => happens(r, { on: "turnStart" })),
);

export function* passTurn(r: Reading): Asking<void> {
  const { world } = r;
  const at = STEPS.indexOf(world.phase as Step);
  let stands = false;
  if (at >= 0) {
    yield* endsStep(r, STEPS[at]!);
    if (!world.over) yield* stepsFrom(r, at + 1 + (world.player === world.first ? 0 : STEPS.length), false);
  }
  while (!stands && !world.over) {
    if (world.phase !== "proposal") yield* toCombat(r);
    if (!world.over) yield* pass(r);
    if (!world.over) yield* nextTurn(r);
    if (!world.over) stands = yield* stepsFrom(r, 0, true);
  }
}
