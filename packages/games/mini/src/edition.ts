/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "49b1deba997561c3";
