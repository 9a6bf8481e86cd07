/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "64e46b4a7a0dbacc";
