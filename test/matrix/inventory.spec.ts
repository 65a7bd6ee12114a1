/** The matrix of chips: every value that a book holds shows in a case or a spec, and decides it. */
import { tournamentCases as part } from '../conform/tournament/cases.js';
import { declaredSettings } from '../../src/rulebooks/policies.js';
import { casesIn } from '../cases/book-cases.js';
import { agreements, choices } from './inventory-table.js';
import { describeMatrix } from './proofs.js';

describeMatrix({
  title: 'chips',
  casesTitle: 'cases on chips',
  settings: declaredSettings.filter(({ group }) => group === 'inventory'),
  part,
  own: casesIn(part, 'own-chips.json'),
  examples: casesIn(part, 'examples-tournament.json').filter(({ topic }) => topic === 'chipRace'),
  choices,
  agreements,
});
