/**
 * Nobody finds hidden hole cards out by what commands are answered. Two evenings differ in hidden cards alone. The same guesses are sent on both, and every
 * answer has to be the same: codes, parameters and sentences, and whether the command was taken.
 */
import { publicPrincipal } from '../../src/access/known-principals.js';
import { auditLog } from '../../src/app/audit/audit-log.js';
import type { Principal } from '../../src/access/principal.js';
import type { ApiError } from '../../src/api/language/api-error.js';
import { askAs } from '../policy/as-principal.js';
import { ApiUnderTest, startFriday } from './client.js';
import { give, openHand } from './hands.js';

const friday = { kind: 'tournament', tournamentId: 'friday' } as const;
const device: Principal = {
  id: 'd1',
  kind: 'device',
  grants: [{ role: 'device', scope: { kind: 'table', tournamentId: 'friday', table: 1 } }],
};
const floor: Principal = { id: 'f1', kind: 'person', grants: [{ role: 'floor', scope: friday }] };
const playingDirector: Principal = { id: 't2', kind: 'person', grants: [{ role: 'td', scope: friday }], playerId: 'p3' };
const seeingDirector: Principal = { id: 't1', kind: 'person', grants: [{ role: 'td', scope: friday }] };

type Cards = readonly [string, string];
const evenings: readonly (readonly [Cards, Cards])[] = [
  [
    ['As', 'Kd'],
    ['7c', '7d'],
  ],
  [
    ['Qs', 'Jd'],
    ['2c', '2d'],
  ],
];
const guesses: readonly Cards[] = [
  ['As', 'Kd'],
  ['Kd', 'As'],
  ['As', '3s'],
  ['Qs', 'Jd'],
  ['7c', '2h'],
];

interface Probe {
  readonly name: string;
  readonly input: object;
  readonly commandId?: string;
}

const probes: readonly Probe[] = guesses.flatMap((cards, n): Probe[] => [
  { name: 'recordHoleCards', input: { seat: 1, cards } },
  { name: 'recordHoleCards', input: { seat: 1, cards }, commandId: 'cards-1' },
  { name: 'tableHand', input: { seat: 1, cards } },
  { name: 'tableHand', input: { seat: 4, cards } },
  { name: 'tableOneCard', input: { seat: 2, card: cards[0] } },
  { name: 'reportExposedCard', input: { seat: 1, cause: 'OWNER', card: cards[0] } },
  { name: 'reportExposedHand', input: { seat: 6, to: 'LIVE_PLAYER', shownTo: 1, cards } },
  { name: 'reportBoxedCard', input: { count: 1, duringInitialDeal: false, cards: [cards[1]] } },
  { name: 'dealBoard', input: { street: 'FLOP', cards: [...cards, '9h'] } },
  { name: 'playActions', input: { actions: [{ holeCards: { seat: 1, cards } }, { holeCards: { seat: 5, cards: ['8h', '8s'] } }] } },
  { name: 'requestHandControl', input: { targetSeats: [1], by: null, suspicion: 'guess', cards: [{ seat: 1, cards }] } },
  { name: 'correctEntry', input: { entry: 3, reason: `guess ${n}`, instead: { holeCards: { seat: 1, cards } } } },
  { name: 'reportExposedHand', input: { seat: 2, to: 'TABLE' } },
]);

/** The answer without ids. */
async function answersTo(api: ApiUnderTest, principal: Principal, handId: string): Promise<string[]> {
  const answers: string[] = [];
  for (const [n, { name, input, commandId = `${principal.id}-${n}` }] of probes.entries()) {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { revision repeated events { type data version } hand { phase turn seats { status cards tabled } } } }`;
    const { data, errors } = await askAs(api, principal, query, { input: { handId, commandId, ...input } });
    const refusals = errors?.map(({ message, originalError }) => {
      const { code, messages, parameters } = originalError as ApiError;
      return code === undefined ? message : { code, messages, parameters };
    });
    answers.push(JSON.stringify([name, input, refusals ?? data]));
  }
  return answers;
}

/** @returns what each of them is answered, on an evening of their own */
async function playEvening(
  [first, second]: readonly [Cards, Cards],
  principal: Principal,
): Promise<{ api: ApiUnderTest; answers: string[] }> {
  const api = await ApiUnderTest.open();
  await startFriday(api);
  const { id: handId, turn } = await openHand(api);
  await give(api, 'recordHoleCards', { handId, seat: 1, cards: first, commandId: 'cards-1' });
  await give(api, 'recordHoleCards', { handId, seat: 2, cards: second, commandId: 'cards-2' });
  await give(api, 'act', { handId, seat: turn, act: { action: { type: 'FOLD' } } });
  await api.untilViewsReached();
  return { api, answers: await answersTo(api, principal, handId) };
}

describe('Guesses of hidden cards', () => {
  it.each([
    ['the device of the table', device],
    ['a floor', floor],
    ['a director who plays', playingDirector],
    ['a stranger', publicPrincipal],
  ])('are answered to %s the same whatever the cards are', async (_asker, principal) => {
    const [one, other] = [await playEvening(evenings[0]!, principal), await playEvening(evenings[1]!, principal)];
    try {
      expect(other.answers).toEqual(one.answers);
      expect(one.api.log).toEqual([]);
    } finally {
      await one.api.close();
      await other.api.close();
    }
  });

  it('are answered with the cards to a director who sees them: the comparison can fail', async () => {
    const [one, other] = [await playEvening(evenings[0]!, seeingDirector), await playEvening(evenings[1]!, seeingDirector)];
    try {
      expect(other.answers).not.toEqual(one.answers);
      expect(one.answers.join(' ')).toContain('Seat 1 is recorded with A♠ K♦, not Q♠ J♦.');
    } finally {
      await one.api.close();
      await other.api.close();
    }
  });

  it('that are taken stand in the record of the hand, with who made them', async () => {
    const { api } = await playEvening(evenings[0]!, floor);
    try {
      const stored = await api.tapis.store.readStream('hand-friday.1.1');
      const givers = stored.map(({ type, metadata }) => [type, (JSON.parse(metadata) as { actor: { id: string } }).actor.id]);
      expect(givers).toContainEqual(['HandControlled', 'f1']);
    } finally {
      await api.close();
    }
  });

  it('leave a hand that can be played on and audited', async () => {
    const api = await ApiUnderTest.open();
    try {
      await startFriday(api);
      const hand = await openHand(api);
      await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: ['As', 'Kd'] });
      const query = 'mutation($input: RecordHoleCardsInput!) { recordHoleCards(input: $input) { hand { turn } } }';
      const double = await askAs(api, device, query, { input: { commandId: 'double', handId: hand.id, seat: 2, cards: ['As', 'Qh'] } });
      expect(double.errors).toBeUndefined();
      const doubts = '{ hand(id: "friday.1.1") { cardsTwice } }';
      expect((await api.asDirector(doubts)).data).toEqual({ hand: { cardsTwice: ['As'] } });
      expect((await api.ask(doubts)).data).toEqual({ hand: { cardsTwice: [] } });
      const played = await give(api, 'act', { handId: hand.id, seat: hand.turn, act: { action: { type: 'FOLD' } } });
      expect(played.phase).toBe('BETTING');
      const { failures } = await auditLog({ reader: api.tapis.store });
      expect(failures).toEqual([]);
    } finally {
      await api.close();
    }
  });
});
