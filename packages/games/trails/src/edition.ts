/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "af295c5adef70a66";
