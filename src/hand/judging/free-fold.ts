/**
 * The offence of folding where a check was free (RC 58; RO 8.3, 9.22).
 */
import { cite } from '../../rulebooks/citing.js';
import type { Betting } from '../state/street-rules.js';
import type { JudgedOffence } from './judgement.js';
import type { Situation } from './situation.js';

/** Null where there was a bet to call, and for a big blind on its option under a book that takes the blind and no more (RO 8.3). */
export function findFreeFold(
  { facesBet, bigBlindOption }: Pick<Situation, 'facesBet' | 'bigBlindOption'>,
  { fold: { whenCheckPossible, bigBlindOnHisOption } }: Betting,
): JudgedOffence | null {
  if (facesBet || (bigBlindOption && bigBlindOnHisOption.value === 'blindLostNoPenalty')) return null;
  const { penalty } = whenCheckPossible;
  return { offence: 'foldWhenCheckFree', sanction: penalty.value === 'due' ? 'must' : 'may', article: cite(penalty)[0]! };
}
