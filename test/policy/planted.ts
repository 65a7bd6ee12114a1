/**
 * Values that stand nowhere else, planted where not everybody may look, and who may find which of them.
 */
import type { Principal, Role, Scope } from '../../src/access/principal.js';
import { operatorPrincipal, publicPrincipal } from '../../src/access/known-principals.js';
import type { PersonalData } from '../../src/api/request/personal-data.js';
import { type ApiUnderTest, startFriday } from '../api/client.js';
import { give, openHand } from '../api/hands.js';
import { giveAs } from './as-principal.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

export const settings: PersonalData = { names: 'token', discipline: 'token' };
const friday: Scope = { kind: 'tournament', tournamentId: 'friday' };
const monday: Scope = { kind: 'tournament', tournamentId: 'monday' };
const everywhere: Scope = { kind: 'installation' };
const mons: Scope = { kind: 'club', clubId: 'mons' };
const north: Scope = { kind: 'federation', federationId: 'north' };

export const canaries = {
  cards: /\b(?:Kd|7c|7d)\b/,
  names: /Canary Quill/,
  discipline: /canary remark/,
  suspicion: /canary suspicion/,
  disputes: /canary claim/,
  actors: /canary-official/,
  births: /1971-02-03/,
  contacts: /canary@example\.org/,
  ids: /EXT-CANARY/,
  suspensions: /canary brawl/,
} as const;
type Canary = keyof typeof canaries;

export const holding = (id: string, role: Role, scope: Scope, more: Partial<Principal> = {}): Principal => ({
  id,
  kind: role === 'device' ? 'device' : 'person',
  grants: [{ role, scope }],
  ...more,
});

const vault = ['births', 'contacts', 'ids', 'suspensions'] as const;
export const all = ['cards', 'names', 'discipline', 'suspicion', 'disputes', 'actors', ...vault] as const;
/** Who finds what. */
export const askers: readonly [asker: string, principal: Principal, finds: readonly Canary[]][] = [
  ['a stranger', publicPrincipal, []],
  ['somebody without a role', { id: 'nobody', kind: 'person', grants: [] }, []],
  ['the device of the table', holding('d1', 'device', { kind: 'table', tournamentId: 'friday', table: 1 }), ['names']],
  ['the player concerned', { id: 'quill', kind: 'person', grants: [], playerId: 'p2' }, ['names', 'discipline', 'disputes', ...vault]],
  ['another player', { id: 'other', kind: 'person', grants: [], playerId: 'p4' }, []],
  ['a floor', holding('f1', 'floor', friday), ['names', 'discipline', 'suspicion', 'disputes', 'actors']],
  ['a director', holding('t1', 'td', friday), ['cards', 'names', 'discipline', 'suspicion', 'disputes', 'actors']],
  ['a director who plays', holding('t2', 'td', friday, { playerId: 'p3' }), ['names', 'discipline', 'suspicion', 'disputes', 'actors']],
  ['a director of another tournament', holding('t3', 'td', monday), ['actors']],
  ['a club admin', holding('c1', 'clubAdmin', everywhere), ['names', 'discipline', 'suspicion', 'disputes', 'actors', ...vault]],
  ['the admin of the club that keeps them', holding('c2', 'clubAdmin', mons), ['names', 'actors', ...vault]],
  ['the admin of another club', holding('c3', 'clubAdmin', { kind: 'club', clubId: 'namur' }), ['actors']],
  ['a reading program', holding('r1', 'integrationRead', friday), ['names']],
  ['a reading program of the club', holding('r2', 'integrationRead', mons), ['names']],
  ['a federation official', holding('o1', 'federationOfficial', north), ['names', 'actors', 'births', 'ids', 'suspensions']],
  ['the official of another federation', holding('o2', 'federationOfficial', { kind: 'federation', federationId: 'south' }), ['actors']],
  ['a federation admin', holding('a1', 'federationAdmin', everywhere), ['names', 'actors', 'ids', 'suspensions']],
  ['the admin token', operatorPrincipal, all],
];

/** A tournament in play with all of them. */
export async function plant(api: ApiUnderTest): Promise<void> {
  await startFriday(api);
  const namePlayer = 'mutation { namePlayer(input: { playerId: "p2", name: "Canary Quill" }) { id } }';
  expect((await api.asDirector(namePlayer)).errors).toBeUndefined();
  await api.command('foundFederation', { federationId: 'north', name: 'North' });
  await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
  await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
  const person = { knownAs: 'p2', bornOn: '1971-02-03', contacts: [{ kind: 'email', value: 'canary@example.org' }] };
  await api.command('registerPerson', { clubId: 'mons', ...person }, '{ playerId }');
  await api.command('mapExternalId', { playerId: 'p2', source: 'north', externalId: 'EXT-CANARY' });
  await api.command('suspendPlayer', { playerId: 'p2', federationId: 'north', from: '2026-01-01', reason: 'canary brawl' });
  const { id: handId } = await openHand(api);
  await give(api, 'recordHoleCards', { handId, seat: 1, cards: ['As', 'Kd'] });
  const official = holding('canary-official', 'td', friday);
  expect(await giveAs(api, official, 'recordHoleCards', { handId, seat: 2, cards: ['7c', '7d'] })).toBeNull();
  const offence = { tournamentId: 'friday', playerId: 'p2', offence: 'PHONE', note: 'canary remark' };
  expect(await giveAs(api, official, 'recordOffence', offence)).toBeNull();
  const control = { handId, targetSeats: [2], suspicion: 'canary suspicion' };
  expect(await giveAs(api, official, 'requestHandControl', control)).toBeNull();
  const rows = [1, 2, 3].map((place) => ({ playerId: `p${4 - place}`, place }));
  await api.command(
    'importResults',
    { clubId: 'mons', source: 'paper', externalId: 'cup', name: 'Cup', date: '2026-09-04', rows },
    '{ sheetId }',
  );
  const rules = { counting: [{ name: 'Autumn', from: '2026-09-01', to: '2026-12-31' }], selection: { count: 'all' }, ranking: ['points'] };
  const scheme = { points: { kind: 'linear', k: '3' }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } };
  const plan = { name: 'Autumn', stageName: 'Qualifying', rules: rulesInput(rules), scheme: schemeInput(scheme) };
  await api.command('createSeason', { seasonId: 'autumn', owner: { federationId: 'north' }, ...plan });
  await api.command('openDispute', { tournamentId: 'friday', subject: { place: 'p2' }, playerId: 'p2', claim: 'canary claim' });
  await api.asDirector('{ position }');
}
