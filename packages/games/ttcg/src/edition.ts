/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "c854486089dc0fc1";
