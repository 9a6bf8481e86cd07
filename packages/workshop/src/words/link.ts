/** What is told of a set that does not go into a link, or of a link that holds none. */
import type { Messages, Words } from "@tefuda/kernel";

export const LINK = {
  mostCards: (most: number, n: number): Words => ({
    en: `a link holds a set of at most ${most} cards, and this one has ${n}: send it as one file instead`,
    ja: `リンクに入るのは${most}枚までのセットですが、これは${n}枚あります。1つのファイルにして送ってください`,
  }),
  noCards: {
    en: "there are no cards in this set yet, so there is nothing to send",
    ja: "このセットにはまだカードがないので、送れません",
  },
  tooLong: (most: number, n: number): Words => ({
    en: `as a link this set would have ${n} letters, and links of more than ${most} are cut off on their way: send it as one file instead, or leave out rulings and flavour`,
    ja: `リンクにすると${n}文字になります。${most}文字を超えるリンクは途中で切れることがあるので、1つのファイルにして送るか、裁定やフレーバーテキストを減らしてください`,
  }),
  notTaken: {
    en: "there is something in this set that no link holds, such as a text of some thousand letters: send it as one file instead",
    ja: "数千文字の文など、リンクに入れられないものがこのセットにあります。1つのファイルにして送ってください",
  },
  cut: (most: number): Words => ({
    en: `this link is longer than one of a set may be (${most} letters)`,
    ja: `このリンクは、セットのリンクとしては長すぎます（${most}文字まで）`,
  }),
  none: {
    en: "this link holds no set: it may have been cut off or changed on its way. Ask for it anew, or for the set as a file",
    ja: "このリンクにはセットが入っていません。途中で切れたか、変わってしまったようです。もう一度送ってもらうか、ファイルで受け取ってください",
  },
  another: {
    en: "what the server sent is not the set that was asked for: do not open it",
    ja: "サーバーから届いたのは、求めたセットではありません。開かないでください",
  },
  noGame: (game: string): Words => ({
    en: `this link holds a set for "${game}", which is no game here`,
    ja: `このリンクは「${game}」のセットですが、ここにそのゲームはありません`,
  }),
} satisfies Messages;
