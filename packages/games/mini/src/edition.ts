/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "433fcc1d39db5169";
