import type { HandEvent } from '../../events/hand.js';
import { type IncidentRecord, nothingRecorded, evolveRecord, recordsOf } from './incident-record.js';

const rule = (article: string) => ({ article, fallback: false, house: false });

const after = (...events: readonly HandEvent[]): IncidentRecord => events.reduce(evolveRecord, nothingRecorded);

const killed = (seat: number): HandEvent => ({ type: 'HandKilled', data: { seat, cause: 'sweptByDealer', articles: [rule('RO 8.2')] } });

describe('which hands are dead, and by what', () => {
  it.each<[string, HandEvent, { seat: number; cause: string; articles: { article: string }[] }]>([
    [
      'killed',
      { type: 'HandKilled', data: { seat: 3, cause: 'shown', articles: [rule('RO 11.4')] } },
      { seat: 3, cause: 'shown', articles: [rule('RO 11.4')] },
    ],
    [
      'dead from the deal',
      { type: 'HandsDeclaredDead', data: { seats: [3], cause: 'absent', articles: [rule('RC 30')] } },
      { seat: 3, cause: 'absent', articles: [rule('RC 30')] },
    ],
    [
      'out of time',
      { type: 'TimeExpired', data: { seat: 3, outcome: 'handDead', article: rule('TDA 29') } },
      { seat: 3, cause: 'timeExpired', articles: [rule('TDA 29')] },
    ],
    [
      'skipped',
      { type: 'TurnForfeited', data: { seat: 3, directorMaySave: true, optionsIfSaved: ['call', 'fold'], articles: [rule('MO 8.15')] } },
      { seat: 3, cause: 'skipped', articles: [rule('MO 8.15')] },
    ],
  ])('%s', (_what, event, expected) => {
    expect(after(event).dead).toEqual([expected]);
    expect(after(killed(3), event).dead).toEqual([expected]);
  });

  it('time that ends in a check kills nobody', () => {
    expect(after({ type: 'TimeExpired', data: { seat: 3, outcome: 'check', article: rule('RC 29') } })).toEqual(nothingRecorded);
  });

  it.each<[string, HandEvent]>([
    ['given back', { type: 'HandRetrieved', data: { seat: 3, amount: 0, reason: 'Fair.', articles: [] } }],
    ['saved', { type: 'HandRestored', data: { seat: 3, options: ['call'], reason: 'Fair.', article: rule('MO 8.15') } }],
    ['revived by a request', { type: 'HandShownOnRequest', data: { seat: 3, by: 2, revived: true, articles: [] } }],
  ])('a hand is dead no longer when it is %s', (_what, event) => {
    expect(after(killed(3), killed(5), event).dead).toMatchObject([{ seat: 5 }]);
  });

  it('a hand that is only shown stays dead', () => {
    expect(after(killed(3), { type: 'HandShownOnRequest', data: { seat: 3, by: 2, revived: false, articles: [] } }).dead).toHaveLength(1);
  });

  it('RO 6.1: a new deal begins with all hands alive, and keeps what was ruled and noted', () => {
    const record = after(
      killed(3),
      {
        type: 'InfractionNoted',
        data: { seat: 1, offence: 'repeatedMisdeals', sanction: 'must', startsAt: null, article: rule('RO 6.2') },
      },
      { type: 'MisdealDeclared', data: { cause: 'wrongCount', seats: [4], attempt: 1, articles: [rule('RO 6.1')] } },
    );
    expect(record.misdeal).toMatchObject({ cause: 'wrongCount' });
    const again = evolveRecord(record, {
      type: 'HandRedealt',
      data: { attempt: 2, button: 1, level: 1, blindsStand: true, articles: [rule('RO 6.1')] },
    });
    expect(again).toMatchObject({ dead: [], misdeal: null, offences: [{ seat: 1 }] });
  });
});

describe('what the director is asked', () => {
  const asked: HandEvent = {
    type: 'DefaultRuled',
    data: { question: 'leftTable', seat: 3, options: ['dead', 'live'], default: 'dead', amount: null, articles: [rule('RC 31')] },
  };
  const answer = (seat: number): HandEvent => ({
    type: 'IncidentRuled',
    data: { question: 'leftTable', seat, option: 'live', amount: null, reason: 'Fair.', overrides: false, articles: [] },
  });

  it('is asked once, until he answers it', () => {
    expect(after(asked, asked).asked).toHaveLength(1);
    expect(after(asked, answer(4)).asked).toHaveLength(1);
    expect(after(asked, answer(3))).toMatchObject({ asked: [], ruled: [{ option: 'live' }] });
  });

  it('RC 15, RO 10.10: a hand that is kept apart is such a question', () => {
    const held: HandEvent = {
      type: 'DiscardHeldAside',
      data: { seat: 3, options: ['handLives', 'dead'], default: 'handLives', articles: [rule('RC 15')] },
    };
    expect(after(held).asked).toEqual([
      { question: 'thoughtHeWon', seat: 3, options: ['handLives', 'dead'], default: 'handLives', amount: null, articles: [rule('RC 15')] },
    ]);
  });

  it('the order of cards that were taken back is asked no more once the right ones lie open', () => {
    const order: HandEvent = {
      type: 'DefaultRuled',
      data: { question: 'orderKnown', seat: null, options: ['known', 'unknown'], default: 'unknown', amount: null, articles: [] },
    };
    expect(after(order, asked, { type: 'BoardCorrected', data: { street: 'flop', cards: null } }).asked).toMatchObject([
      { question: 'leftTable' },
    ]);
  });
});

describe('what was disputed', () => {
  const claim = (pot: number | null): HandEvent => ({
    type: 'ClaimAccepted',
    data: {
      claim: pot === null ? 'amount' : 'award',
      pot,
      street: pot === null ? 'turn' : null,
      seat: 2,
      amount: pot === null ? 50 : null,
      by: 2,
      articles: [rule('RC 22')],
    },
  });

  it('is open until its pot is corrected or the award stands', () => {
    const shares = [{ seat: 2, amount: 100 }];
    const corrected: HandEvent = {
      type: 'PotAwardCorrected',
      data: { pot: 1, amount: 100, from: [{ seat: 3, amount: 100 }], to: shares, articles: [rule('RC 22')] },
    };
    const record = after(claim(0), claim(1), corrected);
    expect(record.claims.map(({ outcome }) => outcome)).toEqual(['open', 'upheld']);
    expect(record.corrections).toMatchObject([{ pot: 1, amount: 100, to: shares }]);
    expect(evolveRecord(record, { type: 'ClaimDismissed', data: { pot: 0 } }).claims.map(({ outcome }) => outcome)).toEqual([
      'dismissed',
      'upheld',
    ]);
  });

  it('chips that never reached a pot are paid at once, and go on to who had it', () => {
    const paid: HandEvent = {
      type: 'PotAmountCorrected',
      data: { pot: 0, seat: 2, from: 300, to: 350, paidTo: [{ seat: 4, amount: 50 }], articles: [rule('RC 22')] },
    };
    expect(after(claim(null), paid)).toMatchObject({
      claims: [{ claim: 'amount', outcome: 'upheld' }],
      corrections: [{ pot: 0, amount: 350, from: [], to: [{ seat: 4, amount: 50 }] }],
    });
  });
});

it('the record of every revision is at hand, and of those before the first there is none', () => {
  const at = recordsOf([killed(3), killed(5)]);
  expect([-1, 0, 1].map((revision) => at(revision).dead.length)).toEqual([0, 1, 2]);
});
