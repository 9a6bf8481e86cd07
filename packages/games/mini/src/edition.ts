/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "42b57b7f32b2a887";
