/** What of words that are to be Japanese is not. */

/** What is written the same in every language: what is quoted, named as a candidate, an option or a file. */
const SAME =
  /「[^」]*」|`[^`]*`|（候補：.*）$|あるのは .*$|使えるのは .*$|選べるのは .*$|\S*[/.]\S+|--?[a-z-]+|\{[^}]*\}|\[[^\]]*\]/g;

/** Lines without a Japanese letter, and lines with two English words side by side. */
export const english = (said: string): string[] =>
  said
    .split("\n")
    .filter((line) => line.trim() !== "")
    .filter(
      (line) => !/[ぁ-んァ-ヶ一-龠]/.test(line) || /[a-z']{2,} [a-z']{2,}/i.test(line.replace(SAME, " ")),
    );
