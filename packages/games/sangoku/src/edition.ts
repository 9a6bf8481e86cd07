/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "deba72a69a36d3ec";
