/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "08c6a98a29ad3d11";
