/** How Japanese ends what is asked and waited for, and words that mean another: read as the one form that the phrases have. */

/** "あれば" as "ある場合", "いなければ" as "いない場合". */
const asked: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ["があれ", "がある"],
      ["がいれ", "がいる"],
      ["がなけれ", "がない"],
      ["がいなけれ", "がいない"],
      ["もなけれ", "もない"],
      ["もいなけれ", "もいない"],
      ["であれ", "である"],
      ["でなけれ", "でない"],
      ["でもあれ", "でもある"],
      ["でもいれ", "でもいる"],
      ["ていれ", "ている"],
      ["ていなけれ", "ていない"],
      ["多けれ", "多い"],
      ["少なけれ", "少ない"],
    ].map(([ending, plain]) => [`${ending}ば`, `${plain}場合`]),
  ),
  たびに: "たび",
  場合は: "場合",
  場合には: "場合",
  ときには: "とき",
  ときは: "とき",
  あいだ: "間",
};

/** Kana for kanji and kanji for kana, and other words for the same. */
const words: Readonly<Record<string, string>> = {
  又は: "または",
  もしくは: "または",
  若しくは: "または",
  及び: "および",
  並びに: "および",
  且つ: "かつ",
  更に: "さらに",
  無い: "ない",
  有る: "ある",
  事がで: "ことがで",
  自分自身の: "自分の",
  自分は: "あなたは",
  あなたも: "あなたは",
  自分も: "あなたは",
  どちらのプレイヤーも: "各プレイヤーは",
  いずれのプレイヤーも: "各プレイヤーは",
  お互いのプレイヤー: "各プレイヤー",
  こうして: "この方法で",
  この効果で: "この方法で",
  この効果によって: "この方法で",
  ふたつ: "2つ",
  順序: "順番",
};

export const endings: Readonly<Record<string, string>> = { ...asked, ...words };
