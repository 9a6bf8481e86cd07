/** The language in which something is said for want of words in the one that is set; nothing where it has them. */
export const langOf = (said: Readonly<Record<string, string>>, language: string): string | undefined =>
  said[language] === undefined && language !== "en" ? "en" : undefined;
