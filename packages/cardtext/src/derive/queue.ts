/** What waits to be looked at, the cheapest first; costs are small whole numbers. */
export class Queue<Thing> {
  /** By cost: what was added, and how much of it has been given out. (To shift a long list moves all that is left of it.) */
  private readonly byCost: { things: Thing[]; given: number }[] = [];
  private least = 0;

  add(cost: number, thing: Thing): void {
    const there = this.byCost[cost];
    if (there) there.things.push(thing);
    else this.byCost[cost] = { things: [thing], given: 0 };
    this.least = Math.min(this.least, cost);
  }

  /** What came first of the cheapest. */
  next(): Thing | undefined {
    for (; this.least < this.byCost.length; this.least++) {
      const there = this.byCost[this.least];
      if (!there) continue;
      if (there.given < there.things.length) return there.things[there.given++];
      there.things = [];
      there.given = 0;
    }
    return undefined;
  }
}
