/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b85e30ee67e63d2a";
