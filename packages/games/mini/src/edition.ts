/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "90493ca4f474bf10";
