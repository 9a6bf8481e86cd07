/** `tefuda market check`: whether the papers of a trading round prove that no round could have fulfilled more. */
import { faultInPapers, readPapers } from "@tefuda/market";
import { readText } from "../files.ts";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface CheckOptions {
  lang: Language;
  json?: boolean;
}

export async function check(file: string, { lang, json }: CheckOptions, io: Io): Promise<void> {
  const papers = readPapers(readText(file));
  if (!papers) throw new Misuse((w) => w.noPapers(file));
  const fault = faultInPapers(papers);
  const { wishes, flows, network, gain, players } = papers;
  const fulfilled = flows.reduce((sum, flow, arc) => sum + (network.gains[arc]! > 0 ? flow : 0), 0);
  const wished = wishes.copies.reduce((sum, copies) => sum + copies, 0);
  if (json) outJson(io, { best: fault === null, fault, players, wished, fulfilled, worth: gain });
  else {
    const words = terminalWords(lang).market.papers;
    io.out(`${fault === null ? words.best(fulfilled, wished, players, gain) : words.not(fault)}\n`);
  }
  if (fault !== null) throw new Failed();
}
