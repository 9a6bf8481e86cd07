/** The words of TTCG's questions. */
export const PROMPTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  main: {
    en: "Your main phase: play, level up, use an effect, or end the phase.",
    ja: "メインフェイズ：行動を選んでください。",
  },
  battle: {
    en: "Your battle phase: attack, use an effect, or end the phase.",
    ja: "バトルフェイズ：行動を選んでください。",
  },
  respond: { en: "Do you want to respond?", ja: "応答しますか？" },
  order: { en: "Several effects are set off: which comes first?", ja: "どの効果を先に処理しますか？" },
  handLimit: {
    en: "You hold too many cards: choose what to discard.",
    ja: "手札上限です。捨てるカードを選んでください。",
  },
  newTarget: {
    en: "The target is gone: attack something else, or let the attack end.",
    ja: "新しい攻撃対象を選ぶか、攻撃をやめてください。",
  },
  choose: { en: "Choose cards.", ja: "カードを選んでください。" },
  target: { en: "Choose the targets.", ja: "対象を選んでください。" },
  discard: { en: "Choose what to discard.", ja: "捨てるカードを選んでください。" },
  play: { en: "Choose what comes to the field.", ja: "場に出すカードを選んでください。" },
  base: { en: "Choose the card it levels up.", ja: "レベルアップさせるカードを選んでください。" },
  orderTop: { en: "Which card goes on top next?", ja: "次に上に置くカードを選んでください。" },
  orderBottom: { en: "Which card goes to the bottom next?", ja: "次に下に置くカードを選んでください。" },
  may: { en: "Do you want to do this?", ja: "行いますか？" },
  use: { en: "Do you want to use this effect?", ja: "この効果を使いますか？" },
  instead: { en: "Do you want this to happen instead?", ja: "代わりに行いますか？" },
  offer: { en: "Your opponent offers you this: do you accept?", ja: "相手の申し出を受けますか？" },
  answer: { en: "Which does it answer?", ja: "どれに応じますか？" },
  whichText: { en: "Which effect is done?", ja: "どの効果を行いますか？" },
  unless: {
    en: "Do you want to do this, so that the rest does not happen?",
    ja: "これを行って効果を防ぎますか？",
  },
  howMany: { en: "How many?", ja: "何枚にしますか？" },
  chooseWord: { en: "Choose a type.", ja: "タイプを選んでください。" },
  chooseOne: { en: "Choose one.", ja: "ひとつ選んでください。" },
};
