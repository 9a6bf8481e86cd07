/** A text of a card: coloured by what its parts are, with what is wrong underlined, and what could come next offered. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { Annotation, EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap, placeholder, tooltips } from "@codemirror/view";
import type { Completed } from "@tefuda/workshop/bench";
import type { TextTold } from "@tefuda/workshop/told";
import { useEffect, useRef } from "react";

interface TextFieldProps {
  label: string;
  hint: string;
  text: string;
  told: TextTold | undefined;
  /** Whether it is written in at once. */
  focus: boolean;
  onChange: (text: string) => void;
  complete: (before: string) => Promise<Completed>;
}

/** A change that nobody typed here. */
const fromOutside = Annotation.define<boolean>();
const shown = StateEffect.define<DecorationSet>();
/** What is drawn over the letters; it moves with them until it is drawn anew. */
const colours = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(now, transaction) {
    const set = transaction.effects.find((effect) => effect.is(shown));
    return set ? (set.value as DecorationSet) : now.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Of a told text, as far as it is still the one that stands there. */
function drawn({ spans, trouble }: TextTold, length: number): DecorationSet {
  const marks = spans
    .filter(({ from, to }) => from < to && to <= length)
    .map(({ from, to, sort }) => Decoration.mark({ class: `said said--${sort}` }).range(from, to));
  const from = Math.min(trouble?.from ?? 0, Math.max(0, length - 1));
  const to = Math.min(Math.max(trouble?.to ?? 0, from + 1), length);
  if (trouble && from < to) marks.push(Decoration.mark({ class: "said-wrong" }).range(from, to));
  return Decoration.set(marks, true);
}

export function TextField({ label, hint, text, told, focus, onChange, complete }: TextFieldProps) {
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  // what the editor calls is always that of the last drawing
  const calls = useRef({ onChange, complete });
  calls.current = { onChange, complete };

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes later is told to it below
  useEffect(() => {
    const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
      const before = context.state.sliceDoc(0, context.pos);
      // at the beginning, and where a text may end, nothing is offered that nobody asked for
      if (!context.explicit && /(^|[.。)）】])\s*$/.test(before)) return null;
      const { from, options } = await calls.current.complete(before);
      if (context.aborted || options.length === 0) return null;
      return { from, options: options.map((word) => ({ label: word })), filter: false };
    };
    const editor = new EditorView({
      parent: holder.current!,
      state: EditorState.create({
        doc: text,
        extensions: [
          history(),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
          placeholder(hint),
          colours,
          tooltips({ position: "fixed" }),
          autocompletion({ override: [source], icons: false, activateOnTypingDelay: 60 }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((one) => one.annotation(fromOutside)))
              calls.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    if (focus) editor.focus();
    return () => editor.destroy();
  }, []);

  // what was changed elsewhere: taken back, or another wording chosen
  useEffect(() => {
    const editor = view.current!;
    const there = editor.state.doc.toString();
    if (there === text) return;
    editor.dispatch({
      changes: { from: 0, to: there.length, insert: text },
      annotations: fromOutside.of(true),
    });
  }, [text]);
  useEffect(() => {
    const editor = view.current!;
    const there = editor.state.doc.toString();
    if (told && told.text === there) editor.dispatch({ effects: shown.of(drawn(told, there.length)) });
  }, [told]);

  return <div className="text-field field" ref={holder} />;
}
