/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "e91d3e9b5e5d468a";
