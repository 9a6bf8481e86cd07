/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c1020f7ea9036e46";
