/** The matrix of the floor: every value of its settings shows in a case or a spec, unless no decider asks for it. */
import { tournamentCases as part } from '../conform/tournament/cases.js';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { agreements } from './floor-agreed.js';
import { choices } from './floor-table.js';
import { describeMatrix } from './proofs.js';

describeMatrix({
  title: 'the floor',
  casesTitle: 'tournament cases',
  settings: declaredRules.filter(({ group }) => group === 'floor'),
  part,
  ownFile: 'own-tournament.json',
  examplesFile: 'examples-tournament.json',
  choices,
  agreements,
});
