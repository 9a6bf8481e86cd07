/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7291b661486dec64";
