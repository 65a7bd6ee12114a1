/**
 * Enumerations shared by all incidents of a hand: capitals in GraphQL, the domain's words inside. Their descriptions are in `src/texts`,
 * shared with the rest of the program.
 */
import type { SanctionStart } from '../../../events/judging.js';
import type { DeadFromTheDeal, IncidentOption, IncidentQuestion, KillCause } from '../../../events/hand-incidents.js';
import { answerNames, deadFromTheDeal, killCauses, questionNames } from '../../texts/incident-names.js';
import type { Sentence } from '../../texts/sentences.js';
import { enumeration } from '../language/enums.js';

/** The cause of a dead hand. */
export type DeathCause = KillCause | DeadFromTheDeal;

/** The English names as whole sentences. */
export function explained<Word extends string>(names: Readonly<Record<Word, Sentence>>): Readonly<Record<Word, string>> {
  const sentences = {} as Record<Word, string>;
  for (const word of Object.keys(names) as Word[]) {
    const { en } = names[word];
    sentences[word] = `${en[0]!.toUpperCase()}${en.slice(1)}.`;
  }
  return sentences;
}

export const DeathCauseEnum = enumeration<DeathCause>(
  'DeathCause',
  'Why a hand is dead without a fold of its player.',
  explained({ ...killCauses, ...deadFromTheDeal }),
);

export const IncidentQuestionEnum = enumeration<IncidentQuestion>(
  'IncidentQuestion',
  'A question of the deal, the cards or the pots that a book leaves to the director.',
  explained(questionNames),
);

export const IncidentOptionEnum = enumeration<IncidentOption>(
  'IncidentOption',
  'What the director can answer to a question of an incident.',
  explained(answerNames),
);

export const SanctionStartEnum = enumeration<SanctionStart>('SanctionStart', 'When a penalty begins.', {
  nextHand: 'With the next hand.',
  endOfHand: 'Once this hand is over.',
});
