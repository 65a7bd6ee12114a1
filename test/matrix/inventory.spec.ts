/** The matrix of chips: every value that a book holds shows in a case or a spec, and decides it. */
import { tournamentCases as part } from '../conform/tournament/cases.js';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { agreements, choices } from './inventory-table.js';
import { describeMatrix } from './proofs.js';

describeMatrix({
  title: 'chips',
  casesTitle: 'cases on chips',
  settings: declaredRules.filter(({ group }) => group === 'inventory'),
  part,
  ownFile: 'own-chips.json',
  examplesFile: 'examples-tournament.json',
  isOfMatrix: ({ topic }) => topic === 'chipRace',
  choices,
  agreements,
});
