/** Why a text that can be read means nothing on its card: what cards of a sort are not or never do, and whole reasons. */
import type { Messages, Words } from "@tefuda/kernel";

/** Said of cards of a sort: it follows what these are called. */
export const THEY = {
  bearNothing: { en: "bear no Equipment", ja: "に「Equipment」は付きません" },
  attachedToNothing: { en: "are not attached to anything", ja: "は何にも付きません" },
  noHealth: { en: "have no health", ja: "に耐久力はありません" },
  noAttack: { en: "do not attack", ja: "は攻撃しません" },
  noFight: { en: "do not fight", ja: "は戦いません" },
  noProtection: { en: "do not protect a base", ja: "は拠点を守りません" },
  neverOnField: { en: "never lie on the battlefield", ja: "は戦場に置かれません" },
  neverFaceDown: { en: "do not lie face down", ja: "は裏向きに置かれません" },
  notDeployed: { en: "are not deployed", ja: "は配備されません" },
  notPlayed: { en: "are deployed and not played", ja: "は配備するもので、プレイしません" },
} satisfies Messages;

/** What sets a text off has none of these. */
const TOLD = {
  trigger: { en: "the card", ja: "カード" },
  attacker: { en: "the attacking unit", ja: "攻撃するユニット" },
  attacked: { en: "the attacked unit", ja: "攻撃されるユニット" },
} satisfies Messages;

/** A sentence of cards of a sort. */
export const ofCards = (cards: Words, they: Words): Words => ({
  en: `${cards.en} ${they.en}`,
  ja: `${cards.ja}${they.ja}`,
});

export const MEANING = {
  isKeyword: {
    en: 'what attacks so "has Explosive"; no card is given that type',
    ja: "「爆発」はカードのタイプとしては得られません。「爆発を持つ」と書いてください",
  },
  noUnitLeft: { en: "no unit is left that it could be", ja: "当てはまるユニットが1つもありません" },
  onlyOnField: {
    en: "only on the battlefield a card can be that",
    ja: "カードがそうなれるのは戦場だけです",
  },
  trapFaceDown: { en: "a Trap lies there face down", ja: "「Trap」はそこに裏向きで置かれます" },
  faceUnknown: {
    en: "of what lies face down nothing is known but that it is a Trap",
    ja: "裏向きのカードについて分かるのは、「Trap」であることだけです",
  },
  neverLies: {
    en: "what is played for its effect never lies on the battlefield face up",
    ja: "効果のためにプレイされるカードが、表向きで戦場に置かれることはありません",
  },
  notLying: {
    en: "this is done to cards on the battlefield, and these lie elsewhere",
    ja: "これは戦場のカードに行うことで、これらのカードは戦場にありません",
  },
  nothingToHeal: {
    en: "an undamaged card has nothing to heal",
    ja: "無傷のカードは回復できません",
  },
  deployedAlready: {
    en: "a card on the battlefield has been deployed already",
    ja: "戦場にあるカードは、すでに配備されています",
  },
  ownHand: {
    en: "everybody sees their own hand at any time",
    ja: "自分の手札はいつでも見られます",
  },
  anotherAction: {
    en: "it speaks of another action than the one it answers",
    ja: "対応する行動とは別の行動について述べています",
  },
  holdsForAll: {
    en: "what holds chooses nothing, so it speaks of no number of units",
    ja: "常に働く文は何も選ばないので、ユニットの数は書けません",
  },
  isNot: (card: string, noun: Words): Words => ({
    en: `this is a card called "${card}" and no ${noun.en}`,
    ja: `このカード「${card}」は${noun.ja}ではありません`,
  }),
  onlyEquipment: {
    en: "only Equipment is attached to a unit",
    ja: "ユニットに付くのは「Equipment」だけです",
  },
  neverAttachedTo: (noun: Words): Words => ({
    en: `it is never attached to a ${noun.en}`,
    ja: `これが${noun.ja}に付くことはありません`,
  }),
  onlyAnswers: {
    en: "only Events and Traps speak of the action that they answer",
    ja: "対応する行動について述べるのは「Event」と「Trap」だけです",
  },
  oneChooses: {
    en: "one player chooses, and this names several",
    ja: "選ぶプレイヤーは1人ですが、複数のプレイヤーを指しています",
  },
  onlyBefore: {
    en: "only what is played before an action counters it",
    ja: "行動を打ち消せるのは、その前にプレイされるものだけです",
  },
  equipOnField: {
    en: "Equipment is attached to a unit on the battlefield",
    ja: "「Equipment」は戦場のユニットに付きます",
  },
  discardedFromField: {
    en: "requirements are discarded from the battlefield",
    ja: "条件として捨てるのは戦場のカードです",
  },
  discardedOwn: {
    en: "requirements are discarded from one's own side",
    ja: "条件として捨てるのは自分の側のカードです",
  },
  noneTold: (of: keyof typeof TOLD): Words => ({
    en: `it speaks of ${TOLD[of].en}, and what sets it off has none`,
    ja: `${TOLD[of].ja}について述べていますが、きっかけとなる出来事にはありません`,
  }),
  noneChosen: {
    en: "what holds or waits can speak of no card that was chosen or answered",
    ja: "常に働く文や待つ文では、選んだカードや対応したカードについて述べられません",
  },
  nobodySpokenOf: {
    en: "what holds or waits can speak of no player who was spoken of before",
    ja: "常に働く文や待つ文では、前に出たプレイヤーについて述べられません",
  },
  once: {
    en: "an Event or a Trap does something once, and this would hold or wait",
    ja: "「Event」と「Trap」は一度だけ何かを行いますが、これは常に働くか待つ文です",
  },
  onlyOnce: {
    en: "this happens once, which only Events and Traps do",
    ja: "これは一度だけ起こることで、「Event」と「Trap」にしか書けません",
  },
} satisfies Messages;
