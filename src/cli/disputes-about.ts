/** The disputes of a tournament, for accounts of their subjects. */
import type { RecordedEvent } from '../../events/envelope.js';
import { disputeIdOf, disputeStream, MAX_DISPUTES, type TournamentId } from '../../events/ids.js';
import { disputes } from '../../projections/disputes.js';
import { foldEvents } from '../../projections/rows-in-memory.js';
import type { DisputeAccount } from '../dispute/state.js';
import { disputeStatusNames } from '../texts/dispute-document-words.js';
import type { Language } from '../texts/sentences.js';
import type { Io } from './command.js';
import { type Place, reading } from './stores.js';

/** @param isOfIt whether a dispute concerns the account's subject */
export async function disputesAbout(
  id: TournamentId,
  place: Place,
  io: Io,
  isOfIt: (subject: DisputeAccount['subject']) => boolean,
): Promise<readonly DisputeAccount[]> {
  const { decodeEvent } = await import('../app/dispatch/event-codec.js');
  const events: RecordedEvent[] = [];
  await reading(
    place,
    (line) => void io.err.write(`${line}\n`),
    async (reader) => {
      for (let number = 1; number <= MAX_DISPUTES; number += 1) {
        const found = await reader.readStream(disputeStream(disputeIdOf(id, number)));
        if (found.length === 0) return;
        events.push(...found.map(decodeEvent));
      }
    },
  );
  return foldEvents(disputes, events)
    .list(id)
    .map(({ body }) => body)
    .filter(({ subject }) => isOfIt(subject));
}

/** One line with the disputes and their states. Empty for none. */
export function disputedLine(accounts: readonly DisputeAccount[], language: Language): string {
  if (accounts.length === 0) return '';
  const each = accounts.map(({ disputeId, status }) => `${disputeId} (${disputeStatusNames[status][language]})`).join(', ');
  return language === 'fr' ? `Contesté : ${each}\n` : `Disputed: ${each}\n`;
}
