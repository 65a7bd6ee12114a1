/**
 * A question to the director that no act raised, but a report of the table.
 */
import type { Citation, RulingKind, RulingOption } from '../../../events/judging.js';
import type { ReasonKey } from '../judging/reasons.js';
import type { HandUnfolding } from '../unfolding.js';

export interface Question {
  readonly kind: RulingKind;
  readonly seat: number;
  readonly options: readonly RulingOption[];
  readonly default: RulingOption;
  /** Chips of the seat that stay in if the director has it fold; none unless it is said. */
  readonly committed?: number;
  readonly articles: readonly Citation[];
  readonly reason: ReasonKey;
  /** Amounts and seats of the sentence that says why. */
  readonly parameters?: Readonly<Record<string, number>>;
}

/** Asks the director; the hand waits for the answer. */
export function openRuling(unfolding: HandUnfolding, question: Question): void {
  const { kind, seat, options, committed = 0, articles, reason, parameters = {} } = question;
  const rulingId = (unfolding.state.actState?.closed.length ?? 0) + 1;
  unfolding.push({
    type: 'RulingRequested',
    data: {
      rulingId,
      kind,
      seat,
      options: options.map((option) => ({ option, to: null })),
      default: question.default,
      committed,
      articles: [...articles],
      reason: { key: reason, parameters: { seat, ...parameters } },
    },
  });
}
