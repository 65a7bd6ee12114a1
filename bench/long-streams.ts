/**
 * Row 19: how a server bears a long stream and a long hand: streams of 1,000 to 60,000 events and a hand of 250 to 14,000 acts, as a release without bounds
 * recorded it.
 */
import { join } from 'node:path';
import { HandId, handStream, tournamentStream } from '../events/ids.js';
import type { HandCommand } from '../commands/hand.js';
import type { HandStart } from '../commands/hand/start.js';
import type { HandEvent } from '../events/hand.js';
import { CommandHandler } from '../src/app/dispatch/command-handler.js';
import { makeCommandPrinter } from '../src/audit/command-print.js';
import { findLegalActions } from '../src/hand/betting/legal-actions.js';
import { handDecider } from '../src/hand/decider.js';
import type { HandState } from '../src/hand/state.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { tournamentDecider } from '../src/tournament/decider.js';
import { type Command, growingRows, ROUNDS } from './growing.js';
import type { Row } from './rounds.js';
import { seatTournament } from './tournaments.js';

const streamSizes = [1_000, 4_000, 16_000, 60_000];
const handSizes = [250, 1_000, 4_000, 14_000];

const idOfHand = (number: number): HandId => HandId.parse(`raised.1.${number}`);

const by = { actor: { id: 'bench', role: 'director' }, correlationId: 'bench' } as const;

/** Pauses and resumes the clock of a tournament until its stream has this number of events. */
async function fillStream(folder: string, events: number): Promise<void> {
  const store = openSqliteEventStore({ path: join(folder, 'events.sqlite'), synchronous: 'normal' });
  const id = await seatTournament(store, 1, 24);
  const handler = new CommandHandler(tournamentDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  let { revision } = await handler.load(tournamentStream(id));
  // The clock is stopped at the end.
  for (let k = 0; revision < events || k % 2 === 0; k++) {
    const type = k % 2 === 0 ? 'PauseClock' : 'ResumeClock';
    const outcome = await handler.execute(tournamentStream(id), { type, at: Date.now() }, { ...by, commandId: `clock-${k}` });
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    revision = outcome.revision;
  }
  await store.close();
}

/** An even number: the clock is stopped again at the end. */
const clockCommands = (count: number): Command[] =>
  Array.from({ length: count }, (_, k): Command => [k % 2 === 0 ? 'resumeClock' : 'pauseClock', { tournamentId: 'seated-1' }]);

/** Two players raise each other so often, in a hand for each round. */
async function fillHands(folder: string, acts: number): Promise<void> {
  const store = openSqliteEventStore({ path: join(folder, 'events.sqlite'), synchronous: 'normal' });
  const handler = new CommandHandler(handDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  for (let number = 1; number <= ROUNDS; number += 1) await fillHand(handler, number, acts);
  await store.close();
}

async function fillHand(handler: CommandHandler<HandState, HandCommand, HandEvent>, handNumber: number, acts: number): Promise<void> {
  const stream = handStream(idOfHand(handNumber));
  const hand = {
    tournamentId: 'raised',
    table: 1,
    handNumber,
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
}

/** The last raise is called, and nobody bets to the river. A hand of any length takes these. */
function handCommands(round: number): Command[] {
  const handId = idOfHand(round + 1);
  const act = (seat: number, type: string): Command => ['act', { handId, seat, act: { action: { type } } }];
  const streets = ['FLOP', 'TURN', 'RIVER'].flatMap((street): Command[] => [
    ['dealBoard', { handId, street }],
    act(2, 'CHECK'),
    act(1, 'CHECK'),
  ]);
  return [act(1, 'CALL'), ...streets];
}

/** @returns rows of streams */
export const longStreamRows = (): Promise<Row[]> =>
  growingRows('19', 'events of a stream', streamSizes, { fill: fillStream, commands: () => clockCommands(20) });

/** @returns rows of hands */
export const longHandRows = (): Promise<Row[]> =>
  growingRows('20', 'acts of a hand', handSizes, { fill: fillHands, commands: handCommands });
