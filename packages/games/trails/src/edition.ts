/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f95472aecb96c85d";
