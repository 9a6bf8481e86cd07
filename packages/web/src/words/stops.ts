/** The words of stops: in which windows one is asked. */
const en = {
  title: "When to ask me",
  intro: "Where you are not asked, you pass. Taking back takes it back as well.",
  asks: { always: "Ask me", deeds: "Only when somebody else has done something", never: "Pass for me" },
  own: "in your turn",
  theirs: "in another's turn",
  none: "You are asked in every window. When you can pass, you can set that here.",
  off: (name: string) => `Off now: “${name}” in the settings is off.`,
  some: (n: number) => (n === 1 ? "1 window is not asked" : `${n} windows are not asked`),
};

const ja: typeof en = {
  title: "いつ確認するか",
  intro: "確認しないところでは、自動でパスします。取り消しもできます。",
  asks: {
    always: "確認する",
    deeds: "ほかのプレイヤーが何かをしたときだけ確認する",
    never: "自動でパスする",
  },
  own: "自分のターン",
  theirs: "ほかのプレイヤーのターン",
  none: "いまはすべて確認しています。パスできるときに、ここで変えられます。",
  off: (name) => `設定の「${name}」が切られているため、いまは働きません。`,
  some: (n) => `確認しないところ：${n}`,
};

export const STOP_WORDS = { en, ja };
