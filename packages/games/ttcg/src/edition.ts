/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "71aea71ef7bd581f";
