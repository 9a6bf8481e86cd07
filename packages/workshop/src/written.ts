/** Plain values as people write them in the files of a set: an entry a block, what is short on one line, texts in quotation marks. */
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from "yaml";

/** A line has about so many letters; what is longer has one line each. */
const SHORT = 70;
const SENTENCE = /[.。!?！？】]$/u;

/** YAML without lines broken where nobody broke them, and without blanks within the brackets of lists: `[a, b]`. */
export function textOf(doc: Document): string {
  const printed =
    (own: YAMLMap["toString"], flowCollectionPadding: string): YAMLMap["toString"] =>
    (context, ...more) =>
      own(context && { ...context, flowCollectionPadding }, ...more);
  visit(doc, {
    Map(_, node) {
      node.toString = printed(YAMLMap.prototype.toString.bind(node), " ");
    },
    Seq(_, node) {
      node.toString = printed(YAMLSeq.prototype.toString.bind(node), "");
    },
  });
  return doc.toString({ lineWidth: 0 });
}

/** A value as a file of its own. */
export const written = (value: unknown): string => textOf(styled(new Document(value)));

/** The same of a document whose nodes have no style yet. */
export function styled(doc: Document): Document {
  visit(doc, {
    Scalar(_, node) {
      if (typeof node.value === "string" && SENTENCE.test(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
    Map(key, node, path) {
      // what stands in a field of an entry, not the entry itself
      if (key !== null && isPair(path.at(-1)) && isShort(node)) node.flow = true;
    },
    Seq(_, node, path) {
      const words = node.items.every((item) => isScalar(item) && !/\s/.test(String(item.value)));
      if (isPair(path.at(-1)) && words && isShort(node)) node.flow = true;
    },
  });
  return doc;
}

const isPair = (node: unknown): node is Pair => typeof node === "object" && node !== null && "key" in node;
function isShort(node: Node): boolean {
  const values = isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : [];
  return values.every((value) => isScalar(value)) && JSON.stringify(node).length <= SHORT;
}
