/** 9 Action timing: a window in which the players act in turn until both pass one after the other (trails-9.1 to 9.3, 9.5). */
import {
  act,
  ask,
  call,
  type Group,
  given,
  type Program,
  program,
  type Step,
  seq,
  untilAllPass,
} from "@tefuda/kernel";
import { COMBAT, CURE, other, STEP } from "../schema.ts";
import { ENERGY, gainEnergy } from "./04-costs.ts";
import { USE, useCraft } from "./04-crafts.ts";
import {
  ARTS,
  ARTS_HOME,
  DEPLOY,
  DISPATCH,
  deploy,
  dispatch,
  PLAY,
  PLAY_HOME,
  play,
  TURN_UP,
  turnUp,
} from "./04-playing.ts";
import { attackGoesOn } from "./06-target.ts";
import { SUPPORT, support } from "./07-support.ts";
import { settle } from "./09-triggers.ts";
import { countChoice } from "./11-limits.ts";

const TIMING = given(
  "trails-9.2",
  "it is action timing",
  (m) => m.number(STEP) > 0 && m.number(STEP) !== CURE,
);
export const PASS: Group = { verb: "pass", form: "word", needs: [TIMING] };
/** What is done at action timing, for whoever asks why it cannot be at another time (trails-9.1). */
export const ACTIONS: readonly Group[] = [
  DEPLOY,
  DISPATCH,
  ...[PLAY, PLAY_HOME, ARTS, ARTS_HOME, TURN_UP, USE, SUPPORT, ENERGY].map((group) => ({
    ...group,
    needs: [TIMING, ...(group.needs ?? [])],
  })),
  PASS,
];

/** A window that belongs to a player: in their deployment step they may also deploy (trails-9.5). */
export const window: Program = program("action timing", (f) => {
  const actor = f.arg();
  const a = f.card();
  const b = f.card();
  const text = f.local();
  return untilAllPass(
    f,
    {
      first: actor,
      next: (_m, seat) => other(seat),
      // trails-6.11: an attack that cannot go on is answered no more
      open: (m) => m.number(STEP) !== COMBAT || attackGoesOn(m),
    },
    ({ seat, acted, passed }) => {
      /** What is played resolves at once; then it is the other's chance. By `rule` it can be done here. */
      const does = (rule: string, step: Step): Step =>
        seq(
          act((m) => {
            m.cite(rule);
            m.cite("trails-9.3");
            countChoice(m);
          }),
          step,
          call(settle),
          acted,
        );
      return ask({
        shape: "one",
        who: seat,
        prompt: "action",
        rule: "trails-9.2",
        a,
        b,
        text,
        groups: [
          { ...DEPLOY, body: does("trails-9.5", call(deploy, [a, seat])) },
          { ...DISPATCH, body: does("trails-9.5", call(dispatch, [a, seat])) },
          { ...PLAY, body: does("trails-9.1", call(play, [a, seat])) },
          { ...PLAY_HOME, body: does("trails-9.1", call(play, [a, seat])) },
          { ...ARTS, body: does("trails-9.1", call(play, [a, seat])) },
          { ...ARTS_HOME, body: does("trails-9.1", call(play, [a, seat])) },
          {
            ...TURN_UP,
            body: does("trails-9.1", turnUp(a, seat)),
          },
          { ...USE, body: does("trails-9.1", call(useCraft, [a, text, seat])) },
          {
            ...SUPPORT,
            body: does("trails-9.1", support(a, b)),
          },
          // trails-4.6: it is no action
          {
            ...ENERGY,
            body: seq(act(countChoice), call(gainEnergy, [a, seat]), call(settle)),
          },
          { ...PASS, body: passed },
        ],
      });
    },
  );
});
