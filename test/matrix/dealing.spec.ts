/** The matrix of dealing: every value of its settings shows in a case or a spec, unless no decider asks for it. */
import { dealingCases as part } from '../conform/dealing/cases.js';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { agreements } from './dealing-agreed.js';
import { choices } from './dealing-table.js';
import { describeMatrix } from './proofs.js';

describeMatrix({
  title: 'dealing',
  casesTitle: 'dealing cases',
  settings: declaredRules.filter(({ group }) => group === 'dealing'),
  part,
  ownFile: 'own-dealing.json',
  examplesFile: 'examples-dealing.json',
  choices,
  agreements,
});
