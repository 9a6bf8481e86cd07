/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a1b4a6adaeea9c07";
