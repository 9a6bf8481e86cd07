/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "9acd3da5ab9c9206";
