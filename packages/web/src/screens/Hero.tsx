/** The head of the first page: the name, and what one finds here. */
import { useWords } from "../words/index.tsx";

export function Hero() {
  const words = useWords();
  return (
    <header className="hero">
      <p className="hero-seal" aria-hidden="true" lang="ja">
        手札
      </p>
      <div>
        <h1>{words.appName}</h1>
        <p className="hero-tag">{words.tagline}</p>
      </div>
    </header>
  );
}
