/** What is used of it; it brings no types. */
declare module "subset-font" {
  /** A font with the signs of these letters alone. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: "woff2" },
  ): Promise<Buffer>;
}
