/** Looking on while a game's own functions run: they are wrapped where they lie, and put back at the end. */

export class Watching {
  private readonly undo: (() => void)[] = [];
  private readonly wrapped = new Map<object, Set<PropertyKey>>();

  /** Puts `make(what was there)` in its place, over whatever else looks on there. */
  over<Holder extends object, Key extends keyof Holder>(
    holder: Holder,
    key: Key,
    make: (old: NonNullable<Holder[Key]>) => NonNullable<Holder[Key]>,
  ): void {
    const old = holder[key];
    if (old === undefined || old === null) return;
    holder[key] = make(old);
    this.undo.push(() => {
      holder[key] = old;
    });
  }

  /** The same, but once; holders are shared among questions, cards and games. */
  wrap<Holder extends object, Key extends keyof Holder>(
    holder: Holder,
    key: Key,
    make: (old: NonNullable<Holder[Key]>) => NonNullable<Holder[Key]>,
  ): void {
    const keys = this.wrapped.get(holder) ?? new Set();
    if (keys.has(key)) return;
    this.wrapped.set(holder, keys.add(key));
    this.over(holder, key, make);
  }

  end(): void {
    for (const back of this.undo.splice(0).reverse()) back();
    this.wrapped.clear();
  }
}
