/** What marking a moment of a match is called. */
const en = {
  mark: "Mark this moment",
  marked: "Marked: it is listed when the match is over",
};

const ja: typeof en = {
  mark: "この場面に印を付ける",
  marked: "印を付けました。対戦が終わると一覧に出ます",
};

export const MARK_WORDS = { en, ja };
