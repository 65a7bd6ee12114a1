/** Checks the hand ranking with one deal of the record format (`eval-*.jsonl.gz`: a board, two hands, and their ranks). */
import { rankHand } from '../../hand/cards/ranking.js';
import type { Difference } from './hand-record.js';

/** Two hands on one board: the winner, the names and strengths of the hands (greater wins), and whether the board plays. */
export interface EvalRecord {
  readonly id: string;
  readonly board: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly winners: readonly number[];
  readonly categories: readonly string[];
  readonly strength: readonly number[];
  readonly boardPlays: readonly boolean[];
}

/** Ranks the hands of a deal; strengths are compared by order, not by scale. */
export function checkDeal(record: EvalRecord): Difference[] {
  const differences: Difference[] = [];
  const same = (field: string, expected: unknown, got: unknown): void => {
    if (JSON.stringify(expected) !== JSON.stringify(got)) differences.push({ id: record.id, step: null, field, expected, got });
  };
  const ranked = record.hands.map((hand) => rankHand([...hand, ...record.board]));
  const strengths = ranked.map((hand) => hand.strength);
  const best = Math.max(...strengths);
  const board = rankHand(record.board).strength;
  same(
    'winners',
    record.winners,
    strengths.flatMap((strength, i) => (strength === best ? [i] : [])),
  );
  same(
    'categories',
    record.categories,
    ranked.map((hand) => hand.category),
  );
  same(
    'boardPlays',
    record.boardPlays,
    strengths.map((strength) => strength === board),
  );
  same('strength order', order(record.strength), order(strengths));
  // The five cards stated as the hand must make it.
  same(
    'best five',
    strengths,
    ranked.map((hand) => rankHand(hand.best).strength),
  );
  return differences;
}

function order(strengths: readonly number[]): number[] {
  return strengths.flatMap((one) => strengths.map((other) => Math.sign(one - other)));
}
