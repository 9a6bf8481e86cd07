/** 4 Turn structure: the main phase (sangoku-4.6). */
import {
  act,
  ask,
  assign,
  call,
  constant,
  type Group,
  loop,
  need,
  type Program,
  program,
  seq,
} from "@tefuda/kernel";
import { isMain, PLAYER } from "../schema.ts";
import {
  ALLY,
  EQUIP,
  equipWith,
  PLAY_MAIN,
  PLAY_SCENARIO,
  playTactic,
  SUMMON,
  summon,
  unfold,
} from "./06-playing.ts";
import { ATTACK, ATTACK_FORTS, somebodyMust } from "./07-attack.ts";
import { battle } from "./07-battle.ts";
import { USE, useMain } from "./09-main.ts";
import { MUSOU, useMusou } from "./09-musou.ts";
import { AWAKEN, awakenBy } from "./10-awaken.ts";
import { FORSAKE, prepare } from "./11-forsaken.ts";

/** sangoku-4.1, 7.20 */
export const END_TURN: Group = {
  verb: "end turn",
  form: "word",
  needs: [
    need("sangoku-4.1", "it is your main phase", (m) => isMain(m, m.seat)),
    need("sangoku-7.20", "none of your generals still has to attack", (m) => !somebodyMust(m, m.seat)),
  ],
};

export const main: Program = program("main phase", (f) => {
  const a = f.card();
  const b = f.card();
  const text = f.local();
  const open = f.local();
  const who = (m: Parameters<typeof isMain>[0]): number => m.number(PLAYER);
  return seq(
    act((m) => m.cite("sangoku-4.6")),
    assign(open, constant(1)),
    loop(
      (m) => open(m) === 1 && !m.over,
      ask({
        shape: "one",
        who,
        prompt: "main",
        rule: "sangoku-4.6",
        a,
        b,
        text,
        groups: [
          { ...SUMMON, body: call(summon, [a, who, constant(0)]) },
          { ...ALLY, body: call(summon, [a, who, constant(1)]) },
          { ...EQUIP, body: call(equipWith, [a, b, who]) },
          { ...PLAY_MAIN, body: call(playTactic, [a, who]) },
          { ...PLAY_SCENARIO, body: call(unfold, [a, who]) },
          { ...USE, body: call(useMain, [a, text, who]) },
          { ...FORSAKE, body: call(prepare, [a, text]) },
          { ...MUSOU, body: call(useMusou, [a, b, who]) },
          { ...AWAKEN, body: call(awakenBy, [a, b]) },
          { ...ATTACK, body: call(battle, [a, b]) },
          { ...ATTACK_FORTS, body: call(battle, [a, constant(-1)]) },
          { ...END_TURN, body: assign(open, constant(0)) },
        ],
      }),
    ),
  );
});
