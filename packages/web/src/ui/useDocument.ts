/** What the page says of itself to the browser around it: its language, its theme, what it is. */
import { useEffect } from "react";
import { useSettings } from "../state/settings.ts";
import { languages } from "../words/index.tsx";
import { useMedia } from "./useMedia.ts";

export function useDocument(): void {
  const { theme, language } = useSettings();
  const dark = useMedia("(prefers-color-scheme: dark)");
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    tell("description", languages[language].tagline);
    root.dataset.theme = theme === "system" ? (dark ? "dark" : "light") : theme;
    // the frame of an installed page is of the same ground
    tell("theme-color", getComputedStyle(root).getPropertyValue("--bg"));
  }, [theme, dark, language]);
}

function tell(name: string, content: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`))
    meta.content = content;
}
