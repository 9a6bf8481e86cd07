/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "8929dca148f19de5";
