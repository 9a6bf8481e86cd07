/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "f91dd3dac1f877a3";
