/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "510f5db33d030d27";
