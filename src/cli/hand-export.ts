/** Hands of a store as Poker Hand History, or as Open Hand History. */
import type { HandEvent } from '../../events/hand.js';
import { handOfStream, type HandId, isHandStream, tournamentOfHand, type TournamentId, tournamentStream } from '../../events/ids.js';
import type { TournamentRow } from '../../projections/tournaments.js';
import type { OhhTournament } from '../phh/write-ohh.js';
import type { EventReader, StoredEvent } from '../store/event-store.js';
import { readEvents } from '../store/stream-pieces.js';
import type { Output } from './output.js';
import type { Progress } from './progress.js';

export interface HandsAsked {
  readonly format: 'phh' | 'ohh';
  /** With hole cards that were not tabled. */
  readonly secrets: boolean;
}

/** Writes the text of a hand. @throws PhhError when the standard cannot express it */
type WriteHand = (id: HandId, events: readonly HandEvent[], startedAt: number) => Promise<string>;

/** @param pages the events from which hands are found; each hand is read from its stream */
export async function writeHands(
  reader: EventReader,
  pages: AsyncIterable<readonly StoredEvent[]>,
  { format, secrets }: HandsAsked,
  output: Output,
  progress: Progress,
): Promise<{ hands: number; skipped: number }> {
  const [{ withoutUntabled }, { decodeEvent }, { PhhError }] = await Promise.all([
    import('../phh/plain-hand.js'),
    import('../app/dispatch/event-codec.js'),
    import('../phh/phh-error.js'),
  ]);
  const write = await (format === 'phh' ? phhWriter() : ohhWriter(reader));
  let hands = 0;
  let skipped = 0;
  for await (const page of pages) {
    for (const { stream, revision } of page) {
      if (revision !== 0 || !isHandStream(stream)) continue;
      const recorded = [];
      for await (const stored of readEvents(reader, stream)) recorded.push(decodeEvent(stored));
      const all = recorded as unknown as readonly HandEvent[];
      const handId = handOfStream(stream);
      try {
        const text = await write(handId, secrets ? all : withoutUntabled(all), recorded[0]!.metadata.recordedAt);
        const title = format === 'phh' ? `[${hands + 1}]\n` : '';
        await output.write(`${hands === 0 ? '' : '\n'}${title}${text}`);
        hands++;
      } catch (error) {
        if (!(error instanceof PhhError)) throw error;
        skipped++;
        progress.say(`${handId} is left out: ${error.message} (${error.code})`);
      }
      progress.show(() => `${hands.toLocaleString('en')} hands written`);
    }
  }
  return { hands, skipped };
}

async function phhWriter(): Promise<WriteHand> {
  const { writePhh } = await import('../phh/write-phh.js');
  return (id, events) => Promise.resolve().then(() => writePhh(events, { event: tournamentOfHand(id), userFields: { _hand_id: id } }));
}

async function ohhWriter(reader: EventReader): Promise<WriteHand> {
  const [{ writeOhh }, { readProgramVersion }] = await Promise.all([import('../phh/write-ohh.js'), import('../app/program-version.js')]);
  const version = readProgramVersion();
  let known: { readonly id: TournamentId; readonly facts: Facts } | null = null;
  return async (handId, events, startedAt) => {
    const id = tournamentOfHand(handId);
    if (known?.id !== id) known = { id, facts: await readFacts(reader, id) };
    return `${JSON.stringify(writeOhh(events, { handId, startedAt, version, ...known.facts }))}\n`;
  };
}

interface Facts {
  readonly seatCount: number;
  readonly tournament: OhhTournament;
}

async function readFacts(reader: EventReader, id: TournamentId): Promise<Facts> {
  const [{ tournaments }, { foldEvents, RowsInMemory }, { decodeEvent }] = await Promise.all([
    import('../../projections/tournaments.js'),
    import('../../projections/rows-in-memory.js'),
    import('../app/dispatch/event-codec.js'),
  ]);
  const rows = new RowsInMemory<TournamentRow>();
  for await (const stored of readEvents(reader, tournamentStream(id))) foldEvents(tournaments, [decodeEvent(stored)], rows);
  const { name, startedAt, currency, startingStack, registered, seatsPerTable } = rows.get(id)!.body;
  return {
    seatCount: seatsPerTable,
    tournament: { id, name, startedAt, currency, startingStack, hasTables: registered > seatsPerTable },
  };
}
