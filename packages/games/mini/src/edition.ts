/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "52c718035efa99ae";
