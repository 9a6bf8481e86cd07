/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "668f5ca8ede750f3";
