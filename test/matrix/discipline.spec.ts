/** The matrix of discipline: every value of its settings shows in a case or a spec, unless no decider asks for it. Offences stand in offences.spec. */
import { tournamentCases as part } from '../conform/tournament/cases.js';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { agreements } from './discipline-agreed.js';
import { choices } from './discipline-table.js';
import { describeMatrix } from './proofs.js';

describeMatrix({
  title: 'discipline',
  casesTitle: 'cases on penalties',
  settings: declaredRules.filter(({ group, key }) => group === 'discipline' && !key.startsWith('offences.')),
  part,
  ownFile: 'own-discipline.json',
  examplesFile: 'examples-tournament.json',
  isOfMatrix: ({ topic }) => topic === 'missedHands',
  choices,
  agreements,
});
