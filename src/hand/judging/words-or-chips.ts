/**
 * Which of the two makes the bet when a player both speaks and pushes chips, and what becomes of words that the table
 * disagrees on (RC 40; MO 8.2, 13.2; TDA 11, 30; RO 9.4, 9.5; TF §9 b2).
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import { judgeDeclaration } from './declarations.js';
import type { WholeGesture, Words } from './gesture.js';
import type { OfferedOption, RulingOption } from './judgement.js';
import { citeFirst, directorOf, listAllOptions, type GestureOutcome, voidOf } from './outcome.js';
import { judgeSilentChips } from './silent-chips.js';
import type { Situation } from './situation.js';

/** Words, with or without chips. */
export function judgeSpoken(situation: Situation, gesture: WholeGesture, betting: Betting, words: Words): GestureOutcome {
  const asSaid = (): GestureOutcome => judgeDeclaration(situation, gesture, betting, words);
  const asPushed = (): GestureOutcome => judgeSilentChips(situation, { ...gesture, words: null }, betting);
  const { contradiction, afterSilentChips, simultaneous } = betting.declaration;
  const pushes = gesture.chips.length > 0;
  if (pushes && gesture.first === 'chips') return citeFirst(cite(afterSilentChips), asPushed());
  if (!gesture.heardByAll) {
    if (contradiction.value === 'chips') {
      if (pushes) return citeFirst(cite(contradiction), asPushed());
      return voidOf(listAllOptions(situation), cite(contradiction), 'wordsUnheard', situation.lying);
    }
    return judgeDisputed(situation, betting, asSaid(), pushes ? asPushed() : null);
  }
  if (pushes && gesture.first === 'together') {
    const chipsCount = simultaneous.value === 'clearVerbalElseChips' && gesture.unclear;
    return citeFirst(cite(simultaneous), chipsCount ? asPushed() : asSaid());
  }
  return asSaid();
}

/** The director chooses between what the words and what the chips come to; where they come to the same there is no question. */
function judgeDisputed(situation: Situation, betting: Betting, asSaid: GestureOutcome, asPushed: GestureOutcome | null): GestureOutcome {
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
    asPushed === null ? 'wordsUnheard' : 'wordsDisputed',
    committed + situation.lying,
  );
}

function optionOf({ ruling, to, options }: GestureOutcome): OfferedOption {
  const names: Partial<Record<GestureOutcome['ruling'], RulingOption>> = {
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
