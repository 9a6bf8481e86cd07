/**
 * The YAML files that people write - cards, lists, scenarios - read within bounds. Of what YAML can say only the plain
 * part is taken: mappings, lists, texts, numbers, yes and no, and names for what is written more than once, which are
 * written out (`aliases.ts`). The rest (tags, directives, several documents) says nothing here that could not be written
 * plainly, and is refused at its place.
 */
import {
  Lines,
  type Problem,
  type SourceFile,
  shown,
  unreadable,
  type Words,
  withoutMark,
  wrongLetter,
} from "@tefuda/kernel";
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";
import { type Used, writeOut } from "./aliases.ts";
import { commonFault, wrongYaml, YAML } from "./words/yaml.ts";

/** The most letters of a file, if it is no whole rulebook. */
export const longestFile = 100_000;
/** How deep things lie in one another, and how far a line may be set in. */
const deepest = 60;
const farthestIn = 120;
/** Of more that is wrong in one file only so much is told. */
const toldMost = 20;

export interface Yaml {
  /** Null where there is nothing, or nothing that could be read. */
  contents: ParsedNode | null;
  /** The same as plain values; undefined where there are problems. */
  value: unknown;
  problems: Problem[];
  lines: Lines;
  /** Where names stood for something written elsewhere. */
  used: readonly Used[];
}

/** Files that were looked into, until they are read: taking YAML apart takes longer than anything else. */
const lookedInto = new WeakMap<SourceFile, Yaml>();

/** What a file holds, for whoever has to know something of it before it is read; null where it cannot be read. */
export function peekYaml(file: SourceFile): ParsedNode | null {
  const known = lookedInto.get(file) ?? readYaml(file);
  lookedInto.set(file, known);
  return known.contents;
}

export function readYaml(file: SourceFile, longest = longestFile): Yaml {
  const known = lookedInto.get(file);
  if (known && longest === longestFile) {
    lookedInto.delete(file);
    return known;
  }
  const text = withoutMark(file.text);
  const lines = new Lines(text);
  const problems: Problem[] = [];
  const nothing: Yaml = { contents: null, value: undefined, problems, lines, used: [] };
  const tell = (offset: number, message: Words): void => {
    problems.push({ file: file.path, ...lines.at(Math.min(offset, text.length)), message });
  };
  const closed = unreadable(file, longest, YAML.split);
  if (closed) {
    problems.push(closed);
    return nothing;
  }
  const deep = tooDeep(text);
  if (deep) {
    tell(deep.offset, deep.message);
    return nothing;
  }
  // Keys that stand twice are looked for below: there it takes no longer for many than for few.
  const doc = parsed(text);
  if (!doc) {
    tell(0, YAML.beyond);
    return nothing;
  }
  const [first] = doc.errors;
  const at = first && lines.at(first.pos[0]);
  const common = first && commonFault(text.split(/\r?\n/)[at!.line - 1] ?? "", first);
  if (common) problems.push({ file: file.path, line: at!.line, ...common });
  else
    for (const wrong of [...doc.errors, ...doc.warnings].slice(0, toldMost))
      tell(wrong.pos[0], wrongYaml(wrong));
  if (problems.length > 0) return nothing;
  const used = writeOut(doc, (node, message) => tell(node.range?.[0] ?? 0, message));
  if (problems.length === 0) lookThrough(doc, tell);
  if (problems.length > 0) return nothing;
  return { contents: doc.contents, value: doc.toJS() as unknown, problems, lines, used };
}

/** Undefined where the reader, which goes down with what it reads, comes to its end. */
function parsed(text: string): Document.Parsed | undefined {
  try {
    return parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A key as it stands in the file: `.inf` is no word of the language that this is written in. */
export function keyText(key: unknown): string {
  return isScalar(key) ? (key.source ?? String(key.value)) : String(key);
}

/** Whoever reads YAML goes down as deep as it is; so how deep it is is measured before. Brackets in texts count as well. */
function tooDeep(text: string): { offset: number; message: Words } | undefined {
  let open = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}]|^[ \t?:-]*|(?:[?:-][ \t]+){2,}/gm)) {
    if (sign === "[" || sign === "{") open++;
    else if (sign === "]" || sign === "}") open = Math.max(0, open - 1);
    else if (sign.length > farthestIn && (sign.trim() !== "" || /\S/.test(text[index + sign.length] ?? "")))
      return { offset: index, message: YAML.farIn(farthestIn) };
    if (open > deepest) return { offset: index, message: YAML.brackets(deepest) };
  }
  return undefined;
}

/** Everything that YAML allows and these files do not. */
function lookThrough(doc: Document.Parsed, tell: (offset: number, message: Words) => void): void {
  if (doc.directives.yaml.explicit) tell(0, YAML.directive);
  let told = 0;
  const wrong = (node: Node, message: Words): void => {
    if (told++ < toldMost) tell(node.range?.[0] ?? 0, message);
  };
  visit(doc, {
    Node(_, node) {
      if (!isAlias(node) && node.tag !== undefined) wrong(node, YAML.sort);
      else if (isMap(node)) lookAtKeys(node, wrong);
      else if (isScalar(node) && typeof node.value === "string") {
        const letter = wrongLetter(node.value);
        if (letter) wrong(node, letter.message);
      }
      return told >= toldMost ? visit.BREAK : undefined;
    },
  });
}

function lookAtKeys(map: YAMLMap, wrong: (node: Node, message: Words) => void): void {
  const seen = new Set<string>();
  for (const { key } of map.items) {
    if (!isScalar(key) || key.value === null) {
      wrong(isNode(key) ? key : map, YAML.key);
      continue;
    }
    const name = String(key.value);
    if (name === "__proto__") wrong(key, YAML.noKey(name));
    if (seen.has(name)) wrong(key, YAML.again(shown(name)));
    seen.add(name);
  }
}
