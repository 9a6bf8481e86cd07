/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "17a467b719d7bc28";
