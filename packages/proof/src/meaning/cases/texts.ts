/** Random texts: what is done once, what stands, waits, is used, or happens instead of something else. */
import { paidWith } from "./seldom.ts";
import { doneInstead } from "./shapes.ts";
import { type Node, TreeMaker } from "./trees.ts";

export class TextMaker extends TreeMaker {
  effect(): Node {
    this.it = "none";
    this.did = false;
    const text: Record<string, unknown> = { kind: "effect", do: this.action(2) };
    if (this.dice.once(12)) text.if = this.condition(1);
    return text;
  }
  /** What is done once, and besides what its own card costs. */
  priced(): Node {
    const text = this.effect();
    const { price } = this.words;
    if (!price || text.if || !this.dice.once(12)) return text;
    this.it = "none";
    const what = [price(this.dice, () => this.amount())];
    return { ...text, price: this.dice.once(2) ? { what, if: this.condition(1) } : { what } };
  }
  always(): Node {
    this.it = "none";
    const text: Record<string, unknown> = {
      kind: "always",
      ...this.words.always,
      what: [this.statement(true)],
    };
    if (this.dice.once(3)) text.if = this.condition(1);
    return text;
  }
  use(): Node {
    const { dice, words } = this;
    this.it = "none";
    this.did = false;
    const costs = words.costs!;
    const one = (): Node => dice.pick(costs)(dice, (place) => this.cost(place));
    const cost = [one()];
    if (dice.once(2)) cost.push(one());
    this.it = this.paid(cost.at(-1)!.what);
    const text: Record<string, unknown> = { kind: "use", cost, do: this.action(1) };
    if (dice.once(8)) text.if = this.condition(1);
    if (dice.once(6)) text.times = "turn";
    return text;
  }
  /** What was paid last is what is spoken of. */
  private paid(what: unknown): "none" | "one" | "several" {
    const { count } = (what ?? {}) as { count?: unknown };
    if (count === undefined || typeof what === "string") return "none";
    this.did = true;
    return typeof count === "object" && (count as { exactly?: unknown }).exactly === 1 ? "one" : "several";
  }
  private cost(place: string): Node {
    const nouns = this.words.places[place]!;
    return paidWith(() => this.description(place, nouns, place === ""), place, this.dice, this.words);
  }
  when(): Node {
    const { dice } = this;
    this.it = "none";
    this.did = false;
    const on = dice.pick(this.words.triggers)(dice, () => this.waited());
    if ("what" in on) this.it = "one";
    this.roles = this.words.roles?.[on.on as string] ?? [];
    const mode = this.words.modes && dice.pick(this.words.modes);
    const lasts = this.words.fighting?.on.includes(on.on as string) && dice.once(3);
    const does = lasts ? this.lasting(this.words.fighting!.for) : this.action(1);
    const text: Record<string, unknown> = { kind: "when", ...(mode ? { mode } : {}), on, do: does };
    this.roles = [];
    if (dice.once(6)) text.if = this.condition(1);
    if (dice.once(10)) text.times = "turn";
    return text;
  }

  /** It waits for what happens to its own card, by an icon. */
  icon(): Node {
    const { dice, words } = this;
    this.it = "none";
    this.did = false;
    const text = { kind: "icon", icon: dice.pick(words.icons!), do: this.action(1) };
    return dice.once(6) ? { ...text, if: this.condition(1) } : text;
  }

  instead(): Node {
    const { dice, words } = this;
    this.it = "none";
    this.did = false;
    const on = dice.pick(words.insteads!)(dice, () => this.waited());
    if ("what" in on) this.it = "one";
    const text = { kind: "instead", on, do: doneInstead({ dice, action: () => this.action(0) }) };
    return dice.once(6) ? { ...text, if: this.condition(1) } : text;
  }
}
