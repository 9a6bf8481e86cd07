/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "11c72c5b017c83d3";
