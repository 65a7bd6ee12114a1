/**
 * Whatever the order of hands, counts, races, penalties, confiscations, moves, entries and eliminations: at every event, the chips at the
 * tables and those out of play come to what was handed out and what races have rounded; by the state and by the ledger alike.
 */
import * as fc from 'fast-check';
import type { TournamentEvent } from '../../events/tournament.js';
import { bookIds } from '../../src/rulebooks/setting.js';
import { ChipNight, everyAct, type Step } from './chip-night.js';

/** Hands are what most happens on a night. */
const usual = ['hand', 'hand', 'hand', 'open', 'settle', 'settle', 'count', 'clock', 'announce', 'race', 'found'] as const;

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(fc.constantFrom(...usual), fc.constantFrom(...everyAct)),
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
          const night = new ChipNight(book, players, automaticMoves);
          for (const one of steps) night.do(one);
          for (const type of night.seen) seen.add(type);
        },
      ),
      { numRuns: 150 },
    );
    expect(needed.filter((type) => !seen.has(type))).toEqual([]);
  });
});
