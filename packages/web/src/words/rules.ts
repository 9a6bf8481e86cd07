/** The words of the rulebook's pages, and of the rulings under its rules. */
const en = {
  found: (n: number, of: number) => (n === of ? `${of} rules` : `${n} of ${of} rules`),
  nothing: "No rule says that.",
  nothingHint: "Try fewer words, or one that cards use.",
  clear: "Clear the search",
  rulings: (n: number) => `${n} ${n === 1 ? "ruling" : "rulings"}`,
  rulingsFound: (n: number, of: number) => `${n} of ${of} rulings`,
  noRulings: "No rulings",
  rulingsComing: "Rulings …",
  rulingsFailed: "The rulings could not be loaded.",
  again: "Try again",
  ruling: "Ruling",
  about: "Rules",
  names: "Cards",
  playIntro: "This ruling is a position. Play on from it and see what it says.",
  play: "Play against the computer",
  playAll: "Play every side yourself",
  laying: "Laying out the position …",
  unplayable: "This ruling is about files of decks or cards: there is no position to play.",
};

const ja: typeof en = {
  found: (n, of) => (n === of ? `ルール${of}件` : `ルール${of}件のうち${n}件`),
  nothing: "そのようなルールはありません。",
  nothingHint: "言葉を減らすか、カードにある言葉でお試しください。",
  clear: "検索をやめる",
  rulings: (n) => `裁定${n}件`,
  rulingsFound: (n, of) => `裁定${of}件のうち${n}件`,
  noRulings: "裁定なし",
  rulingsComing: "裁定 …",
  rulingsFailed: "裁定を読み込めませんでした。",
  again: "もう一度読み込む",
  ruling: "裁定",
  about: "ルール",
  names: "カード",
  playIntro: "この裁定は一つの局面です。ここから続けて、どうなるかを確かめられます。",
  play: "コンピュータと対戦する",
  playAll: "すべての席を自分で操作する",
  laying: "局面を並べています …",
  unplayable: "デッキやカードのファイルについての裁定なので、遊べる局面はありません。",
};

export const RULE_WORDS = { en, ja };
