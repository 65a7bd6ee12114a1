/**
 * What is asked of a tournament to come into being.
 * Pure. May import: its neighbours.
 */
import type { Settings } from '../state.js';

export type CreationCommand =
  /** `commitment`: the hash of the seed of the first draw, published by the node with the announcement. */
  { readonly type: 'CreateTournament'; readonly commitment?: string | undefined } & Settings;
