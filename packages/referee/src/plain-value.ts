/** Whether a value of a scenario is a word or a number, or a list of them. */
export const isPlain = (value: unknown): boolean =>
  (Array.isArray(value) ? value : [value]).every((one) => typeof one !== "object" || one === null);
