/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "4bd4a53cffd28320";
