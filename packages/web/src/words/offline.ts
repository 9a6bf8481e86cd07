/** The words of a new version of the page, and of what is not there without a network. */
const en = {
  there: "A new version of Tefuda is here. Your games go on in it.",
  use: "Use it now",
  later: "Later",
  elsewhere: "Tefuda is open in another tab or window as well. Close it there first.",
  missing: "This could not be fetched",
  again: "Try again",
};

const ja: typeof en = {
  there: "Tefudaの新しい版があります。途中のゲームも、そのまま続けられます。",
  use: "今すぐ切り替える",
  later: "あとで",
  elsewhere: "Tefudaが別のタブかウィンドウでも開かれています。先にそちらを閉じてください。",
  missing: "読み込めませんでした",
  again: "もう一度試す",
};

export const OFFLINE_WORDS = { en, ja };
