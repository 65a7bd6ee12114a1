/** The role comes from the grant: what an input claims beyond it changes nothing, and the record says who it was. */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EventMetadata } from '../../events/envelope.js';
import type { HandId } from '../../events/ids.js';
import { operatorPrincipal } from '../../src/access/known-principals.js';
import type { Principal, Role } from '../../src/access/principal.js';
import { actorText } from '../../src/texts/policy-texts.js';
import type { StreamName } from '../../events/ids.js';
import { ApiUnderTest, startFriday } from '../api/client.js';
import { openHand } from '../api/hands.js';
import { askAs, giveAs } from './as-principal.js';

const friday = { kind: 'tournament', tournamentId: 'friday' } as const;
const holding = (role: Role, more: Partial<Principal> = {}): Principal => ({
  id: `the-${role}`,
  kind: 'person',
  grants: [{ role, scope: friday }],
  ...more,
});

describe('the role of a command', () => {
  let api: ApiUnderTest;
  let handId: HandId;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    handId = (await openHand(api)).id as HandId;
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const lastOf = async (stream: StreamName): Promise<{ data: Record<string, unknown>; metadata: EventMetadata }> => {
    const { data, metadata } = (await api.tapis.store.readStream(stream)).at(-1)!;
    return { data: JSON.parse(data), metadata: JSON.parse(metadata) as EventMetadata };
  };
  const offence = { tournamentId: 'friday', playerId: 'p1', offence: 'PHONE' };

  it('a floor that says DIRECTOR is a floor', async () => {
    expect(await giveAs(api, holding('floor'), 'recordOffence', { ...offence, by: 'DIRECTOR' })).toBeNull();
    const { metadata } = await lastOf('tournament-friday');
    expect(metadata.actor).toEqual({ id: 'the-floor', role: 'floor' });
  });

  it('what the book leaves to the director, a floor does not do by saying DIRECTOR (RC 71-A)', async () => {
    const disqualified = { tournamentId: 'friday', playerId: 'p1', cause: 'PENALTY', reason: 'shouted' };
    const penalty = { tournamentId: 'friday', playerId: 'p1', punishes: { offence: 'PHONE' }, unit: 'WARNING' };
    expect(await giveAs(api, holding('floor'), 'disqualifyPlayer', { ...disqualified, by: 'DIRECTOR' })).toBe('TD_ONLY');
    expect(await giveAs(api, holding('floor'), 'issuePenalty', { ...penalty, by: 'DIRECTOR' })).toBe('TD_ONLY');
    expect(await giveAs(api, holding('td'), 'issuePenalty', { ...penalty, by: 'FLOOR' })).toBe('TD_ONLY');
    expect(await giveAs(api, holding('td'), 'issuePenalty', penalty)).toBeNull();
    const { data, metadata } = await lastOf('tournament-friday');
    expect(data['by']).toBe('director');
    expect(metadata.actor).toEqual({ id: 'the-td', role: 'director' });
  });

  it('the admin token is the director, as it always was', async () => {
    expect(await giveAs(api, operatorPrincipal, 'recordOffence', { ...offence, playerId: 'p4' })).toBeNull();
    expect((await lastOf('tournament-friday')).metadata.actor).toEqual({ id: 'admin', role: 'director' });
  });

  it('an official who was dealt into a hand rules on it on record as what they are', async () => {
    const inHand = holding('td', { playerId: 'p2' });
    expect(await giveAs(api, inHand, 'recordOffence', { ...offence, handId })).toBeNull();
    expect((await lastOf('tournament-friday')).metadata).toMatchObject({ inOwnCause: true, actor: { id: 'the-td' } });
    expect(await giveAs(api, inHand, 'recordOffence', offence)).toBeNull();
    expect((await lastOf('tournament-friday')).metadata).not.toHaveProperty('inOwnCause');
    expect(await giveAs(api, holding('td', { playerId: 'p99' }), 'recordOffence', { ...offence, handId })).toBeNull();
    expect((await lastOf('tournament-friday')).metadata).not.toHaveProperty('inOwnCause');
    // The list of RC 35 is open for the director, and a floor does not become one by saying so.
    expect(await giveAs(api, holding('floor'), 'declareMisdeal', { handId, cause: 'ABERRATION', byDirector: true })).toBe(
      'TD_RULING_REQUIRED',
    );
    expect(await giveAs(api, inHand, 'declareMisdeal', { handId, cause: 'ABERRATION', byDirector: true })).toBeNull();
    expect((await lastOf(`hand-${handId}`)).metadata).toMatchObject({ inOwnCause: true });
    await api.asDirector('{ position }');
    const query = `{ handReplay(handId: "${handId}") { steps { inOwnCause actor { actorId text { en fr } } } } }`;
    const asPublic = (await askAs(api, { id: 'x', kind: 'public', grants: [] }, query)).data as Record<string, { steps: object[] }>;
    expect(asPublic['handReplay']!.steps.at(-1)).toEqual({
      inOwnCause: true,
      actor: { actorId: 'director', text: { en: 'director', fr: 'directeur' } },
    });
    const asOfficial = (await askAs(api, holding('floor'), query)).data as Record<string, { steps: object[] }>;
    expect(asOfficial['handReplay']!.steps.at(-1)).toMatchObject({ actor: { actorId: 'the-td', text: { en: 'the-td (director)' } } });
    expect(asPublic['handReplay']!.steps[0]).toMatchObject({ inOwnCause: false, actor: { actorId: 'tapis', text: { en: 'Tapis' } } });
  });

  it('a query asks the policy each time, compiled or not, at the root and on edges', async () => {
    const uncompiled = await api.withoutCompiling();
    const ask = async (app: NestFastifyApplication, query: string): Promise<string> =>
      (await app.inject({ method: 'POST', url: '/graphql', payload: { query } })).body;
    for (const query of [
      '{ tournament(id: "friday") { auditFeed { nodes { data } } } }',
      '{ hand(id: "friday.1.1") { events { nodes { data } } } }',
    ])
      for (const app of [api.app, api.app, api.app, uncompiled, uncompiled]) {
        const answer = await ask(app, query);
        expect(answer).toContain('UNAUTHENTICATED');
        expect(answer).not.toContain('"data":{"tournamentId"');
      }
    await uncompiled.close();
  });
});

describe('who gave a command, as a person says it', () => {
  it.each<[Parameters<typeof actorText>[0], string, string]>([
    [{ actor: { id: 'admin', role: 'director' } }, 'admin (director)', 'admin (directeur)'],
    [{ actor: { id: 'p-7', role: 'floor', club: 'mons' } }, 'p-7 (floor of club mons)', 'p-7 (floor du club mons)'],
    [{ actor: { id: null, role: 'floor', club: 'mons' } }, 'floor of club mons', 'floor du club mons'],
    [{ actor: { id: 'd-1', role: 'device', device: 3 } }, 'device of table 3', 'appareil de la table 3'],
    [
      { actor: { id: 'p-7', role: 'director' }, inOwnCause: true },
      'p-7 (director, dealt into the hand)',
      'p-7 (directeur, joueur de cette main)',
    ],
  ])('%j', (actor, en, fr) => {
    expect([actorText(actor, 'en'), actorText(actor, 'fr')]).toEqual([en, fr]);
  });
});
