/** The words of the questions of the Three Kingdoms game. */
export const PROMPTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  begin: { en: "Who takes the first turn?", ja: "先攻は誰ですか。" },
  changeHand: {
    en: "You may put cards from your hand on the bottom of your deck, in this order, and draw as many.",
    ja: "手札のカードを選んだ順に山札の底に置き、同じ枚数を引くことができます。",
  },
  place: { en: "Do you place a resource?", ja: "国力を置きますか。" },
  main: { en: "Your main phase.", ja: "あなたのメインフェイズです。" },
  pay: { en: "Choose what you pay with.", ja: "支払う国力を選んでください。" },
  firstStrike: { en: "Do you pay 1C to strike first?", ja: "1Cを支払って先制しますか。" },
  intercept: { en: "Does one of your generals intercept?", ja: "迎撃する武将を選んでください。" },
  ambush: { en: "Do you lie in ambush?", ja: "伏兵を出しますか。" },
  battleTactic: { en: "Play a battle tactic, or pass.", ja: "戦闘計略をプレイするか、パスします。" },
  surplus: {
    en: "Discard down to your hand limit.",
    ja: "手札が上限になるようにカードを捨ててください。",
  },
  dance: { en: "Does one of your generals dance?", ja: "舞う武将を選んでください。" },
  continuousFire: {
    en: "You may choose another tapped general to exchange fire with.",
    ja: "連射する相手の疲弊した武将を選べます。",
  },
  summonShot: {
    en: "You may deal 500 special damage to a general.",
    ja: "武将1体に500特殊ダメージを与えられます。",
  },
  uprising: { en: "Which face-down resource do you turn up?", ja: "表向きにする国力を選んでください。" },
  patriotism: { en: "Which face-up resource do you turn down?", ja: "裏向きにする国力を選んでください。" },
  support: {
    en: "You may pay 1B to make a general with forsaken tactics stand.",
    ja: "1Bを支払い、秘計を持つ武将1体を待機状態にできます。",
  },
  defensiveStance: {
    en: "You may put the top card of your deck on a tapped general.",
    ja: "山札の一番上のカードを疲弊した武将1体に置けます。",
  },
  order: {
    en: "Several things happen at once: which comes first?",
    ja: "同時に誘発した効果のうち、どれを先に解決しますか。",
  },
  choose: { en: "Choose cards.", ja: "カードを選んでください。" },
  may: { en: "Do you want to do this?", ja: "これを行いますか。" },
  chooseOne: { en: "Choose one.", ja: "1つ選んでください。" },
  bottom: {
    en: "Choose what goes to the bottom, in this order.",
    ja: "山札の底に置くカードを、置く順に選んでください。",
  },
};
