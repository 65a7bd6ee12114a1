/** The matrix of betting: every value of its settings shows in a case or a spec, unless no decider asks for it. */
import { bettingCases as part } from '../conform/betting/cases.js';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { agreements } from './betting-agreed.js';
import { choices } from './betting-table.js';
import { describeMatrix } from './proofs.js';

describeMatrix({
  title: 'betting',
  casesTitle: 'cases',
  settings: declaredRules.filter(({ group }) => group === 'betting'),
  part,
  ownFile: 'own-betting.json',
  examplesFile: 'examples-betting.json',
  choices,
  agreements,
});
