/**
 * Events as somebody sees them: without the words about people that are not for them. Whatever shows an event or a sentence about one, asks here.
 */
import type { RecordedEvent } from '../../../events/envelope.js';
import { type DisputeId, isDisputeId, ownerOfStream, type PlayerId, type StreamName } from '../../../events/ids.js';
import { privateWordsIn, withoutPrivateWords, type WordsGroup } from '../../access/policy/private-words.js';
import type { RequestContext } from '../request/request-context.js';
import type { Policy } from './policy.js';

/** What somebody sees of the events of a page. */
export interface FeedSight {
  readonly nameOf: (playerId: PlayerId) => string | null;
  /** Hole cards that were not tabled. */
  readonly cards: boolean;
  /** Events without the words that are not for them. */
  readonly seen: EventsSeen;
  /** Whether they may know who takes part in what a stream is about. */
  readonly whose: (stream: StreamName) => boolean;
}

/** An event as it is shown to somebody. */
export type EventsSeen = <Event extends Pick<RecordedEvent, 'type' | 'stream' | 'data'>>(event: Event) => Event;

type Sees = (policy: Policy, request: RequestContext, event: Pick<RecordedEvent, 'stream' | 'data'>) => boolean;

const rows: Readonly<Record<WordsGroup, Sees>> = {
  'read.discipline': (policy, { principal, personalData }, { stream, data }) => {
    const tournamentId = ownerOfStream(stream);
    const { playerId = null } = data as { readonly playerId?: PlayerId };
    return personalData.discipline === 'public' || (tournamentId !== null && policy.seesDiscipline(principal, tournamentId, playerId));
  },
  'private.disputes': (policy, { principal }, { data }) => {
    const { disputeId, parties = [] } = data as { readonly disputeId: DisputeId; readonly parties?: readonly PlayerId[] };
    return policy.seesDispute(principal, { disputeId, parties });
  },
};

export function eventsSeenBy(policy: Policy, request: RequestContext): EventsSeen {
  return (event) => {
    const words = privateWordsIn(event);
    return words === undefined || rows[words.group](policy, request, event) ? event : withoutPrivateWords(event);
  };
}

/** All that a page of events asks about whoever reads it. @param nameOf how they see a player; null where only the id may be shown */
export function sightOfEvents(
  policy: Policy,
  request: RequestContext,
  tournamentId: string | null,
  nameOf: (playerId: PlayerId) => string | null,
): FeedSight {
  return {
    nameOf,
    cards: tournamentId !== null && policy.seesCards(request.principal, tournamentId),
    seen: eventsSeenBy(policy, request),
    whose: (stream) => seesWhose(policy, request, stream),
  };
}

/** Whether somebody may know who takes part in what a stream is about: of a dispute, those who see what is said in it. */
function seesWhose(policy: Policy, { principal }: RequestContext, stream: StreamName): boolean {
  const disputeId = stream.replace(/^dispute-/, '');
  return disputeId === stream || !isDisputeId(disputeId) || policy.seesDispute(principal, { disputeId, parties: [] });
}
