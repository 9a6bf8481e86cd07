/**
 * Readings that were made before, where a game was packed: whoever opens it does not wait until all its texts are read anew.
 * What a text is read as hangs on the text, its language, the grammar, which is packed with them, and the words that cards
 * bring; where there are any, texts are read anew. Only what was understood is kept.
 */

/** Trees by {@link readAs}, of one grammar: plain data, which may go through JSON. */
export type Readings = Readonly<Record<string, unknown>>;

/** Under what a reading is kept. */
export const readAs = (text: string, language: string): string => `${language} ${text}`;
