/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "15b17735f7d8821a";
