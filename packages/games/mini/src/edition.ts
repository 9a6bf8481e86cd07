/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "5d4ec7d319c082fe";
