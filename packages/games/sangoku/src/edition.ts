/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c28ba99f95acd0d6";
