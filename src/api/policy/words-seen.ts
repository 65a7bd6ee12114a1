/**
 * Events as an asker may see them, without texts about people that they may not see. Everything that shows an event or its sentence uses
 * this.
 */
import type { RecordedEvent } from '../../../events/envelope.js';
import { type DisputeId, isDisputeId, ownerOfStream, type PlayerId, type StreamName } from '../../../events/ids.js';
import { privateWordsIn, withoutPrivateWords, type WordsGroup } from '../../access/policy/private-words.js';
import type { RequestContext } from '../request/request-context.js';
import type { Policy } from './policy.js';

/** How an asker sees the events of a page. */
export interface FeedSight {
  readonly nameOf: (playerId: PlayerId) => string | null;
  /** Hole cards that were not tabled. */
  readonly cards: boolean;
  /** Events without texts that the asker may not see. */
  readonly seen: EventsSeen;
  /** Whether the asker may know the people in a stream. */
  readonly whose: (stream: StreamName) => boolean;
}

/** An event as an asker sees it. */
export type EventsSeen = <Event extends Pick<RecordedEvent, 'type' | 'stream' | 'data'>>(event: Event) => Event;

type Sees = (policy: Policy, request: RequestContext, event: Pick<RecordedEvent, 'stream' | 'data'>) => boolean;

const wordsPolicies: Readonly<Record<WordsGroup, Sees>> = {
  'read.discipline': (policy, request, { stream, data }) => {
    const { playerId = null } = data as { readonly playerId?: PlayerId };
    return policy.seesDiscipline(request, ownerOfStream(stream), playerId);
  },
  'private.disputes': (policy, { principal }, { data }) => {
    const { disputeId, parties = [] } = data as { readonly disputeId: DisputeId; readonly parties?: readonly PlayerId[] };
    return policy.seesDispute(principal, { disputeId, parties });
  },
};

export function eventsSeenBy(policy: Policy, request: RequestContext): EventsSeen {
  return (event) => {
    const words = privateWordsIn(event);
    return words === undefined || wordsPolicies[words.group](policy, request, event) ? event : withoutPrivateWords(event);
  };
}

/** The asker's view of a page of events. @param nameOf a player's name as they may see it; null when only the id may be shown */
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

/** Whether an asker may know the people in a stream: in a dispute, those who see its statements. */
function seesWhose(policy: Policy, { principal }: RequestContext, stream: StreamName): boolean {
  const disputeId = stream.replace(/^dispute-/, '');
  return disputeId === stream || !isDisputeId(disputeId) || policy.seesDispute(principal, { disputeId, parties: [] });
}
