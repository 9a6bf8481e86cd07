/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2b94aa63a8993b51";
