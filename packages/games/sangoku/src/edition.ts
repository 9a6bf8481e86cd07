/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "146e10b61b6c7f97";
