/** What can be done at any time, as small buttons; where there is little room the rarer ones are in a menu. */
import { useState, useSyncExternalStore } from "react";
import { mark, marksIn } from "../state/marks.ts";
import { useSession } from "../state/session.ts";
import { useSettings } from "../state/settings.ts";
import { useTalkCount } from "../state/talk-count.ts";
import { Glyph, type GlyphName } from "../ui/Glyph.tsx";
import { useLetterKeys } from "../ui/Key.tsx";
import { useLanguage, useWords } from "../words/index.tsx";
import { MARK_WORDS } from "../words/marks.ts";
import { ONLINE_TOOLS } from "../words/online-tools.ts";
import { STOP_WORDS } from "../words/stops.ts";
import { useTable } from "./context.ts";
import { hasOthers } from "./may-undo.ts";
import { isOut } from "./out.ts";
import { passable } from "./StopsSheet.tsx";

export interface Tool {
  glyph: GlyphName;
  name: string;
  /** What is said of it beside its name. */
  note?: string;
  key?: string;
  off?: boolean;
  /** Something of it is new. */
  news?: boolean;
  act: () => void;
}

/** Those that are always at hand, and those that may be folded away. */
export function useTools(compact: boolean): [Tool[], Tool[]] {
  const { link, table, failed } = useSession();
  const { shown, look, open } = useTable();
  const words = useWords();
  const stops = useStops();
  const marks = useMark();
  const past = useSyncExternalStore(table.subscribe, () => table.hasPast);
  const { canUndo, canRedo, people, watched, online } = shown.update;
  const plays = people.length > 0;
  const mayAsk = hasOthers(shown.update);
  const asks = ONLINE_TOOLS[useLanguage()];
  const undo: Tool = {
    glyph: "undo",
    name: online ? asks.back : words.undo,
    ...(canUndo ? { key: "U" } : { note: online ? asks.backNone : words.undoNone }),
    off: !canUndo,
    act: () => void link.undo().catch(failed),
  };
  const fresh = useTalkCount();
  const talk: Tool = {
    glyph: "talk",
    name: fresh > 0 ? asks.talkWith(fresh) : asks.talk,
    news: fresh > 0,
    act: () => open({ sheet: "talk" }),
  };
  const others: Tool = { glyph: "people", name: asks.people, act: () => open({ sheet: "people" }) };
  const redo: Tool = {
    glyph: "redo",
    name: words.redo,
    key: "R",
    off: !canRedo,
    act: () => void link.redo(),
  };
  const log: Tool = { glyph: "log", name: words.log, key: "L", act: () => open({ sheet: "log" }) };
  const hint: Tool = {
    glyph: "hint",
    name: words.hint,
    key: "H",
    off: !shown.view.question,
    act: () => open({ sheet: "hint" }),
  };
  const command: Tool = {
    glyph: "command",
    name: words.command,
    key: "C",
    act: () => open({ sheet: "command" }),
  };
  const help: Tool = { glyph: "help", name: words.help, key: "?", act: () => open({ sheet: "help" }) };
  const giveUp: Tool = { glyph: "flag", name: words.giveUp, act: () => open({ sheet: "giveUp" }) };
  const ends = plays && !shown.view.over && !isOut(shown.view, look) ? [giveUp] : [];
  const again: Tool[] = watched
    ? []
    : [{ glyph: "again", name: words.whatHappened, key: "A", off: !past, act: () => table.again() }];
  // the others have to agree on what is taken back, and nobody is helped
  if (online && !compact)
    return [
      [
        ...(plays && mayAsk ? [undo] : []),
        ...again,
        others,
        ...(plays ? stops : []),
        ...marks,
        help,
        ...ends,
      ],
      [],
    ];
  if (online)
    return [
      [...(plays && mayAsk ? [undo] : []), ...again, log, others],
      [...(plays && mayAsk ? [talk] : []), ...(plays ? stops : []), ...marks, help, ...ends],
    ];
  if (!compact)
    return [plays ? [undo, redo, ...again, command, hint, ...stops, ...marks, help, ...ends] : [help], []];
  return [
    plays ? [undo, ...again, log, hint] : [log],
    plays ? [redo, command, ...stops, ...marks, help, ...ends] : [help],
  ];
}

/** Where it is set when one is asked: there where one could pass, and wherever something is set. */
function useStops(): Tool[] {
  const { data, shown, open } = useTable();
  const words = STOP_WORDS[useLanguage()];
  const set = Object.keys(useSettings().asks[data.id] ?? {}).length;
  const { question } = shown.view;
  if (set === 0 && !(question && passable(question.options, data.layout.passes))) return [];
  const name = set === 0 ? words.title : `${words.title}: ${words.some(set)}`;
  return [{ glyph: "skip", name, act: () => open({ sheet: "stops" }) }];
}

/** While a match goes on what is hidden cannot be filed; what is marked is found again when it is over. */
function useMark(): Tool[] {
  const { shown } = useTable();
  const { update, view } = shown;
  const words = MARK_WORDS[useLanguage()];
  const [, setMarked] = useState(0);
  // what is tried in a frame is known by nothing, and kept as a ruling there
  const isKnown = update.kept.id !== null || update.online !== undefined;
  if (!isKnown || update.people.length === 0 || update.watched || view.over) return [];
  const isMarked = marksIn(update).includes(update.step);
  const act = (): void => {
    mark(update);
    setMarked((n) => n + 1);
  };
  return [{ glyph: "mark", name: isMarked ? words.marked : words.mark, off: isMarked, act }];
}

export function Tools({ compact }: { compact: boolean }) {
  const { open } = useTable();
  const words = useWords();
  const letters = useLetterKeys();
  const [tools, folded] = useTools(compact);
  const news = folded.find(({ news }) => news);
  const menu: Tool = {
    glyph: "menu",
    name: news ? `${words.tableMenu}, ${news.name}` : words.tableMenu,
    news: news !== undefined,
    act: () => open({ sheet: "menu" }),
  };
  return (
    <div className="tools">
      {[...tools, ...(compact ? [menu] : [])].map(({ glyph, name, note, key, off, news, act }) => (
        <button
          key={glyph}
          type="button"
          className="icon-button"
          aria-label={name}
          title={note ?? (key && letters ? `${name} (${key})` : name)}
          disabled={off}
          data-news={news || undefined}
          onClick={act}
        >
          <Glyph name={glyph} />
        </button>
      ))}
    </div>
  );
}
