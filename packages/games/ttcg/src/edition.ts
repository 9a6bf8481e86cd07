/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e997a0c8f6e33173";
