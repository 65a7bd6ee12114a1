/** A hand that was replayed is kept as long as it is the same, and shows each asker what they may see. */
import { jest } from '@jest/globals';
import { ApiUnderTest, startFriday } from './client.js';
import { give, holeCards, openHand } from './hands.js';

const replay = '{ handReplay(handId: "friday.1.1") { length steps { revision event { type data } after { seats { seat cards } } } } }';
const ofHand = 'hand-friday.1.1';

describe('a replay that is asked for again', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    await openHand(api);
    await api.command('recordHoleCards', { handId: 'friday.1.1', seat: 1, cards: holeCards[1] });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await api.close();
  });

  it('is read once while the hand is the same, and again when it has gone on', async () => {
    const first = await api.ask(replay);
    const reads = jest.spyOn(api.tapis.store, 'readStream');
    expect((await api.ask(replay)).data).toEqual(first.data);
    expect(reads.mock.calls.filter(([stream]) => stream === ofHand)).toEqual([[ofHand, { direction: 'backwards', limit: 1 }]]);
    const { revision } = await give(api, 'recordHoleCards', { handId: 'friday.1.1', seat: 2, cards: holeCards[2] });
    const { data } = await api.ask(replay);
    expect(data!['handReplay'].steps.at(-1).revision).toBe(revision);
  });

  it('shows no cards to whoever may not see them after somebody who may', async () => {
    const seen = JSON.stringify((await api.asDirector(replay)).data);
    const hidden = JSON.stringify(await api.ask(replay));
    expect([seen.includes('"As"'), hidden.includes('"As"')]).toEqual([true, false]);
    expect(JSON.stringify((await api.asDirector(replay)).data)).toBe(seen);
  });

  it('ends where it is asked to end', async () => {
    await api.ask(replay);
    const { data } = await api.ask('{ handReplay(handId: "friday.1.1", upTo: 1) { length steps { revision } } }');
    expect(data!['handReplay']).toMatchObject({ steps: [{ revision: 0 }, { revision: 1 }] });
  });
});
