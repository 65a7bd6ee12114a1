/** What a preview says of players: each is named once, and many to whom the same happens are counted. */
import { type Change, groupChanges } from '../../web/lib/changes.js';

const words = { players9: (count: number) => `${count} players`, colon: ':' };
const change = (who: string, text: string): Change => ({ playerId: who, who, text: `${who}: ${text}` });
const tournament = (text: string): Change => ({ playerId: null, who: '', text });
const group = (changes: readonly Change[]): readonly string[] => groupChanges(changes, words);

it('names each player once, with all that changes for them', () => {
  const changes = [
    tournament('level: 1'),
    change('Zoé: la 2e', 'table 1 → 3'),
    change('Zoé: la 2e', 'seat 6 → 5'),
    change('Hugo', 'place 4'),
  ];
  expect(group(changes)).toEqual(['level: 1', 'Zoé: la 2e: table 1 → 3, seat 6 → 5', 'Hugo: place 4']);
});

it('counts players to whom the same happens, and names a few', () => {
  const all = (count: number): Change[] => Array.from({ length: count }, (_, at) => change(`P${at + 1}`, 'stack 0 → 20,000'));
  expect(group(all(3))).toEqual(['P1, P2, P3: stack 0 → 20,000']);
  expect(group(all(4))).toEqual(['4 players: stack 0 → 20,000']);
  expect(group([...all(4), change('P5', 'stack 0 → 10,000')])).toEqual(['4 players: stack 0 → 20,000', 'P5: stack 0 → 10,000']);
});
