/** What happened, said of the past: "attacks" as "attacked" and "has attacked", 「攻撃した」 as 「攻撃している」. */
import { third } from "@tefuda/cardtext/pattern";
import { iru, polar } from "./inflect.ts";

/** Verbs that do not end with "ed" in the past, and with "have". */
const irregular: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  is: ["was", "been"],
  becomes: ["became", "become"],
  comes: ["came", "come"],
  makes: ["made", "made"],
  leaves: ["left", "left"],
  gives: ["gave", "given"],
  wins: ["won", "won"],
  takes: ["took", "taken"],
  stands: ["stood", "stood"],
  taps: ["tapped", "tapped"],
  hits: ["hit", "hit"],
  dies: ["died", "died"],
  deals: ["dealt", "dealt"],
  gets: ["got", "gotten"],
  sends: ["sent", "sent"],
  puts: ["put", "put"],
  draw: ["drew", "drawn"],
  discard: ["discarded", "discarded"],
  play: ["played", "played"],
};

/** Behind "would" and "did not". */
const base = (verb: string): string =>
  verb === "is" ? "be" : verb.endsWith("ies") ? `${verb.slice(0, -1)}` : verb.replace(/s$/, "");

function forms(verb: string): readonly [past: string, participle: string] {
  const known = irregular[verb];
  if (known) return known;
  const stem = verb.slice(0, -1);
  // stunned, planned
  const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(stem) ? stem + stem.at(-1)! : stem;
  const did = stem.endsWith("e") ? `${stem}d` : `${doubled}ed`;
  return [did, did];
}

/** What has been done, of the verb that a phrase begins with: "put" of "put WHAT into", "retired" of "retire WHAT". */
export const participle = (verb: string): string =>
  ({ put: "put", take: "taken", send: "sent", give: "given", deal: "dealt", let: "let", bring: "brought" })[
    verb
  ] ?? forms(third(verb))[1];

/** What is said in the past of one and of several, and behind "has" and "have". */
export interface Past {
  one: string;
  many: string;
  participle: string;
  /** Behind "did not". */
  base: string;
}

/** A phrase that begins with a verb, or with verbs of which any will do. */
export function past(phrase: string): Past[] {
  const several = /^\(([^()]*)\)(.*)$/.exec(phrase);
  if (several) return several[1]!.split("|").flatMap((verb) => past(`${verb}${several[2]}`));
  const [verb = "", ...rest] = phrase.split(" ");
  const [did, done] = forms(verb);
  const tail = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  const plural = did === "was" ? "were" : did;
  return [
    {
      one: `${did}${tail}`,
      many: `${plural}${tail}`,
      participle: `${done}${tail}`,
      base: `${base(verb)}${tail}`,
    },
  ];
}

/** "〜している", as what is so or not; "〜した" and "〜していた" are read as that. */
export function pastJa(phrases: readonly string[]): string[] {
  const all = phrases.filter((phrase) => phrase.endsWith("た"));
  return all.flatMap((phrase) => {
    const te = `${phrase.slice(0, -1)}て`;
    const was = [polar(phrase, `${te}いなかった`), `${te}${polar("いた", "いなかった")}`];
    return [`${te}${iru}`, ...was];
  });
}
