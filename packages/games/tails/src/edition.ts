/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b84406b576f6e556";
