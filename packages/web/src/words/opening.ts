/** The words of opening packs, one after the other. */
const en = {
  packsTitle: "Packs",
  packsWait: (n: number) => (n === 1 ? "A pack waits to be opened" : `${n} packs wait to be opened`),
  openPack: (n: number) => `Open pack ${n}`,
  pack: (n: number) => `Pack ${n}`,
  packsOpened: (n: number, of: number) => `${n} of ${of} opened`,
  tear: "Tear it open",
  showAll: "Show all at once",
  nextPack: (left: number) => (left === 1 ? "Open the last pack" : `Open the next (${left} left)`),
  openAll: (n: number) => `Open all ${n}`,
  doneOpening: "Done",
  inPack: (pack: number, cards: string) => `Pack ${pack}: ${cards}`,
  isNew: "new",
  isWished: "wished",
  isSeldom: "seldom",
};

const ja: typeof en = {
  packsTitle: "パック",
  packsWait: (n) => `未開封のパックが${n}個あります`,
  openPack: (n) => `パック${n}を開ける`,
  pack: (n) => `パック${n}`,
  packsOpened: (n, of) => `${of}個中${n}個を開封`,
  tear: "封を切る",
  showAll: "一度に見る",
  nextPack: (left) => (left === 1 ? "最後のパックを開ける" : `次を開ける（残り${left}）`),
  openAll: (n) => `残り${n}個をすべて開ける`,
  doneOpening: "終わる",
  inPack: (pack, cards) => `パック${pack}：${cards}`,
  isNew: "NEW",
  isWished: "欲しい",
  isSeldom: "レア",
};

export const OPENING_WORDS = { en, ja };
