/**
 * What YAML can say by reference, written out: `&ox` gives something a name, `*ox` stands for it, and `<<: *ox` begins a
 * mapping with what stands there. A few letters could stand for more than fits into any machine, so all that they come
 * to together has a bound.
 */
import { shown, type Words } from "@tefuda/kernel";
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
} from "yaml";
import { YAML } from "./words/yaml.ts";

/** The most words, lists and mappings that names may stand for in one file. */
export const mostWrittenOut = 50_000;
const deepest = 60;

/** Where a name was used, and what it stood for. */
export interface Used {
  from: number;
  to: number;
  node: Node;
}

type Tell = (node: Node, message: Words) => void;

/** Puts in the place of every name what it stands for; gives where that was. What cannot be is told, once. */
export function writeOut(doc: Document.Parsed, tell: Tell): Used[] {
  const writer = new Writer(tell);
  const { contents } = doc;
  if (contents) doc.contents = writer.write(contents, 0) as typeof contents;
  return writer.used;
}

class Writer {
  readonly used: Used[] = [];
  private readonly named = new Map<string, { node: Node; size: number; depth: number }>();
  private readonly tell: Tell;
  private writtenOut = 0;
  private stopped = false;
  /** Nodes written since the beginning, and how deep they went below the one at hand. */
  private size = 0;
  private reached = 0;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  private stop(node: Node, message: Words): void {
    if (!this.stopped) this.tell(node, message);
    this.stopped = true;
  }

  write(node: Node, depth: number): Node {
    if (this.stopped) return node;
    this.reached = Math.max(this.reached, depth);
    if (isAlias(node)) return this.standFor(node, depth);
    const { anchor } = node as { anchor?: string };
    const before = this.size;
    const reachedBefore = this.reached;
    this.reached = depth;
    this.size++;
    if (isMap(node)) this.mapping(node as YAMLMap<Node, Node | null>, depth);
    else if (isSeq(node))
      node.items = (node.items as Node[]).map((item) => this.write(item, depth + 1)) as typeof node.items;
    if (anchor !== undefined) {
      (node as { anchor?: string }).anchor = undefined;
      this.named.set(anchor, { node, size: this.size - before, depth: this.reached - depth });
    }
    this.reached = Math.max(this.reached, reachedBefore);
    return node;
  }

  private standFor(alias: Alias, depth: number): Node {
    const known = this.named.get(alias.source);
    if (!known) {
      this.stop(alias, YAML.nothing(shown(alias.source)));
      return alias;
    }
    this.writtenOut += known.size;
    this.size += known.size;
    this.reached = Math.max(this.reached, depth + known.depth);
    if (this.writtenOut > mostWrittenOut) this.stop(alias, YAML.tooMuch(mostWrittenOut));
    else if (this.reached > deepest) this.stop(alias, YAML.tooDeep(deepest));
    const [from, to] = alias.range!;
    this.used.push({ from, to, node: known.node });
    return known.node;
  }

  private mapping(map: YAMLMap<Node, Node | null>, depth: number): void {
    const own: Pair<Node, Node | null>[] = [];
    const begins = map.items.filter(isMerge);
    if (begins.length > 1) this.stop(begins[1]!.key, YAML.again("<<"));
    const merged: Pair<Node, Node | null>[] = [];
    for (const pair of map.items) {
      // a name that stands for a key is refused with the other keys that are no words
      if (pair.value) pair.value = this.write(pair.value, depth + 1);
      if (!isMerge(pair)) {
        own.push(pair);
        continue;
      }
      const from = isSeq(pair.value) ? (pair.value.items as Node[]) : [pair.value as Node];
      for (const one of from) {
        if (isMap(one)) merged.push(...(one.items as Pair<Node, Node | null>[]));
        else this.stop(pair.key, YAML.takesOver);
      }
    }
    if (merged.length === 0) {
      map.items = own;
      return;
    }
    const has = new Set(own.map(keyOf));
    const taken = merged.filter((pair) => !has.has(keyOf(pair)) && has.add(keyOf(pair)));
    map.items = [...taken, ...own];
  }
}

const isMerge = ({ key }: Pair<Node, unknown>): boolean =>
  isScalar(key) && key.value === "<<" && key.type === "PLAIN";
const keyOf = ({ key }: Pair<Node, unknown>): string => (isScalar(key) ? String(key.value) : "");
