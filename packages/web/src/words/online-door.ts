/** What the first page says of playing with others. */
const en = {
  title: "Play with others",
  note: "On this server, each at their own screen.",
  toLobby: "To the lobby",
  collect: "Collect and trade cards",
  draft: "Draft a deck",
};

const ja: typeof en = {
  title: "ほかの人と遊ぶ",
  note: "このサーバーで、それぞれの画面から。",
  toLobby: "ロビーへ",
  collect: "カードを集めて交換する",
  draft: "ドラフトで遊ぶ",
};

export const DOOR_WORDS = { en, ja };
