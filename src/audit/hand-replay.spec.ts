import { firstEdition } from '../../events/editions.js';
import type { RecordedEvent } from '../../events/envelope.js';
import type { HandEvent } from '../../events/hand.js';
import { PlayerId, TournamentId } from '../../events/ids.js';
import type { HandCommand } from '../../commands/hand.js';
import { handDecider } from '../hand/decider.js';
import { emptyRecord } from '../hand/state/record.js';
import { replayHand } from './hand-replay.js';

const seat = (number: number, stack: number) => ({ seat: number, playerId: PlayerId.parse(`p${number}`), stack, dead: false });

/** Both players check, the big blind first. */
const checked: readonly HandCommand[] = [5, 2].map((number) => ({ type: 'Act', seat: number, action: { type: 'check' } }));

/** Heads-up: the button raises, is called, and both check to the showdown; then one hand is turned up and the other mucked. */
const commands: readonly HandCommand[] = [
  {
    type: 'StartHand',
    hand: {
      tournamentId: TournamentId.parse('t'),
      table: 1,
      handNumber: 1,
      level: 1,
      rulebook: firstEdition('ropta'),
      seats: [seat(2, 1000), seat(5, 1500)],
      button: 2,
      smallBlindSeat: 2,
      bigBlindSeat: 5,
      stakes: { smallBlind: 50, bigBlind: 100, ante: 0, anteFormat: 'none', antePriority: 'blindFirst' },
      chipUnit: 25,
    },
  },
  { type: 'RecordHoleCards', seat: 2, cards: ['Ah', 'Ad'] },
  { type: 'RecordHoleCards', seat: 5, cards: ['Kh', 'Kd'] },
  { type: 'Act', seat: 2, action: { type: 'raise', to: 500 } },
  { type: 'Act', seat: 5, action: { type: 'call' } },
  { type: 'DealBoard', street: 'flop', cards: ['2c', '7d', '9h'] },
  ...checked,
  { type: 'DealBoard', street: 'turn', cards: ['3s'] },
  ...checked,
  { type: 'DealBoard', street: 'river', cards: ['4s'] },
  ...checked,
  { type: 'TableHand', seat: 2, cards: ['Ah', 'Ad'] },
  { type: 'MuckHand', seat: 5 },
];

function played(): { events: RecordedEvent<HandEvent>[]; state: ReturnType<typeof handDecider.evolve> } {
  let state = handDecider.initialState;
  const events: HandEvent[] = [];
  for (const command of commands) {
    const { events: made, refusal } = handDecider.decide(command, state);
    expect(refusal).toBeUndefined();
    for (const event of made!) {
      events.push(event);
      state = handDecider.evolve(state, event);
    }
  }
  return {
    events: events.map((event, revision) => ({ ...event, revision, metadata: { recordedAt: revision } }) as RecordedEvent<HandEvent>),
    state,
  };
}

describe('the replay of a hand', () => {
  it('folded to its end equals the live state', () => {
    const { events, state } = played();
    expect(replayHand(events, { secrets: true }).at(-1)!.after).toEqual({ ...state, record: emptyRecord });
  });

  it('gives for each step the table before and after, and what was legal', () => {
    const steps = replayHand(played().events, { secrets: true });
    const called = steps.find(({ event }) => event.type === 'Called')!;
    expect(called.legal).toMatchObject({ seat: 5, callAmount: 400, canCheck: false });
    expect(called.before.stacks).toEqual([500, 1400]);
    expect(called.after.stacks).toEqual([500, 1000]);
    for (const [index, step] of steps.entries()) {
      expect(step.revision).toBe(index);
      expect(step.before).toEqual(index === 0 ? handDecider.initialState : steps[index - 1]!.after);
    }
  });

  it('stops at the revision that is asked for', () => {
    expect(replayHand(played().events, { upTo: 3, secrets: false }).map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
  });

  it('shows hole cards when the table saw them, and never those that stayed unseen', () => {
    const steps = replayHand(played().events, { secrets: false });
    const cardsOf = (number: number) => steps.map(({ after }) => after.holeCards[after.indexOfSeat[number]!]);
    const tabledAt = steps.findIndex(({ event }) => event.type === 'HandTabled');
    expect(
      cardsOf(2)
        .slice(0, tabledAt)
        .every((cards) => cards === null),
    ).toBe(true);
    expect(cardsOf(2)[tabledAt]).toEqual(['Ah', 'Ad']);
    expect(cardsOf(5).every((cards) => cards === null)).toBe(true);
    expect(JSON.stringify(steps)).not.toContain('Kh');
  });
});
