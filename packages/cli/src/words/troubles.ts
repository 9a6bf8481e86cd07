/** What a system means by the codes with which it refuses something, where one can do something about it. */
const NOT_ALLOWED = { en: "that is not allowed here", ja: "ここでは許可されていません" };
const DISK_FULL = { en: "the disk is full", ja: "ディスクがいっぱいです" };
const TOO_MANY = { en: "too many files are open", ja: "開いているファイルが多すぎます" };

const TROUBLES: Readonly<Record<string, { en: string; ja: string }>> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: { en: "what lies here can only be read", ja: "読み取り専用の場所です" },
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EFBIG: { en: "it would be too large", ja: "ファイルが大きすぎます" },
  ENAMETOOLONG: { en: "its name is too long", ja: "名前が長すぎます" },
  ENOENT: { en: "there is no such folder", ja: "そのようなフォルダがありません" },
  ENOTDIR: { en: "what should be a folder is none", ja: "フォルダではないものが途中にあります" },
  EISDIR: { en: "it is a folder", ja: "フォルダです" },
  ELOOP: { en: "links lead in a circle there", ja: "リンクが循環しています" },
  EIO: { en: "the disk does not answer as it should", ja: "ディスクが正しく応答しません" },
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  EBUSY: { en: "somebody else uses it", ja: "ほかで使用中です" },
  ERR_INVALID_ARG_VALUE: { en: "no file has such a name", ja: "ファイルに使えない名前です" },
};

export const trouble = (code: string, language: "en" | "ja"): string =>
  TROUBLES[code]?.[language] ?? { en: `the system says ${code}`, ja: `システムのコード ${code}` }[language];
