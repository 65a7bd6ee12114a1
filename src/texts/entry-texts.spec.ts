import type { Refusal } from '../decider.js';
import { refusalText } from './refusal-texts.js';

const said = (code: string, parameters: Refusal['parameters'], language: 'en' | 'fr'): string =>
  refusalText({ code, article: null, parameters }, language);

it.each([
  [
    { unit: 'minutes', until: 60 },
    'Late entry is closed: 60 minutes have passed. The director can still admit a late player by a ruling (admitLatePlayer).',
    'Les entrées tardives sont closes\u00a0: délai de 60 minutes écoulé. Le directeur peut encore admettre un retardataire par une décision (admitLatePlayer).',
  ],
  [
    { unit: 'level', until: 2 },
    'Late entry is closed: level 2 is over. The director can still admit a late player by a ruling (admitLatePlayer).',
    'Les entrées tardives sont closes\u00a0: le niveau 2 est terminé. Le directeur peut encore admettre un retardataire par une décision (admitLatePlayer).',
  ],
  [
    { unit: 'break', until: 1 },
    'Late entry is closed: the first break has begun. The director can still admit a late player by a ruling (admitLatePlayer).',
    'Les entrées tardives sont closes\u00a0: la première pause a commencé. Le directeur peut encore admettre un retardataire par une décision (admitLatePlayer).',
  ],
  [
    { unit: 'director', until: null },
    'Late entry is closed: the director has closed it. The director can open it again (reopenLateEntry).',
    'Les entrées tardives sont closes\u00a0: le directeur les a closes. Le directeur peut les rouvrir (reopenLateEntry).',
  ],
])('a late player reads why late entry is closed: %j', (parameters, en, fr) => {
  expect(said('LATE_WINDOW_CLOSED', parameters, 'en')).toBe(en);
  expect(said('LATE_WINDOW_CLOSED', parameters, 'fr')).toBe(fr);
});

it('a player who may not buy chips reads why', () => {
  expect(said('REBUY_FORBIDDEN', { reason: 'venue' }, 'en')).toBe(
    'There are no rebuys in this tournament: only venues opened before 2018 have them.',
  );
  expect(said('REBUY_FORBIDDEN', { reason: 'book' }, 'fr')).toBe(
    'Il n’y a pas de recave dans ce tournoi\u00a0: le règlement n’en prévoit pas.',
  );
  expect(said('ADDON_FORBIDDEN', { reason: 'notOffered' }, 'en')).toBe(
    'There are no add-ons in this tournament: this tournament offers none.',
  );
});
