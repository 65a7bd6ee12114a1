/** What a command would change, in lines: one for each player, and one for all players to whom the same happens. */

export interface Change {
  /** Null for the tournament. */
  readonly playerId: string | null;
  /** The player, as they are named on the page. */
  readonly who: string;
  /** The change in words, which begin with the player. */
  readonly text: string;
}

/** More players than this are counted, not named. */
const MOST_NAMED = 3;

/** The words that lines are made of. */
interface Words {
  readonly players9: (count: number) => string;
  readonly colon: string;
}

export function groupChanges(changes: readonly Change[], t: Words): readonly string[] {
  const ofPlayers = new Map<string, { readonly who: string; readonly parts: string[] }>();
  for (const { playerId, who, text } of changes) {
    if (playerId === null) continue;
    const { parts } = ofPlayers.get(playerId) ?? ofPlayers.set(playerId, { who, parts: [] }).get(playerId)!;
    parts.push(withoutName(text, who));
  }
  const alike = new Map<string, string[]>();
  for (const { who, parts } of ofPlayers.values()) {
    const what = parts.join(', ');
    alike.set(what, [...(alike.get(what) ?? []), who]);
  }
  return [
    ...changes.filter(({ playerId }) => playerId === null).map(({ text }) => text),
    ...[...alike].map(([what, who]) => `${who.length > MOST_NAMED ? t.players9(who.length) : who.join(', ')}${t.colon} ${what}`),
  ];
}

/** "Zoé: stack 0 → 20,000" is "stack 0 → 20,000". A hidden name is an id there, without a colon. */
const withoutName = (text: string, who: string): string => text.slice(text.indexOf(': ', text.startsWith(who) ? who.length : 0) + 2);
