/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a7bc0320c8c6a75f";
