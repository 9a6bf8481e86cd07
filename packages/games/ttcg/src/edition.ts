/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "bb1a5a7761f01dd9";
