/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f838db45f84935fe";
