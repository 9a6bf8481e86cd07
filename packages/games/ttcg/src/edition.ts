/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b0ce88eec60d4229";
