/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "79dc44421985df8b";
