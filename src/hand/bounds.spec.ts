/** Bounds of a hand: far above what people do, and never in the way of its end. */
import type { HandCommand } from '../../commands/hand.js';
import { TalkKind } from '../../events/hand-discards.js';
import type { Refusal } from '../decider.js';
import { HandAtTable } from '../../test/fixtures/hand-at-table.js';
import { handBounds, refuseBeyondBounds } from './bounds.js';
import { handDecider } from './decider.js';

/** Gives a command as the application does. @returns the refusal */
function give(table: HandAtTable, command: HandCommand): Refusal | undefined {
  const { events, refusal } = handDecider.decide(command, table.state);
  const bound = events === undefined ? { refusal } : refuseBeyondBounds(command, table.state, events);
  if (bound?.refusal !== undefined) return bound.refusal;
  table.give(command);
  return undefined;
}

const deep = (): HandAtTable => HandAtTable.with({ stacks: [100_000, 100_000], stakes: { smallBlind: 1, bigBlind: 2 } });

function raise(table: HandAtTable): Refusal | undefined {
  const { seat, minRaiseTo, wager } = table.legal!;
  return give(table, { type: 'Act', seat, action: { type: wager, to: minRaiseTo! } });
}

describe('a street of a hand', () => {
  const table = deep();
  for (let k = 0; k < handBounds.actsOnStreet; k++) expect(raise(table)).toBeUndefined();

  it('takes no bet or raise after so many', () => {
    const before = table.state;
    expect(raise(table)).toEqual({
      code: 'TOO_MANY_ACTS',
      article: null,
      parameters: { street: 'preflop', most: handBounds.actsOnStreet },
    });
    expect(table.state).toBe(before);
  });

  it('takes no raise in a list either', () => {
    const { seat, minRaiseTo } = table.legal!;
    expect(give(table, { type: 'PlayActions', actions: [{ act: { seat, action: { type: 'raise', to: minRaiseTo! } } }] })).toMatchObject({
      code: 'TOO_MANY_ACTS',
    });
  });

  it.each(['fold', 'call', 'allIn'] as const)('takes a %s still', (type) => {
    const again = new HandAtTable();
    Object.assign(again, { state: table.state, chips: 200_000 });
    expect(give(again, { type: 'Act', seat: table.legal!.seat, action: { type } })).toBeUndefined();
  });

  it('counts from the beginning on the next street', () => {
    const again = new HandAtTable();
    Object.assign(again, { state: table.state, chips: 200_000 });
    give(again, { type: 'Act', seat: again.legal!.seat, action: { type: 'call' } });
    give(again, { type: 'DealBoard', street: 'flop', cards: null });
    const { seat } = again.legal!;
    expect(give(again, { type: 'Act', seat, action: { type: 'bet', to: 2 } })).toBeUndefined();
  });
});

describe('reports of a hand', () => {
  it('are taken up to a bound, and the hand is finished then', () => {
    const table = deep();
    const talk = { type: 'ReportTalk', seat: 1, kind: TalkKind.options[0]! } as const;
    expect(give(table, talk)).toBeUndefined();
    const { incidents } = table.state;
    const rabbitHunters = Array.from({ length: handBounds.reports }, () => 2);
    const many = { ...incidents!, discards: { ...incidents!.discards, rabbitHunters } };
    Object.assign(table, { state: { ...table.state, incidents: many } });
    expect(give(table, { ...talk, seat: 2 })).toEqual({
      code: 'TOO_MANY_REPORTS',
      article: null,
      parameters: { most: handBounds.reports },
    });
    expect(give(table, { type: 'Act', seat: table.legal!.seat, action: { type: 'fold' } })).toBeUndefined();
    expect(table.state.phase).toBe('completed');
  });

  it('of amounts that nobody corrected are few', () => {
    const table = deep();
    const wrongRaise = (): HandCommand => {
      const { seat, minRaiseTo } = table.legal!;
      return { type: 'RecordUncorrected', seat, action: 'raise', to: minRaiseTo! - 1 };
    };
    expect(give(table, wrongRaise())).toBeUndefined();
    for (let k = 0; k < handBounds.wagersOverWrongAmount; k++) expect(raise(table)).toBeUndefined();
    expect(raise(table)).toMatchObject({ code: 'TOO_MANY_ACTS', parameters: { most: handBounds.wagersOverWrongAmount } });

    const [wrong] = table.state.reports!.wrong;
    const many = Array.from({ length: handBounds.wrongAmounts }, () => ({ ...wrong!, wagers: [] }));
    Object.assign(table, { state: { ...table.state, reports: { ...table.state.reports!, wrong: many } } });
    expect(give(table, wrongRaise())).toMatchObject({ code: 'TOO_MANY_REPORTS', parameters: { most: handBounds.wrongAmounts } });
  });
});

describe('a hand of very many events', () => {
  it('takes only what finishes it', () => {
    const table = deep();
    Object.assign(table, { state: { ...table.state, record: { ...table.state.record, length: handBounds.events } } });
    expect(give(table, { type: 'RequestCount', askedBy: 1, of: 2 } as unknown as HandCommand)).toEqual({
      code: 'HAND_TOO_LONG',
      article: null,
      parameters: { events: handBounds.events, most: handBounds.events },
    });
    expect(raise(table)).toBeUndefined();
  });
});
