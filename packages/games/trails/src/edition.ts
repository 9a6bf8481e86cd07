/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "2a13ffc6a3d3d5a2";
