/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "0304dd9596710bb2";
