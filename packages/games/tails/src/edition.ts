/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "a06e11ae6053210c";
