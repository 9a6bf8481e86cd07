/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b7a30324d1726f82";
