import type { DisputeEvent } from '../../events/dispute.js';
import type { DisputeId, HandId, PlayerId, StreamName } from '../../events/ids.js';
import { firstEdition } from '../../events/editions.js';
import { disputeDecider, type GivenToDispute, refuseRemedy } from './decider.js';
import type { DisputeState } from './state.js';

const disputeId = 'friday.d1' as DisputeId;
const [anna, bruno, chloe] = ['anna', 'bruno', 'chloe'] as PlayerId[] as [PlayerId, PlayerId, PlayerId];

function opened(more: Partial<Extract<DisputeEvent, { type: 'DisputeOpened' }>['data']> = {}): DisputeState {
  return disputeDecider.evolve(disputeDecider.initialState, {
    type: 'DisputeOpened',
    data: {
      disputeId,
      subject: { kind: 'hand', handId: 'friday.1.7' as HandId, revision: 12 },
      playerId: anna,
      claim: 'My flush was overlooked.',
      window: { open: true, until: 'cardsPickedUp', article: 'RO 10.9' },
      parties: [anna, bruno],
      rulebook: firstEdition('ropta'),
      ofFederation: true,
      ...more,
    },
  });
}

type Asked = { readonly type: GivenToDispute['type'] } & Readonly<Record<string, unknown>>;
const decide = (state: DisputeState, command: Asked) =>
  disputeDecider.decide({ ...command, of: disputeId } as unknown as GivenToDispute, state);

/** The state after commands that must be accepted. */
function after(state: DisputeState, ...commands: readonly Asked[]): DisputeState {
  return commands.reduce((before, command) => {
    const { events, refusal } = decide(before, command);
    expect(refusal).toBeUndefined();
    return events!.reduce((folded, event) => disputeDecider.evolve(folded, event), before);
  }, state);
}

function refusalOf(state: DisputeState, command: Asked): readonly [code: string | undefined, article: string | null | undefined] {
  const { refusal } = decide(state, command);
  return [refusal?.code, refusal?.article];
}

const rule = (upheld: boolean): Asked => ({ type: 'RuleOnDispute', upheld, article: 'RO 10.9', reason: 'Both hands lay open.' });
const appeal: Asked = { type: 'AppealToCommission', playerId: anna, reason: 'The film shows it.' };
const decideAppeal = (upheld: boolean): Asked => ({ type: 'DecideAppeal', upheld, article: 'RO 1.7', reason: 'The ruling was wrong.' });

describe('a claim', () => {
  const about = {
    found: { subject: { kind: 'place', playerId: bruno }, window: null, parties: [bruno] },
    rulebook: firstEdition('ropta'),
    ofFederation: false,
    openOfClaimant: 0,
  };
  const open = (more: object = {}): Asked => ({
    type: 'OpenDispute',
    playerId: anna,
    claim: 'They were out before me.',
    tookPart: true,
    about,
    ...more,
  });

  it('concerns who makes it and whom it is about', () => {
    expect(after(disputeDecider.initialState, open())).toMatchObject({
      status: 'open',
      claim: { disputeId, parties: [anna, bruno], window: null },
    });
  });

  it('is about something that there is, by somebody who took part, and not the sixth that waits', () => {
    const { initialState } = disputeDecider;
    expect(refusalOf(initialState, open({ about: { ...about, found: null } }))[0]).toBe('DISPUTE_SUBJECT_NOT_FOUND');
    expect(refusalOf(initialState, open({ tookPart: false }))[0]).toBe('DID_NOT_TAKE_PART');
    expect(refusalOf(initialState, open({ about: { ...about, openOfClaimant: 5 } }))[0]).toBe('TOO_MANY_OPEN_DISPUTES');
    expect(after(initialState, open({ playerId: undefined, about: { ...about, openOfClaimant: 5 } })).claim?.playerId).toBeNull();
    expect(refusalOf(opened(), open())[0]).toBe('DISPUTE_ALREADY_OPENED');
  });

  it('RC 22, MO 10.1, RO 10.9: too late, it is kept, and waits for the director', () => {
    const late = opened({ window: { open: false, until: 'nextHandStart', article: 'MO 10.1' } });
    expect(late.status).toBe('late');
    expect(refusalOf(late, rule(true))).toEqual(['DISPUTE_TOO_LATE', 'MO 10.1']);
    expect(refuseRemedy(late, 'ofTournament')).toMatchObject({ code: 'DISPUTE_TOO_LATE', article: 'MO 10.1' });
    const taken = after(late, { type: 'TakeUpDispute', reason: 'There is a film.' }, rule(true));
    expect(taken).toMatchObject({ status: 'ruled', takenUpReason: 'There is a film.' });
    expect(refusalOf(opened(), { type: 'TakeUpDispute', reason: 'x' })[0]).toBe('DISPUTE_NOT_LATE');
    expect(after(late, { type: 'CloseDispute' }).status).toBe('closed');
  });

  it('is taken back by who made it or by an official, and goes on from there', () => {
    const withdraw = (playerId?: PlayerId): Asked => ({ type: 'WithdrawDispute', playerId, reason: 'I misread it.' });
    expect(refusalOf(opened(), withdraw(bruno))[0]).toBe('NOT_THE_CLAIMANT');
    expect(refusalOf(after(opened(), rule(false)), withdraw(anna))[0]).toBe('DISPUTE_RULED');
    const gone = after(opened(), withdraw(anna));
    expect(refusalOf(gone, rule(true))[0]).toBe('DISPUTE_OVER');
    expect(after(gone, { type: 'ReopenDispute', reason: 'A witness came.' })).toMatchObject({ status: 'open', withdrawalReason: null });
    expect(refusalOf(opened(), { type: 'ReopenDispute', reason: 'x' })[0]).toBe('DISPUTE_NOT_OVER');
    expect(after(opened(), withdraw()).withdrawalReason).toBe('I misread it.');
  });
});

describe('evidence', () => {
  const record = (more: object): Asked => ({ type: 'RecordEvidence', tookPart: true, ...more });

  it('is a statement or a file, of somebody who took part or an official', () => {
    expect(refusalOf(opened(), record({}))[0]).toBe('EVIDENCE_EMPTY');
    expect(refusalOf(opened(), record({ playerId: chloe, statement: 'x', tookPart: false }))[0]).toBe('DID_NOT_TAKE_PART');
    const file = { sha256: 'ab'.repeat(32), mediaType: 'video/mp4' };
    expect(after(opened(), record({ playerId: chloe, statement: 'I saw it.' }), record({ file })).evidence).toEqual([
      { evidence: 1, playerId: chloe, statement: 'I saw it.', file: null, withdrawalReason: null },
      { evidence: 2, playerId: null, statement: null, file, withdrawalReason: null },
    ]);
  });

  it('is taken back by who gave it or by an official', () => {
    const shown = after(opened(), record({ playerId: chloe, statement: 'I saw it.' }));
    const withdraw = (more: object): Asked => ({ type: 'WithdrawEvidence', evidence: 1, reason: 'Another hand.', ...more });
    expect(refusalOf(shown, withdraw({ playerId: anna }))[0]).toBe('EVIDENCE_OF_ANOTHER');
    expect(refusalOf(shown, withdraw({ evidence: 2 }))[0]).toBe('EVIDENCE_NOT_FOUND');
    const gone = after(shown, withdraw({ playerId: chloe }));
    expect(gone.evidence[0]!.withdrawalReason).toBe('Another hand.');
    expect(decide(gone, withdraw({})).events).toEqual([]);
  });
});

describe('a ruling', () => {
  it('a later one replaces an earlier one', () => {
    expect(after(opened(), rule(false), rule(true)).rulings.map(({ upheld }) => upheld)).toEqual([false, true]);
  });

  it('comes before what is put right, and must uphold the claim', () => {
    expect(refuseRemedy(opened(), 'ofTournament')?.code).toBe('DISPUTE_NOT_RULED');
    expect(refuseRemedy(after(opened(), rule(false)), 'ofTournament')?.code).toBe('DISPUTE_NOT_UPHELD');
    expect(refuseRemedy(after(opened(), rule(true)), 'ofTournament')).toBeNull();
    expect(refuseRemedy(after(opened(), rule(true), { type: 'CloseDispute' }), 'ofTournament')?.code).toBe('DISPUTE_OVER');
    expect(refuseRemedy(disputeDecider.initialState, 'ofTournament')).toBeNull();
  });

  it('an event that names the dispute by mistake is disowned', () => {
    const event = { stream: 'tournament-friday' as StreamName, revision: 40 };
    const disown = (found: typeof event | null): Asked => ({ type: 'DisownRemedy', position: 7, reason: 'Another matter.', event: found });
    expect(refusalOf(opened(), disown(null))[0]).toBe('NO_REMEDY');
    const disowned = after(opened(), disown(event));
    expect(disowned.disowned).toEqual(['tournament-friday@40']);
    expect(decide(disowned, disown(event)).events).toEqual([]);
  });

  it('closes only what was decided', () => {
    expect(refusalOf(opened(), { type: 'CloseDispute' })[0]).toBe('DISPUTE_NOT_RULED');
    expect(refusalOf(after(opened(), rule(true), appeal), { type: 'CloseDispute' })[0]).toBe('APPEAL_PENDING');
  });
});

describe('an appeal', () => {
  it('RC 1, MO 13.2, TDA 1: is not possible where the book has none', () => {
    const without = [
      ['redcactus', 'RC 1'],
      ['mons', 'MO 13.2'],
      ['tdaFr', 'TDA 1'],
      ['toufflers', 'RO 1.7'],
    ] as const;
    for (const [book, article] of without) {
      const ruled = after(opened({ rulebook: firstEdition(book) }), rule(false));
      expect(refusalOf(ruled, appeal)).toEqual(['DECISION_FINAL', article]);
    }
    expect(refusalOf(after(opened({ rulebook: null }), rule(false)), appeal)).toEqual(['DECISION_FINAL', null]);
  });

  it('RO 1.7: is possible at the federation’s own competitions alone, by those concerned, after the ruling', () => {
    expect(refusalOf(after(opened({ ofFederation: false }), rule(false)), appeal)).toEqual(['APPEAL_NOT_ADMISSIBLE', 'RO 1.7']);
    expect(refusalOf(opened(), appeal)[0]).toBe('DISPUTE_NOT_RULED');
    const ruled = after(opened(), rule(false));
    expect(refusalOf(ruled, { ...appeal, playerId: chloe })[0]).toBe('NOT_A_PARTY');
    const lodged = after(ruled, appeal);
    expect(lodged.appeal?.article.article).toBe('RO 1.7');
    expect(refusalOf(lodged, appeal)[0]).toBe('APPEAL_PENDING');
    expect(refusalOf(lodged, { type: 'WithdrawAppeal', playerId: bruno, reason: 'x' })[0]).toBe('NOT_A_PARTY');
    const back = after(lodged, { type: 'WithdrawAppeal', playerId: anna, reason: 'We agreed.' });
    expect(back).toMatchObject({ status: 'ruled', appeal: { withdrawalReason: 'We agreed.' } });
    expect(refusalOf(back, { type: 'WithdrawAppeal', reason: 'x' })[0]).toBe('NO_APPEAL');
  });

  it('RO 1.7: is for later account: it moves no pot and no place', () => {
    const lodged = after(opened(), rule(true), appeal);
    expect(refusalOf(lodged, rule(false))[0]).toBe('RESULT_IS_FINAL');
    expect(refuseRemedy(lodged, 'ofTournament')).toMatchObject({ code: 'RESULT_IS_FINAL', article: 'RO 1.7' });
    expect(refuseRemedy(lodged, 'forLater')?.code).toBe('DISPUTE_NOT_RULED');
    const decided = after(lodged, decideAppeal(false));
    expect(refuseRemedy(decided, 'forLater')?.code).toBe('DISPUTE_NOT_UPHELD');
    expect(refuseRemedy(after(decided, decideAppeal(true)), 'forLater')).toBeNull();
    expect(refuseRemedy(decided, 'ofTournament')?.code).toBe('RESULT_IS_FINAL');
    expect(refusalOf(opened(), decideAppeal(true))[0]).toBe('NO_APPEAL');
  });
});

describe('cards that were not tabled', () => {
  const cards = (type: 'OpenCards' | 'SealCards', ...seats: number[]): Asked => ({
    type,
    seats,
    reason: 'The muck is disputed.',
    sealed: [2, 3],
  });

  it('are opened where they are on record, and withheld again', () => {
    expect(refusalOf(opened(), cards('OpenCards', 2, 4))[0]).toBe('CARDS_NOT_RECORDED');
    const open = after(opened(), cards('OpenCards', 3), cards('OpenCards', 2, 3));
    expect(open.openedSeats).toEqual([2, 3]);
    expect(decide(open, cards('OpenCards', 2)).events).toEqual([]);
    expect(after(open, cards('SealCards', 2)).openedSeats).toEqual([3]);
    expect(refusalOf(open, cards('SealCards', 5))[0]).toBe('CARDS_NOT_OPENED');
  });

  it('are of a hand', () => {
    const ofClock = opened({ subject: { kind: 'clock', revision: 4 } });
    expect(refusalOf(ofClock, cards('OpenCards', 2))[0]).toBe('DISPUTE_OF_NO_HAND');
    expect(refusalOf(ofClock, cards('SealCards', 2))[0]).toBe('DISPUTE_OF_NO_HAND');
  });
});
