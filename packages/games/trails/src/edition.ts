/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f67636ea661b90d5";
