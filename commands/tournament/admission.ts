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
  | { readonly kind: 'ofAnotherClub' }
  /** The club has excluded them, perhaps at their own wish; `until` is the last day, null until it ends it. */
  | { readonly kind: 'excluded'; readonly until: string | null };

/** What the registry knows of somebody who is registered there. */
export interface RegistryFacts {
  /** Whether they are of age on the day of play: by their date of birth, else as a club checked; null where nobody did. */
  readonly ofAge: boolean | null;
  /** Whether a club has seen a document of theirs. */
  readonly identified: boolean;
  /** Whether they are a member of the club of the tournament on the day of play. */
  readonly member: boolean;
  /** Whether they have a licence of the federation of that club on the day of play. */
  readonly licensed: boolean;
}

/** What is known of somebody who enters. */
export const admission = {
  bar: optional(byTapis<EntryBar | null>('What keeps them out of the tournaments of this club.')),
  registry: optional(byTapis<RegistryFacts>('What the registry knows of them; absent for somebody who is not registered there.')),
  /** Days are those of the calendar where it is played. */
  dayOfPlay: optional(
    byTapis<string>('The day on which the player is to play: that of the planned start, or of the entry where it is later.'),
  ),
  bornOn: optional(
    secret(
      'tellsBirth',
      day(
        '1990-05-31',
        'The player’s date of birth, such as "1990-05-31": it is checked and not stored. A player who is not on the list needs this or adult, unless the registry knows that they are of age.',
      ),
    ),
  ),
  adult: optional(flag('Whether the player is of age, as checked at the registration.')),
  showsDocument: optional(
    defaultsTo(
      false,
      flag(
        'Whether the player has shown an identity card, which one of the books asks for. A club that has seen one earlier may have recorded it (confirmIdentity).',
      ),
    ),
  ),
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
