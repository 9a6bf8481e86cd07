/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ebd2ea52f7f502ee";
