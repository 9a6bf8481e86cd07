/**
 * Words that may be there or not, with the reason of each: leaving one out, or putting two in the other order, changes
 * nothing of what a text says. In brackets stands the word, as a pattern; around it what has to stand there for it to be one.
 */
import type { LanguageName } from "@tefuda/cardtext";
import type { Change, Swallowed } from "./swallowed.ts";

interface Filler {
  say: string;
  why: string;
}
type Fillers = Readonly<Partial<Record<Change, readonly Filler[]>>>;

const EN: Fillers = {
  "left out": [
    { say: "[\\.|,|;|:|-|–]", why: "the words tell where a part of a sentence ends" },
    { say: "[a|an|the]", why: "an article tells nothing that the noun does not" },
    { say: "[then|afterwards|also|too]", why: "things are done in the order in which they are said" },
    { say: "as [well]", why: "the same as also" },
    { say: "shuffl\\w+ [it]", why: "only decks are shuffled" },
    { say: "[you|your]", why: "who is not named is the player of the card" },
    { say: "[main|activate]", why: "what this icon stands for is so without it" },
    { say: "[only|limit|exactly]", why: "a number of times is a limit, and a number is exact" },
    {
      say: "[any|all|each|every|either|both]",
      why: "what is said of cards or players without a number is said of all",
    },
    {
      say: "[that|of|in|on|during|being|be|to|from|as]",
      why: "joins words that stand together anyway",
    },
    { say: "[and]", why: "the last of a list stands behind a comma" },
    { say: "[own]", why: "your own is yours" },
    { say: "[so|it]", why: "points at what was just said, which the verb speaks of anyway" },
    {
      say: "[card|cards|unit|units|organization|organizations|faction|terrain|craft|ability|effect|text|type|types|icon]",
      why: "says what sort of thing a name is, which the name tells",
    },
    { say: "[phase|step|turn]", why: "says what sort of time a name is" },
    { say: "[value|strength]", why: "a number of a card is a value" },
    { say: "direct [attacks?]", why: "only attacks are direct" },
    { say: "dodge [attacks]", why: "only attacks are dodged" },
    { say: "[deployment] requirements", why: "other requirements there are none" },
    { say: "requir\\w+ [discarding]", why: "cards are required to be discarded" },
    { say: "into|enters? [play]", why: "cards enter no other place" },
    { say: "fort [trigger]", why: "a fort has no other icon" },
    { say: "[lose]", why: "a price says by what it is named how it is paid" },
    { say: "[become|give|next|target]", why: "the verb behind it says as much" },
    {
      say: "this [unit|item|base|event|scenario|general|tactic|reinforcement]",
      why: "a card says this of itself, whatever it is",
    },
    { say: "play [this] only", why: "a card says of itself when it is played" },
    { say: "[non-stunned|unstunned]", why: "UNITs that are stunned count as absent" },
    {
      say: "[no matter who controls (it|them)|regardless of .*]",
      why: "what is said of no player's cards is said of all",
    },
  ],
  swapped: [
    {
      say: "[more|fewer|less|additional|extra|further|attacks?|defense|health]",
      why: "so many more attacks and so many attacks more are the same",
    },
    {
      say: "[instead|then|also|only|limit|too|afterwards|as long as .*]",
      why: "may stand before what it is said of or behind",
    },
    {
      say: "[ready|actioned|stunned|attacking|defending|combating|face-down|face-up|tapped|untapped|standing|damaged|undamaged|wounded|sleeping|awake|alert]",
      why: "qualities may stand in any order",
    },
    { say: "[[A-Z].*]", why: "names of sorts may stand in any order beside each other" },
    { say: "[trigger|awaken|shuffle|,]", why: "both orders are ways of writing the same" },
  ],
  doubled: [{ say: "into [play]", why: "known: cards that come into play in play; nobody writes it" }],
};

const JA: Fillers = {
  "left out": [
    { say: "[。|、|：]", why: "どこで切れるかは言葉から分かる" },
    { say: "[に|の|が|は|を|と|て|で|も]", why: "助詞がなくても、言葉の順で分かる" },
    { say: "[点|つ|枚|体|回|ポイント|人|個]", why: "数えるものが前にあれば、助数詞は要らない" },
    { say: "無[色]", why: "コストの「無」と「無色」は同じ" },
    { say: "[1|各|毎]ターン", why: "ターンに1回、ターンの終了時は、どのターンのことでもある" },
    { say: "[1|各|毎](ゲーム|戦闘|フェイズ|対戦)", why: "同じく、どの回のことでもある" },
    {
      say: "[自分は|あなたは|自分が|あなたが|自分|あなた]",
      why: "主語がなければ、そのカードのプレイヤーのこと",
    },
    {
      say: "[力|族|装備|カード|し|な|ば|戦|い|さらに|だけ|のみ|その|それ]",
      why: "前の言葉と合わせて、あってもなくても同じ語になる",
    },
    { say: "[ターン.*]", why: "同じことを言う別の言い方" },
    { say: "(登場|配備|場に出た)[時|とき]】|〕|：|、", why: "見出しの「登場」と「登場時」は同じ" },
    { say: "[スタン.*ない]", why: "スタン状態のUNITは、いないものとして扱う" },
  ],
  swapped: [
    { say: "[、|】|：]", why: "読点はどこに打ってもよい" },
    { say: "[[0-9]|を|絆|花|露|は|が|に]", why: "「絆を3」と「絆3を」は同じ" },
    { say: "[ターン.*|相手の?|自分の?]", why: "時と人は、どちらが先でもよい" },
    { say: "[だけ|さらに|もう|追加で|回|間]", why: "どちらが先でも同じ" },
  ],
  doubled: [{ say: "[、]", why: "前の言葉にも後の言葉にも読点を付けられる。重ねて書く人はいない" }],
};
const FILLERS: Readonly<Record<LanguageName, Fillers>> = { en: EN, ja: JA };

/** Whether a word that says nothing is one of those that may. */
export const isFiller = (language: LanguageName, { change, before, word, behind }: Swallowed): boolean =>
  (FILLERS[language][change] ?? []).some(({ say }) => {
    const [, ahead = "", words = "", after = ""] = /^(.*?)\[(.*)\](.*)$/.exec(say)!;
    const fits = (pattern: string, text: string): boolean => new RegExp(pattern, "i").test(text.trim());
    return (
      fits(`^(${words})$`, word) && fits(`(${ahead.trim()})$`, before) && fits(`^(${after.trim()})`, behind)
    );
  });
