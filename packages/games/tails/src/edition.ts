/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "6a5336231e959f6b";
