/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f310a47c64d10aae";
