/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "eb31f606be06d092";
