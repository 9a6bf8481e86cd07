/** A pack in its wrapper, to be pressed: lacquer and gold, with a seal and what it is a pack of. */
interface PackWrapProps {
  set: string;
  says: string;
  disabled?: boolean;
  /** Of one that is open: whether it is looked at. */
  pressed?: boolean | undefined;
  onPress: () => void;
}

export function PackWrap({ set, says, disabled = false, pressed, onPress }: PackWrapProps) {
  return (
    <button type="button" className="pack-wrap" disabled={disabled} aria-pressed={pressed} onClick={onPress}>
      <span className="pack-seal" aria-hidden="true">
        札
      </span>
      <span className="pack-set" aria-hidden="true">
        {set}
      </span>
      <span className="pack-says">{says}</span>
    </button>
  );
}
