/** The sheets that open over a replay. */
import { useTable } from "../table/context.ts";
import { FileRuling } from "./FileRuling.tsx";
import { PlayOn } from "./PlayOn.tsx";
import { Result } from "./Result.tsx";
import { Share } from "./Share.tsx";
import { Turns } from "./Turns.tsx";

interface AfterSheetsProps {
  sheet: "end" | "turns" | "playOn" | "share" | "file";
  onClose: () => void;
}

export function AfterSheets({ sheet, onClose }: AfterSheetsProps) {
  const { open } = useTable();
  switch (sheet) {
    case "end":
      return <Result onClose={onClose} onLog={() => open({ sheet: "log" })} />;
    case "turns":
      return <Turns onClose={onClose} />;
    case "playOn":
      return <PlayOn onClose={onClose} />;
    case "share":
      return <Share onClose={onClose} />;
    case "file":
      return <FileRuling onClose={onClose} />;
  }
}
