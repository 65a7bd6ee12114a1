/**
 * `tapis draw-seats`: repeats a seat draw from its recorded seed and compares it with the record.
 */
import type { RecordedEvent } from '../../events/envelope.js';
import { PlayerId, type TournamentId } from '../../events/ids.js';
import type { EventNamed } from '../../projections/projection.js';
import {
  drawSeats,
  drawSeatsAt,
  type KeptSeat,
  countFewestTables,
  hashSeed,
  isSeed,
  SEAT_DRAW_ALGORITHM,
  type DrawnSeat,
} from '../tournament/lots/seat-draw.js';
import { fromBundle } from './bundle-file.js';
import { CliError, UsageError, command } from './command.js';
import { shared, wholeNumber } from './options.js';
import { tournamentEvents } from './stores.js';
import { textTable } from './text-table.js';

/** What was published of a seed before the draw: its hash, its owner, and whether that was before registration closed, or the day was over. */
interface Commitment {
  readonly hash: string;
  readonly by: 'node' | 'organiser';
  readonly beforeClosing: boolean;
}

/** A draw to repeat; `recorded` is null for a draw given on the command line. */
interface Draw {
  /** Null when nothing was published. */
  readonly commitment: Commitment | null;
  readonly seed: string;
  readonly algorithm: string;
  readonly players: readonly PlayerId[];
  readonly seatsPerTable: number;
  /** The number of tables; undefined for the fewest. */
  readonly tables: number | undefined;
  readonly recorded: readonly DrawnSeat[] | null;
  /** Of new seats for another day; null for the draw before the start. */
  readonly redraw: { readonly day: number; readonly tables: readonly number[]; readonly kept: readonly KeptSeat[] } | null;
}

export const drawSeatsAgain = command({
  usage: 'draw-seats [TOURNAMENT|FILE]',
  about: `
Repeats the last seat draw of a tournament from the seed of its SeatsDrawn or SeatsRedrawn event, by the
algorithm "${SEAT_DRAW_ALGORITHM}" of docs/seat-draw.md. Then it reports whether the recorded seats are the
same, and whether the hash of the seed was published before registration closed, or before the day was over.
It can also draw from a given seed and players. The order of the players does not matter.`,
  options: {
    data: shared.source,
    store: shared.store,
    seed: { value: 'HEX', meaning: '64 hexadecimal digits in lower case' },
    players: { value: 'ID,ID,...', meaning: 'the ids of all players, separated by commas' },
    'seats-per-table': { value: 'N', meaning: 'the seats of a table, 2 to 10', read: wholeNumber(2, 10) },
    tables: { value: 'N', meaning: 'the number of tables (default: the fewest that hold all players)' },
    json: shared.json,
  },
  operands: { least: 0, most: 1, missing: '' },
  examples: ['tapis draw-seats friday', 'tapis draw-seats --seed 00…ff --players ann,bob,cem --seats-per-table 9'],
  exitCodes: { 0: 'drawn, and equal to the record if there is one', 1: 'the record differs, or can’t be read or trusted' },
  async run({ values: given, operands, io }) {
    const { id: tournament, values } = await fromBundle('tournament', operands, given);
    const draw =
      tournament === ''
        ? givenDraw(values.seed, values.players, values['seats-per-table'], values.tables)
        : recordedDraw(...(await tournamentEvents(tournament, values, io)));
    const seats =
      draw.redraw === null
        ? drawSeats(draw.seed, draw.players, draw.seatsPerTable, draw.tables)
        : drawSeatsAt(draw.seed, draw.players, draw.redraw.tables, draw.redraw.kept);
    const agrees = draw.recorded === null ? null : sameSeats(seats, draw.recorded);
    const committed = draw.recorded === null ? null : isCommitted(draw);
    const code = agrees === false || committed === false ? 1 : 0;
    if (values.json) {
      const { seed, algorithm, seatsPerTable, commitment } = draw;
      io.out.write(`${JSON.stringify({ algorithm, seed, seatsPerTable, seats, agrees, commitment, committed })}\n`);
      return code;
    }
    const rows = seats.map(({ table, seat, playerId }) => {
      const there = draw.recorded?.find((at) => at.table === table && at.seat === seat)?.playerId;
      return [String(table), String(seat), playerId, draw.recorded === null || there === playerId ? '' : (there ?? '–')];
    });
    const columns = [
      { title: 'Table', align: 'right' },
      { title: 'Seat', align: 'right' },
      { title: 'Player' },
      { title: 'Recorded' },
    ] as const;
    io.out.write(`Seed ${draw.seed}, ${draw.players.length} players, ${draw.seatsPerTable} seats per table\n\n${textTable(columns, rows)}`);
    if (agrees !== null) io.out.write(`\n${agrees ? 'The recorded seats are the same.' : 'The recorded seats are NOT the same.'}\n`);
    if (committed !== null) io.out.write(`${commitmentText(draw)}\n`);
    return code;
  },
});

function givenDraw(
  seed: string | undefined,
  players: string | undefined,
  seatsPerTable: number | undefined,
  tables: string | undefined,
): Draw {
  if (seed === undefined || players === undefined || seatsPerTable === undefined)
    throw new UsageError('name a tournament, or give --seed, --players and --seats-per-table');
  if (!isSeed(seed)) throw new UsageError('--seed takes 64 hexadecimal digits in lower case');
  const ids = players.split(',').map((text) => {
    const id = PlayerId.safeParse(text.trim());
    if (!id.success) throw new UsageError(`--players: "${text}" is not a player id`);
    return id.data;
  });
  if (ids.length < 2 || new Set(ids).size < ids.length) throw new UsageError('--players takes two players or more, each once');
  const fewest = countFewestTables(ids.length, seatsPerTable);
  const most = Math.max(fewest, Math.floor(ids.length / 2));
  return {
    seed,
    algorithm: SEAT_DRAW_ALGORITHM,
    players: ids,
    seatsPerTable,
    tables: tables === undefined ? undefined : wholeNumber(fewest, most)(tables, '--tables'),
    recorded: null,
    redraw: null,
    commitment: null,
  };
}

/** Whether nobody could choose the seed after the players were known. */
function isCommitted({ seed, commitment }: Draw): boolean {
  return commitment !== null && commitment.hash === hashSeed(seed) && commitment.beforeClosing;
}

function commitmentText(draw: Draw): string {
  const { commitment, seed } = draw;
  if (commitment === null) return 'NO hash of the seed was published before the draw.';
  const { hash, by, beforeClosing } = commitment;
  const then = draw.redraw === null ? 'registration closed' : 'the day was over';
  if (hash !== hashSeed(seed)) return `The seed does NOT match the published hash: ${hash}`;
  const whose = by === 'node' ? 'the server' : 'the organiser';
  return beforeClosing
    ? `The hash of the seed was published by ${whose} before ${then}: ${hash}`
    : `The hash of the seed was NOT published before ${then}: ${hash}`;
}

function recordedDraw(id: TournamentId, events: readonly RecordedEvent[]): Draw {
  let seatsPerTable: number | null = null;
  let drawn: Omit<Draw, 'seatsPerTable'> | null = null;
  let commitment: Commitment | null = null;
  /** All hashes to which the node's seeds are committed: the published one, and each seed revealed since. */
  const settled = new Set<string>();
  let isClosed = false;
  for (const event of events) {
    if (event.type === 'TournamentCreated') seatsPerTable = event.data.seatsPerTable;
    if (event.type === 'RegistrationClosed') isClosed = true;
    if (event.type === 'RegistrationReopened') isClosed = false;
    if (event.type === 'DrawCommitted') {
      const { hash, by } = event.data;
      commitment = { hash, by, beforeClosing: !isClosed || settled.has(hash) };
      if (by === 'node' && !isClosed) settled.add(hash);
    }
    if (event.type === 'SeatsDrawn') {
      const { seed, algorithm, seats, tables } = event.data;
      if (settled.has(hashSeed(seed))) settled.add(seed);
      drawn = { seed, algorithm, players: seats.map(({ playerId }) => playerId), tables, recorded: seats, commitment, redraw: null };
      commitment = null;
    }
    if (event.type === 'DayEnded') isClosed = true;
    if (event.type === 'TournamentStarted' || event.type === 'DayReopened' || event.type === 'DayStarted') isClosed = false;
    if (event.type === 'RedrawCommitted') commitment = { hash: event.data.hash, by: 'organiser', beforeClosing: !isClosed };
    if (event.type === 'SeatsRedrawn') {
      drawn = readRedraw(event.data, commitment, settled);
      if (settled.has(hashSeed(drawn.seed))) settled.add(drawn.seed);
      commitment = null;
    }
  }
  if (drawn === null || seatsPerTable === null) throw new CliError('SEATS_NOT_DRAWN', `No seats were drawn in tournament "${id}" yet.`);
  if (drawn.algorithm !== SEAT_DRAW_ALGORITHM)
    throw new CliError('DRAW_ALGORITHM_UNKNOWN', `This release can't draw by "${drawn.algorithm}", only by "${SEAT_DRAW_ALGORITHM}".`);
  return { ...drawn, seatsPerTable };
}

/** The node's hash needs no publication of its own: each seed that it reveals is the hash of the next. */
function readRedraw(
  { day, origin: { algorithm, seed }, seats, tables, kept, commitment: stated }: EventNamed<'SeatsRedrawn'>['data'],
  published: Commitment | null,
  settled: ReadonlySet<string>,
): Omit<Draw, 'seatsPerTable'> {
  const byNode: Commitment = { hash: stated.hash, by: 'node', beforeClosing: settled.has(stated.hash) };
  const commitment = stated.by === 'node' ? byNode : published;
  const recorded = seats.map(({ playerId, to }) => ({ playerId, ...to }));
  const players = seats.map(({ playerId }) => playerId);
  return { seed, algorithm, players, tables: undefined, recorded, commitment, redraw: { day, tables, kept } };
}

function sameSeats(one: readonly DrawnSeat[], other: readonly DrawnSeat[]): boolean {
  const there = new Set(other.map(seatText));
  return one.length === other.length && one.every((seat) => there.has(seatText(seat)));
}

const seatText = ({ table, seat, playerId }: DrawnSeat): string => `${table}/${seat}/${playerId}`;
