/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "45fcad4c817a99a4";
