/** How people shorten what happens to the card that says so: "When deployed", "After attacking", "When destroyed by an enemy". */

/** Each way in which a pattern begins that is a list of ways in brackets: "(attacks|makes an attack) twice". */
function ways(pattern: string): string[] {
  const [, list, rest] = /^\(([^()[\]]*)\)(.*)$/.exec(pattern) ?? [];
  return list === undefined ? [pattern] : list.split("|").map((way) => way + rest);
}

const doubled = /^(stun|begin|put|get|hit|win|tap|cut|run)$/;

/** "attacking" of "attacks", "dying" of "dies". */
function ing(third: string): string {
  if (third === "dies") return "dying";
  const base = third
    .replace(/ies$/, "y")
    .replace(/(sh|ch|ss|x|z)es$/, "$1")
    .replace(/([^s])s$/, "$1");
  if (doubled.test(base)) return `${base}${base.at(-1)}ing`;
  return `${base.replace(/([^e])e$/, "$1")}ing`;
}

/** Phrases that follow a subject, as they stand without one: "destroyed" for "is destroyed", "attacking" for "attacks". */
export function leftOut(phrases: readonly string[]): string[] {
  const short = phrases.flatMap(ways).flatMap((way) => {
    const passive = /^(?:is|becomes|gets) (.*)$/.exec(way)?.[1];
    // in brackets or with a slot in the middle, nothing can be said of how it begins
    if (passive !== undefined) return /^[a-z]/.test(passive) ? [passive, `being ${passive}`] : [];
    const [, verb, rest] = /^([a-z]+s)((?: .*)?)$/.exec(way) ?? [];
    return verb === undefined || verb === "is" || verb === "has" ? [] : [ing(verb) + rest];
  });
  return [...new Set(short)];
}
