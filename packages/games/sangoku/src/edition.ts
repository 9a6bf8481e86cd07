/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "fc48cc428949effc";
