/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "1aad2a7e1c057500";
