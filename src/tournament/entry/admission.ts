/**
 * Whether somebody may take part: of age, known by what the book asks for, and bound by the rules (RC 2; MO 1.1, 1.2; RO 1.2, 1.4).
 */
import { bookOf } from '../book.js';
import type { AdmissionCheck } from '../../../events/tournament-entry.js';
import { articleOf } from '../../rulebooks/citing.js';
import { refuseUnlessInstant } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import type { Settings } from '../state.js';
import type { AdmissionFacts } from '../../../commands/tournament/entry.js';

export type Admitted = { readonly check: AdmissionCheck; readonly refusal?: undefined } | Refused;

/** How a person was found to be one who may play, or why not. */
export function admissionOf(playerId: string, facts: AdmissionFacts, { rulebook }: Settings): Admitted {
  const barred = refuseBarred(playerId, facts.bar);
  if (barred) return barred;
  const { minimumAge, identityDocument, rulesAcceptance } = bookOf({ rulebook }).floor.registration;
  const age = checkAge(playerId, facts, minimumAge.value, articleOf(minimumAge));
  if (typeof age !== 'string') return age;
  const { showsDocument = false, confirmsData = true, acceptsRules = true } = facts;
  if (!acceptsRules) return refuse('RULES_NOT_ACCEPTED', { playerId }, articleOf(rulesAcceptance));
  if (identityDocument.value === 'identityCard' && !showsDocument) {
    return refuse('IDENTITY_DOCUMENT_MISSING', { playerId }, articleOf(identityDocument));
  }
  if (!confirmsData) return refuse('DATA_NOT_CONFIRMED', { playerId }, articleOf(identityDocument));
  const known = facts.confirmsData === true ? 'dataConfirmed' : 'notShown';
  return { check: { age, identity: showsDocument ? 'document' : known } };
}

/** What a federation decided holds whatever the book says. */
function refuseBarred(playerId: string, bar: AdmissionFacts['bar']): Refused | null {
  if (bar?.kind === 'keptElsewhere') return refuse('PLAYER_KEPT_ELSEWHERE', { playerId, survivorId: bar.survivorId });
  if (bar?.kind === 'ofAnotherClub') return refuse('PLAYER_ID_OF_ANOTHER_CLUB', { playerId });
  return refuseSuspended(playerId, bar);
}

export function refuseSuspended(playerId: string, bar: AdmissionFacts['bar']): Refused | null {
  return bar?.kind === 'suspended' ? refuse('PLAYER_SUSPENDED', { playerId, until: bar.until }) : null;
}

function checkAge(
  playerId: string,
  { bornOn, adult, at, dayOfPlay }: AdmissionFacts,
  minimumAge: number,
  article: string | null,
): AdmissionCheck['age'] | Refused {
  const underage = refuse('UNDERAGE' as const, { playerId, minimumAge }, article);
  if (adult === false) return underage;
  if (bornOn === undefined) return adult === true ? 'declared' : refuse('AGE_NOT_CHECKED', { playerId }, article);
  const refused = refuseUnlessInstant(at ?? Number.NaN);
  if (refused) return refused;
  const age = countYears(bornOn, dayOfPlay ?? new Date(at!).toISOString().slice(0, 10));
  if (age === null || age < 0) return refuse('INVALID_DAY', { field: 'bornOn' });
  return age < minimumAge ? underage : 'dayOfBirth';
}

/** Whole years from a day to an instant, by the calendar of UTC; null where the day is none. */
export const countYearsBetween = (day: string, at: number): number | null => countYears(day, new Date(at).toISOString().slice(0, 10));

/** Whole years from one day to another; null where the first is none. */
function countYears(from: string, to: string): number | null {
  const born = new Date(`${from}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || !born.toISOString().startsWith(from)) return null;
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}
