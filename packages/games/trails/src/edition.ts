/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "96cb04b2f6dec76e";
