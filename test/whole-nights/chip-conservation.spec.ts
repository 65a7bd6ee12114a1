/**
 * Whatever the order of hands, claims, counts, races, penalties, purchases, moves, breaks, entries, eliminations and all that puts them right: at every
 * event, the chips at the tables and those out of play come to what was handed out, and the pot is what was bought; by the state and by accounts that
 * are made of the events.
 */
import * as fc from 'fast-check';
import type { TournamentEvent } from '../../events/tournament.js';
import { bookIds } from '../../src/rulebooks/setting.js';
import { type Act, doStep, everyAct, soakAnyOrder, usualActs } from '../../bench/soak/any-order/any-order.js';
import { Night, type Step } from '../../bench/soak/any-order/night.js';
import { times } from '../sizes.js';

const step: fc.Arbitrary<Step<Act>> = fc.record({
  what: fc.oneof(fc.constantFrom(...usualActs), fc.constantFrom(...everyAct)),
  table: fc.nat(5),
  one: fc.nat(9),
  other: fc.nat(9),
  amount: fc.nat(999),
  yes: fc.boolean(),
});

/** The random nights must come to all of this, or the property says little. */
const needed: readonly TournamentEvent['type'][] = [
  'HandSettled',
  'HandPlayed',
  'ChipsCounted',
  'SettlementCorrected',
  'PlayerReinstated',
  'PlayerEliminated',
  'PlayerWithdrew',
  'PlayerDisqualified',
  'PlayerMoved',
  'TableBroken',
  'FinalTableFormed',
  'WrongSeatCorrected',
  'LatePlayerAdmitted',
  'PlayerReEntered',
  'RebuyAnnounced',
  'AddOnTaken',
  'OffenceRecorded',
  'PenaltyIssued',
  'PenaltyServed',
  'ChipRaceAnnounced',
  'ChipRaceRun',
  'FoundChipsReported',
  'ChipsExchanged',
  'ChipsAdded',
  'ChipsTakenBack',
  'ChipsReportedLost',
  'LostChipsFound',
  'HiddenChipsNoted',
  'HiddenChipsConfiscated',
  'ChipDiscrepancyRecorded',
  'TournamentFinished',
  'HandWithdrawn',
  'PurchaseCancelled',
  'PurchasePaid',
  'PaymentWithdrawn',
  'EntryAnnulled',
  'EntryTransferred',
  'EliminationCorrected',
  'EliminatedTogether',
  'PlacesRuled',
  'PlaceCorrected',
  'ChipCountCorrected',
  'TableOpened',
  'BountyWon',
  'PrizesAwarded',
  'TournamentReopened',
];

describe('the chips of a night', () => {
  it('are all accounted for at every event, whatever happens in which order', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...bookIds),
        fc.integer({ min: 2, max: 18 }),
        fc.boolean(),
        fc.array(step, { minLength: 60, maxLength: 200 }),
        (book, players, automaticMoves, steps) => {
          const night = new Night(book, players, automaticMoves);
          for (const one of steps) doStep(night, one);
          for (const type of night.seen) seen.add(type);
        },
      ),
      { numRuns: 150 },
    );
    expect(needed.filter((type) => !seen.has(type))).toEqual([]);
  });

  it('and of the evenings of `npm run soak -- --nights`, each from its seed', () => {
    for (let seed = 1; seed <= times(500); seed += 1) soakAnyOrder(seed);
  });
});
