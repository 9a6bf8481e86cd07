/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "1b25a224dfd29e46";
