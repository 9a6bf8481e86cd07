/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2b538ccf387a5e33";
