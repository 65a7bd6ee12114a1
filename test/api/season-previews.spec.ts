/**
 * What anybody may ask of a season and what takes long: others have their turns meanwhile.
 */
import { ApiUnderTest } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const base = { tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } };
/** As many powers as a formula can have: half a millisecond for a place, or more. */
const costly = { points: { kind: 'formula', text: Array.from({ length: 49 }, () => 'p^.37').join('+') }, ...base };
const oversized = {
  points: { kind: 'placeTableBySize', tables: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [String(99_999 - at), ['1']])) },
  ...base,
};

describe('previews of schemes', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', region: null, since: '2020-01-01' });
    const { playerId } = (await api.command('registerPerson', { clubId: 'mons', name: 'Anna' }, '{ playerId }')) as { playerId: string };
    const rows = [{ playerId, place: 1, tied: 1_000_000 }];
    const sheet = { clubId: 'mons', source: 'paper', externalId: '1', name: 'Night', date: '2026-09-04', entrants: 1_000_000, rows };
    await api.command('createSeason', {
      seasonId: 'autumn',
      owner: { federationId: 'north' },
      name: 'Autumn',
      stageName: 'Q',
      rules: rulesInput({ counting: [{ name: 'All' }], selection: { count: 'all' }, ranking: ['points'] }),
      scheme: schemeInput({ points: { kind: 'sqrtRatio', c: '3' }, ...base }),
    });
    // A result that a million share is worked out for none of them.
    await api.command('importResults', sheet);
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  /** @returns how long the preview took, and the longest time for which nobody else had a turn, milliseconds */
  async function preview(definition: object): Promise<{ readonly took: number; readonly longest: number }> {
    let longest = 0;
    let isOver = false;
    const began = performance.now();
    let last = began;
    const turn = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (!isOver) setImmediate(turn);
    };
    turn();
    const query = 'query ($definition: SchemeInput!) { season(id: "autumn") { schemePreview(definition: $definition) { digest } } }';
    const { errors } = await api.ask(query, { definition: schemeInput(definition) }).finally(() => (isOver = true));
    expect(errors).toBeUndefined();
    return { took: performance.now() - began, longest };
  }

  it('of a costly formula are made in pieces', async () => {
    // Work for a query is done once.
    await preview({ ...base, points: { kind: 'linear', k: '3' } });
    const { took, longest } = await preview(costly);
    expect(longest).toBeLessThan(took / 2);
  });

  it('of tables for great fields take as long as what was written', async () => {
    const { took } = await preview(oversized);
    // Each field whole, of a hundred thousand places, took half a second.
    expect(took).toBeLessThan(60_000);
  });
});
