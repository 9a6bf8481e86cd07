/** What is said of runs that are played on many machines, to whoever waits for them and whoever plays them. */
import type { Words } from "@tefuda/kernel";

/** By the code of a system or a database: why somebody does not get in. */
const REASONS: Readonly<Record<string, Words>> = {
  ECONNREFUSED: { en: "nobody answers there", ja: "応答がありません" },
  ENOTFOUND: { en: "there is no machine of that name", ja: "その名前のマシンがありません" },
  EAI_AGAIN: { en: "there is no machine of that name", ja: "その名前のマシンがありません" },
  ETIMEDOUT: { en: "nobody answers in time", ja: "時間内に応答がありません" },
  EHOSTUNREACH: { en: "no way leads there", ja: "そこへの経路がありません" },
  ECONNRESET: { en: "it hung up", ja: "接続が切られました" },
  "28000": { en: "it does not let this user in", ja: "このユーザーは許可されていません" },
  "28P01": { en: "name or password is wrong", ja: "ユーザー名またはパスワードが違います" },
  "3D000": { en: "there is no database of that name", ja: "その名前のデータベースがありません" },
  "42501": { en: "this user may not lay anything out there", ja: "このユーザーには書き込む権限がありません" },
  "53300": { en: "it has no connection left", ja: "接続数が上限に達しています" },
  "57P03": { en: "it is only starting", ja: "起動中です" },
};

/** Why a database is not reached, by the code of what went wrong. */
export const reasonOf = (code: string | undefined): Words =>
  REASONS[code ?? ""] ?? {
    en: `no reason is known${code ? ` (${code})` : ""}`,
    ja: `理由は分かりません${code ? `（${code}）` : ""}`,
  };

export const SAYS = {
  // an address may hold a password, and is not said again
  noAddress: {
    en: "This is no address of a PostgreSQL database: one begins with postgres://, as in postgres://user@machine/name",
    ja: "PostgreSQLのアドレスではありません。postgres://ユーザー@マシン/名前のように書いてください",
  },
  notReached: (why: Words): Words => ({
    en: `The database is not reached: ${why.en}`,
    ja: `データベースに接続できません：${why.ja}`,
  }),
  away: (why: Words): Words => ({
    en: `The database is away and is asked again: ${why.en}`,
    ja: `データベースとの接続が切れました。再接続を試みています：${why.ja}`,
  }),
  nobody: {
    en: "No batch has come back yet. Whoever is to play them: npx tefuda worker --database <address>",
    ja: "結果がまだ届いていません。対戦を行うマシンで npx tefuda worker --database <アドレス> を実行してください",
  },
  notOfRun: (n: number): Words => ({
    en: `Batch ${n} came back as something else than this run asks for, and is played again`,
    ja: `バッチ${n}の結果がこの実行に合わないため、もう一度対戦します`,
  }),
  givenUp: (n: number, times: number, why: Words): Words => ({
    en: `Batch ${n} was taken ${times} times and never came back; the last time: ${why.en}. The same command tries it again.`,
    ja: `バッチ${n}は${times}回試みましたが結果が得られませんでした。最後の理由：${why.ja}。同じコマンドでもう一度試せます。`,
  }),
  silent: { en: "whoever took it fell silent", ja: "担当したワーカーの応答がなくなりました" },
  unclear: {
    en: "What the database holds as a run is none, or is larger than a run may be",
    ja: "データベースにある実行の内容が正しくないか、大きすぎます",
  },
  otherRun: {
    en: "A run lies under a name that is not its own",
    ja: "実行が別の名前で置かれています",
  },
  noGame: (game: string): Words => ({
    en: `The game "${game}" is not known here`,
    ja: `ゲーム「${game}」はここにはありません`,
  }),
  noPlayer: (name: string): Words => ({
    en: `The player "${name}" is not known here`,
    ja: `プレイヤー「${name}」はここにはいません`,
  }),
  noCard: (name: string): Words => ({
    en: `The card "${name}" is not known here`,
    ja: `カード「${name}」はここにはありません`,
  }),
  edition: (asked: string, here: string): Words => ({
    en: `Its rules and cards are ${asked}, and here they are ${here}: the two machines need the same version`,
    ja: `実行のルールとカードは${asked}、ここでは${here}です。両方のマシンを同じ版にしてください`,
  }),
  otherwise: {
    en: "Its first game goes otherwise here, though rules and cards are the same: the two machines need the same version",
    ja: "ルールとカードは同じですが、最初のゲームがここでは違う進み方をします。両方のマシンを同じ版にしてください",
  },
  stopped: { en: "the worker was stopped", ja: "ワーカーが停止されました" },
} as const;
