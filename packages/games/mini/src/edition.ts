/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e9a41841f6632bee";
