/**
 * Who may do what about penalties: the director only, or the floor staff too (RC 71-A; MO 13.1, 13.2; TDA 7; RO 1.7, 11.1, 11.2).
 */
import type { Official } from '../../../events/tournament-discipline.js';
import { articleOf } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';
import { refuse, type Refused } from '../refusals.js';

/** Giving a warning or hands to miss. */
export function refuseUnlessPronouncing({ discipline: { penalty } }: Rulebook, by: Official): Refused | null {
  const { pronouncedBy } = penalty;
  return by === 'floor' && pronouncedBy.value === 'director' ? refuse('TD_ONLY', { by }, articleOf(pronouncedBy)) : null;
}

export function refuseUnlessDisqualifying({ discipline: { penalty } }: Rulebook, by: Official): Refused | null {
  const { disqualifiedBy } = penalty;
  return by === 'floor' && disqualifiedBy.value === 'director' ? refuse('TD_ONLY', { by }, articleOf(disqualifiedBy)) : null;
}

/** What is the director's alone in every book, on the articles of the setting that it departs from. */
export function refuseUnlessDirector(by: Official, setting: Setting): Refused | null {
  return by === 'floor' ? refuse('TD_ONLY', { by }, articleOf(setting)) : null;
}
