/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f64b88dc4244f046";
