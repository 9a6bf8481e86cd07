/** Why a text that can be read means nothing on its card. */
import type { Messages, Words } from "@tefuda/kernel";
import type { StateWords } from "@tefuda/language/qualities/states";
import { states } from "../text/phrases/states.ts";
import type { Description, States, Zone } from "../text/tree.ts";

type Place = Zone["in"] | "battlefield";
type Noun = Description["noun"];

/** What cannot be done to a card; in Japanese that it cannot. */
const DONE = {
  discard: { en: "discarded", ja: "捨てられません" },
  retire: { en: "retired", ja: "撤退させられません" },
  damage: { en: "damaged", ja: "ダメージを受けません" },
  heal: { en: "relieved of damage", ja: "ダメージを取り除けません" },
  tap: { en: "tapped", ja: "疲弊させられません" },
  stand: { en: "made to stand", ja: "待機状態にできません" },
  turnUp: { en: "turned face-up", ja: "表向きにできません" },
  turnDown: { en: "turned face-down", ja: "裏向きにできません" },
  enter: { en: "put onto the battlefield", ja: "戦場に出せません" },
  toResources: { en: "put into the resources", ja: "国力に置けません" },
  move: { en: "moved", ja: "移せません" },
  toForts: { en: "laid as forts", ja: "城壁にできません" },
  peel: { en: "relieved of an awakening card", ja: "覚醒カードを取り除けません" },
  return: { en: "returned", ja: "戻せません" },
  equip: { en: "equipped", ja: "装備できません" },
  attack: { en: "attacked", ja: "攻撃されません" },
  waitFor: { en: "waited for there", ja: "そこではきっかけになりません" },
  change: { en: "changed like that", ja: "そのようには変えられません" },
} satisfies Messages;
export type Done = keyof typeof DONE;

const WHERE: Readonly<Record<Place, Words>> = {
  battlefield: { en: "on the battlefield", ja: "戦場にある" },
  resources: { en: "in the resources", ja: "国力にある" },
  hand: { en: "in a hand", ja: "手札にある" },
  pile: { en: "in a discard pile", ja: "捨て札にある" },
  deck: { en: "in a deck", ja: "山札にある" },
  out: { en: "out of the game", ja: "除外された" },
};
const NOUNS: Readonly<Record<Noun, Words>> = {
  card: { en: "cards", ja: "カード" },
  general: { en: "generals", ja: "武将" },
  reinforcement: { en: "reinforcements", ja: "増援" },
  tactic: { en: "tactics", ja: "計略" },
  mainTactic: { en: "main tactics", ja: "メイン計略" },
  battleTactic: { en: "battle tactics", ja: "戦闘計略" },
  scenario: { en: "scenarios", ja: "シナリオ" },
};
/** How a card lies where something cannot happen to it, and what follows from that. */
export const LIES = {
  standingOnly: {
    en: "only a standing general attacks or intercepts",
    ja: "攻撃や迎撃をするのは、待機状態の武将だけです",
  },
  noPartBefore: {
    en: "a general that now attacks or intercepts had no part in the battle before",
    ja: "いま攻撃や迎撃をする武将は、それまで戦闘に加わっていません",
  },
  summonedStanding: {
    en: "a general is summoned standing",
    ja: "武将は待機状態で召集されます",
  },
  equippedTwice: {
    en: "a general that bears a reinforcement is not equipped with another",
    ja: "増援を装備した武将に、もう1枚は装備できません",
  },
  tappedOnly: {
    en: "only a tapped general is attacked",
    ja: "攻撃されるのは、疲弊状態の武将だけです",
  },
  attackedBefore: {
    en: "a general that is now attacked had no part in the battle before",
    ja: "いま攻撃される武将は、それまで戦闘に加わっていません",
  },
  tappedAgain: {
    en: "what is tapped is not tapped again",
    ja: "疲弊状態のカードが、さらに疲弊することはありません",
  },
  standsAgain: {
    en: "what is standing does not stand up again",
    ja: "待機状態のカードが、さらに待機状態になることはありません",
  },
  upAgain: {
    en: "what lies face-up is not turned face-up again",
    ja: "表向きのカードが、さらに表向きになることはありません",
  },
  downAgain: {
    en: "what lies face-down is not turned face-down again",
    ja: "裏向きのカードが、さらに裏向きになることはありません",
  },
  nothing: {
    en: "this does nothing",
    ja: "これでは何も起こりません",
  },
  unpayable: {
    en: "this cannot be paid",
    ja: "これは支払えません",
  },
  never: {
    en: "this never happens",
    ja: "これは決して起こりません",
  },
} satisfies Messages;

export const MEANING = {
  wearsNothing: {
    en: "only a general is equipped; a reinforcement is on a general",
    ja: "装備するのは武将だけです。増援は武将に装備されます",
  },
  loses: {
    en: "the game is lost by you, your opponent or both",
    ja: "敗北するのは、あなたか相手か、その両方です",
  },
  noFight: {
    en: "it speaks of a general that attacked or was attacked, and what sets it off does not",
    ja: "攻撃した武将や攻撃された武将について述べていますが、きっかけとなる出来事にはありません",
  },
  lessBy: {
    en: "a cost is less by a number, or by so much for each of some cards",
    ja: "コストを減らす量は、数か、カード1枚ごとの数です",
  },
  nonePlayed: {
    en: "it tells cards apart where no card is played",
    ja: "カードをプレイしないところで、カードを区別しています",
  },
  noFoe: {
    en: "nothing fights this general then: a battle begins when attacker and defender are confirmed",
    ja: "その時点でこの武将と戦っているものはいません。戦闘は、攻撃側と防御側が確定したときに始まります",
  },
  resourcesAlready: {
    en: "what lies in the resources cannot be moved there",
    ja: "国力にあるカードを、国力には移せません",
  },
  onlyReinforcements: {
    en: "only reinforcements are equipped",
    ja: "装備できるのは増援だけです",
  },
  noTactic: {
    en: "no tactic lies on the battlefield",
    ja: "計略が戦場に置かれることはありません",
  },
  once: {
    en: "this happens once, which only tactics and falling forts do",
    ja: "これは一度だけ起こることで、計略と落ちた城壁にしか書けません",
  },
  onlyOnce: {
    en: "a tactic or a falling fort does something once, and this would hold or wait",
    ja: "計略と落ちた城壁は一度だけ何かを行いますが、これは常に働くか待つ文です",
  },
  ofGenerals: {
    en: "only a general has this: nothing else fights, is tapped for a text, awakens or dances (sangoku-11.1)",
    ja: "これを持つのは武将だけです。戦い、文のために疲弊し、覚醒し、舞うのは武将に限ります（sangoku-11.1）",
  },
  alreadyThere: (place: Place): Words => ({
    en: `what lies in a ${place} cannot be moved there`,
    ja: `${WHERE[place].ja}カードを、同じ場所には移せません`,
  }),
  so: (so: Words, why: Words): Words => ({ en: `${so.en}: ${why.en}`, ja: `${so.ja}。${why.ja}` }),
  comes: <Group extends keyof States>(group: Group, state: States[Group]): Words => {
    const { en, ja }: StateWords = states[group][state];
    return {
      en: `no general is ${en[0]} as it enters the battlefield`,
      ja: `戦場に出るときに${ja[0]}武将はいません`,
    };
  },
  notThere: (place: Place, done: Done): Words => ({
    en: `what lies ${WHERE[place].en} cannot be ${DONE[done].en}`,
    ja: `${WHERE[place].ja}カードは${DONE[done].ja}`,
  }),
  notThese: (noun: Noun, done: Done): Words => ({
    en: `${NOUNS[noun].en} cannot be ${DONE[done].en}`,
    ja: `${NOUNS[noun].ja}は${DONE[done].ja}`,
  }),
} satisfies Messages;
