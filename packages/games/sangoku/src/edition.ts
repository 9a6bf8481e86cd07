/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b2c3ad435f615a9a";
