/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "237966eff5ad51c6";
