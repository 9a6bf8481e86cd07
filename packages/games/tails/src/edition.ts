/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "32b320253ab25a8f";
