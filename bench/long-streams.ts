/**
 * Row 19: how a server bears a long stream and a long hand: streams of 1,000 to 60,000 events and a hand of 250 to 14,000 acts, as a release without bounds
 * recorded it.
 */
import { join } from 'node:path';
import { handStream, type HandId, tournamentStream } from '../events/ids.js';
import type { HandStart } from '../commands/hand/start.js';
import { CommandHandler } from '../src/app/command-handler.js';
import { makeCommandPrinter } from '../src/audit/command-print.js';
import { findLegalActions } from '../src/hand/betting/legal-actions.js';
import { handDecider } from '../src/hand/decider.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { tournamentDecider } from '../src/tournament/decider.js';
import { type Command, growingRows } from './growing.js';
import type { Row } from './rounds.js';
import { seatTournament } from './tournaments.js';

const streamSizes = [1_000, 4_000, 16_000, 60_000];
const handSizes = [250, 1_000, 4_000, 14_000];

const by = { actor: { id: 'bench', role: 'director' }, correlationId: 'bench' } as const;

/** Pauses and resumes the clock of a tournament until its stream has this number of events. */
async function fillStream(folder: string, events: number): Promise<void> {
  const store = openSqliteEventStore({ path: join(folder, 'events.sqlite'), synchronous: 'normal' });
  const id = await seatTournament(store, 1, 24);
  const handler = new CommandHandler(tournamentDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  let { revision } = await handler.load(tournamentStream(id));
  // The clock stands at the end.
  for (let k = 0; revision < events || k % 2 === 0; k++) {
    const type = k % 2 === 0 ? 'PauseClock' : 'ResumeClock';
    const outcome = await handler.execute(tournamentStream(id), { type, at: Date.now() }, { ...by, commandId: `clock-${k}` });
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    revision = outcome.revision;
  }
  await store.close();
}

/** An even number: the clock stands again at the end. */
const clockCommands = (count: number): Command[] =>
  Array.from({ length: count }, (_, k): Command => [k % 2 === 0 ? 'resumeClock' : 'pauseClock', { tournamentId: 'seated-1' }]);

/** Two players raise each other so often. */
async function fillHand(folder: string, acts: number): Promise<void> {
  const store = openSqliteEventStore({ path: join(folder, 'events.sqlite'), synchronous: 'normal' });
  const handler = new CommandHandler(handDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  const stream = handStream('raised.1.1' as HandId);
  const hand = {
    tournamentId: 'raised',
    table: 1,
    handNumber: 1,
    level: 1,
    rulebook: { id: 'ropta', edition: '2020-04' },
    seats: [1, 2].map((seat) => ({ seat, playerId: `p${seat}`, stack: 100_000_000, dead: false })),
    button: 1,
    smallBlindSeat: 1,
    bigBlindSeat: 2,
    stakes: { smallBlind: 50, bigBlind: 100, ante: 0, anteFormat: 'none', antePriority: 'blindFirst' },
    chipUnit: 1,
  } as unknown as HandStart;
  await handler.execute(stream, { type: 'StartHand', hand }, { ...by, commandId: 'start' });
  for (let k = 0; k < acts; k++) {
    const { seat, minRaiseTo, wager } = findLegalActions((await handler.load(stream)).state)!;
    const action = { type: wager, to: minRaiseTo! } as const;
    const outcome = await handler.execute(stream, { type: 'Act', seat, action }, { ...by, commandId: `raise-${k}` });
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
  }
  await store.close();
}

/** Cards are recorded, and recorded again: the betting stays as it is. */
const handCommands = (count: number): Command[] =>
  Array.from({ length: count }, (_, k): Command => [
    'recordHoleCards',
    { handId: 'raised.1.1', seat: (k % 2) + 1, cards: k % 2 === 0 ? ['As', 'Ah'] : ['Ks', 'Kh'] },
  ]);

/** @returns rows of streams */
export const longStreamRows = (): Promise<Row[]> =>
  growingRows('19', 'events of a stream', streamSizes, { fill: fillStream, commands: () => clockCommands(20) });

/** @returns rows of hands */
export const longHandRows = (): Promise<Row[]> =>
  growingRows('20', 'acts of a hand', handSizes, { fill: fillHand, commands: () => handCommands(10) });
