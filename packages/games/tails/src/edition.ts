/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "b28ff9e1cba14a44";
