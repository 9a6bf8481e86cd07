/** Whether one wants to be told outside the page that one is asked, and the telling. */
import { useEffect, useState } from "react";
import { changeSettings, getSettings, useSettings } from "../state/settings.ts";
import type { OnlineMatch } from "./match-link.ts";
import { askLeave, canTell, tellOutside } from "./notices.ts";
import { useOnlineWords } from "./useOnline.ts";

export function NoticeChoice() {
  const words = useOnlineWords();
  const { notices } = useSettings();
  const [refused, setRefused] = useState(false);
  if (!canTell()) return null;
  const turn = async (on: boolean): Promise<void> => {
    const granted = !on || (await askLeave());
    setRefused(!granted);
    changeSettings({ notices: on && granted });
  };
  return (
    <div>
      <label className="radio">
        <input type="checkbox" checked={notices} onChange={(event) => void turn(event.target.checked)} />
        <span>{words.notices}</span>
      </label>
      {refused && (
        <p className="online-note" role="alert">
          {words.noticesRefused}
        </p>
      )}
    </div>
  );
}

/** Tells once of each question of a match that is put while the page is not in sight. */
export function useNotices(match: OnlineMatch | null, title: string): void {
  const words = useOnlineWords();
  useEffect(() => {
    let last = -1;
    return match?.subscribe(() => {
      const news = match.getNews();
      if (!news?.sight.view.question || news.asked <= last) return;
      last = news.asked;
      if (document.hidden && getSettings().notices) void tellOutside(words.noticeTurn(title), match.id);
    });
  }, [match, title, words]);
}
