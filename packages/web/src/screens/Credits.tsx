/** Whose work is shown here besides ours. */
import { useWords } from "../words/index.tsx";

const artists =
  "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion";

export function Credits() {
  const words = useWords();
  return (
    <main className="page page--text" id="main">
      <h1>{words.creditsTitle}</h1>
      <h2>{words.creditsIcons}</h2>
      <p>{words.creditsIconsText}</p>
      <p className="credits-artists">{artists}.</p>
      <ul>
        <li>
          <a href="https://game-icons.net">game-icons.net</a>
        </li>
        <li>
          <a href="https://creativecommons.org/licenses/by/3.0/">
            Creative Commons Attribution 3.0 (CC BY 3.0)
          </a>
        </li>
      </ul>
      <h2>{words.creditsPictures}</h2>
      <p>{words.creditsPicturesText}</p>
      <h2>{words.creditsFonts}</h2>
      <p>{words.creditsFontsText}</p>
      <ul>
        <li>
          <a href="https://github.com/undercasetype/Fraunces">Fraunces</a>, the Fraunces Project Authors
        </li>
        <li>
          <a href="https://github.com/adobe-fonts/source-sans">Source Sans 3</a>, Adobe
        </li>
        <li>
          <a href="https://github.com/notofonts/noto-cjk">Noto Sans JP</a>, Adobe, Google
        </li>
      </ul>
    </main>
  );
}
