/** Which parameters of a refusal an asker sees: private ones are withheld, and the sentence changes then. */
import type { ParameterKind, Refusal } from '../../decider.js';
import { privateIn } from '../../texts/withheld-texts.js';
import { RefusedError } from '../language/refused-error.js';
import { currencyOf } from '../reading/currency-of.js';
import type { Reads } from '../reading/reading.js';
import type { RequestContext } from '../request/request-context.js';
import type { Policy } from './policy.js';
import type { Arguments } from './scopes-asked.js';
import { type DisputeId, type HandId, PlayerId, tournamentOfDispute, tournamentOfHand } from '../../../events/ids.js';
import { nameSeen } from '../language/player.types.js';
import { ViewError } from '../../app/views/view-error.js';

/** The subject of a refusal: the command's arguments, and its parameters. */
interface About {
  readonly tournamentId: string | null;
  readonly playerId: string | null;
}

type Sees = (policy: Policy, request: RequestContext, about: About) => boolean;

const ofPerson =
  (group: 'private.births' | 'private.suspensions'): Sees =>
  (policy, { principal }, { playerId }) =>
    playerId !== null && policy.seesDataOf(principal, group, playerId);

/** The policy rows of fields with the same values. */
const sees: Readonly<Record<ParameterKind, Sees>> = {
  cards: (policy, { principal }, { tournamentId }) => tournamentId !== null && policy.seesCards(principal, tournamentId),
  birthDate: ofPerson('private.births'),
  suspensions: ofPerson('private.suspensions'),
  discipline: (policy, request, { tournamentId, playerId }) => policy.seesDiscipline(request, tournamentId, playerId),
};

/** Where the names of players are found, and the currency of a tournament. */
export type Names = Pick<Reads, 'people' | 'views'>;

/** Where an error is said: who decides on it, and who reads it. */
export interface Asked {
  readonly policy: Policy;
  readonly request: RequestContext;
  readonly reading: Names;
}

/** The error for the asker: a refusal shows its private parameters to those who may see them, and the names that they see. */
export function sayRefusal(error: unknown, args: Arguments, { policy, request, reading: { people, views } }: Asked): unknown {
  if (!(error instanceof RefusedError)) return error;
  const { refusal } = error;
  const kinds = privateIn(refusal)?.kinds ?? {};
  const about = aboutOf(refusal, args);
  const isWhole = Object.values(kinds).every((kind) => sees[kind](policy, request, about));
  const nameOf = (id: string): string | null => {
    const playerId = PlayerId.safeParse(id).data;
    if (playerId === undefined) return null;
    try {
      return nameSeen(people, playerId, policy.sightOfName(request, playerId));
    } catch (cause) {
      // A refusal is said with the id where names cannot be read.
      if (cause instanceof ViewError) return null;
      throw cause;
    }
  };
  return error.shownTo({ nameOf, currency: currencyOf(views, about.tournamentId) }, isWhole);
}

function aboutOf({ parameters }: Refusal, args: Arguments): About {
  const { handId, disputeId, tournamentId, playerId } = { ...((args['input'] ?? args) as Arguments), ...parameters } as Readonly<
    Record<string, string | undefined>
  >;
  const tournament =
    tournamentId ??
    (handId === undefined ? null : tournamentOfHand(handId as HandId)) ??
    (disputeId === undefined ? null : tournamentOfDispute(disputeId as DisputeId));
  return { tournamentId: tournament, playerId: playerId ?? null };
}
