import * as fc from 'fast-check';
import type { BoardErrorKind, BoardStreet, ProcedureStep, Slot } from '../../../events/hand-deck.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import { articlesOf } from '../../rulebooks/setting.js';
import { BOARD_STREETS, cardCountOf, type DeckPlace, makeUntouchedDeck, type WrongStreet, makeWrongStreet } from '../cards/places.js';
import { type Method, type Procedure, makeProcedure } from './procedure.js';
import { findProcedure } from './remedy.js';

const dealingOf = (book: string) => newestRulebook(book)!.dealing;

interface Told {
  readonly orderKnown?: boolean;
  readonly burnKnown?: boolean;
  readonly shown?: number;
}

function wrong(street: BoardStreet, kind: BoardErrorKind, { orderKnown = false, burnKnown = true, shown }: Told = {}): WrongStreet {
  return makeWrongStreet(makeUntouchedDeck(street), { street, kind, orderKnown, burnKnown }, shown);
}

/** A procedure in short: `burn X1 | place X2 X3 | deal flop 1 | then burn`. */
function short({ steps, burnBeforeNextStreet }: Procedure): string {
  const next = burnBeforeNextStreet === null ? [] : [burnBeforeNextStreet ? 'then burn' : 'then none'];
  return [...steps.map(shortStep), ...next].join(' | ');
}

function shortStep(step: ProcedureStep): string {
  switch (step.step) {
    case 'burn':
      return `burn ${step.cards.join(' ')} for ${step.forStreet}`;
    case 'keepBurn':
      return `keep ${step.n} of ${step.of.join(' ')}`;
    case 'place':
      return `place ${step.cards.join(' ')}`;
    case 'returnToStub': {
      const others = step.othersOf.length === 0 ? '' : ` others of ${step.othersOf.join(' ')}`;
      return `stub ${step.cards.join(' ')}${others}${step.when === null ? '' : ` ${step.when}`}`;
    }
    case 'shuffleApart':
      return `apart ${step.cards.join(' ')}`;
    case 'drawFromApart':
      return `draw ${step.as} ${step.n}${step.by === 'director' ? ' by director' : ''}`;
    case 'dealFromStub':
      return `deal ${step.as} ${step.n}`;
    case 'setAside':
      return `aside ${step.cards.join(' ')}`;
    case 'finishBettingRound':
      return `finish ${step.street}`;
    case 'outOfPlay':
      return `out ${step.cards.join(' ')}`;
  }
}

const under = (book: string, faulty: WrongStreet): string => short(findProcedure(faulty, dealingOf(book)));
const articles = (book: string, faulty: WrongStreet): string[] => findProcedure(faulty, dealingOf(book)).rules.flatMap(articlesOf);

/** The same in each of the books that are named. */
const inBooks = (books: readonly string[], expected: string): [string, string][] => books.map((book) => [book, expected]);

describe('a flop without a burn (MO 2.5; RO 7.3; TF §2 b5)', () => {
  it.each(bookIds)('burns the first card and completes the flop where the order is known (%s)', (book) => {
    expect(under(book, wrong('flop', 'noBurn', { orderKnown: true }))).toBe('burn X1 for flop | place X2 X3 | deal flop 1 | then burn');
  });

  it.each([
    ...inBooks(['mons', 'toufflers'], 'stub X1 X2 X3 | deal burn 1 | deal flop 3 | then burn'),
    ...inBooks(['redcactus', 'tdaFr', 'ropta'], 'apart X1 X2 X3 | draw burn 1 | draw flop 2 | deal flop 1 | then burn'),
  ])('is shuffled where it is not (%s)', (book, expected) => {
    expect(under(book, wrong('flop', 'noBurn'))).toBe(expected);
  });
});

describe('a flop after two burns (MO 2.6; RO 7.3; TF §2 b6)', () => {
  it.each(bookIds)('moves every card to its place where the order is known (%s)', (book) => {
    expect(under(book, wrong('flop', 'twoBurns', { orderKnown: true }))).toBe(
      'burn X1 for flop | place X2 X3 X4 | burn X5 for turn | then none',
    );
  });

  it.each([
    ...inBooks(['mons', 'toufflers'], 'keep 1 of X1 X2 | stub X3 X4 X5 others of X1 X2 | deal flop 3 | then burn'),
    ...inBooks(['redcactus', 'tdaFr', 'ropta'], 'apart X1 X2 X3 X4 X5 | draw burn 1 | draw flop 3 | draw turnBurn 1 | then none'),
  ])('is shuffled where it is not (%s)', (book, expected) => {
    expect(under(book, wrong('flop', 'twoBurns'))).toBe(expected);
  });
});

describe('a flop of four cards (RC 39-A; MO 2.7; RO 7.3; TF §2 b7)', () => {
  const drawn = 'burn X1 for flop | apart X2 X3 X4 X5 | draw turnBurn 1 by director | draw flop 3 | then none';

  it.each([
    ['redcactus', drawn],
    ...inBooks(['mons', 'tdaFr', 'ropta', 'toufflers'], 'burn X1 for flop | place X2 X3 X4 | burn X5 for turn | then none'),
  ])('where the order is known (%s)', (book, expected) => {
    expect(under(book, wrong('flop', 'extraCard', { orderKnown: true }))).toBe(expected);
  });

  it.each([
    ['redcactus', drawn],
    ...inBooks(['mons', 'toufflers'], 'burn X1 for flop | stub X2 X3 X4 X5 | deal flop 3 | then burn'),
    ...inBooks(['tdaFr', 'ropta'], 'burn X1 for flop | apart X2 X3 X4 X5 | draw flop 3 | draw turnBurn 1 | then none'),
  ])('where it is not (%s)', (book, expected) => {
    expect(under(book, wrong('flop', 'extraCard'))).toBe(expected);
  });

  it.each([
    ...inBooks(['mons', 'toufflers'], 'keep 1 of X1 X2 X3 X4 X5 | stub  others of X1 X2 X3 X4 X5 | deal flop 3 | then burn'),
    ...inBooks(['redcactus', 'tdaFr', 'ropta'], 'apart X1 X2 X3 X4 X5 | draw burn 1 | draw flop 3 | draw turnBurn 1 | then none'),
  ])('where the burn is not known either (%s)', (book, expected) => {
    expect(under(book, wrong('flop', 'extraCard', { burnKnown: false }))).toBe(expected);
  });

  it('calls the director for the draw under RC 39-A alone, and an official to shuffle elsewhere', () => {
    const by = (book: string): unknown =>
      findProcedure(wrong('flop', 'extraCard'), dealingOf(book)).steps.find(({ step }) => step === 'shuffleApart');
    expect(by('redcactus')).toMatchObject({ by: 'dealer', faceDown: true });
    expect(by('ropta')).toMatchObject({ by: 'official' });
  });
});

describe('a premature street (RC 39-A, 39-B; MO 2.10 to 2.12; RO 7.2 to 7.5; TF §2 b10 to b12)', () => {
  it.each(bookIds)('flop: another one without a burn, once the betting is finished (%s)', (book) => {
    const expected = 'burn X1 for flop | stub X2 X3 X4 | finish preflop | deal flop 3 | then burn';
    expect(under(book, wrong('flop', 'premature'))).toBe(expected);
    expect(under(book, wrong('flop', 'premature', { shown: 1 }))).toBe(expected.replace('X2 X3 X4', 'X2'));
  });

  it.each(bookIds)('flop, its burn unknown: all back, and a burn again (%s; RO 7.3)', (book) => {
    expect(under(book, wrong('flop', 'premature', { burnKnown: false }))).toBe(
      'stub X1 X2 X3 X4 | finish preflop | deal burn 1 | deal flop 3 | then burn',
    );
  });

  it.each([
    ['redcactus', 'burn X5 for turn | stub X6 | finish flop | deal turn 1 | then burn'],
    ...inBooks(
      ['mons', 'tdaFr', 'ropta', 'toufflers'],
      'aside X6 | finish flop | deal burn 1 | deal turn 1 | stub X6 beforeRiver | then none',
    ),
  ])('turn (%s)', (book, expected) => {
    expect(under(book, wrong('turn', 'premature'))).toBe(expected);
  });

  it.each(bookIds)('river: another one without a burn (%s)', (book) => {
    expect(under(book, wrong('river', 'premature'))).toBe('burn X7 for river | stub X8 | finish turn | deal river 1');
  });
});

describe('a turn or river with wrong burns (MO 2.8; RO 7.1; TF §2 b8)', () => {
  it.each(bookIds)('burns the card that came without a burn (%s)', (book) => {
    expect(under(book, wrong('turn', 'noBurn'))).toBe('burn X5 for turn | deal turn 1 | then burn');
    expect(under(book, wrong('river', 'noBurn'))).toBe('burn X7 for river | deal river 1');
  });

  it.each(bookIds)('takes the second burn for the street where the order is known (%s)', (book) => {
    const told = { orderKnown: true };
    expect(under(book, wrong('turn', 'twoBurns', told))).toBe('burn X5 for turn | place X6 | burn X7 for river | then none');
    expect(under(book, wrong('river', 'twoBurns', told))).toBe('burn X7 for river | place X8 | out X9');
  });

  it.each([
    ...inBooks(['mons', 'toufflers'], 'keep 1 of X5 X6 | stub X7 others of X5 X6 | deal turn 1 | then burn'),
    ...inBooks(['redcactus', 'tdaFr', 'ropta'], 'apart X5 X6 X7 | draw burn 1 | draw turn 1 | draw riverBurn 1 | then none'),
  ])('shuffles where it is not (%s)', (book, expected) => {
    expect(under(book, wrong('turn', 'twoBurns'))).toBe(expected);
  });

  it('cites the rule that decided, and the one that stands for silence', () => {
    expect(articles('mons', wrong('turn', 'noBurn'))).toEqual(['MO 2.8']);
    expect(articles('redcactus', wrong('flop', 'extraCard'))).toEqual(['RC 39-A']);
    expect(articles('tdaFr', wrong('turn', 'premature'))).toEqual(['RO 7.4']);
    expect(articles('toufflers', wrong('flop', 'premature', { shown: 1 }))).toEqual(['TF §2 b10', 'TF §2 b10']);
  });
});

/** Where each card is once a procedure is carried out. A shuffle takes what it may: every draw is one of the ways it can go. */
class Table {
  readonly place = new Map<Slot, string>();
  #apart: Slot[] = [];
  #stub: Slot[];
  #fresh = 0;

  constructor(
    private readonly faulty: WrongStreet,
    private readonly pick: () => number,
  ) {
    for (const slot of faulty.burned) this.place.set(slot, 'burned');
    for (const slot of faulty.shown) this.place.set(slot, 'shown');
    this.#stub = Array.from({ length: 12 }, () => `X${++this.#fresh + 80}`);
  }

  do(step: ProcedureStep): void {
    switch (step.step) {
      case 'burn':
        return this.#move(step.cards, `burn of ${step.forStreet}`);
      case 'keepBurn':
        return this.#move(this.#some([...step.of], step.n), `burn of ${this.faulty.street}`);
      case 'place':
        return this.#move(step.cards, step.street);
      case 'returnToStub': {
        const others = step.othersOf.filter((slot) => this.place.get(slot) !== `burn of ${this.faulty.street}`);
        for (const slot of [...step.cards, ...others]) this.#toStub(slot);
        return;
      }
      case 'shuffleApart':
        this.#apart = [...step.cards];
        return this.#move(step.cards, 'apart');
      case 'drawFromApart': {
        const drawn = this.#some(this.#apart, step.n);
        this.#apart = this.#apart.filter((slot) => !drawn.includes(slot));
        return this.#move(drawn, nameOf(step.as, this.faulty.street));
      }
      case 'dealFromStub':
        for (let n = 0; n < step.n; n++) {
          const [slot] = this.#some(this.#stub, 1);
          this.#stub = this.#stub.filter((each) => each !== slot);
          this.#move([slot!], nameOf(step.as, this.faulty.street));
        }
        return;
      case 'setAside':
        return this.#move(step.cards, 'aside');
      case 'outOfPlay':
        return this.#move(step.cards, 'out of play');
      case 'finishBettingRound':
        return;
    }
  }

  /** How many cards lie in a place. */
  count(place: string): number {
    return Array.from(this.place.values()).filter((each) => each === place).length;
  }

  #move(slots: readonly Slot[], to: string): void {
    for (const slot of slots) this.place.set(slot, to);
  }

  #toStub(slot: Slot): void {
    if (this.place.get(slot) === 'stub') throw new Error(`${slot} is in the stub already`);
    this.place.set(slot, 'stub');
    this.#stub.push(slot);
  }

  #some(slots: readonly Slot[], n: number): Slot[] {
    if (slots.length < n) throw new Error(`${n} of ${slots.length} cards`);
    const left = [...slots];
    return Array.from({ length: n }, () => left.splice(this.pick() % left.length, 1)[0]!);
  }
}

function nameOf(as: string, street: BoardStreet): string {
  if (as === 'burn') return `burn of ${street}`;
  return as === 'turnBurn' ? 'burn of turn' : as === 'riverBurn' ? 'burn of river' : as;
}

const methods: Readonly<Record<BoardErrorKind, readonly Method[]>> = {
  noBurn: ['inOrder', 'apart', 'stub'],
  twoBurns: ['inOrder', 'apart', 'stub'],
  extraCard: ['inOrder', 'apart', 'drawnByDirector', 'stub'],
  premature: ['newStreet'],
};

const faults = fc
  .record({
    street: fc.constantFrom(...BOARD_STREETS),
    kind: fc.constantFrom<BoardErrorKind[]>('noBurn', 'twoBurns', 'extraCard', 'premature'),
    orderKnown: fc.boolean(),
    burnKnown: fc.boolean(),
    burnsDue: fc.constantFrom<(0 | 1)[]>(0, 1),
    shown: fc.integer({ min: 1, max: 3 }),
    method: fc.nat(4),
    picks: fc.array(fc.nat(50), { minLength: 40, maxLength: 40 }),
  })
  .filter(({ kind, burnsDue }) => kind !== 'noBurn' || burnsDue === 1);

describe('whatever went wrong, and however a book puts it right', () => {
  it('each card ends in one place, the street is whole, and no burn is missing or made twice', () => {
    fc.assert(
      fc.property(faults, ({ street, kind, orderKnown, burnKnown, burnsDue, shown, method, picks }) => {
        const deck: DeckPlace = { ...makeUntouchedDeck(street), burnsDue };
        const faulty = makeWrongStreet(
          deck,
          { street, kind, orderKnown, burnKnown },
          kind === 'premature' ? Math.min(shown, cardCountOf(street)) : undefined,
        );
        const possible = kind === 'premature' && street === 'turn' ? [...methods.premature, 'nextStreetCard' as const] : methods[kind];
        const { steps, burnBeforeNextStreet } = makeProcedure(faulty, possible[method % possible.length]!, 'official');
        let at = 0;
        const table = new Table(faulty, () => picks[at++ % picks.length]!);
        for (const step of steps) table.do(step);

        expect(table.count(street)).toBe(cardCountOf(street));
        for (const place of ['shown', 'apart', 'aside']) expect(table.count(place)).toBe(0);
        // A turn that waits aside leaves its burn where it lies.
        const burns = table.count(`burn of ${street}`) + table.count('burned');
        const waits = steps.some(({ step }) => step === 'setAside');
        const twiceOnTheRiver = street === 'river' && kind !== 'noBurn' && kind !== 'premature';
        if (waits) expect(burns).toBe(burnsDue + 1);
        else if (twiceOnTheRiver) expect(burns + table.count('out of play')).toBeLessThanOrEqual(burnsDue + 1);
        else expect(burns).toBe(burnsDue);
        const next = BOARD_STREETS[BOARD_STREETS.indexOf(street) + 1];
        expect(burnBeforeNextStreet === null).toBe(next === undefined);
        const made = next === undefined ? 0 : table.count(`burn of ${next}`);
        if (next !== undefined && !waits) expect(made).toBe(burnBeforeNextStreet === true ? 0 : 1);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  it.each(bookIds)('every error of every street has a procedure with an article (%s)', (book) => {
    for (const street of BOARD_STREETS) {
      for (const kind of ['noBurn', 'twoBurns', 'extraCard', 'premature'] as const) {
        for (const orderKnown of [true, false]) {
          for (const burnKnown of [true, false]) {
            const faulty = wrong(street, kind, { orderKnown, burnKnown });
            expect(findProcedure(faulty, dealingOf(book)).steps.length).toBeGreaterThan(1);
            expect(articles(book, faulty).length).toBeGreaterThan(0);
          }
        }
      }
    }
  });
});
