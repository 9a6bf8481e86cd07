/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "404a43dfeb1e52fc";
