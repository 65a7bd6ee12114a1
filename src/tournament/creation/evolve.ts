/**
 * The first state of a tournament, from its announcement. Decides nothing.
 */
import { quietList } from '../entry/state.js';
import type { DataOf } from '../folds.js';
import { quietPrizes } from '../prizes/state.js';
import { type Announced, noCommitments } from '../state.js';

export function makeAnnounced(settings: DataOf<'TournamentCreated'>): Announced {
  return {
    phase: 'announced',
    settings,
    registered: [],
    withdrawn: [],
    list: quietList,
    closed: false,
    commitments: noCommitments,
    prizes: quietPrizes,
    draw: null,
  };
}
