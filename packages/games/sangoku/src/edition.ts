/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "49246339ae5a9378";
