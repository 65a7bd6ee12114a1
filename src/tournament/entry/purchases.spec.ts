/** Chips that are bought: rebuys (TDA 18; RC 27), add-ons, entering again (RC 7), and what is owed for them. */
import { firstEdition } from '../../../events/editions.js';
import {
  after,
  asRunning,
  type Create,
  friday,
  minutes,
  open,
  outcome,
  player,
  settle,
  START,
  started,
  under,
  stacksAt,
  when,
} from '../../../test/tournament-scenario.js';
import { initialTournamentState, seatOf, type Running, type TournamentState } from '../state.js';

const four = ['ada', 'bo', 'cyd', 'dan'];
const rebuys: NonNullable<Create['entry']> = { rebuys: { chips: 10_000, lastLevel: 2, most: 2 } };
const tda = (settings: Partial<Create> = {}): Running => started(four, { rulebook: firstEdition('tdaFr'), entry: rebuys, ...settings });
const house = (id: string, houseRules: Record<string, string | boolean | number>) => ({ ...firstEdition(id), houseRules });

interface Busted {
  readonly state: TournamentState;
  readonly playerId: ReturnType<typeof player>;
}

/** A player has lost all their chips to another, in a hand that was typed in. */
function busted(state: Running, loser = asRunning(state).tables[0]!.seats[0]!.playerId): Busted {
  const opened = after(state, open(1));
  const { seats } = asRunning(opened).tables[0]!;
  const lost = seats.find(({ playerId }) => playerId === loser)!;
  const winner = seats.find((seated) => seated !== lost)!;
  const stacks = seats.map(({ seat, stack }): [number, number] => [seat, stack]);
  const settled = { ...Object.fromEntries(stacks), [lost.seat]: 0, [winner.seat]: winner.stack + lost.stack };
  return { state: after(opened, settle(opened, 1, settled)), playerId: loser };
}

const buys = (playerId: ReturnType<typeof player>, told = {}) => ({ type: 'Rebuy', playerId, paid: false, at: START, ...told }) as const;

describe('TDA 18: a rebuy', () => {
  it('is live at once, before it is paid', () => {
    const { state, playerId } = busted(tda());
    const decision = when(state, buys(playerId));
    expect(decision.events).toMatchObject([
      {
        type: 'RebuyAnnounced',
        data: { playerId, at: { table: 1, seat: 1 }, chips: 10_000, rebuy: 1, wasOut: true, articles: [{ article: 'TDA 18' }] },
      },
    ]);
    const back = asRunning(after(state, buys(playerId)));
    expect(back).toMatchObject({
      playersLeft: 4,
      eliminations: [],
      entry: { issued: 50_000, purchases: [{ playerId, rebuys: 1, owed: 1 }] },
    });
    expect(stacksAt(back, 1)).toEqual({ 1: 10_000, 2: 20_000, 3: 10_000, 4: 10_000 });
    expect(outcome(when(back, open(1)))).toContain('HandOpened');
  });

  it('is owed until it is paid', () => {
    const { state, playerId } = busted(tda());
    const bought = after(state, buys(playerId));
    const pay = { type: 'PayPurchase', playerId } as const;
    expect(when(bought, pay).events).toEqual([{ type: 'PurchasePaid', data: { playerId, owed: 0 } }]);
    expect(when(after(bought, pay), pay).refusal).toEqual({ code: 'NOTHING_OWED', article: null, parameters: { playerId } });
    expect(outcome(when(state, buys(playerId, { paid: true })))).toEqual(['RebuyAnnounced', 'PurchasePaid']);
  });

  it('is decided at once: not after another hand', () => {
    const { state, playerId } = busted(tda());
    const later = after(state, open(1));
    expect(when(later, buys(playerId)).refusal).toEqual({ code: 'REBUY_TOO_LATE', article: 'TDA 18', parameters: { playerId } });
  });

  it('comes between two hands for who has chips, not during one', () => {
    const state = tda();
    expect(when(state, buys(player('ada'))).events?.[0]?.data).toMatchObject({ wasOut: false, rebuy: 1 });
    expect(when(after(state, open(1)), buys(player('ada'))).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'ada', handId: 'friday.1.1' },
    });
  });

  it('has an end, and as many as the organiser offers', () => {
    const state = after(tda(), buys(player('ada')), buys(player('ada')));
    expect(when(state, buys(player('ada'))).refusal).toEqual({
      code: 'NO_REBUY_LEFT',
      article: null,
      parameters: { playerId: 'ada', most: 2 },
    });
    expect(outcome(when(tda(), buys(player('ada'), { at: START + minutes(25) - 1 })))).toContain('RebuyAnnounced');
    expect(when(tda(), buys(player('ada'), { at: START + minutes(25) })).refusal).toEqual({
      code: 'REBUY_TOO_LATE',
      article: 'TDA 18',
      parameters: { playerId: 'ada' },
    });
  });

  it('that was forgotten is sold by a ruling once its levels are over: chips and price together', () => {
    const late = { at: START + minutes(25), ruling: 'Ada rebought in level 2; the cashier has the slip.' };
    const decision = when(tda(), buys(player('ada'), { ...late, paid: true }));
    expect(decision.events?.map(({ type }) => type)).toEqual([
      'LevelStarted',
      'BreakStarted',
      'LevelStarted',
      'RebuyAnnounced',
      'PurchasePaid',
    ]);
    expect(decision.events?.find(({ type }) => type === 'RebuyAnnounced')?.data).toMatchObject({ chips: 10_000, ruling: late.ruling });
    const sold = asRunning(after(tda(), buys(player('ada'), late)));
    expect(sold.entry).toMatchObject({ issued: 50_000, purchases: [{ playerId: 'ada', rebuys: 1, owed: 1 }] });
    // In time it is as any other.
    expect(when(tda(), buys(player('ada'), { ruling: 'x' })).events?.[0]?.data).not.toHaveProperty('ruling');
    const most = after(tda(), buys(player('ada')), buys(player('ada')));
    expect(when(most, buys(player('ada'), late)).refusal?.code).toBe('NO_REBUY_LEFT');
    const none = started(four, under('mons'));
    expect(when(none, buys(player('ada'), late)).refusal?.code).toBe('REBUY_FORBIDDEN');
  });

  it('is for nobody who has given up', () => {
    const gone = after(tda(), {
      type: 'RecordAbandonment',
      playerId: player('ada'),
      confirmed: true,
      judged: false,
      reason: null,
      at: START,
    });
    expect(when(gone, buys(player('ada'))).refusal).toEqual({
      code: 'PLAYER_ELIMINATED',
      article: null,
      parameters: { playerId: 'ada', place: 4 },
    });
  });
});

describe('rebuys are not offered', () => {
  const announces = (settings: Partial<Create>) => when(initialTournamentState, { ...friday, startingStack: 15_000, ...settings }).refusal;

  it.each([
    ['ropta', 'RO presentation'],
    ['mons', 'RO presentation'],
    ['toufflers', 'RO presentation'],
  ])('where %s has none (%s)', (id, article) => {
    expect(announces({ rulebook: firstEdition(id), entry: rebuys })).toEqual({
      code: 'REBUY_FORBIDDEN',
      article,
      parameters: { reason: 'book' },
    });
  });

  it('in RedCactus, but at weekly events of venues that began before 2018 (RC 27)', () => {
    const rc = (entry: Create['entry'], kind?: Create['kind']) =>
      announces({ rulebook: firstEdition('redcactus'), entry, ...(kind === undefined ? {} : { kind }) });
    const refused = (reason: string) => ({ code: 'REBUY_FORBIDDEN', article: 'RC 27', parameters: { reason } });
    expect(rc({ ...rebuys, venueSince: '2017-12-31' })).toBeUndefined();
    expect(rc({ ...rebuys, venueSince: '2018-01-01' })).toEqual(refused('venue'));
    expect(rc(rebuys)).toEqual(refused('venue'));
    expect(rc({ ...rebuys, venueSince: '2010-01-01' }, 'regional')).toEqual(refused('kind'));
  });

  it('where the organiser has none: nobody buys any', () => {
    const state = started(four, { rulebook: firstEdition('tdaFr') });
    expect(when(state, buys(player('ada'))).refusal).toEqual({
      code: 'REBUY_FORBIDDEN',
      article: 'TDA 18',
      parameters: { reason: 'notOffered' },
    });
  });
});

describe('an add-on', () => {
  const entry: Create['entry'] = { addOn: { chips: 5000, lastLevel: 1 } };
  const takes = { type: 'TakeAddOn', playerId: player('ada'), paid: false, at: START } as const;

  it('is a house rule everywhere (RC 27; RO presentation)', () => {
    const announces = (id: string) =>
      when(initialTournamentState, { ...friday, startingStack: 15_000, rulebook: firstEdition(id), entry }).refusal;
    expect(announces('redcactus')).toEqual({ code: 'ADDON_FORBIDDEN', article: 'RC 27', parameters: { reason: 'book' } });
    expect(announces('ropta')).toEqual({ code: 'ADDON_FORBIDDEN', article: 'RO presentation', parameters: { reason: 'book' } });
  });

  it('is taken once, between two hands, until its level is over; twice gives no events', () => {
    const state = started(four, { rulebook: house('ropta', { 'addOn.allowed': true }), entry });
    expect(when(state, takes).events).toMatchObject([
      { type: 'AddOnTaken', data: { playerId: 'ada', chips: 5000, articles: [{ article: 'RO presentation', house: true }] } },
    ]);
    const taken = after(state, takes);
    expect(seatOf(asRunning(taken).tables, player('ada'))?.seated.stack).toBe(15_000);
    expect(when(taken, takes)).toEqual({ events: [] });
    expect(when(after(state, open(1)), takes).refusal).toEqual({
      code: 'PLAYER_IN_HAND',
      article: null,
      parameters: { playerId: 'ada', handId: 'friday.1.1' },
    });
    expect(when(state, { ...takes, at: START + minutes(10) }).refusal).toEqual({
      code: 'ADDON_TOO_LATE',
      article: null,
      parameters: { playerId: 'ada' },
    });
    expect(when(state, { ...takes, playerId: player('zoe') }).refusal).toEqual({
      code: 'UNKNOWN_PLAYER',
      article: null,
      parameters: { playerId: 'zoe' },
    });
  });

  it('is not to be had where none is offered', () => {
    const state = started(four, { rulebook: house('ropta', { 'addOn.allowed': true }) });
    expect(when(state, takes).refusal).toEqual({
      code: 'ADDON_FORBIDDEN',
      article: 'RO presentation',
      parameters: { reason: 'notOffered' },
    });
  });
});

describe('a player who is out', () => {
  const enters = (playerId: ReturnType<typeof player>, at = START) => ({ type: 'ReEnter', playerId, at }) as const;
  const allowing = (settings: Partial<Create> = {}): Running =>
    started(four, { rulebook: house('ropta', { 'reEntry.allowed': true }), ...settings });

  it.each([
    ['redcactus', 'RC 7'],
    ['ropta', 'RO presentation'],
    ['tdaFr', 'RO presentation'],
  ])('does not enter again in %s (%s)', (id, article) => {
    const { state, playerId } = busted(started(four, { rulebook: firstEdition(id) }));
    expect(when(state, enters(playerId)).refusal).toEqual({ code: 'REENTRY_FORBIDDEN', article, parameters: { playerId } });
  });

  it('enters again where a house rule lets him: at a drawn seat, with a new stack, and without his place; twice gives no events', () => {
    const { state, playerId } = busted(allowing());
    expect(asRunning(state).eliminations).toMatchObject([{ playerId, place: 4 }]);
    expect(when(state, enters(playerId)).events).toMatchObject([
      {
        type: 'PlayerReEntered',
        data: { playerId, to: { table: 1, seat: 1 }, stack: 10_000, entry: 2, lot: { algorithm: 'sha256-free-seat-1' } },
      },
    ]);
    const back = after(state, enters(playerId));
    expect(asRunning(back)).toMatchObject({ playersLeft: 4, eliminations: [], entry: { issued: 50_000 } });
    expect(when(back, enters(playerId))).toEqual({ events: [] });
  });

  it('does not while they are suspended; another id of theirs is no matter', () => {
    const { state, playerId } = busted(allowing());
    const refusal = { code: 'PLAYER_SUSPENDED', article: null, parameters: { playerId, until: '2026-12-31' } };
    expect(when(state, { ...enters(playerId), bar: { kind: 'suspended', until: '2026-12-31' } }).refusal).toEqual(refusal);
    expect(when(state, { ...enters(playerId), bar: { kind: 'keptElsewhere', survivorId: player('ada') } }).events).toHaveLength(1);
  });

  it('does so as often as the organiser says, while late players are admitted', () => {
    const once = busted(allowing({ entry: { reEntries: { most: 1 } } }));
    const again = busted(asRunning(after(once.state, enters(once.playerId))), once.playerId);
    expect(when(again.state, enters(once.playerId)).refusal).toEqual({
      code: 'NO_REENTRY_LEFT',
      article: null,
      parameters: { playerId: once.playerId, most: 1 },
    });
    expect(when(once.state, enters(once.playerId, START + minutes(20))).refusal).toEqual({
      code: 'LATE_WINDOW_CLOSED',
      article: 'RO 1.8',
      parameters: { unit: 'level', until: 2 },
    });
  });

  it('is one who has lost his chips: not one who has given up, has never come, or is in', () => {
    const state = allowing();
    const gone = after(state, {
      type: 'RecordAbandonment',
      playerId: player('ada'),
      confirmed: true,
      judged: false,
      reason: null,
      at: START,
    });
    expect(when(gone, enters(player('ada'))).refusal).toEqual({
      code: 'REENTRY_FORBIDDEN',
      article: 'RO presentation',
      parameters: { playerId: 'ada' },
    });
    expect(when(state, enters(player('zoe'))).refusal).toEqual({ code: 'UNKNOWN_PLAYER', article: null, parameters: { playerId: 'zoe' } });
    expect(when(state, enters(player('ada'))).refusal).toEqual({ code: 'PLAYER_STILL_IN', article: null, parameters: { playerId: 'ada' } });
  });

  it('moves those who went out since one place down', () => {
    const first = busted(allowing());
    const opened = after(first.state, open(1));
    const second = after(opened, settle(opened, 1, { 2: 30_000, 3: 0, 4: 10_000 }));
    const back = asRunning(after(second, enters(first.playerId)));
    expect(back.eliminations.map(({ place }) => place)).toEqual([4]);
    expect(back.playersLeft).toBe(3);
  });
});
