/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "3cc66c15c9689690";
