/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "44d14f3bb946908b";
