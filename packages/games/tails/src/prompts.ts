/** The words of the questions of Tails and Tactics. */
export const PROMPTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  newRule: {
    en: "Before the game: do you take a New Rule out of your deck, and which?",
    ja: "ゲームの前に：デッキから新ルールを取り出しますか。どれにしますか。",
  },
  setUp: {
    en: "Set-up: lay cards face down in secret, or be ready.",
    ja: "準備：カードを秘密に裏向きで置くか、準備完了とします。",
  },
  turn: {
    en: "Your turn: deploy, attack, play, use an ability, or end the turn.",
    ja: "あなたのターン：配備、攻撃、プレイ、能力の使用のいずれかを行うか、ターンを終えます。",
  },
  respond: {
    en: "Do you respond, now or before what was done last?",
    ja: "対応しますか。いま行うか、直前の行動より前に行うこともできます。",
  },
  dodge: {
    en: "Do you dodge? A dodged attack hits your base instead.",
    ja: "回避しますか。回避した攻撃は、代わりにあなたの拠点に当たります。",
  },
  whoseBase: { en: "Whose base is attacked?", ja: "誰の拠点を攻撃しますか。" },
  requirement: { en: "Choose what you give for it.", ja: "配備条件として捨てるカードを選んでください。" },
  bearer: { en: "Choose the unit that it is attached to.", ja: "装備させるユニットを選んでください。" },
  handLimit: {
    en: "You hold too many cards: choose what to discard.",
    ja: "手札が多すぎます。捨てるカードを選んでください。",
  },
  order: {
    en: "Several things happen at once: which comes first?",
    ja: "いくつかのことが同時に起こります。どれを先に行いますか。",
  },
  choose: { en: "Choose cards.", ja: "カードを選んでください。" },
  orderTop: {
    en: "Which goes on top first? What goes there last lies on top.",
    ja: "どれを先に上に置きますか。最後に置いたものが一番上になります。",
  },
  orderBottom: {
    en: "Which goes to the bottom first? What goes there last lies undermost.",
    ja: "どれを先に下に置きますか。最後に置いたものが一番下になります。",
  },
  target: { en: "Choose a card.", ja: "カードを1枚選んでください。" },
  may: { en: "Do you want to do this?", ja: "これを行いますか。" },
  chooseOne: { en: "Choose one.", ja: "1つ選んでください。" },
  opponent: { en: "Which opponent?", ja: "どの対戦相手にしますか。" },
};
