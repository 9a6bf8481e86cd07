/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ce6f6b24da0edabf";
