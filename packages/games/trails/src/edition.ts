/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "26a025f519891188";
