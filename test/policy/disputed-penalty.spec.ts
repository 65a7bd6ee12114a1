/**
 * Who has a penalty is for those who may read discipline: a dispute tells nobody else, neither when it is opened nor when it is read.
 */
import type { Principal } from '../../src/access/principal.js';
import { operatorPrincipal, publicPrincipal } from '../../src/access/known-principals.js';
import { ApiUnderTest, startFriday } from '../api/client.js';
import { askAs, giveAs } from './as-principal.js';
import { holding, settings } from './planted.js';

const friday = { tournamentId: 'friday' };
const asPlayer = (playerId: string): Principal => ({ id: `of-${playerId}`, kind: 'person', grants: [], playerId });

describe('a penalty', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open({ personalData: settings });
    await startFriday(api);
    const penalty = { by: 'DIRECTOR', unit: 'WARNING', punishes: { offence: 'ABUSE_OF_CONTROL' }, reason: 'Spoke' };
    await api.command('issuePenalty', { ...friday, playerId: 'p2', ...penalty });
    await api.asDirector('{ position }');
  });
  afterAll(() => api.close());

  const dispute = { ...friday, subject: { penaltyId: 1 }, claim: 'It was not them.' };

  it('of somebody else is none that a player could dispute', async () => {
    for (const penaltyId of [1, 2])
      expect(await giveAs(api, asPlayer('p4'), 'openDispute', { ...dispute, subject: { penaltyId }, playerId: 'p4' })).toBe(
        'DISPUTE_SUBJECT_NOT_FOUND',
      );
  });

  it('that its player disputes is theirs alone, and the officials’', async () => {
    expect(await giveAs(api, asPlayer('p2'), 'openDispute', { ...dispute, playerId: 'p2' })).toBeNull();
    await api.asDirector('{ position }');
    const query = `{
      dispute(id: "friday.d1") { subject { kind penaltyId playerId player { id } text { en fr } } }
    }`;
    const shown = async (by: Principal): Promise<unknown> => {
      const { data, errors } = await askAs(api, by, query, {}, settings);
      expect(errors).toBeUndefined();
      return JSON.parse(JSON.stringify(data));
    };
    const hidden = { penaltyId: null, playerId: null };
    for (const by of [publicPrincipal, asPlayer('p4'), holding('t3', 'td', { kind: 'tournament', tournamentId: 'monday' })])
      expect(await shown(by)).toEqual({
        dispute: { subject: { kind: 'PENALTY', ...hidden, player: null, text: { en: 'a penalty', fr: 'une sanction' } } },
      });
    for (const by of [operatorPrincipal, asPlayer('p2'), holding('f1', 'floor', { kind: 'tournament', ...friday })])
      expect(await shown(by)).toMatchObject({
        dispute: { subject: { penaltyId: 1, playerId: 'p2', text: { en: 'penalty 1 of p2' } } },
      });
  });

  it('is not in the events of the dispute for those who may not know', async () => {
    const reader = holding('r1', 'integrationRead', { kind: 'tournament', ...friday });
    const query = '{ tournament(id: "friday") { auditFeed(last: 5) { nodes { type text { en } data } } } }';
    const { data, errors } = await askAs(api, reader, query, {}, settings);
    expect(errors).toBeUndefined();
    const opened = (data as { tournament: { auditFeed: { nodes: { type: string }[] } } }).tournament.auditFeed.nodes.find(
      ({ type }) => type === 'DisputeOpened',
    );
    expect(opened).toMatchObject({ data: { subject: { kind: 'penalty', penaltyId: null, playerId: null } } });
    expect(JSON.stringify(opened)).not.toMatch(/"p2"| p2/);
  });
});
