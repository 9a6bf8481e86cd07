/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "09bbf288be5ae699";
