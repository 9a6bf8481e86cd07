/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "0c3154eb81e1e78a";
