/** The club that a person plays for through time, so that a result gives its points to the club of its day. */
import type { PersonEvent } from '../../events/federation.js';
import type { ClubId } from '../../events/ids.js';
import { endBefore } from './affiliations.js';

/** Between two days, both included. */
interface Home {
  readonly clubId: ClubId;
  readonly since: string;
  /** Null while they play for it. */
  readonly until: string | null;
}

export interface Homes {
  /** The club that registered them: theirs before the first they joined. */
  readonly registeredBy: ClubId | null;
  readonly spans: readonly Home[];
}

export const homeless: Homes = { registeredBy: null, spans: [] };

export type HomeEvent = Extract<PersonEvent, { readonly type: 'PersonRegistered' | 'ClubJoined' | 'ClubLeft' | 'MembershipCorrected' }>;

/** The clubs after an event. */
export function foldHomes(homes: Homes, { type, data }: HomeEvent): Homes {
  switch (type) {
    case 'PersonRegistered':
      return { ...homes, registeredBy: data.clubId };
    // A person plays for one club at a time.
    case 'ClubJoined':
      return data.primary ? { ...homes, spans: [...endBefore(homes.spans, data.since), { ...spanOf(data), until: null }] } : homes;
    case 'ClubLeft':
      return {
        ...homes,
        spans: homes.spans.map((each) => (each.clubId === data.clubId && each.until === null ? { ...each, until: data.on } : each)),
      };
    case 'MembershipCorrected': {
      const { clubId, began, since, until } = data;
      return {
        ...homes,
        spans: homes.spans.map((each) => (each.clubId === clubId && each.since === began ? { clubId, since, until } : each)),
      };
    }
  }
}

const spanOf = ({ clubId, since }: { readonly clubId: ClubId; readonly since: string }): Omit<Home, 'until'> => ({ clubId, since });

/** The club that a person played for on a day; null after they left it for none. */
export function homeOn({ registeredBy, spans }: Homes, day: string): ClubId | null {
  const span = spans.findLast((each) => each.since <= day && (each.until === null || day <= each.until));
  if (span !== undefined) return span.clubId;
  return spans.some((each) => each.since <= day) ? null : registeredBy;
}
