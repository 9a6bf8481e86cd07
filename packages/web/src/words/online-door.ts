/** What the first page says of playing with others. */
const en = {
  title: "Play with others",
  note: "On this server, each at their own screen.",
  toLobby: "To the lobby",
};

const ja: typeof en = {
  title: "ほかの人と遊ぶ",
  note: "このサーバーで、それぞれの画面から。",
  toLobby: "ロビーへ",
};

export const DOOR_WORDS = { en, ja };
