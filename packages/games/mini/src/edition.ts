/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "89ae25c5f859b236";
