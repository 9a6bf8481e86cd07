/** From what card texts say to programs of the kernel: what the games have in common. */
export * from "./builder.ts";
export * from "./claims.ts";
export * from "./costs.ts";
export * from "./phrases.ts";
