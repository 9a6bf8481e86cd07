/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "74d37b8cb55c959f";
