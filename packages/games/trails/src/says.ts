/** What is told of a card file of this game. A field is called as the file writes it. */
import type { Messages, Words } from "@tefuda/kernel";

export const CARD = {
  type: { en: "type", ja: "種類" },
  rarity: { en: "rarity", ja: "レアリティ" },
  generic: {
    en: "a card has a sub-name of its own, or the generic one (trails-1.6)",
    ja: "カードには固有のサブネームか、一般のサブネームのどちらかを書きます（trails-1.6）",
  },
  orgs: { en: "the organizations are a list", ja: "組織（orgs）はリストです" },
  org: { en: "an organization is a name", ja: "組織は名前です" },
  event: { en: "an EVENT needs its text (trails-4.8)", ja: "EVENTには文が必要です（trails-4.8）" },
  needs: (type: string, field: string): Words => ({
    en: `${article(type)} ${type} needs its ${field} (trails-1.7)`,
    ja: `${type}には「${field}」が必要です（trails-1.7）`,
  }),
  hasNo: (type: string, field: string): Words => ({
    en: `${article(type)} ${type} has no ${field} (trails-1.7)`,
    ja: `${type}に「${field}」はありません（trails-1.7）`,
  }),
  art: {
    en: 'an art is { name: { en: …, ja: … }, ep: 2, texts: ["…"] }',
    ja: 'アーツは { name: { en: …, ja: … }, ep: 2, texts: ["…"] } と書きます',
  },
  artOfUnit: {
    en: "only a UNIT has an art (trails-4.10)",
    ja: "アーツを持つのはUNITだけです（trails-4.10）",
  },
  artHasNo: (field: string): Words => ({
    en: `an art has no "${field}"`,
    ja: `アーツに「${field}」という項目はありません`,
  }),
  artText: { en: "an art needs its text (trails-4.10)", ja: "アーツには文が必要です（trails-4.10）" },
  number: (most: number): Words => ({
    en: `the number is a whole one from 1 to ${most} (trails-1.8)`,
    ja: `番号（number）は1から${most}までの整数です（trails-1.8）`,
  }),
} satisfies Messages;
const article = (type: string): string => (/^[AEIOU]/.test(type) && type !== "UNIT" ? "an" : "a");

export const DECK = {
  opened: { en: "as often as it was opened", ja: "開けた枚数まで" },
  copies: { en: "one to four times", ja: "1枚から4枚" },
} satisfies Messages;
