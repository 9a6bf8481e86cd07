/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "856fd7f537f99452";
