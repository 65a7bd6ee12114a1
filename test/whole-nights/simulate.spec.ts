/**
 * Whole tournaments of invented players, from the draw to the winner, under each book: what must hold at every event is checked while they
 * are played (src/simulate/checks.ts), and the same arguments give the same events.
 */
import { firstEdition } from '../../events/editions.js';
import { validateEvent } from '../../events/catalogue.js';
import type { TournamentEvent } from '../../events/tournament.js';
import type { HandEvent } from '../../events/hand.js';
import { newestRulebook } from '../../src/rulebooks/rulebooks.js';
import { bookIds } from '../../src/rulebooks/setting.js';
import { SimulationFault } from '../../src/simulate/fault.js';
import { simulate, type SimulationReport } from '../../src/simulate/simulate.js';
import { AnnouncementRefused } from '../../src/simulate/simulation.js';
import type { SimulationOptions } from '../../src/simulate/options.js';
import { itInAll } from '../sizes.js';
import { tapis } from '../program/run.js';

const optionsOf = (id: string, options: Partial<Omit<SimulationOptions, 'book'>> = {}): SimulationOptions => ({
  players: 200,
  book: newestRulebook(id)!,
  seed: 7,
  seatsPerTable: 8,
  untyped: 'none',
  ...options,
});

const best = ({ ranking }: SimulationReport): number[] => ranking.map(({ place }) => place);

describe.each(bookIds)('200 players under %s', (id) => {
  it('play to a winner, every hand typed in', () => {
    const report = simulate(optionsOf(id));
    expect(report).toMatchObject({ tables: 25, tableBreaks: 24, hands: { untyped: 0 }, counts: 0 });
    expect(best(report)[0]).toBe(1);
    expect(report.hands.typed).toBeGreaterThan(500);
    expect(report.handForHand.rounds).toBeGreaterThan(0);
  });

  it('play to a winner while half of the tables type no hands in', () => {
    const report = simulate(optionsOf(id, { untyped: 'half' }));
    expect(report).toMatchObject({ tables: 25, tableBreaks: 24 });
    expect(report.hands.typed).toBeGreaterThan(200);
    expect(report.hands.untyped).toBeGreaterThan(200);
    expect(report.counts).toBeGreaterThan(20);
  });
});

/** Commands that were accepted under any book. */
const everywhere = new Set<string>();

describe.each(bookIds)('evenings with incidents under %s', (id) => {
  const accepted = new Set<string>();

  it.each(['none', 'half', 'all'] as const)('end with all chips and places accounted for, %s of the tables untracked', (untyped) => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const report = simulate(optionsOf(id, { players: 20 + 4 * seed, seed, untyped, incidents: true }));
      expect(best(report)[0]).toBe(1);
      for (const command of Object.keys(report.incidents!.accepted)) {
        accepted.add(command);
        everywhere.add(command);
      }
    }
  });

  it('have late players, absences, purchases, penalties, counts and corrected mistakes', () => {
    const needed = ['AdmitLatePlayer', 'MarkAway', 'Rebuy', 'IssuePenalty', 'RecordChipCounts', 'ReportLostChips'];
    const mistakes = ['EliminatePlayer', 'AdjustClock', 'RecordHandPlayed'];
    const corrections = ['ReinstatePlayer', 'WithdrawHandPlayed', 'CorrectChipCount', 'ReopenLateEntry', 'ChangeStructure'];
    expect([...needed, ...mistakes, ...corrections].filter((command) => !accepted.has(command))).toEqual([]);
  });
});

it('the rarer corrections come up under some book', () => {
  const rare = ['ReEnter', 'TransferEntry', 'AnnulEntry', 'CancelPurchase', 'CorrectPlaces', 'WithdrawChipRace'];
  expect(rare.filter((command) => !everywhere.has(command))).toEqual([]);
});

it('evenings with incidents race small chips off', () => {
  const evenings = [1, 2, 3, 4, 5].map((seed) =>
    simulate(optionsOf('redcactus', { players: 20 + 4 * seed, seed, untyped: 'none', incidents: true })),
  );
  expect(evenings.some(({ incidents }) => incidents!.accepted['RunChipRace'] !== undefined)).toBe(true);
});

itInAll('1,000 players at 125 tables play to a winner', () => {
  const report = simulate(optionsOf('ropta', { players: 1000 }));
  expect(report).toMatchObject({ tables: 125, tableBreaks: 124, chips: 20_000_000, seatsPerTable: 8 });
  expect(report.moves.total).toBe(Object.values(report.moves.byReason).reduce((sum, count) => sum + count, 0));
  expect(report.breaks).toBeGreaterThan(2);
});

it('nobody types a hand in, and every event is such as is published', () => {
  const seen = new Set<string>();
  const report = simulate(optionsOf('toufflers', { players: 90, untyped: 'all' }), {
    onEvent(event) {
      validateEvent(event);
      seen.add(event.type);
    },
  });
  expect(report.hands.typed).toBe(0);
  for (const type of [
    'HandPlayed',
    'ChipsCounted',
    'PlayerMoved',
    'MoveDue',
    'FinalTableFormed',
    'HandForHandRoundEnded',
    'TournamentFinished',
  ]) {
    expect({ type, seen: seen.has(type) }).toEqual({ type, seen: true });
  }
});

it.each([2, 3, 5, 10])('tables of %i seats', (seatsPerTable) => {
  const report = simulate(optionsOf('tdaFr', { players: 41, seatsPerTable }));
  expect(report.tables).toBe(Math.ceil(41 / seatsPerTable));
});

it('the same arguments give the same events, another seed gives others', () => {
  const options = optionsOf('mons', { players: 60, untyped: 'half' });
  const first = simulate(options);
  expect(simulate(options)).toEqual(first);
  expect(simulate({ ...options, seed: 8 }).digest).not.toBe(first.digest);
  expect(first.digest).toMatch(/^[0-9a-f]{64}$/);
});

it('a tournament that the book does not have is refused (RC 11)', () => {
  expect(() => simulate(optionsOf('redcactus', { seatsPerTable: 9 }))).toThrow(AnnouncementRefused);
});

describe('the checks notice', () => {
  /** Falsifies events as they are folded: they are the very objects that the tournament keeps. */
  const falsifying = (falsify: (event: TournamentEvent | HandEvent) => void) => (): unknown =>
    simulate(optionsOf('ropta', { players: 20 }), { onEvent: falsify });
  const stacksOf = (event: TournamentEvent | HandEvent): { stack: number }[] | null =>
    event.type === 'HandSettled' ? event.data.stacks : null;

  it('a chip that appears', () => {
    const falsified = falsifying((event) => {
      const first = stacksOf(event)?.find(({ stack }) => stack > 0);
      if (first !== undefined) first.stack += 25;
    });
    expect(falsified).toThrow(SimulationFault);
    expect(falsified).toThrow(/event \d+ \(HandSettled\): p\d+ has \d+ chips, and is taken to have \d+/);
  });

  it('a big blind that stays where it was', () => {
    let last = 0;
    const falsified = falsifying((event) => {
      if (event.type !== 'HandOpened' || event.data.table !== 1) return;
      if (last !== 0 && event.data.seats.some(({ seat }) => seat === last)) event.data.bigBlindSeat = last;
      last = event.data.bigBlindSeat;
    });
    expect(falsified).toThrow(
      /event \d+ \(HandOpened\): hand \d+ of table 1: it does not hold that nobody pays the big blind twice running/,
    );
  });

  it('a move without an article', () => {
    const falsified = falsifying((event) => {
      if (event.type === 'PlayerMoved') event.data.book!.articles.length = 0;
    });
    expect(falsified).toThrow(/is moved without an article/);
  });

  it('a place that is given twice', () => {
    const falsified = falsifying((event) => {
      if (event.type === 'PlayerEliminated' && event.data.place === 5) event.data.place = 4;
    });
    expect(falsified).toThrow(SimulationFault);
  });
});

describe('tapis simulate', () => {
  const args = ['simulate', '--players', '30', '--rulebook', 'ropta', '--seed', '7'];

  it('shows the figures and the best places, in English and in French', async () => {
    const english = await tapis(...args);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toMatch(/30 players at 4 tables of 8/);
    expect(english.out).toMatch(/^ {4}1 {2}p\d\d$/m);
    const french = await tapis(...args, '--lang', 'fr');
    expect(french.out).toMatch(/30 joueurs à 4 tables de 8/);
    const digest = /[0-9a-f]{64}/;
    expect(digest.exec(french.out)?.[0]).toBe(digest.exec(english.out)?.[0]);
  });

  it('is one object for a program', async () => {
    const { code, out } = await tapis(...args, '--untyped', 'all', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ rulebook: firstEdition('ropta'), players: 30, untyped: 'all', hands: { typed: 0 } });
  });

  it('counts one as one, says what there is none of, and that the places are an extract', async () => {
    const two = await tapis('simulate', '--players', '2', '--rulebook', 'redcactus', '--seats', '9', '--larger-tables', 'oval tables');
    expect(two.code).toBe(0);
    expect(two.out).toMatch(/2 players at 1 table of 9/);
    expect(two.out).toMatch(/^Moves +none$/m);
    expect(two.out).not.toMatch(/more player|of 0 players/);
    expect((await tapis(...args)).out).toMatch(/… and 20 more players: these are the best places\.\n$/);
  });

  it('says how a value that begins with a dash is written', async () => {
    expect((await tapis('simulate', '--seed', '-1')).err).toMatch(/--seed=VALUE/);
    expect((await tapis('simulate', '--seed=-1')).err).toMatch(/--seed takes a whole number from 0/);
  });

  it('says in one line what the book refuses', async () => {
    const { code, err } = await tapis('simulate', '--rulebook', 'redcactus', '--seats', '9');
    expect(code).toBe(1);
    expect(err).toMatch(/^tapis simulate: [^\n]+--larger-tables REASON[^\n]+ \(DISPENSATION_REQUIRED\)\n$/);
  });

  it.each([
    ['--players', '1'],
    ['--rulebook', 'wsop'],
    ['--untyped', 'some'],
    ['--seats', '11'],
    ['--seed', '-1'],
  ])('refuses %s %s as wrong use', async (option, value) => {
    const { code, err } = await tapis('simulate', option, value);
    expect(code).toBe(2);
    expect(err).toContain(option);
  });
});
