/** The words of a new version of the page. */
const en = {
  there: "A new version of Tefuda is here. Your games go on in it.",
  use: "Use it now",
  later: "Later",
  elsewhere: "Tefuda is open in another tab or window as well. Close it there first.",
};

const ja: typeof en = {
  there: "Tefudaの新しい版があります。途中のゲームも、そのまま続けられます。",
  use: "今すぐ切り替える",
  later: "あとで",
  elsewhere: "Tefudaが別のタブかウィンドウでも開かれています。先にそちらを閉じてください。",
};

export const VERSION_WORDS = { en, ja };
