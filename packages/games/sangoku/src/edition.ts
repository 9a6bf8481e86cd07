/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "00869d500b76e77b";
