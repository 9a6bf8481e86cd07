/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b4b193a98939d7d1";
