/**
 * The copies of the page's files that are there without a network: a store of the browser for the page, and one for each
 * game that was opened. Files are called by what is in them, so that versions never mix, and one that a new version still
 * has is not fetched again.
 */

/** One version of the page, as it was built. */
export interface Version {
  /** The text of the first file, which names all others. */
  page: string;
  /** The files by what they belong to: the page, the type of a language, a game by its id, or the rest, kept as it is used. */
  groups: Readonly<Record<string, readonly string[]>>;
}

export const PAGE = "page";
/** The Japanese type of the page's own words. */
export const TYPE = "type";
export const REST = "rest";
/** Kept file by file, as they are used. */
const AS_USED = [TYPE, REST];

export class Copies {
  private readonly version: Version;
  /** The address of the folder that the page lies in. */
  private readonly scope: string;
  private readonly stores: CacheStorage;
  private readonly get: typeof fetch;
  private readonly files: ReadonlySet<string>;
  private readonly resting = new AbortController();

  constructor(version: Version, scope: string, stores: CacheStorage, get: typeof fetch) {
    this.version = version;
    this.scope = scope;
    this.stores = stores;
    this.get = get;
    this.files = new Set(Object.values(version.groups).flat());
  }

  /** Whether a file of this version lies at an address. */
  has(address: string): boolean {
    return this.files.has(this.fileAt(address));
  }

  /** All that this version needs to take the place of another: the page, and what was kept of games. */
  async prepare(): Promise<void> {
    const kept = (await this.groupsKept()).filter((group) => group !== REST);
    for (const group of new Set([PAGE, ...kept])) await this.keep(group);
  }

  /** Fetches what is missing of a group, so that nothing of it needs a network. */
  async keep(group: string): Promise<void> {
    await this.add(group, this.version.groups[group] ?? []);
  }

  /** Keeps those of these addresses that are kept as they are used: a page used them before it was looked after. */
  async keepUsed(addresses: readonly string[]): Promise<void> {
    const files = addresses.map((address) => this.fileAt(address));
    for (const group of AS_USED)
      await this.add(
        group,
        files.filter((file) => this.version.groups[group]?.includes(file)),
      );
  }

  /** Fetches nothing more to be kept, and breaks off what is on its way. */
  rest(): void {
    this.resting.abort();
  }

  /** A file from its copy, or from the network. */
  async answer(request: Request): Promise<Response> {
    const kept = await this.stores.match(request.url);
    if (kept) return kept;
    const got = await this.get(request);
    const file = this.fileAt(request.url);
    const group = AS_USED.find((one) => this.version.groups[one]?.includes(file));
    if (got.ok && group !== undefined) {
      const copy = got.clone();
      // where there is no room for it, it is fetched again the next time
      void this.store(group)
        .then((store) => store.put(request.url, copy))
        .catch(() => {});
    }
    return got;
  }

  /** Throws away what only other versions had. */
  async tidy(): Promise<void> {
    for (const group of await this.groupsKept()) {
      const files = this.version.groups[group];
      if (!files) await this.stores.delete(this.nameOf(group));
      else {
        const store = await this.store(group);
        for (const { url } of await store.keys())
          if (!files.includes(this.fileAt(url))) await store.delete(url);
      }
    }
  }

  private async add(group: string, files: readonly string[]): Promise<void> {
    if (files.length === 0) return;
    const store = await this.store(group);
    const there = new Set((await store.keys()).map(({ url }) => this.fileAt(url)));
    const copy = async (file: string): Promise<void> => {
      const address = new URL(file, this.scope).href;
      const got =
        (await this.stores.match(address)) ??
        (await this.get(address, { priority: "low", signal: this.resting.signal }));
      if (!got.ok) throw new Error(`${address}: ${got.status}`);
      await store.put(address, got);
    };
    await Promise.all([...new Set(files)].filter((file) => !there.has(file)).map(copy));
  }

  private fileAt(address: string): string {
    return address.startsWith(this.scope) ? address.slice(this.scope.length) : "";
  }

  /** Several pages may lie in different folders of one address. */
  private nameOf(group: string): string {
    return `${this.scope}#${group}`;
  }

  private store(group: string): Promise<Cache> {
    return this.stores.open(this.nameOf(group));
  }

  private async groupsKept(): Promise<string[]> {
    const before = this.nameOf("");
    return (await this.stores.keys())
      .filter((name) => name.startsWith(before))
      .map((name) => name.slice(before.length));
  }
}
