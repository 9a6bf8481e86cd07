/** Format files: a name and the parameters of a game that are not the usual ones. */
import { type FormatInfo, type Problem, type SourceFile, shown, type Words } from "@tefuda/kernel";
import { isMap, isScalar, type Node } from "yaml";
import { near } from "./distance.ts";
import { FORMAT } from "./words/lists.ts";
import { readYaml } from "./yaml.ts";

/** What a parameter may be: so or not, or a whole number, for which "none" may stand. */
export type ParameterForm = "flag" | { none?: number };

/** The parameters of a game's formats. */
export interface FormatForm {
  /** A line, to show what one looks like: "limit: 10". */
  example: string;
  rule: string;
  parameters: Readonly<Record<string, ParameterForm>>;
}
const MOST = 999;

/** Reads a format: its name and the parameters that are not the default ones. */
export function readFormatFile(
  file: SourceFile,
  form: FormatForm,
): { format?: FormatInfo; problems: Problem[] } {
  const { contents, problems, lines } = readYaml(file);
  const tell = (node: Node | null | undefined, message: Words, more: Partial<Problem> = {}): void => {
    problems.push({ file: file.path, ...lines.at(node?.range?.[0] ?? 0), message, ...more });
  };
  if (problems.length > 0) return { problems };
  if (!isMap(contents)) {
    tell(undefined, FORMAT.file(form.example, form.rule));
    return { problems };
  }
  const names = Object.keys(form.parameters);
  const settings: Record<string, number> = {};
  const name: Record<string, string> = {};
  for (const pair of contents.items) {
    const key = pair.key as Node;
    const word = isScalar(key) ? String(key.value) : "";
    const value = pair.value as Node | null;
    if (word === "name") {
      for (const language of ["en", "ja"]) {
        const said = isMap(value) ? value.get(language) : undefined;
        if (typeof said === "string" && said.trim() !== "") name[language] = said.trim();
        else tell(value ?? key, FORMAT.name);
      }
      continue;
    }
    const parameter = Object.hasOwn(form.parameters, word) ? form.parameters[word] : undefined;
    if (!parameter) {
      tell(key, FORMAT.noParameter(shown(word), form.rule), {
        expected: ["name", ...names],
        didYouMean: near(word, names),
      });
      continue;
    }
    const n = numberOf(parameter, isScalar(value) ? value.value : undefined);
    if (n === undefined) tell(value ?? key, FORMAT.wants(word, wants(parameter), form.rule));
    else settings[word] = n;
  }
  if (name.en === undefined && problems.length === 0) tell(contents, FORMAT.hasName);
  if (problems.length > 0) return { problems };
  const id = file.path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
  return { format: { id, name, settings }, problems };
}

const wants = (form: ParameterForm): Words =>
  form === "flag" ? FORMAT.flag : FORMAT.parameter(MOST, form.none !== undefined);
function numberOf(form: ParameterForm, value: unknown): number | undefined {
  if (form === "flag") return typeof value === "boolean" ? Number(value) : undefined;
  if (value === "none") return form.none;
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST
    ? value
    : undefined;
}
