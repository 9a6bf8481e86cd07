/** The command `tefuda`; it starts in `main.ts`. */
export {};
