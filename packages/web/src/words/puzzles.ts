/** The words of puzzles: of their pages, and of the strip on the table. */
const en = {
  title: "Puzzles",
  titleOf: (game: string) => `Puzzles: ${game}`,
  intro:
    "Each is a position with a goal that can be reached whatever your opponent does and however chance falls. Nothing is left to luck: find the way.",
  ofTheDay: "Puzzle of the day",
  all: "All puzzles",
  others: "Puzzles of other games",
  goal: (goal: "win" | "survive", turns: number) =>
    goal === "win"
      ? turns === 1
        ? "Win this turn."
        : `Win within ${turns} turns.`
      : turns === 1
        ? "Survive this turn."
        : "Survive until your next turn.",
  grades: { 1: "Easy", 2: "Middling", 3: "Hard" },
  solved: "Solved",
  play: "Try it",
  laying: "Laying out …",
  none: "This game has no puzzles.",
  label: "Puzzle",
  open: "Whatever your opponent does, and however chance falls.",
  hidden: (name: string) => `${name}: unknown in hand and deck`,
  yours: "Your deck, in an order that nobody knows",
  astray: "From here it can no longer be forced.",
  missed: "Not reached.",
  reached: "Solved!",
  reachedHelped: "That is the way.",
  back: "Take back",
  again: "From the start",
  hint: "Hint",
  step: "Show the next step",
  noStep: "Nothing here reaches the goal for sure. Take back first.",
  next: "Next puzzle",
};

const ja: typeof en = {
  title: "パズル",
  titleOf: (game) => `パズル：${game}`,
  intro:
    "どのパズルも、相手が何をしても、運がどう転んでも、かならず達成できる目標のある局面です。運まかせにせず、道を見つけてください。",
  ofTheDay: "今日のパズル",
  all: "パズル一覧",
  others: "ほかのゲームのパズル",
  goal: (goal, turns) =>
    goal === "win"
      ? turns === 1
        ? "このターンに勝つ"
        : `${turns}ターン以内に勝つ`
      : turns === 1
        ? "このターンを生き延びる"
        : "次の自分のターンまで生き延びる",
  grades: { 1: "やさしい", 2: "ふつう", 3: "むずかしい" },
  solved: "解決ずみ",
  play: "挑戦する",
  laying: "並べています …",
  none: "このゲームにはパズルがありません。",
  label: "パズル",
  open: "相手が何をしても、運がどう転んでも。",
  hidden: (name) => `${name}の手札とデッキにある非公開のカード`,
  yours: "あなたのデッキ（順番は誰にも分かりません）",
  astray: "ここからは、かならず達成できるとは言えません。",
  missed: "達成できませんでした。",
  reached: "解けました！",
  reachedHelped: "これが答えです。",
  back: "取り消す",
  again: "最初から",
  hint: "ヒント",
  step: "次の一手を見る",
  noStep: "ここからかならず達成できる手はありません。先に取り消してください。",
  next: "次のパズル",
};

export const PUZZLE_WORDS = { en, ja };
