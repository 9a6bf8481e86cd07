/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a1d87d64ddef2a42";
