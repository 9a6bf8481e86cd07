/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "9e5d9636de63c0c3";
