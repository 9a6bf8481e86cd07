/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "15cfc7c16676c676";
