/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e9e31b396c5c81ab";
