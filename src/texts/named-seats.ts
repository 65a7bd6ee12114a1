/**
 * Sentences of a hand name seats. A document adds the names of the players, for readers who were not there.
 */
import type { EventOf } from '../../events/event-type.js';
import type { handEvents } from '../../events/hand.js';
import type { PlayerId } from '../../events/ids.js';
import { lookUp } from '../../events/look-up.js';
import type { Language } from './sentences.js';

/** One seat, or several after the plural. A number whose thousands stand apart is an amount. */
const SEATS = {
  en: /\b(?:seat \d+(?![,\d]?\d)|seats \d+(?:(?:, | and | then | or )\d+(?![,\d]?\d))*)/gi,
  fr: /(?<!\p{L})(?:siège \d+(?![\u202f\d]?\d)|sièges \d+(?:(?:, | et | puis | ou )\d+(?![\u202f\d]?\d))*)/giu,
} as const;
const CLOSING: Readonly<Record<string, string>> = { '“': '”', '«': '»' };

/** The parts of a sentence by turns: its own words, and what it quotes. */
function splitQuotes(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const closing = lookUp(CLOSING, text[at]!);
    if (closing === undefined) continue;
    const end = text.indexOf(closing, at + 1);
    if (end === -1) break;
    parts.push(text.slice(from, at), text.slice(at, end + 1));
    from = end + 1;
    at = end;
  }
  return [...parts, text.slice(from)];
}

/** The names of the players of a hand by seat. @param acts its events; seats are known from the first on */
export function namesAt(
  acts: readonly { readonly type: string; readonly data: object }[],
  nameOf: (playerId: PlayerId) => string | null,
): (seat: number) => string | null {
  const start = acts.find(({ type }) => type === 'HandStarted') as EventOf<typeof handEvents.HandStarted> | undefined;
  const players = new Map((start?.data.seats ?? []).map(({ seat, playerId }) => [seat, playerId]));
  return (seat) => {
    const playerId = players.get(seat);
    return playerId === undefined ? null : nameOf(playerId);
  };
}

/** A sentence about a hand with the name of its player behind each seat; what somebody wrote stays as it is. */
export function nameSeats(text: string, playerAt: (seat: number) => string | null, language: Language): string {
  const named = (seats: string): string =>
    seats.replaceAll(/\d+/g, (seat) => {
      const name = playerAt(Number(seat));
      return name === null ? seat : `${seat} (${name})`;
    });
  return splitQuotes(text)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(SEATS[language], named)))
    .join('');
}
