/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "cc74f2051a69b9cf";
