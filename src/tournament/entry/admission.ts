/**
 * Whether somebody may take part: of age, known by what the book asks for, and bound by the rules (RC 2; MO 1.1, 1.2; RO 1.2, 1.4).
 */
import { bookOf } from '../book.js';
import type { RegistryFacts } from '../../../commands/tournament/admission.js';
import type { AdmissionCheck } from '../../../events/tournament-entry.js';
import { articleOf } from '../../rulebooks/citing.js';
import { refuseUnlessInstant } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import type { Settings } from '../state.js';
import type { AdmissionFacts } from '../../../commands/tournament/entry.js';

export type Admitted = { readonly check: AdmissionCheck; readonly refusal?: undefined } | Refused;

/** How a person was found to be one who may play, or why not. */
export function admissionOf(playerId: string, facts: AdmissionFacts, settings: Settings): Admitted {
  const barred = refuseBarred(playerId, facts, settings);
  if (barred) return barred;
  const { minimumAge, identityDocument, rulesAcceptance } = bookOf(settings).floor.registration;
  const age = checkAge(playerId, facts, minimumAge.value, articleOf(minimumAge));
  if (typeof age !== 'string') return age;
  const { showsDocument = false, confirmsData = true, acceptsRules = true, registry } = facts;
  if (!acceptsRules) return refuse('RULES_NOT_ACCEPTED', { playerId }, articleOf(rulesAcceptance));
  const identified = registry?.identified === true;
  if (identityDocument.value === 'identityCard' && !showsDocument && !identified) {
    return refuse('IDENTITY_DOCUMENT_MISSING', { playerId }, articleOf(identityDocument));
  }
  if (!confirmsData) return refuse('DATA_NOT_CONFIRMED', { playerId }, articleOf(identityDocument));
  const known = facts.confirmsData === true ? 'dataConfirmed' : 'notShown';
  return { check: { age, identity: showsDocument ? 'document' : identified ? 'registry' : known } };
}

/** Somebody who is not there yet: what is known of them may keep them out, and the rest is asked at the door. */
export function admissionInAdvance(playerId: string, facts: AdmissionFacts, settings: Settings): Admitted {
  const barred = refuseBarred(playerId, facts, settings);
  if (barred) return barred;
  const { minimumAge, rulesAcceptance } = bookOf(settings).floor.registration;
  const isKnown = facts.bornOn !== undefined || facts.adult !== undefined || facts.registry?.ofAge === true;
  const age = isKnown ? checkAge(playerId, facts, minimumAge.value, articleOf(minimumAge)) : 'notChecked';
  if (typeof age !== 'string') return age;
  if (facts.acceptsRules === false) return refuse('RULES_NOT_ACCEPTED', { playerId }, articleOf(rulesAcceptance));
  return { check: { age, identity: facts.registry?.identified === true ? 'registry' : 'notShown' } };
}

/** What a federation or a club decided, and what the registry knows, holds whatever the book says. */
function refuseBarred(playerId: string, { bar, registry }: AdmissionFacts, settings: Settings): Refused | null {
  const { minimumAge } = bookOf(settings).floor.registration;
  return (
    refuseBar(playerId, bar) ??
    (registry?.ofAge === false
      ? refuse('UNDERAGE_IN_REGISTRY', { playerId, minimumAge: minimumAge.value }, articleOf(minimumAge))
      : refuseOutsider(playerId, registry, settings))
  );
}

function refuseOutsider(playerId: string, registry: RegistryFacts | undefined, { entry }: Settings): Refused | null {
  if (entry?.openTo === 'members' && registry?.member !== true) return refuse('MEMBERS_ONLY', { playerId });
  return entry?.openTo === 'licensed' && registry?.licensed !== true ? refuse('LICENSED_ONLY', { playerId }) : null;
}

function refuseBar(playerId: string, bar: AdmissionFacts['bar']): Refused | null {
  if (bar?.kind === 'keptElsewhere') return refuse('PLAYER_KEPT_ELSEWHERE', { playerId, survivorId: bar.survivorId });
  if (bar?.kind === 'ofAnotherClub') return refuse('PLAYER_ID_OF_ANOTHER_CLUB', { playerId });
  return refuseSuspended(playerId, bar);
}

/** A player who was admitted once is kept out by nothing else. */
export function refuseSuspended(playerId: string, bar: AdmissionFacts['bar']): Refused | null {
  if (bar?.kind === 'excluded') return refuse('PLAYER_EXCLUDED_BY_CLUB', { playerId, until: bar.until });
  return bar?.kind === 'suspended' ? refuse('PLAYER_SUSPENDED', { playerId, until: bar.until }) : null;
}

function checkAge(
  playerId: string,
  { bornOn, adult, at, dayOfPlay, registry }: AdmissionFacts,
  minimumAge: number,
  article: string | null,
): AdmissionCheck['age'] | Refused {
  const underage = refuse('UNDERAGE' as const, { playerId, minimumAge }, article);
  if (adult === false) return underage;
  if (bornOn === undefined) {
    if (adult === true) return 'declared';
    return registry?.ofAge === true ? 'registry' : refuse('AGE_NOT_CHECKED', { playerId }, article);
  }
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
