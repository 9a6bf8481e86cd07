/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d314cc4ab41abfee";
