import { flop, say } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const resolve: HandCommand = { type: 'ResolveSkippedPlayer', seat: 1 };
const rule = (option: 'dead' | 'foldOrCall' | 'actNormally'): HandCommand => ({
  type: 'RuleOnIncident',
  question: 'skippedPlayer',
  seat: 1,
  option,
  reason: 'he was shuffling',
});

/** Five on the flop, seat 1 in turn; seats 2 and 3 act over it. */
function overSeat1(book: string, ...more: readonly number[]): HandAtTable {
  const table = flop(book, 5);
  table.give({ type: 'Act', seat: 2, gesture: say('bet', 200) });
  table.give({ type: 'Act', seat: 3, gesture: say('call') });
  for (const seat of more) table.give({ type: 'Act', seat, gesture: say('fold') });
  return table;
}

describe('RC 44-B: a skipped player is the director’s to judge', () => {
  it('nothing happens before he has ruled', () => {
    expect(overSeat1('redcactus').refusal(resolve)).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RC 44-B',
      parameters: { question: 'skippedPlayer', options: ['dead', 'foldOrCall', 'actNormally'], default: 'foldOrCall' },
    });
  });

  it('dead: what was acted over him stands', () => {
    const table = overSeat1('redcactus');
    expect(types(table.give(rule('dead'))).slice(0, 2)).toEqual(['IncidentRuled', 'HandKilled']);
    expect(table.legal).toMatchObject({ seat: 4, callAmount: 200 });
  });

  it('fold or call: the bet that was made over him comes to him', () => {
    const table = overSeat1('redcactus');
    table.give(rule('foldOrCall'));
    expect(table.act(4, 'fold').act(5, 'fold').legal).toMatchObject({ seat: 1, callAmount: 200, raiseBar: 'turnLost' });
  });

  it('as if nothing had happened', () => {
    const table = overSeat1('redcactus');
    expect(table.give(rule('actNormally'))).toMatchObject([
      { type: 'IncidentRuled', data: { overrides: false } },
      { type: 'ActionBackedUp', data: { mayRaise: true } },
    ]);
    expect(table.legal).toMatchObject({ seat: 1, canCheck: true });
  });
});

describe('MO 8.15: after three acts the hand is dead, and only the director saves it', () => {
  it('for a call or a fold, while the round lasts', () => {
    const table = overSeat1('mons', 4);
    const events = table.give(resolve);
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'HandKilled', data: { seat: 1, cause: 'skipped' } },
      { type: 'DefaultRuled', data: { question: 'skippedPlayer', options: ['dead', 'foldOrCall'], default: 'dead' } },
    ]);
    expect(table.give(resolve)).toEqual([]);
    expect(table.give(rule('foldOrCall'))).toMatchObject([
      { type: 'IncidentRuled' },
      { type: 'HandRestored', data: { seat: 1, options: ['call', 'fold'], barred: true, article: { article: 'MO 8.15' } } },
    ]);
    expect(table.act(5, 'fold').legal).toMatchObject({ seat: 1, callAmount: 200, raiseBar: 'turnLost' });
  });

  it('not once the round is over', () => {
    const table = overSeat1('mons', 4);
    table.give(resolve);
    table.act(5, 'fold');
    expect(table.state.phase).toBe('awaitingBoard');
    expect(table.refusal(rule('foldOrCall'))).toEqual({
      code: 'QUESTION_NOT_OPEN',
      article: null,
      parameters: { question: 'skippedPlayer' },
    });
  });

  it('before that his turn is his', () => {
    expect(overSeat1('mons').give(resolve)).toMatchObject([{ type: 'ActionBackedUp', data: { mayRaise: true } }]);
  });
});

describe('RO 9.3: after substantial action he may only fold or call the last bet', () => {
  it.each(['tdaFr', 'ropta', 'toufflers'])('under %s, unless the director rules otherwise', (book) => {
    expect(overSeat1(book).give(resolve)[0]).toMatchObject({
      type: 'ActionBackedUp',
      data: { options: ['call', 'fold'], actsStand: true },
    });
    expect(overSeat1(book).give(rule('actNormally'))[0]).toMatchObject({ type: 'IncidentRuled', data: { overrides: true } });
  });
});
