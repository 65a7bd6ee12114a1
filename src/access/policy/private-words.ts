/**
 * Which texts in events are private, and who sees them. Fields, feeds, replays, documents and subscriptions all use this
 * (`src/api/policy/words-seen.ts`).
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { PolicyGroup } from './groups.js';

/** A policy row that decides on texts: offences and penalties, or statements in disputes. */
export type WordsGroup = Extract<PolicyGroup, 'read.discipline' | 'private.disputes'>;

interface PrivateWords {
  readonly group: WordsGroup;
  readonly fields: readonly string[];
}

const discipline = (...fields: readonly string[]): PrivateWords => ({ group: 'read.discipline', fields });
const dispute = (...fields: readonly string[]): PrivateWords => ({ group: 'private.disputes', fields });

/** By event type: fields only for those who may use the group. */
export const privateWords: { readonly [Type in DomainEvent['type']]?: PrivateWords } = {
  // The offence of a player, and the reasons of the decision
  OffenceRecorded: discipline('note'),
  OffenceClosed: discipline('reason'),
  SanctionWaived: discipline('reason'),
  PenaltyIssued: discipline('reason'),
  PenaltyLifted: discipline('reason'),
  PlayerExcluded: discipline('reason'),
  PlayerDisqualified: discipline('reason'),
  OutPlayerDisqualified: discipline('reason'),
  DisqualificationLifted: discipline('reason'),
  PlayerDeclassed: discipline('reason'),
  DeclassingLifted: discipline('reason'),
  ExpulsionOrdered: discipline('reason'),
  ExpulsionWithdrawn: discipline('reason'),
  HiddenChipsConfiscated: discipline('reason'),
  HandControlled: discipline('suspicion'),
  HiddenCardsReported: discipline('consequence'),
  PlayerReadmitted: discipline('reason'),
  // Claims, statements of witnesses, and the reasons of the decision
  DisputeOpened: dispute('subject', 'playerId', 'claim', 'parties'),
  DisputeTakenUp: dispute('reason'),
  DisputeWithdrawn: dispute('playerId', 'reason'),
  EvidenceRecorded: dispute('playerId', 'statement', 'file'),
  EvidenceWithdrawn: dispute('reason'),
  DisputeRuled: dispute('remedy', 'reason'),
  AppealLodged: dispute('playerId', 'reason'),
  AppealWithdrawn: dispute('playerId', 'reason'),
  AppealDecided: dispute('remedy', 'reason'),
  RemedyDisowned: dispute('reason'),
  CardsOpened: dispute('reason'),
  CardsSealed: dispute('reason'),
  DisputeReopened: dispute('reason'),
};

/** In place of texts that are not shown. */
export const NOT_SHOWN = '[non montré / not shown]';

interface Recorded {
  readonly type: string;
  readonly data: object;
}

export function privateWordsIn({ type }: Pick<Recorded, 'type'>): PrivateWords | undefined {
  return Object.hasOwn(privateWords, type) ? privateWords[type as DomainEvent['type']] : undefined;
}

/** The subject of a dispute without the penalty's player and number. Penalties are for those who may read discipline. */
function withoutPenalty(subject: Readonly<Record<string, unknown>>): object {
  return subject['kind'] === 'penalty' ? { kind: 'penalty', penaltyId: null, playerId: null } : subject;
}

/** The event without private texts: lists are empty, files null. A speaker's id becomes another text, because null means an official. */
export function withoutPrivateWords<Event extends Recorded>(event: Event): Event {
  const fields = privateWordsIn(event)?.fields ?? [];
  const data = event.data as Readonly<Record<string, unknown>>;
  const hidden = fields.flatMap((field): [string, unknown][] => {
    const value = data[field];
    if (field === 'subject') return [[field, withoutPenalty(value as Readonly<Record<string, unknown>>)]];
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return [[field, []]];
    return [[field, typeof value === 'string' ? NOT_SHOWN : null]];
  });
  return hidden.length === 0 ? event : { ...event, data: { ...data, ...Object.fromEntries(hidden) } };
}
