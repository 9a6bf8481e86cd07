/** What the tools at the table are called where people play each other. */
const en = {
  back: "Ask to take back",
  backNone: "There is nothing to take back, or something is being asked already.",
  people: "Players and offers",
  talk: "Talk",
  talkWith: (fresh: number) => `Talk: ${fresh} new`,
};

const ja: typeof en = {
  back: "待ったを頼む",
  backNone: "取り消せるものがないか、別の申し出が出ています。",
  people: "プレイヤーと申し出",
  talk: "会話",
  talkWith: (fresh) => `会話：新着${fresh}件`,
};

export const ONLINE_TOOLS = { en, ja };
