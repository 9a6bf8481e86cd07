/** Templates: one value that builds a node from slots and takes slots from a node. */
import type { Form, Slots } from "./types.ts";

export type Means = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Bag = Record<string, unknown>;

export function isBag(value: unknown): value is Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values are the same all the way down; a field that is undefined is one that is not there. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]))
    );
  }
  if (!isBag(a) || !isBag(b)) return false;
  for (const key in a) if (a[key] !== undefined && !equal(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

function featureValue(name: string, form: Form, means: Means): string {
  const value = form[name] ?? "";
  return means[name]?.[value] ?? value;
}

/** The node that a template describes; undefined for a slot that was left out. */
export function build(template: unknown, slots: Slots, form: Form, means: Means): unknown {
  if (typeof template === "string") {
    if (template.startsWith("$"))
      return slots[template.endsWith("?") ? template.slice(1, -1) : template.slice(1)];
    if (template.startsWith("@")) return featureValue(template.slice(1), form, means);
    return template;
  }
  if (Array.isArray(template)) return template.map((item) => build(item, slots, form, means));
  if (!isBag(template)) return template;
  const node: Bag = {};
  for (const key of Object.keys(template)) {
    const value = build(template[key], slots, form, means);
    if (value !== undefined) node[key] = value;
  }
  return node;
}

/** The fields of a template that are the same in every node of it, as words. */
export function fixedFields(template: unknown): Readonly<Record<string, string>> {
  if (!isBag(template)) return {};
  const fixed = Object.entries(template).filter(
    ([, value]) => typeof value === "string" && !/^[$@]/.test(value),
  );
  return Object.fromEntries(fixed) as Record<string, string>;
}

/** Fills `slots` from a node; false if the node is not of the template. */
export function match(template: unknown, node: unknown, slots: Bag, form: Form, means: Means): boolean {
  if (typeof template === "string") {
    if (template.startsWith("$")) {
      const optional = template.endsWith("?");
      const name = optional ? template.slice(1, -1) : template.slice(1);
      if (node === undefined) return optional;
      if (slots[name] !== undefined) return equal(slots[name], node);
      slots[name] = node;
      return true;
    }
    if (template.startsWith("@")) return node === featureValue(template.slice(1), form, means);
    return template === node;
  }
  if (Array.isArray(template)) {
    return (
      Array.isArray(node) &&
      node.length === template.length &&
      template.every((item, i) => match(item, node[i], slots, form, means))
    );
  }
  if (!isBag(template)) return template === node;
  if (!isBag(node)) return false;
  for (const key in node) if (node[key] !== undefined && !(key in template)) return false;
  for (const key in template) if (!match(template[key], node[key], slots, form, means)) return false;
  return true;
}
