/**
 * Correcting what was announced of a tournament: when and where it is, its currency, its kind. Rules depend on the kind alone.
 */
import { currencies } from '../../../commands/currencies.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { isTimeZone } from '../../../events/calendar.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseTableSize } from '../seating/table-size.js';
import type { Announced, InPlay, Settings } from '../state.js';
import { refuseTerms } from './terms.js';

type Correction = CommandOf<'CorrectAnnouncement'>;

const corrected = ['scheduledAt', 'timeZone', 'venue', 'currency', 'seasonLevel', 'kind'] as const satisfies readonly (keyof Correction &
  keyof Settings)[];

export function decideCorrection(command: Correction, state: Announced | InPlay): TournamentDecision {
  const given = corrected.filter((field) => command[field] !== undefined);
  if (given.length === 0) return refuse('CORRECTION_EMPTY');
  const { settings } = state;
  const changed = given.filter((field) => command[field] !== settings[field]);
  const changes = Object.fromEntries(changed.map((field) => [field, command[field]])) as Partial<Settings>;
  const refused =
    refuseUnknownCurrency(changes.currency) ??
    refuseUnknownTimeZone(changes.timeZone) ??
    (changes.kind === undefined
      ? null
      : state.phase === 'announced'
        ? refuseKind({ ...settings, kind: changes.kind })
        : refuse('KIND_SETTLED', { kind: settings.kind ?? null }));
  if (refused !== null) return refused;
  if (changed.length === 0) return { events: [] };
  return { events: [{ type: 'AnnouncementCorrected', data: { ...changes, reason: command.reason } }] };
}

/** Antes, purchases and seats at a table have to be such as the book has them for the other kind of event. */
function refuseKind(settings: Settings): Refused | null {
  return refuseTableSize(settings) ?? refuseTerms(settings);
}

export function refuseUnknownCurrency(currency: string | undefined): Refused | null {
  return currency === undefined || currencies.includes(currency) ? null : refuse('UNKNOWN_CURRENCY', { currency });
}

export function refuseUnknownTimeZone(timeZone: string | undefined): Refused | null {
  return timeZone === undefined || isTimeZone(timeZone) ? null : refuse('UNKNOWN_TIME_ZONE', { timeZone });
}
