/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e1ba963b658da0bb";
