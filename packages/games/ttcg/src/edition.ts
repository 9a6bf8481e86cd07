/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "246ecbc347a22f6c";
