/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f08012dd2d8ebf58";
