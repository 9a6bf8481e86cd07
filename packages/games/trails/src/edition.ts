/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "0a3216796d3c08e6";
