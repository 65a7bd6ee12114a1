/**
 * Who is punished for an offence: who did it, or all who are concerned, as where chips are given away (RC 69; MO 12.6; TDA 33; RO 11.6).
 */
import type { Offence } from '../../../events/judging.js';
import type { PlayerId } from '../../../events/ids.js';
import { articleOf } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuse, type Refused } from '../refusals.js';
import { findCatalogued } from './scale.js';

/**
 * The players who are punished with a player, without that player.
 * @param stated as the official names them; where nobody is named, those on record
 */
export function findPunished(
  book: Rulebook,
  offence: Offence,
  playerId: PlayerId,
  stated: readonly PlayerId[] | undefined,
  onRecord: readonly PlayerId[] = [],
): readonly PlayerId[] | Refused {
  const { punished, severity } = findCatalogued(book, offence);
  const article = articleOf(punished ?? severity);
  const others = stated ?? onRecord;
  const repeated = others.find((other, index) => other === playerId || others.indexOf(other) !== index);
  if (repeated !== undefined) return refuse('PLAYER_REPEATED', { playerId: repeated });
  switch (punished?.value ?? 'offender') {
    case 'bothPlayers':
      return others.length === 0 ? refuse('BOTH_PLAYERS_REQUIRED', { offence, playerId }, article) : others;
    case 'allConcerned':
      return others;
    case 'offender':
      return (stated ?? []).length === 0 ? [] : refuse('ONLY_THE_OFFENDER', { offence }, article);
  }
}
