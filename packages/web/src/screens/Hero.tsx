/** The head of the first page: the name, and a fan of the game's own cards. */
import { CardFace } from "../card/CardFace.tsx";
import { lookOf, typeLook } from "../data/looks.ts";
import type { GameData } from "../host/host.ts";
import { useWords } from "../words/index.tsx";

export function Hero({ game, data }: { game: string; data: GameData | undefined }) {
  const words = useWords();
  const look = lookOf(game);
  const best = new Map<string, GameData["cards"][number]>();
  for (const card of data?.cards ?? []) best.set(typeLook(look, card.type).says.en, card);
  const fan = [...best.values()].slice(0, 7);
  return (
    <header className="hero">
      <div className="hero-words">
        <p className="hero-seal" aria-hidden="true" lang="ja">
          手札
        </p>
        <h1>{words.appName}</h1>
        <p className="hero-tag">{words.tagline}</p>
        {data && <p className="hero-game">{data.title}</p>}
      </div>
      <div className="hero-fan" aria-hidden="true">
        {fan.map((card, i) => (
          <div
            key={card.name}
            className="hero-card"
            style={{ "--i": i - (fan.length - 1) / 2 } as React.CSSProperties}
          >
            <CardFace info={card} look={look} />
          </div>
        ))}
      </div>
    </header>
  );
}
