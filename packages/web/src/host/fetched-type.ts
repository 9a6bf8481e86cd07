/** Fonts as a page has them: a file is fetched when the first of its letters is drawn, and read from then on. */
import { sfntOf, woffTables } from "@tefuda/print/sfnt";
import { type FontId, NotHere, type Type } from "@tefuda/print/type";

export class FetchedType implements Type {
  private readonly addresses: ReadonlyMap<FontId, string>;
  private readonly get: (address: string) => Promise<Uint8Array>;
  private readonly files = new Map<FontId, Uint8Array>();

  constructor(addresses: ReadonlyMap<FontId, string>, get: (address: string) => Promise<Uint8Array>) {
    this.addresses = addresses;
    this.get = get;
  }

  file(id: FontId): Uint8Array {
    const file = this.files.get(id);
    if (!file) throw new NotHere(id);
    return file;
  }

  /** Draws with the fonts that are here; whenever one is not, it is fetched, and the drawing begun anew. */
  async with<T>(draw: () => T): Promise<T> {
    for (;;) {
      try {
        return draw();
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        await this.fetch(error.font);
      }
    }
  }

  private async fetch(id: FontId): Promise<void> {
    const address = this.addresses.get(id);
    if (address === undefined) throw new Error(`No package brings the font ${id}.`);
    const tables = woffTables(await this.get(address));
    const unfolded = tables.map(({ bytes, folded }) => (folded ? inflated(bytes) : bytes));
    this.files.set(id, sfntOf(tables, await Promise.all(unfolded)));
  }
}

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  // what a stream is made of has memory of its own
  const folded = new Blob([new Uint8Array(bytes)]).stream();
  return new Uint8Array(
    await new Response(folded.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer(),
  );
}
