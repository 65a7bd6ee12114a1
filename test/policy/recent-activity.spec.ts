/** What people did last, as those read it who run the floor: without the play of devices, and with what their own role puts right. */
import type { Principal, Role } from '../../src/access/principal.js';
import { ApiUnderTest, startFriday } from '../api/client.js';
import { askAs, giveAs } from './as-principal.js';

const friday = { kind: 'tournament', tournamentId: 'friday' } as const;
const holding = (role: Role): Principal => ({ id: `the-${role}`, kind: 'person', grants: [{ role, scope: friday }] });
const device: Principal = { id: 'the-device', kind: 'device', grants: [{ role: 'device', scope: { ...friday, kind: 'table', table: 1 } }] };

interface Done {
  readonly command: string;
  readonly text: { readonly en: string; readonly fr: string };
  readonly actor: { readonly role: string };
  readonly putRight: readonly { readonly mutation: string; readonly input: object }[];
}

describe('The recent activity of a tournament', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
  });
  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function doneAs(principal: Principal, count = 30): Promise<readonly Done[] | string> {
    await api.asDirector('{ position }');
    const query = `{ tournament(id: "friday") { recentActivity(count: ${count}) { id command recordedAt text { en fr } actor { role } putRight { mutation input asks } } } }`;
    const { data, errors } = await askAs(api, principal, query);
    if (errors === undefined) return (data as Record<string, Record<string, Done[]>>)['tournament']!['recentActivity']!;
    const [error] = errors;
    return ((error!.originalError ?? error) as unknown as { code?: string }).code ?? error!.message;
  }

  it('is for the floor and the director, the latest first', async () => {
    expect(await giveAs(api, holding('floor'), 'markAway', { tournamentId: 'friday', playerId: 'p1' })).toBeNull();
    expect(await giveAs(api, holding('td'), 'pauseClock', { tournamentId: 'friday' })).toBeNull();
    for (const role of ['floor', 'td', 'clubAdmin'] as const) {
      const done = (await doneAs(holding(role), 2)) as readonly Done[];
      expect(done).toHaveLength(2);
      expect(done.map(({ command }) => command)).toEqual(['PauseClock', 'MarkAway']);
      expect(done[1]!.text.en).toContain('away');
    }
    expect(await doneAs({ id: 'x', kind: 'public', grants: [] })).toBe('UNAUTHENTICATED');
    expect(await doneAs(device)).toBe('FORBIDDEN');
    expect(await doneAs(holding('player'))).toBe('FORBIDDEN');
  });

  it('offers a role only what it may give', async () => {
    const offered = async (role: Role): Promise<readonly string[]> => {
      const done = (await doneAs(holding(role), 2)) as readonly Done[];
      return done.map(({ putRight }) => putRight.map(({ mutation }) => mutation).join(' '));
    };
    expect(await offered('td')).toEqual(['resumeClock adjustClock pauseClock', 'markBack']);
    expect(await offered('floor')).toEqual(['', 'markBack']);
    expect(await offered('clubAdmin')).toEqual(['', '']);
  });

  it('leaves out what Tapis did, and what a device recorded of hands, and finds what is behind it', async () => {
    const playedByDevice = 45;
    for (let hand = 0; hand < playedByDevice; hand += 1) await foldAround(device);
    const { data } = await api.asDirector('{ tournament(id: "friday") { auditFeed { totalCount } } }');
    expect(data!['tournament'].auditFeed.totalCount).toBeGreaterThan(220);
    const done = (await doneAs(holding('td'), 50)) as readonly Done[];
    expect(done.slice(0, 2).map(({ command }) => command)).toEqual(['PauseClock', 'MarkAway']);
    expect(done.map(({ actor }) => actor.role)).not.toContain('SYSTEM');
    expect(done.map(({ command }) => command)).not.toContain('Act');
  });

  it('has the play that an official recorded', async () => {
    await foldAround(holding('floor'));
    expect(((await doneAs(holding('floor'), 1)) as readonly Done[])[0]!.command).toBe('Act');
  });

  /** A hand in which everybody folds to one player. */
  async function foldAround(by: Principal): Promise<void> {
    expect(await giveAs(api, by, 'openHand', { tournamentId: 'friday', table: 1, absent: [] })).toBeNull();
    const { data: opened } = await api.asDirector('{ tournament(id: "friday") { table(table: 1) { hand { handId } } } }');
    const { handId } = opened!['tournament'].table.hand;
    for (;;) {
      const { phase, turn } = (await api.asDirector(`{ hand(id: "${handId}") { phase turn } }`)).data!['hand'];
      if (phase !== 'BETTING') return;
      expect(await giveAs(api, by, 'act', { handId, seat: turn, act: { action: { type: 'FOLD' } } })).toBeNull();
    }
  }
});
