/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "ef744d1f6a802e7b";
