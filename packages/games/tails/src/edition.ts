/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2d91937e071f4d83";
