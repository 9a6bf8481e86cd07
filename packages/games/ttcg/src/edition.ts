/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "561805b3b8604381";
