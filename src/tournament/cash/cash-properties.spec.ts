/**
 * Random evenings at the cash desk: registrations, payments, rebuys, refunds, prizes, changed prices and mistakes. The report equals what is counted
 * from the events alone, here in another way, and its sums add up to the cent.
 */
import * as fc from 'fast-check';
import { firstEdition } from '../../../events/editions.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { after, type Create, draw, fold, friday, player, register, seed, START, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState, type TournamentState } from '../state.js';
import { potOf } from '../prizes/pot.js';
import { type CashReport, reportCash } from './report.js';

const names = ['ada', 'bo', 'cyd', 'dan', 'eve', 'flo', 'gus'].map(player);
const settings: Create = {
  ...friday,
  rulebook: { ...firstEdition('tdaFr'), houseRules: { 'addOn.allowed': true, 'reEntry.allowed': true, 'prize.bounty': true } },
  entry: { capacity: 5, rebuys: { chips: 10_000, lastLevel: 3, most: 9 }, addOn: { chips: 5000, lastLevel: 3 }, reEntries: { most: 9 } },
};

const somebody = fc.constantFrom(...names);
const cents = fc.integer({ min: 1, max: 4000 });
const how = fc.record(
  {
    method: fc.constantFrom('cash' as const, 'card' as const, 'transfer' as const, 'other' as const),
    receipt: fc.constantFrom('R1', '77'),
  },
  { requiredKeys: [] },
);
const price = fc.integer({ min: 0, max: 3000 });
const terms = fc.record({ entry: price, bounty: fc.constantFrom(0, 100), rebuy: price, addOn: price, added: fc.constantFrom(0, 555) });
const reason = 'a mistake';

function prizesOf({ entry, bounty, rebuy, addOn, added }: Record<'entry' | 'bounty' | 'rebuy' | 'addOn' | 'added', number>): PrizeTerms {
  const part = (whole: number): { price: number; toPot: number } => ({ price: whole, toPot: Math.floor(whole / 2) });
  return {
    entry: { price: entry + bounty, toPot: Math.floor(entry / 2), bounty },
    rebuy: part(rebuy),
    addOn: part(addOn),
    added,
    table: { kind: 'percentages', basisPoints: [7000, 3000], unit: 1 },
    things: [],
  };
}

const purchase = fc.constantFrom('rebuy' as const, 'addOn' as const, 'reEntry' as const);
const chipPurchase = fc.constantFrom('rebuy' as const, 'addOn' as const);
const at = START;

const commands = (...all: readonly TournamentCommand[]): readonly TournamentCommand[] => all;

/** What may be asked; what is refused changes nothing. */
const step: fc.Arbitrary<readonly TournamentCommand[]> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(somebody, fc.boolean())
      .map(([playerId, paid]) => commands({ type: 'RegisterPlayer', playerId, adult: true, showsDocument: true, paid })),
  },
  somebody.map((playerId) => commands({ type: 'WithdrawRegistration', playerId })),
  { weight: 4, arbitrary: fc.tuple(somebody, how).map(([playerId, said]) => commands({ type: 'PayEntry', playerId, ...said })) },
  somebody.map((playerId) => commands({ type: 'WithdrawEntryPayment', playerId, reason })),
  { weight: 3, arbitrary: fc.tuple(somebody, fc.boolean()).map(([playerId, paid]) => commands({ type: 'Rebuy', playerId, paid, at })) },
  fc.tuple(somebody, fc.boolean()).map(([playerId, paid]) => commands({ type: 'TakeAddOn', playerId, paid, at })),
  {
    weight: 3,
    arbitrary: fc
      .tuple(somebody, how, fc.option(chipPurchase, { nil: undefined }))
      .map(([playerId, said, named]) =>
        commands({ type: 'PayPurchase', playerId, ...said, ...(named === undefined ? {} : { purchase: named }) }),
      ),
  },
  somebody.map((playerId) => commands({ type: 'WithdrawPayment', playerId, reason })),
  fc.tuple(somebody, purchase).map(([playerId, bought]) => commands({ type: 'CancelPurchase', playerId, purchase: bought, reason, at })),
  fc
    .tuple(somebody, somebody, chipPurchase)
    .map(([playerId, toPlayer, bought]) => commands({ type: 'TransferPurchase', playerId, toPlayer, purchase: bought, reason })),
  // One purchase is paid and one is not. One of the two was recorded for the wrong player.
  {
    weight: 3,
    arbitrary: fc
      .tuple(somebody, somebody, fc.boolean())
      .map(([playerId, toPlayer, paid]) =>
        commands(
          { type: 'Rebuy', playerId, paid, at },
          { type: 'Rebuy', playerId, paid: !paid, at },
          { type: 'TransferPurchase', playerId, toPlayer, purchase: 'rebuy', reason },
        ),
      ),
  },
  somebody.map((playerId) => commands({ type: 'AnnulEntry', playerId, reason, at })),
  fc
    .tuple(somebody, somebody)
    .map(([playerId, toPlayer]) => commands({ type: 'TransferEntry', playerId, toPlayer, adult: true, showsDocument: true, reason, at })),
  somebody.map((playerId) => commands({ type: 'EliminatePlayer', playerId, at })),
  { weight: 3, arbitrary: fc.tuple(somebody, fc.boolean()).map(([playerId, paid]) => commands({ type: 'ReEnter', playerId, paid, at })) },
  how.map((said) => names.map((playerId): TournamentCommand => ({ type: 'GiveRefund', playerId, ...said }))),
  fc
    .tuple(terms, fc.boolean())
    .map(([sums, mistyped]) => commands({ type: 'SetPrizes', prizes: prizesOf(sums), mistyped, ruling: reason, at })),
  {
    weight: 2,
    arbitrary: fc
      .tuple(somebody, how, fc.option(cents, { nil: undefined }))
      .map(([playerId, said, sum]) => commands({ type: 'GiveRefund', playerId, ...said, ...(sum === undefined ? {} : { cents: sum }) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(somebody, how, fc.option(cents, { nil: undefined }))
      .map(([playerId, said, sum]) => commands({ type: 'PayPrize', playerId, ...said, ...(sum === undefined ? {} : { cents: sum }), at })),
  },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 1, max: 3 })
      .map((payout) => names.map((playerId): TournamentCommand => ({ type: 'WithdrawPayout', playerId, payout, reason }))),
  },
  fc.constant(commands({ type: 'CloseLateEntry', ruling: reason, at })),
);

const start: readonly TournamentCommand[] = [...draw(seed('1')), { type: 'StartTournament', at }];
/** Everybody but one goes out, and prizes are paid. */
const ending: readonly TournamentCommand[] = [
  ...names.map((playerId): TournamentCommand => ({ type: 'EliminatePlayer', playerId, at })),
  ...names.map((playerId): TournamentCommand => ({ type: 'PayPrize', playerId, method: 'cash', at })),
];
/** Some steps before the start, more in play, and some after the end. */
const evening = fc
  .tuple(fc.array(step, { maxLength: 15 }), fc.array(step, { minLength: 20, maxLength: 50 }), fc.array(step, { maxLength: 10 }))
  .map(([before, inPlay, afterwards]) => [...before, start, ...inPlay, ending, ...afterwards]);

interface Evening {
  readonly state: Exclude<TournamentState, { phase: 'unknown' }>;
  readonly events: readonly TournamentEvent[];
}

function play(steps: readonly (readonly TournamentCommand[])[]): Evening {
  const events: TournamentEvent[] = [];
  let state = after(initialTournamentState, settings, ...register('ada', 'bo', 'cyd', 'dan', 'eve', 'flo'));
  const give = (command: TournamentCommand): void => {
    const decision = when(state, command);
    if (decision.refusal !== undefined) return;
    events.push(...decision.events);
    state = fold(state, decision.events);
  };
  for (const command of steps.flat()) give(command);
  return { state: state as Evening['state'], events };
}

/** Money by events alone, where the price never changes after it is set: each payment is worth the price, whoever made it. */
function countTaken(events: readonly TournamentEvent[], { entry, rebuy }: PrizeTerms): number {
  let taken = 0;
  for (const event of events) {
    if (event.type === 'EntryPaid') taken += entry.price;
    if (event.type === 'EntryPaymentWithdrawn') taken -= entry.price;
    if (event.type === 'PurchasePaid') taken += rebuy.price;
    if (event.type === 'PaymentWithdrawn') taken -= rebuy.price;
  }
  return taken;
}

const countOut = (events: readonly TournamentEvent[], type: 'RefundGiven' | 'PrizePaid'): number => {
  const given = events.flatMap((event) => (event.type === type ? [[event.data.payout, event.data.cents] as const] : []));
  const back = new Set(events.flatMap((event) => (event.type === 'PayoutWithdrawn' ? [event.data.payout] : [])));
  return given.reduce((sum, [payout, each]) => (back.has(payout) ? sum : sum + each), 0);
};

const sum = <Each>(all: readonly Each[], of: (each: Each) => number): number => all.reduce((total, each) => total + of(each), 0);

function checkSums(report: CashReport): void {
  for (const each of [report, ...report.people]) {
    expect(each.paid + each.owed).toBe(each.charged + each.inAdvance + each.dueBack);
    expect(each.charged).toBe(each.fees + each.toPot + each.bounties);
    for (const value of [each.paid, each.owed, each.inAdvance, each.dueBack, each.fees, each.tooMuch])
      expect(value).toBeGreaterThanOrEqual(0);
  }
  expect(report.left).toBe(report.paid - report.givenBack - report.prizesPaid);
  expect(sum(report.methods, ({ taken }) => taken)).toBe(report.paid);
  expect(sum(report.methods, ({ left }) => left)).toBe(report.left);
  for (const field of ['charged', 'paid', 'owed', 'dueBack', 'givenBack', 'prizesPaid'] as const) {
    expect(sum(report.people, (person) => person[field])).toBe(report[field]);
  }
  for (const person of report.people) {
    expect(sum(person.payments, ({ cents: each }) => each ?? 0)).toBe(person.paid);
    expect(sum(person.payouts, ({ cents: each }) => each)).toBe(person.givenBack + person.prizesPaid);
  }
}

const isSeen = new Set<TournamentEvent['type']>();

describe('random evenings at the cash desk', () => {
  it('add up to the cent, whatever happens to prices, people and purchases', () => {
    fc.assert(
      fc.property(evening, (steps) => {
        const { state, events } = play(steps);
        for (const { type } of events) isSeen.add(type);
        const report = reportCash(state, START);
        checkSums(report);
        expect(report.pot).toBe(state.prizes.terms === null ? 0 : potOf(state, state.prizes.terms).cents);
        expect([report.givenBack, report.prizesPaid]).toEqual([countOut(events, 'RefundGiven'), countOut(events, 'PrizePaid')]);
      }),
      { numRuns: 200, seed: 47 },
    );
    const needed = ['EntryPaid', 'PurchasePaid', 'PurchaseCancelled', 'PurchaseTransferred', 'EntryAnnulled', 'EntryTransferred'] as const;
    const alsoNeeded = [
      'RegistrationWithdrawn',
      'RefundGiven',
      'PrizePaid',
      'PayoutWithdrawn',
      'PlayerReEntered',
      'PlayerPromoted',
    ] as const;
    expect([...needed, ...alsoNeeded].filter((type) => !isSeen.has(type))).toEqual([]);
  });

  it('have taken what their events say, each payment at the price', () => {
    const fixed = prizesOf({ entry: 2000, bounty: 100, rebuy: 1000, addOn: 1000, added: 0 });
    fc.assert(
      fc.property(evening, (steps) => {
        const first: TournamentCommand = { type: 'SetPrizes', prizes: fixed, at };
        const { state, events } = play([[first], ...steps.filter(([command]) => command?.type !== 'SetPrizes')]);
        const report = reportCash(state, START);
        expect(report.paid).toBe(countTaken(events, fixed));
        checkSums(report);
      }),
      { numRuns: 100, seed: 47 },
    );
  });

  it('owe nobody twice: what is open by count is open in money', () => {
    const fixed = prizesOf({ entry: 2000, bounty: 0, rebuy: 1000, addOn: 1000, added: 0 });
    fc.assert(
      fc.property(evening, (steps) => {
        const first: TournamentCommand = { type: 'SetPrizes', prizes: fixed, at };
        const { state } = play([[first], ...steps.filter(([command]) => command?.type !== 'SetPrizes')]);
        if (state.phase === 'announced') return;
        const { people } = reportCash(state, START);
        const owedOf = (playerId: PlayerId): number => state.entry.purchases.find((each) => each.playerId === playerId)?.owed ?? 0;
        const paidOf = (playerId: PlayerId): number => state.entry.paid.find((each) => each.playerId === playerId)?.entries ?? 0;
        for (const { playerId, entries, owed } of people) {
          if (entries === 0) continue;
          expect([playerId, owed]).toEqual([playerId, 1000 * owedOf(playerId) + 2000 * (entries - paidOf(playerId))]);
        }
      }),
      { numRuns: 100, seed: 47 },
    );
  });
});
