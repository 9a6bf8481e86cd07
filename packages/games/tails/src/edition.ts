/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "fccec6f728b8fcfc";
