/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "31a39bd85a732363";
