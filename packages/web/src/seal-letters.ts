/** Signs of the Japanese type that are shown in every language: of the seals, of results, and those that texts and cards use. */
export const SEAL_LETTERS = "手札勝負和★☆●→【】〔〕";
