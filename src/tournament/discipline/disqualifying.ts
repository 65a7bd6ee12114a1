/**
 * For which offence on record players are disqualified, and who with whom (RC 69, 71-A; MO 13.1; TDA 7, 33; RO 11.1, 11.6).
 */
import { bookOf } from '../book.js';
import type { Citation } from '../../../events/judging.js';
import type { PlayerId } from '../../../events/ids.js';
import { refuse, type Refused } from '../refusals.js';
import type { InPlay } from '../state.js';
import { findPunished } from './punished.js';

interface Disqualifying {
  readonly playerId: PlayerId;
  readonly offenceId?: number | undefined;
  readonly others?: readonly { readonly playerId: PlayerId; readonly stack?: number | undefined }[] | undefined;
}

export interface DisqualifyingOffences {
  /** Those who are disqualified with the player, as far as they are still in. */
  readonly others: readonly { readonly playerId: PlayerId; readonly stack?: number | undefined }[];
  /** The number of a player's own offence; undefined where none is on record. */
  readonly idOf: (playerId: PlayerId) => number | undefined;
  readonly articles: readonly Citation[];
  readonly refusal?: never;
}

/** An offence for which a penalty was given already may cost more; one that was closed or waived does not. */
export function findDisqualifyingOffences(
  running: InPlay,
  { playerId, offenceId, others }: Disqualifying,
): DisqualifyingOffences | Refused {
  if (offenceId === undefined) return { others: others ?? [], idOf: () => undefined, articles: [] };
  const { offences } = running.discipline;
  const known = offences[offenceId - 1];
  if (known === undefined || known.playerId !== playerId) return refuse('UNKNOWN_OFFENCE', { offenceId });
  if (known.outcome !== 'open' && known.outcome !== 'punished') return refuse('OFFENCE_SETTLED', { offenceId });
  const stated = others?.map((other) => other.playerId);
  const punished = findPunished(bookOf(running.settings), known.offence, playerId, stated, known.others);
  if ('refusal' in punished) return punished;
  const idOf = (player: PlayerId): number | undefined =>
    player === playerId
      ? offenceId
      : offences.findLast((each) => each.playerId === player && each.offence === known.offence && each.others.includes(playerId))
          ?.offenceId;
  return {
    others: others ?? punished.map((player) => ({ playerId: player })),
    idOf,
    articles: known.articles,
  };
}
