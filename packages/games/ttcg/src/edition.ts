/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e55326990783d6fc";
