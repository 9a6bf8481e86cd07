/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "be7e63f80ed0bfe6";
