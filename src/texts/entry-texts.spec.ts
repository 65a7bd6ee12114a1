import type { Refusal } from '../decider.js';
import { refusalText } from './refusal-texts.js';

const said = (code: string, parameters: Refusal['parameters'], language: 'en' | 'fr'): string =>
  refusalText({ code, article: null, parameters }, language);

it.each([
  [
    { unit: 'minutes', until: 60 },
    'Late players are no longer admitted: 60 minutes are over.',
    'Les retardataires ne sont plus admis : les 60 minutes sont écoulées.',
  ],
  [
    { unit: 'level', until: 2 },
    'Late players are no longer admitted: level 2 is over.',
    'Les retardataires ne sont plus admis : le palier 2 est terminé.',
  ],
  [
    { unit: 'break', until: 1 },
    'Late players are no longer admitted: the first break has come.',
    'Les retardataires ne sont plus admis : la première pause est arrivée.',
  ],
  [
    { unit: 'director', until: null },
    'Late players are no longer admitted: the director has closed the doors.',
    'Les retardataires ne sont plus admis : le directeur a fermé les portes.',
  ],
])('who comes too late hears what has closed the doors: %j', (parameters, en, fr) => {
  expect(said('LATE_WINDOW_CLOSED', parameters, 'en')).toBe(en);
  expect(said('LATE_WINDOW_CLOSED', parameters, 'fr')).toBe(fr);
});

it('who may not buy chips hears why', () => {
  expect(said('REBUY_FORBIDDEN', { reason: 'venue' }, 'en')).toBe('There are no rebuys here: only venues that began before 2018 have any.');
  expect(said('REBUY_FORBIDDEN', { reason: 'book' }, 'fr')).toBe('Il n’y a pas de recave ici : le règlement n’en prévoit pas.');
  expect(said('ADDON_FORBIDDEN', { reason: 'notOffered' }, 'en')).toBe('There are no add-ons here: this tournament offers none.');
});
