/**
 * Announcing a tournament: whether its stacks, structure and rulebook are such that it can be played.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { CreationCommand } from '../../../commands/tournament/creation.js';
import { refuseTerms } from './terms.js';
import type { TournamentHandlers } from '../handlers.js';
import { decideTerms } from './correcting-terms.js';
import { decideCorrection } from './correction.js';
import { refuseSettings, settingsOf } from './settings.js';
import { makeFirstCommitment } from '../lots/commitment.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refusePeriods } from '../timing/periods.js';
import type { Announced, InPlay } from '../state.js';

type Create = CommandOf<'CreateTournament'>;

/** The same announcement again gives no events. */
function repeatCreation(command: Create, { settings }: Announced | InPlay): TournamentDecision {
  const same = JSON.stringify(settingsOf(command)) === JSON.stringify(settingsOf(settings));
  return same ? { events: [] } : refuse('TOURNAMENT_ALREADY_EXISTS', { name: settings.name });
}

function decideCreation(command: Create): TournamentDecision {
  const settings = settingsOf(command);
  const commitment = makeFirstCommitment(command.commitment);
  return (
    refuseClub(command) ??
    refuseSettings(settings) ??
    refusePeriods(settings, 0) ??
    refuseTerms(settings) ??
    (commitment === null
      ? refuse('INVALID_HEX', { field: 'hash' })
      : { events: [{ type: 'TournamentCreated', data: settings }, ...commitment] })
  );
}

function refuseClub({ clubId, clubStanding }: Create): Refused | null {
  if (clubId === undefined || clubStanding === 'open') return null;
  return refuse(clubStanding === 'closed' ? 'TOURNAMENT_OF_CLOSED_CLUB' : 'TOURNAMENT_OF_UNKNOWN_CLUB', { clubId });
}

export const creationHandlers: TournamentHandlers<CreationCommand> = {
  CreateTournament: { unknown: decideCreation, announced: repeatCreation, running: repeatCreation, finished: repeatCreation },
  CorrectAnnouncement: decideCorrection,
  CorrectTerms: decideTerms,
};
