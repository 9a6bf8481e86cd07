/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e790ff636c942a19";
