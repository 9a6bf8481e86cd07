/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f82b40c94cc3d17f";
