/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "9a715c709ed52ae5";
