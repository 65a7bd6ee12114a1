/** Hand-for-hand play and the adjusted clock, through the API. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';

interface Event {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

const id = { tournamentId: 'friday' };
const events = '{ events { type data } }';
const typesOf = ({ events: told }: { readonly events: readonly Event[] }): string[] => told.map(({ type }) => type);

describe('tables that play hand for hand', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    const more = { seatsPerTable: 4, rulebook: { id: 'ropta', at: { version: 1 } }, atStake: { paidPlaces: 6 } };
    await api.command('createTournament', { ...tournamentInput, ...more });
    for (let n = 1; n <= 7; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await drawFrom(api, seed, id.tournamentId);
    await api.command('startTournament', id);
  });

  afterEach(async () => {
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function seen(): Promise<any> {
    const { data } = await api.asDirector(`{
      tournament(id: "friday") { handForHand {
        advised reason articles { article } running until round playingTables waitingTables heldTables
      }
      clock { state handForHand { reason round } } }
    }`);
    return data!['tournament'];
  }

  it('are advised to the director, told which of them is waited for, and stop the clock (RO 2.7)', async () => {
    expect(await seen()).toEqual({
      handForHand: {
        advised: true,
        reason: 'BUBBLE',
        articles: [{ article: 'RO 2.7' }],
        running: false,
        until: null,
        round: null,
        playingTables: [],
        waitingTables: [],
        heldTables: [],
      },
      clock: { state: 'RUNNING', handForHand: null },
    });
    await api.command('announceHandForHand', { ...id, reason: 'BUBBLE' });
    await api.command('recordHandPlayed', { ...id, table: 1 });
    await api.command('holdAllIn', { ...id, table: 2 });
    // Nobody else plays: the hands were turned up at once.
    expect(await seen()).toMatchObject({
      handForHand: { running: true, until: 6, round: 1, playingTables: [2], waitingTables: [1], heldTables: [] },
      clock: { state: 'PAUSED', handForHand: { reason: 'BUBBLE', round: 1 } },
    });
    const played = await api.command('recordHandPlayed', { ...id, table: 2 }, events);
    expect(typesOf(played)).toContain('HandForHandRoundEnded');
  });

  it('are refused another hand, and the end before its time, in the words of the director', async () => {
    await api.command('announceHandForHand', { ...id, reason: 'BUBBLE' });
    await api.command('recordHandPlayed', { ...id, table: 1 });
    const again = await api.refusal('recordHandPlayed', { ...id, table: 1 });
    expect(again.extensions).toMatchObject({ code: 'HAND_FOR_HAND_WAIT', article: 'RO 2.7' });
    expect((await api.refusal('endHandForHand', id)).extensions).toMatchObject({ code: 'BUBBLE_NOT_OVER' });
    expect(typesOf(await api.command('revealAllIns', id, events))).toEqual([]);
    const excused = { ...id, without: [2], reason: 'nobody can deal there' };
    expect(typesOf(await api.command('advanceHandForHandRound', excused, events))).toContain('HandForHandRoundEnded');
    expect(typesOf(await api.command('endHandForHand', { ...id, reason: 'the prizes were changed' }, events))).toEqual([
      'HandForHandEnded',
      'ClockResumed',
    ]);
  });

  it('the clock is put forward and back by hand', async () => {
    const { events: told } = (await api.command('adjustClock', { ...id, seconds: 90, reason: 'a late start' }, events)) as {
      events: Event[];
    };
    expect(told).toMatchObject([{ type: 'ClockAdjusted', data: { by: 'director', byMs: 90_000, reason: 'a late start' } }]);
  });
});
