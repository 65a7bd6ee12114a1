/**
 * Which of the two makes the bet when a player both speaks and pushes chips, and what becomes of words that the table
 * disagrees on (RC 40; MO 8.2, 13.2; TDA 11, 30; RO 9.4, 9.5; TF §9 b2).
 * Pure. May import: its neighbours.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../betting/street-rules.js';
import { declaration } from './declarations.js';
import type { WholeGesture, Words } from './gesture.js';
import type { OfferedOption, RulingOption } from './judgement.js';
import { citingFirst, directorOf, everything, type Outcome, voidOf } from './outcome.js';
import { silentChips } from './silent-chips.js';
import type { Situation } from './situation.js';

/** Words, with or without chips. */
export function spoken(situation: Situation, gesture: WholeGesture, betting: Betting, words: Words): Outcome {
  const asSaid = (): Outcome => declaration(situation, gesture, betting, words);
  const asPushed = (): Outcome => silentChips(situation, { ...gesture, words: null }, betting);
  const { contradiction, afterSilentChips, simultaneous } = betting.declaration;
  const pushes = gesture.chips.length > 0;
  if (pushes && gesture.first === 'chips') return citingFirst(cite(afterSilentChips), asPushed());
  if (!gesture.heardByAll) {
    if (contradiction.value === 'chips') {
      if (pushes) return citingFirst(cite(contradiction), asPushed());
      return voidOf(everything(situation), cite(contradiction), 'wordsDisputed', situation.lying);
    }
    return disputed(situation, betting, asSaid(), pushes ? asPushed() : null);
  }
  if (pushes && gesture.first === 'together') {
    const chipsCount = simultaneous.value === 'clearVerbalElseChips' && gesture.unclear;
    return citingFirst(cite(simultaneous), chipsCount ? asPushed() : asSaid());
  }
  return asSaid();
}

/** The director chooses between what the words and what the chips come to; where they come to the same there is no question. */
function disputed(situation: Situation, betting: Betting, asSaid: Outcome, asPushed: Outcome | null): Outcome {
  if (asSaid.ruling === 'directorDecides' || (asPushed !== null && asSaid.ruling === asPushed.ruling && asSaid.to === asPushed.to))
    return asSaid;
  const said = optionOf(asSaid);
  const other: OfferedOption | null = asPushed === null ? null : optionOf(asPushed);
  const second: OfferedOption =
    other === null ? { option: 'free', to: null } : other.option === said.option ? { option: 'asPushed', to: other.to } : other;
  const committed = asPushed?.committed ?? 0;
  return directorOf(
    'unclearBet',
    [said, second],
    said.option,
    cite(betting.declaration.contradiction),
    'wordsDisputed',
    committed + situation.lying,
  );
}

function optionOf({ ruling, to, options }: Outcome): OfferedOption {
  const names: Partial<Record<Outcome['ruling'], RulingOption>> = {
    check: 'check',
    call: 'call',
    bet: 'bet',
    raise: 'raise',
    fold: 'fold',
    allIn: 'raise',
  };
  const option = names[ruling];
  if (option !== undefined) return { option, to: option === 'fold' ? null : to };
  return { option: options?.some((each) => each.option === 'raise' || each.option === 'bet') === true ? 'free' : 'callOrFold', to: null };
}
