/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "d031e489d52ec76e";
