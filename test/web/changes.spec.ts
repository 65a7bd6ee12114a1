/** What a preview says of players: each is named once, and many to whom the same happens are counted. */
import type { Change } from '../../web/lib/changes.js';

// The page's own modules ask for the language of the document.
const before: unknown = Reflect.get(globalThis, 'document');
beforeAll(() => void Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } }));
afterAll(() => void Object.assign(globalThis, { document: before }));

const change = (who: string, text: string): Change => ({ playerId: who, who, text: `${who}: ${text}` });
const tournament = (text: string): Change => ({ playerId: null, who: '', text });
const group = async (changes: readonly Change[]): Promise<readonly string[]> =>
  (await import('../../web/lib/changes.js')).groupChanges(changes);

it('names each player once, with all that changes for them', async () => {
  const changes = [
    tournament('level: 1'),
    change('Zoé: la 2e', 'table 1 → 3'),
    change('Zoé: la 2e', 'seat 6 → 5'),
    change('Hugo', 'place 4'),
  ];
  expect(await group(changes)).toEqual(['level: 1', 'Zoé: la 2e: table 1 → 3, seat 6 → 5', 'Hugo: place 4']);
});

it('counts players to whom the same happens, and names a few', async () => {
  const all = (count: number): Change[] => Array.from({ length: count }, (_, at) => change(`P${at + 1}`, 'stack 0 → 20,000'));
  expect(await group(all(3))).toEqual(['P1, P2, P3: stack 0 → 20,000']);
  expect(await group(all(4))).toEqual(['4 players: stack 0 → 20,000']);
  expect(await group([...all(4), change('P5', 'stack 0 → 10,000')])).toEqual(['4 players: stack 0 → 20,000', 'P5: stack 0 → 10,000']);
});
