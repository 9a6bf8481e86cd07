/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "02fb60827fe67cb8";
