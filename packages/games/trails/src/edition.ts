/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "7e0f11cf1c47261a";
