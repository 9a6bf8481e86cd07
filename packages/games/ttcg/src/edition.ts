/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "3d932b85017bbc83";
