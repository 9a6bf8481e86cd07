/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "3f23eb81d584fcf3";
