/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "740581dbf38502de";
