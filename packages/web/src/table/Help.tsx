/** What the table shows and which keys it has. */
import { games } from "@tefuda/referee/registry";
import { addressOf } from "../state/screen.ts";
import { ChanceTold } from "../ui/ChanceTold.tsx";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function Help() {
  const words = useWords();
  const { data, shown } = useTable();
  const { chance, online } = shown.update;
  const { keys } = words;
  const rows: (readonly [string, string])[] = [
    ["← ↑ ↓ →", keys.arrows],
    ["Enter", keys.enter],
    ["Esc", keys.escape],
    ["N", keys.n],
    ["P", keys.p],
    ["O", keys.o],
    ["W", keys.w],
    ["I", keys.i],
    ["L", keys.l],
    ["U", keys.u],
    ...(online ? [] : ([["R", keys.r]] as const)),
    ["S", keys.s],
    ["Space", keys.space],
    ["A", keys.a],
    ["M", keys.m],
    ...(online
      ? []
      : ([
          ["C", keys.c],
          ["H", keys.h],
        ] as const)),
    ["?", keys.help],
  ];
  return (
    <>
      <p>{words.helpText}</p>
      {games.some(({ id, howTo }) => id === data.id && howTo) && (
        <p>
          <a href={addressOf({ at: "how", game: data.id })}>{words.howTitle(data.title)}</a>
        </p>
      )}
      <h3 className="by-keys">{words.helpKeys}</h3>
      <dl className="keys by-keys">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h3>{words.chanceTitle}</h3>
      <ChanceTold chance={chance} />
    </>
  );
}
