/** The words of the lab, where a set is played among programs. */
const en = {
  title: "Lab",
  intro:
    "Programs play the set's decks against each other, here in your browser. The report grows while they play; the same set gives the same report.",
  games: "Games",
  start: "Play them",
  again: "Play again",
  stop: "Stop",
  progress: "Games played",
  playing: (done: number, of: number) => `${done} of ${of} games played`,
  over: (done: number) => `${done} games were played.`,
  findings: "What stands out",
  looking: "Cards are being looked through …",
  nothingFound: "Nothing is wrong with the cards, as far as was looked; nothing is surely out of balance.",
  unproven: "looked for, not proven",
  decks: "Decks",
  deck: "Deck",
  wins: "Wins",
  between: "95 % interval",
  measures: "How it plays",
  measure: "Measure",
  value: "Value",
  cards: "Cards",
  card: "Card",
  cardsNote:
    "How often whoever drew the card won. A card in a strong deck wins with its deck; what stands out above has that taken off.",
  whenDrawn: "Won when drawn",
  played: "Played of drawn",
  none: "–",
  from: (low: string, high: string) => `${low} to ${high}`,
  honest:
    "These are programs, not people. They do not bluff, learn a set in a week, or find what nobody thought of; they miss plans over many turns. A number that is far out deserves a look at the games; one that is in order proves nothing about fun.",
};

const ja: typeof en = {
  title: "実験室",
  intro:
    "プログラム同士が、このブラウザの中でセットのデッキを対戦させます。対戦中も報告は育ち、同じセットなら同じ報告になります。",
  games: "ゲーム数",
  start: "対戦させる",
  again: "もう一度",
  stop: "止める",
  progress: "終わったゲーム",
  playing: (done, of) => `${of}ゲーム中${done}ゲームが終わりました`,
  over: (done) => `${done}ゲームを行いました。`,
  findings: "目につくこと",
  looking: "カードを調べています…",
  nothingFound: "調べた限り、カードに誤りはなく、確かな偏りもありません。",
  unproven: "探した結果であり、証明ではありません",
  decks: "デッキ",
  deck: "デッキ",
  wins: "勝率",
  between: "95%区間",
  measures: "遊び心地",
  measure: "指標",
  value: "値",
  cards: "カード",
  card: "カード",
  cardsNote:
    "そのカードを引いたプレイヤーの勝率です。強いデッキのカードはデッキごと勝ちます。上の「目につくこと」では、その分を除いています。",
  whenDrawn: "引いたときの勝率",
  played: "引いたうちプレイした割合",
  none: "–",
  from: (low, high) => `${low}～${high}`,
  honest:
    "これは人ではなくプログラムの結果です。はったりも、一週間かけて覚えることも、誰も思いつかなかった手を見つけることもなく、何ターンも先の計画は見落とします。大きく外れた値は実際のゲームを見る価値がありますが、整った値は面白さを証明しません。",
};

export const LAB_WORDS = { en, ja };
