/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "79e8b5bd00ce2002";
