/**
 * Words for the specs of views: events as they are recorded, in the order of the store, and the rows that folds build from them.
 */
import { firstEdition } from '../events/editions.js';
import type { DomainEvent } from '../events/catalogue.js';
import type { RecordedEvent } from '../events/envelope.js';
import type { HandId, PlayerId, StreamName, TournamentId } from '../events/ids.js';
import type { Projection } from '../projections/projection.js';
import { foldEvents, type RowsInMemory } from '../projections/rows-in-memory.js';

export const friday = 'friday' as TournamentId;
export const fridayStream: StreamName = 'tournament-friday';
export const player = (name: string): PlayerId => name as PlayerId;
export const hand = (table: number, number: number): HandId => `friday.${table}.${number}` as HandId;
export const handStream = (table: number, number: number): StreamName => `hand-friday.${table}.${number}`;

/** When the first event was recorded, milliseconds; each later one a second after the one before. */
export const FIRST_RECORDED = 1_000_000;

/** Builds a store's order of events: streams may be interleaved. */
export class History {
  readonly events: RecordedEvent[] = [];

  add(stream: StreamName, ...events: readonly DomainEvent[]): this {
    for (const event of events) {
      const position = this.events.length + 1;
      const revision = this.events.filter((recorded) => recorded.stream === stream).length;
      const metadata = {
        version: 1,
        recordedAt: FIRST_RECORDED + (position - 1) * 1000,
        actor: { id: 'ada', role: 'director' as const },
        commandId: `command-${position}`,
        command: 'Do',
        commandDigest: '0'.repeat(16),
        causationId: null,
        correlationId: `request-${position}`,
        previousHash: null,
        hash: position.toString(16).padStart(64, '0'),
      };
      this.events.push({ ...event, id: `event-${position}`, stream, revision, position, metadata });
    }
    return this;
  }
}

/** The rows after the events. */
export const rowsAfter = <Body>(view: Projection<Body>, { events }: History): RowsInMemory<Body> => foldEvents(view, events);

const stakes = { smallBlind: 50, bigBlind: 100, ante: 0, anteFormat: 'none', antePriority: 'blindFirst' } as const;
const rulebook = firstEdition('ropta');
const seated = (['ann', 'bob', 'cyd'] as const).map((name, index) => ({
  seat: index + 1,
  playerId: player(name),
  stack: 10_000,
  dead: false,
}));
const positions = { button: 1, smallBlindSeat: 2, bigBlindSeat: 3, dealer: 1 };
const found = { smallBlindPosition: 2, waiting: [], articles: [] };

/** A tournament of five with one table of three and one of two, started, at its first level. */
export function startedTournament(): History {
  const names = ['ann', 'bob', 'cyd', 'dan', 'eve'].map(player);
  const seats = names.map((playerId, index) => ({ playerId, table: index < 3 ? 1 : 2, seat: index < 3 ? index + 1 : index - 2 }));
  return new History().add(
    fridayStream,
    {
      type: 'TournamentCreated',
      data: {
        name: 'Friday night',
        club: 'Redwood',
        rulebook,
        startingStack: 10_000,
        seatsPerTable: 4,
        anteFormat: 'none',
        antePriority: 'blindFirst',
        chipUnit: 25,
        structure: [
          { kind: 'level', smallBlind: 50, bigBlind: 100, ante: 0, seconds: 600 },
          { kind: 'break', seconds: 300 },
          { kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 600 },
        ],
      },
    },
    ...names.map((playerId) => ({ type: 'PlayerRegistered', data: { playerId } }) as const),
    { type: 'SeatsDrawn', data: { algorithm: 'draw', seed: 'a'.repeat(64), seats } },
    { type: 'TournamentStarted', data: { startingStack: 10_000, players: 5 } },
    { type: 'LevelStarted', data: { period: 0, level: 1, at: 2_000_000, by: 'clock' } },
  );
}

/** The first hand of table 1 opened and dealt: ann has the button, bob posted 50, cyd 100. */
export function withHandDealt(history: History): History {
  const data = { table: 1, handNumber: 1, level: 1, rulebook, chipUnit: 25, ...positions, stakes, seats: seated };
  return history
    .add(fridayStream, { type: 'HandOpened', data: { handId: hand(1, 1), ...data, ...found } })
    .add(
      handStream(1, 1),
      { type: 'HandStarted', data: { tournamentId: friday, ...data } },
      { type: 'BlindPosted', data: { seat: 2, blind: 'small', amount: 50, allIn: false } },
      { type: 'BlindPosted', data: { seat: 3, blind: 'big', amount: 100, allIn: false } },
      { type: 'HoleCardsRecorded', data: { seat: 1, cards: ['As', 'Ad'] } },
      { type: 'HoleCardsRecorded', data: { seat: 2, cards: ['Kh', 'Kc'] } },
    );
}

/** Ann and bob are all in before the flop, cyd folds; ann tables aces and takes 20,100, bob mucks and is out in fifth place. */
export function withHandSettled(history: History): History {
  const results = [
    { seat: 1, playerId: player('ann'), stackBefore: 10_000, stackAfter: 20_100 },
    { seat: 2, playerId: player('bob'), stackBefore: 10_000, stackAfter: 0 },
    { seat: 3, playerId: player('cyd'), stackBefore: 10_000, stackAfter: 9_900 },
  ];
  return history
    .add(
      handStream(1, 1),
      { type: 'Raised', data: { seat: 1, amount: 10_000, to: 10_000, allIn: true } },
      { type: 'Called', data: { seat: 2, amount: 9_950, to: 10_000, allIn: true } },
      { type: 'Folded', data: { seat: 3 } },
      { type: 'ChipsGathered', data: { street: 'preflop', pots: [{ amount: 20_100, seats: [1, 2] }] } },
      { type: 'BoardDealt', data: { street: 'flop', cards: ['2c', '7d', '9h'] } },
      { type: 'BoardDealt', data: { street: 'turn', cards: null } },
      { type: 'BoardDealt', data: { street: 'river', cards: ['3s'] } },
      { type: 'ShowdownOpened', data: { order: [1, 2] } },
      { type: 'HandTabled', data: { seat: 1, cards: ['As', 'Ad'] } },
      { type: 'HandMucked', data: { seat: 2 } },
      { type: 'PotAwarded', data: { pot: 0, amount: 20_100, basis: 'lastHand', shares: [{ seat: 1, amount: 20_100 }], oddChips: 0 } },
      { type: 'HandCompleted', data: { results, wentToShowdown: true } },
    )
    .add(
      fridayStream,
      {
        type: 'HandSettled',
        data: { handId: hand(1, 1), table: 1, stacks: results.map(({ playerId, stackAfter }) => ({ playerId, stack: stackAfter })) },
      },
      { type: 'PlayerEliminated', data: { playerId: player('bob'), from: { table: 1, seat: 2 }, place: 5, tied: 1, handId: hand(1, 1) } },
    );
}

/** A night to its end: a table broken, a clock paused, a hand that nobody typed in, a winner. */
export function finishedTournament(): History {
  return withHandSettled(withHandDealt(startedTournament())).add(
    fridayStream,
    { type: 'ClockPaused', data: { at: 2_100_000, remainingMs: 500_000 } },
    { type: 'ClockResumed', data: { at: 2_400_000 } },
    { type: 'BreakStarted', data: { period: 1, at: 2_900_000, by: 'clock' } },
    { type: 'LevelStarted', data: { period: 2, level: 2, at: 3_200_000, by: 'clock' } },
    {
      type: 'HandPlayed',
      data: {
        ...found,
        table: 2,
        handNumber: 1,
        level: 2,
        button: 1,
        smallBlindSeat: 1,
        smallBlindPosition: 1,
        bigBlindSeat: 2,
        dealer: 1,
      },
    },
    {
      type: 'ChipsCounted',
      data: {
        table: 2,
        stacks: [
          { playerId: player('dan'), stack: 4_000 },
          { playerId: player('eve'), stack: 16_000 },
        ],
      },
    },
    {
      type: 'PlayerMoved',
      data: { playerId: player('dan'), from: { table: 2, seat: 1 }, to: { table: 1, seat: 4 }, stack: 4_000, reason: 'table 2 breaks' },
    },
    {
      type: 'PlayerMoved',
      data: { playerId: player('eve'), from: { table: 2, seat: 2 }, to: { table: 1, seat: 2 }, stack: 16_000, reason: 'table 2 breaks' },
    },
    { type: 'TableBroken', data: { table: 2 } },
    { type: 'PlayerEliminated', data: { playerId: player('cyd'), from: { table: 1, seat: 3 }, place: 3, tied: 2, handId: null } },
    { type: 'PlayerEliminated', data: { playerId: player('dan'), from: { table: 1, seat: 4 }, place: 3, tied: 2, handId: null } },
    { type: 'PlayerEliminated', data: { playerId: player('eve'), from: { table: 1, seat: 2 }, place: 2, tied: 1, handId: null } },
    { type: 'TournamentFinished', data: { winner: player('ann'), stack: 50_000, at: 4_000_000 } },
  );
}

/** A tournament that was announced, and so many players who entered it, the first of them `player-{from}`. */
export const registered = (count: number, from = 0): History => {
  const history = startedTournament();
  history.events.length = 1 + from;
  for (let index = from; index < from + count; index++)
    history.add(fridayStream, { type: 'PlayerRegistered', data: { playerId: player(`player-${index}`) } });
  return history;
};
