import type { HandEvent } from '../../events/hand.js';
import { OpenHandHistory, stacksAfter } from '../../test/fixtures/open-hand-history.js';
import { randomHand } from '../../test/fixtures/random-hands.js';
import { withoutUntabled } from './plain-hand.js';
import { type OhhWriting, writeOhh } from './write-ohh.js';

const writing: OhhWriting = {
  handId: 'night.3.14',
  startedAt: Date.UTC(2026, 8, 4, 19, 5, 59, 900),
  seatCount: 10,
  version: '1.0.0-rc.0',
  tournament: { id: 'night', name: 'Night', startedAt: null, currency: null, startingStack: 2_000, hasTables: true },
};
const write = (events: readonly HandEvent[]): OpenHandHistory =>
  OpenHandHistory.parse(JSON.parse(JSON.stringify(writeOhh(events, writing))));
const cardsIn = ({ ohh }: OpenHandHistory): Set<number | null | undefined> =>
  new Set(ohh.rounds.flatMap(({ actions }) => actions.flatMap(({ cards, player_id: id }) => (cards === undefined ? [] : [id]))));

describe('a hand written as Open Hand History', () => {
  it('has the fields of the standard, and its chips add up, whatever the hand', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 600; seed += 1) {
      const events = randomHand(seed);
      const written = write(events);
      const completed = events.find((event) => event.type === 'HandCompleted')!;
      const stacks = Object.fromEntries(completed.data.results.map(({ seat, stackAfter }) => [seat, stackAfter]));
      expect({ seed, stacks: stacksAfter(written) }).toEqual({ seed, stacks });
      for (const { actions } of written.ohh.rounds) for (const { action } of actions) seen.add(action);
      if (written.ohh.pots.length > 1) seen.add('side pot');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Post Ante', 'Post SB', 'Bet', 'Raise', 'Shows Cards', 'Mucks Cards', 'side pot']));
  });

  it('has the cards of those who tabled them and of nobody else, where the others are left out', () => {
    let hidden = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const events = randomHand(seed);
      const tabled = new Set(events.flatMap((event) => (event.type === 'HandTabled' ? [event.data.seat] : [])));
      expect(cardsIn(write(withoutUntabled(events)))).toEqual(tabled);
      hidden += cardsIn(write(events)).size - tabled.size;
    }
    expect(hidden).toBeGreaterThan(50);
  });

  it('names the moment, the tournament and the version of the standard', () => {
    expect(write(randomHand(1)).ohh).toMatchObject({
      spec_version: '1.4.7',
      start_date_utc: '2026-09-04T19:05:59Z',
      game_number: 'night.3.14',
      currency: 'XPM',
      tournament_info: { tournament_number: 'night', start_date_utc: null, type: 'MTT' },
    });
  });
});
