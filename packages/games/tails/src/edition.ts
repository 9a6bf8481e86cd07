/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "bf83d11ce37ea814";
