/** Every node of the tree of Trails, and whether the reader has a meaning for it; the tree's types see that none is left out. */
import type {
  Action,
  Condition,
  Cost,
  Deed,
  PlayerDeed,
  Reference,
  Statement,
  Text,
  Trigger,
} from "@tefuda/trails/text/tree";

interface Nodes {
  text: Record<Text["kind"], boolean>;
  action: Record<Action["do"], boolean>;
  statement: Record<Statement["is"], boolean>;
  condition: Record<Condition["if"], boolean>;
  trigger: Record<Trigger["on"], boolean>;
  cost: Record<Cost["pay"], boolean>;
  reference: Record<Reference, boolean>;
  deed: Record<Deed, boolean>;
  "player deed": Record<PlayerDeed, boolean>;
}

const yes = true;
const no = false;

export const NODES: Nodes & Record<string, Record<string, boolean>> = {
  text: { keywords: yes, always: yes, use: yes, when: yes, instead: no, effect: yes },
  action: {
    seq: yes,
    if: yes,
    may: yes,
    choose: yes,
    unless: no,
    flip: no,
    draw: yes,
    discard: yes,
    mill: yes,
    destroy: yes,
    stun: yes,
    cure: yes,
    action: yes,
    ready: yes,
    turnUp: yes,
    points: yes,
    move: yes,
    enter: yes,
    toHomebase: yes,
    plan: yes,
    rebuild: yes,
    search: yes,
    dig: yes,
    look: yes,
    reveal: yes,
    shuffle: yes,
    free: no,
    endAttack: no,
    lasting: yes,
  },
  statement: {
    bonus: yes,
    has: yes,
    joins: yes,
    linked: yes,
    support: no,
    cannot: yes,
    must: no,
    may: no,
    cost: no,
    overkill: no,
    damageLess: yes,
    noStunDamage: yes,
    income: yes,
    draws: yes,
    playersCannot: yes,
  },
  condition: {
    count: yes,
    points: yes,
    lead: yes,
    outnumber: yes,
    and: yes,
    or: yes,
    hand: yes,
    initiative: yes,
    step: yes,
    phase: yes,
    happened: no,
    did: yes,
    is: yes,
    not: yes,
  },
  trigger: {
    enters: yes,
    played: no,
    stunned: yes,
    cured: yes,
    destroyed: yes,
    leaves: yes,
    attacks: no,
    attacked: no,
    stuns: no,
    overkill: no,
    supports: no,
    actioned: yes,
    rebuilt: yes,
    deploys: yes,
    combat: yes,
    turnEnd: yes,
    points: yes,
    discards: yes,
    draws: yes,
  },
  cost: { points: yes, action: yes, discard: yes, destroy: yes, stun: yes, rebuild: no, return: yes },
  reference: { this: yes, it: yes, them: yes, trigger: yes, doer: no, whom: no, foe: no },
  deed: {
    attack: no,
    attackPlayer: no,
    beAttacked: no,
    joinGroups: no,
    giveSupport: no,
    beStunned: yes,
    beStunnedByText: no,
    beDestroyed: yes,
    ready: yes,
    beCured: yes,
    beChosen: yes,
    fightBack: no,
  },
  "player deed": { play: no, draw: yes, gainBond: yes, gainEp: yes, useCrafts: no, cure: yes },
};
