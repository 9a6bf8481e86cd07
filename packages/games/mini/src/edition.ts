/** Fingerprint of the rules this game is played by; written by `npm run edition`. */
export const EDITION = "42606afb5f481d46";
