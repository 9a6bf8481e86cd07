/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "cb0c32aca92a474c";
