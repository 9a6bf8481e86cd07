/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "738a3be780333316";
