/** The small signs on buttons, drawn with one stroke. They say nothing by themselves: a button has its name. */
const paths = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  again: "M6 13a7 7 0 1 1 2.200 5.100M6 20v-4.500h4.500M13 9v4.500l3 2",
  redo: "m15 7 5 5-5 5M20 12H10a6 6 0 0 0 0 12",
  log: "M5 5h14M5 10h14M5 15h9M5 20h11",
  help: "M9 9a3.2 3.2 0 1 1 4.6 2.9c-1.1.6-1.6 1.2-1.6 2.6M12 18.6v.2",
  hint: "M9 18h6M10 21.500h4M8.500 15a6 6 0 1 1 7 0c-.6.5-.9 1.200-.9 2h-5.200c0-.8-.3-1.500-.9-2z",
  menu: "M4 7h16M4 13h16M4 19h16",
  close: "m6 6 13 13M19 6 6 19",
  settings: "M4 8h9M17 8h3M4 17h3M11 17h9M15 5.4v5.2M9 14.4v5.2",
  skip: "m5 6 7 7-7 7zM13 6l7 7-7 7z",
  play: "m8 5 11 8-11 8z",
  pause: "M8 6v14M17 6v14",
  first: "M6 6v14M19 6l-9 7 9 7z",
  last: "M19 6v14M6 6l9 7-9 7z",
  previous: "m16 6-9 7 9 7z",
  turnBack: "m19 6-7 7 7 7zM11 6l-7 7 7 7z",
  branch: "M7 4v17M7 14c0-5 10-3 10-9m-3 3 3-3 3 3",
  next: "m9 6 9 7-9 7z",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.6-5.600L12 7M14 11a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.6 5.600L12 18",
  ruling: "M6 4h9l4 4v14H6zM9 14.500l2.500 2.500 4.500-5",
  mark: "M7 4h11v17l-5.500-4-5.500 4z",
  check: "m5 13 5 5L20 7",
  plus: "M12 5v15M5 12.500h14",
  warn: "M12 4 3 20h18zM12 10v5M12 17.500v.2",
  command: "m5 8 5 5-5 5M12 18h8",
  save: "M12 4v11m-5-5 5 5 5-5M5 20h14",
  flag: "M6 22V4m0 1h11l-2.5 4L17 13H6",
  people:
    "M9 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2.500 22c0-4 3-6 6.500-6s6.500 2 6.500 6M16 5.500a4 4 0 0 1 0 7M18.500 16.500c2 .8 3 2.900 3 5.500",
  talk: "M4 5h16v12h-9l-5 5v-5H4z",
  search: "M16 16l5 5M10.5 18a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z",
  theme: "M12 4a9 9 0 1 0 9 9 7 7 0 0 1-9-9z",
} as const;
export type GlyphName = keyof typeof paths;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 26" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
