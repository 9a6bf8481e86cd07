/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d7a560dafe73f7bf";
