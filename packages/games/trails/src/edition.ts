/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "aad7296d46836361";
