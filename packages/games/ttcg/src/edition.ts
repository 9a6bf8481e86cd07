/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7ca1a45c113863c3";
