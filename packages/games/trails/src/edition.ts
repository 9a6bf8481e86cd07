/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "0d9a7a284b13e663";
