/** Rules and schemes of seasons in answers have the form in which they were given. */
import { readdirSync, readFileSync } from 'node:fs';
import { Scheme, StageRules } from '../../events/season-schemes.js';
import { selectionOf, shownOf } from '../../src/api/inputs/schema-outputs.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';
import { ApiUnderTest } from './client.js';

const folder = new URL('../../examples/schemes/', import.meta.url);
interface Published {
  readonly scheme: { readonly points: { readonly kind: string } };
  readonly selection: object;
  readonly ranking: object;
}
const published = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Published)
  // Some formulas are for fields of their own.
  .filter(({ scheme }) => scheme.points.kind !== 'formula');

/** Every field that no published system has. */
const others: readonly object[] = [
  { points: { kind: 'placeTableBySize', tables: { 8: ['10', '6'], 9: ['12'] }, below: '0' } },
  { points: { kind: 'formula', text: '10 * sqrt(n / p) + extra' } },
  { points: { kind: 'drNeau' }, fieldSize: 'entries', participation: '1', multiplier: { national: '2' }, inTheMoney: true },
  { points: { kind: 'poolPercentByBand', perEntrant: '25', bands: [{ from: 1, percents: ['50'] }] }, zeroFor: ['notStarted'] },
  {
    points: { kind: 'placeTableByBand', bands: [{ from: 1, table: ['5'] }] },
    bonuses: [
      { for: 'win', points: '2' },
      { for: 'finalTable', points: '1', places: 8 },
      { for: 'bubble', points: '5' },
      { for: 'extraPoints' },
    ],
    ageing: { asOf: '2026-11-30', bands: [{ from: 183, factor: '0.8' }] },
    fieldFactor: [{ from: 100, factor: '1.1' }],
    buyInFactor: [{ from: '500', factor: '2' }],
    notDroppable: ['disqualified'],
  },
].map((fields) => ({ tiedPlaces: 'best', rounding: { places: 1, mode: 'halfUp' }, ...fields }));

const rules = {
  counting: [
    { name: 'all', kinds: ['national'], levels: ['gold'], regions: ['HT'], from: '2026-09-01', to: '2026-12-31', level: 'gold', manche: 1 },
  ],
  levels: ['gold'],
  eligibility: {
    requirements: [
      { kind: 'licensed', federation: 'north', clubs: ['mons'] },
      { kind: 'memberOfClub', clubs: ['mons'] },
      { kind: 'memberOfFederation', federation: 'north' },
      { kind: 'resident', regions: ['HT'] },
    ],
    places: 'movedUp',
  },
  selection: {
    count: { dropWorst: 2 },
    caps: [{ level: 'gold', best: 0 }],
    further: '1',
    average: { over: 'rootOfParticipations', rounding: { places: 2, mode: 'down' } },
    minParticipations: 2,
  },
  ranking: ['points', 'bestResult'],
  ranks: 'dense',
  clubOf: 'atResult',
  qualification: { places: 4, tieAtCut: 'official' },
};

/** An answer without what is null, which was not given. */
function given(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(given);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, given(each)]])));
}

describe('a season', () => {
  let api: ApiUnderTest;
  let count = 0;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    await api.command('defineRegion', { federationId: 'north', region: 'HT', name: 'Hainaut' });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', region: 'HT', since: '2020-01-01' });
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const query = `query ($id: ID!) { season(id: $id) { schemes ${selectionOf(Scheme)} stages { definition ${selectionOf(StageRules)} } } }`;

  it.each([
    ...published.map(({ scheme, selection, ranking }) => [scheme, { counting: [{ name: 'all' }], selection, ranking }] as const),
    ...others.map((scheme) => [scheme, rules] as const),
  ])('answers the scheme %j and its rules as they were given', async (scheme, of) => {
    const seasonId = `s-${(count += 1)}`;
    const input = { rules: rulesInput(of), scheme: schemeInput(scheme) };
    await api.command('createSeason', { seasonId, owner: { federationId: 'north' }, name: 'S', stageName: 'All', ...input });
    await api.untilViewsReached();
    const { data, errors } = await api.asDirector(query, { id: seasonId });
    expect(errors).toBeUndefined();
    expect(given(data!['season'])).toEqual({ schemes: [input.scheme], stages: [{ definition: input.rules }] });
    // The file of rules has the form of files.
    const { body } = await api.app.inject({ url: `/seasons/${seasonId}/rules.json`, headers: { host: api.host } });
    expect(JSON.parse(body)).toMatchObject({ scheme, ...of });
  });

  it('of an earlier release has kinds that are none: they match nothing, and are left out', () => {
    const old = {
      ...rules,
      counting: [
        { name: 'all', kinds: ['NATIONAL', 'national'] },
        { name: 'none', kinds: ['odd'] },
      ],
    };
    expect(shownOf(StageRules, old)).toMatchObject({ counting: [{ kinds: ['national'] }, { kinds: [] }] });
  });
});
