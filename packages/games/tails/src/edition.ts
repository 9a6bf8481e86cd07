/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "139fae622917654b";
