/** Why a server of people did not do something: every reason that there is, in both languages. */
import { talkRefusals } from "@tefuda/host/online/talk-words";
import type { RefusalCode } from "@tefuda/host/online/wire";
import type { Words } from "@tefuda/kernel";

export const REFUSALS: Readonly<Record<RefusalCode, Words>> = {
  notUnderstood: {
    en: "The server did not understand this page. Open it again, there may be a newer one.",
    ja: "サーバーがこのページを理解できませんでした。新しい版があるかもしれません。開き直してください。",
  },
  tooMuch: {
    en: "That was too much at once. Wait a moment, then try again.",
    ja: "一度に多くを送りすぎました。少し待ってからもう一度お試しください。",
  },
  unavailable: {
    en: "The server cannot do that just now. Try again in a moment.",
    ja: "サーバーは今それができません。少し待ってからもう一度お試しください。",
  },
  unknown: { en: "There is nothing of that kind here.", ja: "それはここにありません。" },
  notYours: { en: "You do not play in this match.", ja: "この対戦の参加者ではありません。" },
  late: {
    en: "It had gone on before that came. Look at how it stands now.",
    ja: "届く前に先へ進んでいました。今の様子を確かめてください。",
  },
  over: { en: "The match is over.", ja: "この対戦は終わっています。" },
  paused: { en: "The match is paused.", ja: "対戦は中断中です。" },
  offer: {
    en: "There is nothing to agree on any more, or something else is being asked already.",
    ja: "合意するものがもうないか、別の申し出が出ています。",
  },
  cannot: { en: "That cannot be done now.", ja: "今はできません。" },
  busy: {
    en: "The server has a lot to do. Try again in a moment.",
    ja: "サーバーが混み合っています。少し待ってからもう一度お試しください。",
  },
  gone: { en: "This table is no longer there.", ja: "このテーブルはもうありません。" },
  full: {
    en: "There is no free seat here, or you sit at too many tables already.",
    ja: "空席がないか、すでに多くのテーブルに着いています。",
  },
  seated: { en: "You sit at this table already.", ja: "すでにこのテーブルに着いています。" },
  notSeated: { en: "You do not sit at this table.", ja: "このテーブルに着いていません。" },
  notHost: { en: "Only whoever has the table can do that.", ja: "テーブルの主だけができます。" },
  playing: {
    en: "The match has begun: nobody comes or goes until it is over.",
    ja: "対戦が始まっています。終わるまで出入りはできません。",
  },
  deck: {
    en: "This deck may not be played here. Choose another.",
    ja: "このデッキはここでは使えません。別のデッキを選んでください。",
  },
  guests: { en: "Rated matches are for people with an account.", ja: "レート戦にはアカウントが必要です。" },
  plan: {
    en: "Such a table cannot be opened for this game.",
    ja: "このゲームではそのようなテーブルを開けません。",
  },
  otherBuild: {
    en: "This match was begun with an earlier version and waits for that.",
    ja: "この対戦は以前の版で始まったため、その版を待っています。",
  },
  judge: {
    en: "That is for the judge of the tournament, who does not play in it.",
    ja: "それは大会のジャッジの役目です。ジャッジは参加できません。",
  },
  copies: {
    en: "Somebody no longer has all of these copies. Look at the lists again.",
    ja: "これらのカードがすべてはそろわなくなりました。リストをもう一度確かめてください。",
  },
  otherList: {
    en: "Another list lies on the table by now. Nothing was traded.",
    ja: "今は別のリストが出されています。何も交換されていません。",
  },
  gifts: {
    en: "That is more without return than may be had from others here, in copies or in what they are worth.",
    ja: "お返しなしでもらえる枚数、または価値の差を超えています。",
  },
  shut: {
    en: "The two of you are closed to each other: no copy goes between you.",
    ja: "お二人の間の取引は閉じられています。カードはやり取りできません。",
  },
  kept: {
    en: "A trading round keeps some of these copies back until it is over.",
    ja: "交換会が終わるまで、一部のカードは動かせません。",
  },
  noPack: { en: "There is no pack to be opened yet.", ja: "まだ開けられるパックがありません。" },
  notMember: {
    en: "This is played by members of a circle, from their collections.",
    ja: "これはサークルの人が、持っているカードで遊ぶものです。",
  },
  notOwned: {
    en: "This deck has copies that you do not own in the circle.",
    ja: "このデッキには、サークルで持っていないカードが含まれています。",
  },
  noAccount: { en: "There is no account of that name.", ja: "その名前のアカウントはありません。" },
  ...talkRefusals,
};
