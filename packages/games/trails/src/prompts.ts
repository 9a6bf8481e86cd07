/** The words of the questions of Trails. */
export const PROMPTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  initiative: {
    en: "Who is the initiative player of the first turn?",
    ja: "最初のターンのイニシアチブプレイヤーは誰ですか。",
  },
  mulligan: {
    en: "You may put cards from your hand on the bottom of your deck, in this order, and draw as many.",
    ja: "手札のカードを選んだ順にデッキの底に置き、同じ枚数を引くことができます。",
  },
  homebase: {
    en: "Do you put a card face down into your homebase?",
    ja: "カードを拠点に裏向きで置きますか。",
  },
  action: {
    en: "Action timing: take one action, or pass.",
    ja: "アクションタイミング：行動を1つ行うか、パスします。",
  },
  attack: { en: "Propose an attack, or pass.", ja: "攻撃を宣言するか、パスします。" },
  group: { en: "Who attacks with it?", ja: "どのUNITと一緒に攻撃しますか。" },
  target: { en: "Choose what is attacked.", ja: "攻撃対象を選んでください。" },
  fightBack: {
    en: "Which attacker does your UNIT fight back against?",
    ja: "どの攻撃中のUNITに反撃しますか。",
  },
  howMuch: { en: "How much bond do you lose?", ja: "絆をいくつ失いますか。" },
  cure: { en: "Do you cure a stunned UNIT?", ja: "スタン状態のUNITを回復させますか。" },
  energy: {
    en: "Choose the homebase cards to action for EP.",
    ja: "EPを得るためにアクションする拠点のカードを選んでください。",
  },
  pay: { en: "Choose what you pay with.", ja: "コストとして支払うカードを選んでください。" },
  replace: {
    en: "Do you put a card from your hand face down into your homebase?",
    ja: "手札のカードを拠点に裏向きで置きますか。",
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
    ja: "デッキの底に置くカードを、置く順に選んでください。",
  },
  top: {
    en: "Choose the order of the rest, uppermost first.",
    ja: "残りのカードを、上から順に選んでください。",
  },
};
