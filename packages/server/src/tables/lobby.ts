/** Who on this machine follows tables: the lobby, or a table of one's own. */
import type { LobbyEntry } from "@tefuda/host/online/table-schemas";
import { entryOf, type Table } from "./table.ts";
import type { Tables } from "./tables.ts";

type TellEntry = (id: string, entry: LobbyEntry | null) => void;
type TellTable = (table: Table) => void;

export class Lobby {
  private readonly tables: Tables;
  private readonly lobby = new Set<TellEntry>();
  private readonly single = new Map<string, Set<TellTable>>();

  constructor(tables: Tables) {
    this.tables = tables;
  }

  follow(tell: TellEntry): () => void {
    this.lobby.add(tell);
    return () => this.lobby.delete(tell);
  }

  followTable(id: string, tell: TellTable): () => void {
    const all = this.single.get(id) ?? new Set();
    this.single.set(id, all.add(tell));
    return () => {
      all.delete(tell);
      if (all.size === 0) this.single.delete(id);
    };
  }

  /** A table has changed, on whichever machine. Throws where it cannot be read. */
  async heard(id: string): Promise<void> {
    const followers = this.single.get(id);
    if (this.lobby.size === 0 && !followers) return;
    const table = await this.tables.read(id);
    if (!table) return;
    for (const tell of followers ?? []) tell(table);
    const entry = entryOf(table);
    if (table.plan.open) for (const tell of this.lobby) tell(id, entry);
  }

  /** Something may have been missed: who follows a table is told anew. */
  async catchUp(): Promise<void> {
    for (const id of this.single.keys()) await this.heard(id);
  }
}
