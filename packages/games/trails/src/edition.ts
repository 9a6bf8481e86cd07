/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ca05702e95d0eb91";
