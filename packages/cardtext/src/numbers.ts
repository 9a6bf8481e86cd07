/** Numbers as English words. */
const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
]; // prettier-ignore
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const byWord = new Map<string, number>();
small.forEach((word, n) => {
  byWord.set(word, n);
});
tens.forEach((word, n) => {
  if (word !== "") byWord.set(word, n * 10);
});

/** The number that a word writes, if it writes one. */
export function numberOf(word: string): number | undefined {
  return byWord.get(word);
}

/** Words up to ten, figures above, as texts are usually set. */
export function numberWord(n: number): string {
  return n <= 10 ? small[n]! : String(n);
}
