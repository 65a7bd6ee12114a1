/** Which parameters of a refusal an asker sees: private ones are withheld, and the sentence changes then. */
import type { ParameterKind, Refusal } from '../../decider.js';
import { privateIn } from '../../texts/withheld-texts.js';
import { RefusedError } from '../language/refused-error.js';
import type { RequestContext } from '../request/request-context.js';
import type { Policy } from './policy.js';
import type { Arguments } from './scopes-asked.js';
import { tournamentOfDispute, tournamentOfHand, type DisputeId, type HandId } from '../../../events/ids.js';

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
  discipline: (policy, { principal, personalData }, { tournamentId, playerId }) =>
    personalData.discipline === 'public' || (tournamentId !== null && policy.seesDiscipline(principal, tournamentId, playerId)),
};

/** An error as the asker may see it: a refusal in full, if they may see all its private values. */
export function sayRefusal(error: unknown, args: Arguments, policy: Policy, request: RequestContext): unknown {
  if (!(error instanceof RefusedError)) return error;
  const { refusal } = error;
  const kinds = privateIn(refusal)?.kinds;
  if (kinds === undefined) return error;
  const about = aboutOf(refusal, args);
  const hidden = Object.keys(kinds).filter((name) => !sees[kinds[name]!](policy, request, about));
  return hidden.length === 0 ? error.opened() : error;
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
