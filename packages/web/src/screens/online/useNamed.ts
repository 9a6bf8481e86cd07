/** What players are called: people by their names, programs by their levels in the language that is set. */
import { useWords } from "../../words/index.tsx";

export function useNamed(): (name: string) => string {
  const { opponentsShort } = useWords();
  return (name) => {
    const [, kind = name, number = ""] = /^(\w+)( \d+)?$/.exec(name) ?? [];
    return Object.hasOwn(opponentsShort, kind)
      ? `${opponentsShort[kind as keyof typeof opponentsShort]}${number}`
      : name;
  };
}
