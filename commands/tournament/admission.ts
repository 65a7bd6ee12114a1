/**
 * What is asked of somebody who enters a tournament, and what the director rules on one who is late.
 */
import type { ClubId, PlayerId } from '../../events/ids.js';
import { definePart } from '../command.js';
import { byTapis, defaultsTo, forTheApi, optional, secret } from '../field.js';
import { chips, day, entity, flag, line, reason } from '../fields.js';

export const lateEntryRuling = definePart(
  'LateEntryRuling',
  'The director’s ruling on a late player, where the book would not admit them this way.',
  {
    reason: reason(),
    stack: optional(chips(1, 'The chips that the player gets; what the book leaves when it is not given.')),
  },
);

/** What the registry says against an entry. */
export type EntryBar =
  | { readonly kind: 'suspended'; readonly until: string | null }
  | { readonly kind: 'keptElsewhere'; readonly survivorId: PlayerId }
  /** The id was made up by another club, whose person has it. */
  | { readonly kind: 'ofAnotherClub' };

/** What is known of somebody who enters. */
export const admission = {
  bar: optional(byTapis<EntryBar | null>('What keeps them out of the tournaments of this club.')),
  /** Days are those of the calendar where it is played. */
  dayOfPlay: optional(
    byTapis<string>('The day on which the player is to play: that of the planned start, or of the entry where it is later.'),
  ),
  bornOn: optional(
    secret(
      'tellsBirth',
      day(
        '1990-05-31',
        'The player’s date of birth, such as "1990-05-31": it is checked and not stored. A player who is not on the list needs this or adult.',
      ),
    ),
  ),
  adult: optional(flag('Whether the player is of age, as checked at the registration.')),
  showsDocument: optional(defaultsTo(false, flag('Whether the player has shown an identity card, which one of the books asks for.'))),
  confirmsData: optional(flag('Whether the player confirms that the recorded data are right.')),
  acceptsRules: optional(defaultsTo(true, flag('Whether the player accepts the rules, as everybody does who takes part.'))),
  playerClubId: forTheApi(
    optional(
      entity<ClubId>(
        'The club that made up the playerId, where it is not the club of the tournament. The same text from two clubs is two people. Ids that Tapis made (registerPerson) need none.',
      ),
    ),
  ),
  name: forTheApi(optional(line(120, 'The player’s name, {bound}: it goes to the directory of players and into no event.'))),
};
