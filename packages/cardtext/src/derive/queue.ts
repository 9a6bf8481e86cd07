/** What waits to be looked at, the cheapest first; costs are small whole numbers. */
export class Queue<Thing> {
  private readonly byCost: Thing[][] = [];
  private least = 0;

  add(cost: number, thing: Thing): void {
    const there = this.byCost[cost];
    if (there) there.push(thing);
    else this.byCost[cost] = [thing];
    this.least = Math.min(this.least, cost);
  }

  /** What came first of the cheapest. */
  next(): Thing | undefined {
    for (; this.least < this.byCost.length; this.least++) {
      const there = this.byCost[this.least];
      if (there && there.length > 0) return there.shift();
    }
    return undefined;
  }
}
