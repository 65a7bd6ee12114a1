/**
 * Values that stand nowhere else are planted where not everybody may look: hole cards, a name, a remark on an offence, the id of an official, and what
 * the vault has of a person. Then everybody asks for everything, and who finds what is compared with who may.
 */
import type { Principal } from '../../src/access/principal.js';
import { publicPrincipal } from '../../src/access/known-principals.js';
import { RequestContext } from '../../src/api/request/request-context.js';
import { ApiUnderTest, token } from '../api/client.js';
import { argumentsOf, wholeAnswers } from '../api/whole-answers.js';
import { each } from '../sizes.js';
import { askAs, schemaOf } from './as-principal.js';
import { all, askers, canaries, holding, plant, settings } from './planted.js';

describe('planted values', () => {
  let api: ApiUnderTest;
  const values = {
    ...argumentsOf('friday', 'friday.1.1', 'p2'),
    'auditFeed.tournamentId': '"friday"',
    'players.search': '{ name: "canary quill" }',
  };

  beforeAll(async () => {
    api = await ApiUnderTest.open({ personalData: settings });
    await plant(api);
  });

  afterAll(() => api.close());

  it.each(each(askers))(
    '%s',
    async (_asker, principal, finds) => {
      const whole = await wholeAnswers(schemaOf(api), new RequestContext({}, principal, settings), values);
      const answers = JSON.stringify(whole);
      // Every field that holds a reference shows the words.
      expect(answers).not.toMatch(/[\uE000-\uF8FF]/u);
      const found = all.filter((canary) => canaries[canary].test(answers));
      expect(found).toEqual(finds);
    },
    60_000,
  );

  it('no command answers with cards to who may not see them', async () => {
    const query =
      'mutation($input: RecordHoleCardsInput!) { recordHoleCards(input: $input) { events { data payload { __typename } hash commitments { salt } } hand { seats { cards } } } }';
    const device = holding('d1', 'device', { kind: 'table', tournamentId: 'friday', table: 1 });
    const input = { commandId: 'third', handId: 'friday.1.1', seat: 3, cards: ['Qc', 'Qd'] };
    const { data, errors } = await askAs(api, device, query, { input });
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).not.toMatch(/\b(?:As|Kd|7c|7d|Qc|Qd)\b|"salt":"/);
  });

  it('errors and logs name none of them', async () => {
    const stranger: Principal = { id: 'nobody', kind: 'person', grants: [] };
    const refused = await Promise.all([
      askAs(api, stranger, '{ tournament(id: "friday") { disciplineSheet(playerId: "p2") { offences { note } } } }', {}, settings),
      askAs(api, stranger, '{ tournament(id: "friday") { auditFeed { nodes { data } } } }', {}, settings),
      askAs(api, stranger, '{ events(stream: "hand-friday.1.1") { nodes { data } } }', {}, settings),
      askAs(api, publicPrincipal, '{ tournament(id: "friday") { openOffences { note } } }', {}, settings),
    ]);
    expect(refused.every(({ errors }) => errors?.length === 1)).toBe(true);
    const said = JSON.stringify([refused, api.log, api.warnings]);
    for (const canary of [...Object.values(canaries), new RegExp(token)]) expect(said).not.toMatch(canary);
    expect(api.log).toEqual([]);
  });
});
