/**
 * Where the players of a broken table sit: by lot (RC 9; TDA 13, 24; TF §8 b12), anticlockwise from the button (MO 7.1), or as soon as can be
 * before the big blind (RO 2.4).
 */
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import { withHouseRules } from '../../rulebooks/house-rules.js';
import type { BookId } from '../../rulebooks/setting.js';
import { assignSeats, isBetweenNextButtonAndSmallBlind, drawTickets, type Assignment } from './break-seats.js';
import { type FloorRules, type LastPositions, type SeatedTable, withAwaited } from './floor-plan.js';

const rulesOf = (id: BookId): FloorRules['tableBreak'] => newestRulebook(id)!.floor.tableBreak;
const seed = (digit: string): string => digit.repeat(64);

const table = (number: number, occupied: readonly number[], last: LastPositions | null = null, maxSeats = 8): SeatedTable => ({
  table: number,
  maxSeats,
  occupied,
  awaited: [],
  leaving: [],
  last,
});
const positions = (button: number, smallBlind: number, bigBlind: number): LastPositions => ({ button, smallBlind, bigBlind });
const inWords = (assignments: readonly Assignment[]): string[] => assignments.map(({ seat, to }) => `${seat} to ${to.table}.${to.seat}`);

/** The example of the rules: seat 2 comes to the big blind next at the table that closes. */
const closing = table(3, [2, 5, 7], positions(2, 5, 7));
const first = table(1, [2, 3, 4, 5, 7, 8], positions(4, 5, 7));
const second = table(2, [2, 3, 4, 6, 7], positions(2, 3, 4));

it('who is on the way sits between their neighbours: where no hand was played, positions are read from the order of the seats', () => {
  const going = withAwaited(withAwaited(table(1, [2, 6]), 8), 4);
  expect(going).toMatchObject({ occupied: [2, 4, 6, 8], awaited: [4, 8] });
});

describe('Mons', () => {
  it('takes the players by their seats, each to the table with the fewest, there anticlockwise from the button (MO 7.1)', () => {
    expect(inWords(assignSeats(closing, [first, second], rulesOf('mons'), ''))).toEqual(['2 to 2.1', '5 to 1.1', '7 to 2.8']);
  });

  it('gives the seat of the button itself, where nobody sits there', () => {
    const empty = table(1, [1, 3, 4, 5], positions(2, 3, 4));
    expect(inWords(assignSeats(table(2, [6]), [empty], rulesOf('mons'), ''))).toEqual(['6 to 1.2']);
  });

  it('may give the seat that owes the small blind (MO 7.8, 7.15)', () => {
    const left = table(1, [1, 2, 4, 5, 6, 7, 8], positions(1, 2, 3));
    expect(inWords(assignSeats(table(2, [4]), [left], rulesOf('mons'), ''))).toEqual(['4 to 1.3']);
  });
});

describe('ROPTA', () => {
  it('takes the players from the next big blind on, each to the table with the fewest, there to the seat that pays soonest (RO 2.4)', () => {
    expect(inWords(assignSeats(closing, [first, second], rulesOf('ropta'), ''))).toEqual(['2 to 2.5', '5 to 1.1', '7 to 2.8']);
    const later = { ...closing, last: positions(7, 2, 5) };
    expect(inWords(assignSeats(later, [first, second], rulesOf('ropta'), ''))).toEqual(['7 to 2.5', '2 to 1.1', '5 to 2.8']);
  });
});

describe('a club with rules of its own', () => {
  const under = (id: BookId, rules: Readonly<Record<string, string>>): FloorRules['tableBreak'] =>
    withHouseRules(newestRulebook(id)!, rules).rulebook!.floor.tableBreak;
  const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'].map(seed);
  const seen = (rules: FloorRules['tableBreak']): Assignment[][] => seeds.map((each) => assignSeats(closing, [first, second], rules, each));

  it('draws the tables alone, and seats each player there in the order of its book', () => {
    const drawn = seen(under('mons', { 'tableBreak.tableAssignment': 'drawn' }));
    for (const assignments of drawn) {
      expect(assignments.filter(({ to }) => to.table === 1).map(({ to }) => to.seat)).toEqual([1]);
      expect(assignments.filter(({ to }) => to.table === 2).map(({ to }) => to.seat)).toEqual([1, 8]);
      expect(assignments.map(({ seat }) => seat)).toEqual([2, 5, 7]);
    }
    expect(new Set(drawn.map((each) => inWords(each).join())).size).toBeGreaterThan(1);
  });

  it('draws the seats alone, at the tables that its book takes in turn', () => {
    const drawn = seen(under('redcactus', { 'tableBreak.tableAssignment': 'shortest' }));
    for (const assignments of drawn) {
      expect(assignments.map(({ seat, to }) => [seat, to.table])).toEqual([
        [2, 2],
        [5, 1],
        [7, 2],
      ]);
      expect(new Set(inWords(assignments)).size).toBe(3);
    }
    expect(new Set(drawn.map((each) => inWords(each).join())).size).toBeGreaterThan(1);
  });

  it('bars seats that are given in order too, while others are free (RC 9)', () => {
    const rules = under('ropta', { 'tableBreak.forbiddenSeats': 'betweenButtonAndSmallBlind' });
    const behind = table(1, [1, 2, 5, 6, 7], positions(1, 2, 5));
    expect(inWords(assignSeats(table(2, [4]), [behind], rules, ''))).toEqual(['4 to 1.8']);
    const only = table(1, [1, 2, 5, 6, 7, 8], positions(1, 2, 5));
    expect(inWords(assignSeats(table(2, [4]), [only], rules, ''))).toEqual(['4 to 1.3']);
  });
});

describe('the draw', () => {
  it.each<BookId>(['redcactus', 'tdaFr', 'toufflers'])('of %s gives the same seats from the same seed, others from another', (id) => {
    const draw = (digit: string): string[] => inWords(assignSeats(closing, [first, second], rulesOf(id), seed(digit)));
    expect(draw('1')).toEqual(draw('1'));
    const seen = new Set(['1', '2', '3', '4', '5', '6'].map((digit) => draw(digit).join()));
    expect(seen.size).toBeGreaterThan(1);
  });

  it('gives as many seats to each table as bring them level', () => {
    for (const digit of '0123456789abcdef') {
      const drawn = assignSeats(closing, [first, second], rulesOf('tdaFr'), seed(digit));
      expect(drawn.map(({ to }) => to.table).sort((a, b) => a - b)).toEqual([1, 2, 2]);
      expect(drawn.map(({ seat }) => seat)).toEqual([2, 5, 7]);
    }
  });

  it('may give every free seat, blinds and button among them (TDA 24)', () => {
    const seen = new Set<number>();
    for (let k = 0; k < 200; k += 1) {
      const [drawn] = assignSeats(
        table(3, [1]),
        [table(1, [1, 2, 5, 6], positions(1, 2, 5))],
        rulesOf('tdaFr'),
        k.toString(16).padStart(64, '0'),
      );
      seen.add(drawn!.to.seat);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([3, 4, 7, 8]);
  });
});

/** docs/seat-draw.md on tickets, written a second time: big integers and one long text of digits instead of words in buffers. */
function drawnAgain(from: string, players: readonly number[], tables: readonly SeatedTable[], barred: readonly string[]): string[] {
  const digits = Array.from({ length: 64 }, (_, block) =>
    createHash('sha256')
      .update(Buffer.from(from + block.toString(16).padStart(8, '0'), 'hex'))
      .digest('hex'),
  ).join('');
  const words = (digits.match(/.{8}/g) ?? []).map((word) => BigInt(`0x${word}`));
  const below = (bound: number): number => {
    const multiple = (2n ** 32n / BigInt(bound)) * BigInt(bound);
    for (;;) {
      const word = words.shift()!;
      if (word < multiple) return Number(word % BigInt(bound));
    }
  };
  const mixed = <T>(list: readonly T[]): T[] => {
    const order = [...list];
    for (let i = order.length - 1; i >= 1; i -= 1) {
      const j = below(i + 1);
      const kept = order[i]!;
      order[i] = order[j]!;
      order[j] = kept;
    }
    return order;
  };
  const free = tables.flatMap(({ table: number, maxSeats, occupied }) =>
    Array.from({ length: maxSeats }, (_, index) => index + 1)
      .filter((seat) => !occupied.includes(seat))
      .map((seat) => ({ number, name: `${number}.${seat}` })),
  );
  const open = free.filter(({ name }) => !barred.includes(name));
  const more = free.filter(({ name }) => barred.includes(name)).slice(0, Math.max(0, players.length - open.length));
  const given = new Set([...open, ...more]);
  const allowed = free.filter((place) => given.has(place));
  const tickets = new Map(tables.map(({ table: number }) => [number, 0]));
  for (const _ of players) {
    const [fewest] = tables
      .filter(({ table: number }) => tickets.get(number)! < allowed.filter((place) => place.number === number).length)
      .toSorted((a, b) => a.occupied.length + tickets.get(a.table)! - b.occupied.length - tickets.get(b.table)! || a.table - b.table);
    tickets.set(fewest!.table, tickets.get(fewest!.table)! + 1);
  }
  const taken = tables.flatMap(({ table: number }) =>
    mixed(allowed.filter((place) => place.number === number)).slice(0, tickets.get(number)),
  );
  return mixed(taken).map(({ name }, index) => `${players[index]} to ${name}`);
}

describe('RedCactus leaves the seats between the next button and small blind out of the draw (RC 9)', () => {
  const gap = table(1, [1, 2, 5, 6, 7, 8], positions(1, 2, 5));

  it('while others are free', () => {
    const other = table(2, [1, 2, 3, 4, 5, 7, 8], positions(1, 2, 3));
    expect(drawTickets([gap, other], rulesOf('redcactus'), 1)).toEqual({
      allowed: [{ table: 2, seat: 6 }],
      excluded: [
        { table: 1, seat: 3 },
        { table: 1, seat: 4 },
      ],
    });
    expect(drawTickets([gap, other], rulesOf('tdaFr'), 1).allowed).toHaveLength(3);
    expect(inWords(assignSeats(table(3, [5]), [gap, other], rulesOf('redcactus'), seed('a')))).toEqual(['5 to 2.6']);
  });

  it('but not where they alone are left: then he waits for a hand', () => {
    expect(drawTickets([gap], rulesOf('redcactus'), 1)).toEqual({ allowed: [{ table: 1, seat: 3 }], excluded: [{ table: 1, seat: 4 }] });
  });

  it('and counts them among the seats of their table, in the order of the seats', () => {
    const wide = table(1, [1, 2, 5, 6, 8], positions(1, 2, 5));
    expect(drawTickets([wide], rulesOf('redcactus'), 2).allowed).toEqual([
      { table: 1, seat: 3 },
      { table: 1, seat: 7 },
    ]);
  });

  it.each<[string, SeatedTable]>([
    ['before a first hand', table(1, [1, 2, 5])],
    ['behind a hand of two players', table(1, [1, 4, 6], positions(1, 1, 4))],
    ['where only two are left', table(1, [1, 5], positions(1, 2, 5))],
    ['where everybody sits between them', table(1, [2, 4, 5], positions(1, 2, 5))],
  ])('and there are none %s: nobody would wait', (_when, at) => {
    expect(isBetweenNextButtonAndSmallBlind(at, 3)).toBe(false);
  });
});

describe('whatever the tables', () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 9 }).map((taken) => taken.sort((a, b) => a - b));
  const seat = fc.integer({ min: 1, max: 9 });
  const floor = fc.record({
    taken: fc.array(places, { minLength: 1, maxLength: 5 }),
    last: fc.array(fc.tuple(seat, seat, seat), { minLength: 5, maxLength: 5 }),
  });
  const books = fc.constantFrom<BookId>('redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers');

  it('each player has a free seat of his own, and no table gets more than its share while it has seats', () => {
    fc.assert(
      fc.property(floor, places, books, fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }), ({ taken, last }, players, id, bits) => {
        const tables = taken.map((occupied, index) => table(index + 1, occupied, positions(...last[index]!), 9));
        const leaving = table(9, players, positions(1, 2, 3), 9);
        const free = tables.reduce((sum, { occupied }) => sum + 9 - occupied.length, 0);
        fc.pre(free >= players.length);
        const assigned = assignSeats(leaving, tables, rulesOf(id), bits.toString(16).padStart(64, '0'));
        expect(assigned.map(({ seat: from }) => from).sort((a, b) => a - b)).toEqual(players);
        const places = assigned.map(({ to }) => `${to.table}.${to.seat}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { to } of assigned) expect(tables[to.table - 1]!.occupied).not.toContain(to.seat);
      }),
      { numRuns: 500 },
    );
  });

  it('a second writing of docs/seat-draw.md draws the same tickets', () => {
    const drawing = fc.constantFrom<BookId>('redcactus', 'tdaFr', 'toufflers');
    fc.assert(
      fc.property(floor, places, drawing, fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }), ({ taken, last }, players, id, bits) => {
        const tables = taken.map((occupied, index) => table(index + 1, occupied, positions(...last[index]!), 9));
        fc.pre(tables.reduce((sum, { occupied }) => sum + 9 - occupied.length, 0) >= players.length);
        const from = bits.toString(16).padStart(64, '0');
        const barred = tables.flatMap((each) =>
          [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((at) => isBetweenNextButtonAndSmallBlind(each, at)).map((at) => `${each.table}.${at}`),
        );
        const drawn = assignSeats(table(9, players, null, 9), tables, rulesOf(id), from);
        expect(inWords(drawn)).toEqual(drawnAgain(from, players, tables, id === 'redcactus' ? barred : []));
      }),
    );
  });
});
