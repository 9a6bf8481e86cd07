/** Made at build time by vite.icons.ts. */
declare module "virtual:icons" {
  /** The outline of each icon, in a square of 512. */
  export const icons: Readonly<Record<string, string>>;
  /** The icons that a word in a card's name suggests. */
  export const byWord: Readonly<Record<string, readonly string[]>>;
}
