/** What a player can set. Every change holds at once. */

import type { ReactNode } from "react";
import { paces, type Speed } from "../state/pace.ts";
import { changeSettings, useSettings } from "../state/settings.ts";
import { type Language, languages, useWords } from "../words/index.tsx";
import { Key } from "./Key.tsx";
import { Sheet } from "./Sheet.tsx";
import { useJapaneseType } from "./useJapaneseType.ts";

const themes = ["system", "dark", "light"] as const;

export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  // each language is called by its own name
  useJapaneseType();
  const settings = useSettings();
  const themeNames = { system: words.themeSystem, dark: words.themeDark, light: words.themeLight };
  return (
    <Sheet title={words.settings} onClose={onClose}>
      <div className="settings">
        <label>
          {words.theme}
          <select
            className="field"
            value={settings.theme}
            onChange={(event) =>
              changeSettings({ theme: themes.find((t) => t === event.target.value) ?? "system" })
            }
          >
            {themes.map((theme) => (
              <option key={theme} value={theme}>
                {themeNames[theme]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.languageLabel}
          <select
            className="field"
            value={settings.language}
            onChange={(event) => changeSettings({ language: event.target.value as Language })}
          >
            {Object.entries(languages).map(([id, { language }]) => (
              <option key={id} value={id} lang={id}>
                {language}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.speed}
          <select
            className="field"
            value={settings.speed}
            onChange={(event) => changeSettings({ speed: event.target.value as Speed })}
          >
            {(Object.keys(paces) as Speed[]).map((speed) => (
              <option key={speed} value={speed}>
                {words.speeds[speed]}
              </option>
            ))}
          </select>
        </label>
        <Check of="autoPass">
          {words.autoPass}
          <small>{words.autoPassNote}</small>
        </Check>
        <Check of="shortcuts">{words.shortcutsOn}</Check>
        <Check of="sound">
          {words.soundOn} <Key>M</Key>
        </Check>
      </div>
    </Sheet>
  );
}

/** A setting that is on or off. */
function Check({ of, children }: { of: "autoPass" | "shortcuts" | "sound"; children: ReactNode }) {
  const settings = useSettings();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={settings[of]}
        onChange={(event) => changeSettings({ [of]: event.target.checked })}
      />
      <span>{children}</span>
    </label>
  );
}
