/** What is told of the files of a set that are something else than they should be. */
import type { Messages } from "@tefuda/kernel";

export const CONTENTS = {
  cards: {
    en: 'a card file is a list of cards, each beginning with "- name: ..."',
    ja: "カードファイルは、それぞれ「- name: ...」で始まるカードのリストです",
  },
  deck: {
    en: "a deck file says name and cards, each as “key: value”",
    ja: "デッキのファイルには name と cards を「キー: 値」の形で書きます",
  },
  packs: {
    en: "a file of packs says set, kinds and slots, each as “key: value”",
    ja: "パックのファイルには set、kinds、slots を「キー: 値」の形で書きます",
  },
  rulings: {
    en: 'a file of rulings is a list of rulings, each beginning with "- title: ..."',
    ja: "裁定のファイルは、それぞれ「- title: ...」で始まる裁定のリストです",
  },
} satisfies Messages;
