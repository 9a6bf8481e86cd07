/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c3163475b274a26d";
