/** Every node of the tree of Tails and Tactics, and whether the reader has a meaning for it. */
import type {
  Action,
  Condition,
  Deed,
  Limit,
  PlayerDeed,
  Reference,
  Statement,
  Text,
  Trigger,
} from "@tefuda/tails/text/tree";

interface Nodes {
  text: Record<Text["kind"], boolean>;
  action: Record<Action["do"], boolean>;
  statement: Record<Statement["is"], boolean>;
  condition: Record<Condition["if"], boolean>;
  trigger: Record<Trigger["on"], boolean>;
  reference: Record<Reference, boolean>;
  deed: Record<Deed, boolean>;
  "player deed": Record<PlayerDeed, boolean>;
  limit: Record<Limit, boolean>;
}

const yes = true;
const no = false;

export const NODES: Nodes & Record<string, Record<string, boolean>> = {
  text: { deploying: no, instead: no, direct: no, always: yes, use: no, when: yes, effect: yes },
  action: {
    seq: yes,
    if: yes,
    may: yes,
    choose: yes,
    draw: yes,
    discard: yes,
    mill: yes,
    destroy: yes,
    damage: yes,
    heal: yes,
    leave: no,
    negate: no,
    points: yes,
    move: yes,
    deploy: yes,
    attach: no,
    search: yes,
    dig: yes,
    look: yes,
    reveal: yes,
    shuffle: yes,
    turnUp: no,
    counter: no,
    lasting: yes,
    endTurn: no,
    drawUntil: no,
    lay: no,
    control: no,
    flip: no,
    roll: no,
    later: no,
  },
  statement: {
    bonus: yes,
    cannot: yes,
    may: no,
    must: no,
    unprevented: no,
    set: no,
    has: no,
    loses: no,
    limit: no,
    cheaper: no,
    dodgeCost: no,
    free: no,
    playersCannot: yes,
  },
  condition: {
    count: yes,
    points: yes,
    hand: yes,
    turn: yes,
    happened: no,
    did: yes,
    done: no,
    is: yes,
    lead: yes,
    outnumber: yes,
    and: yes,
    or: yes,
    not: yes,
  },
  trigger: {
    deployed: yes,
    dies: yes,
    given: no,
    leaves: yes,
    attacks: no,
    attackedBy: no,
    kills: no,
    withstands: no,
    hits: no,
    hitsBase: no,
    isHit: no,
    baseHit: no,
    dodges: no,
    damaged: yes,
    played: no,
    turnStart: yes,
    turnEnd: yes,
    draws: yes,
    points: yes,
  },
  reference: {
    this: yes,
    bearer: no,
    it: yes,
    them: yes,
    attacker: no,
    attacked: no,
    deployed: no,
    played: no,
    trigger: yes,
  },
  deed: {
    attack: no,
    attackBase: no,
    dodge: no,
    beAttacked: no,
    defend: no,
    useAbilities: no,
    beDestroyed: yes,
    beDamaged: yes,
  },
  "player deed": { deploy: no, play: no, turnUp: no, draw: yes, loseBase: yes, gainBase: yes },
  limit: { hand: no, draw: no, baseDamage: no, hitDamage: no, deployments: no, attacks: no },
};
