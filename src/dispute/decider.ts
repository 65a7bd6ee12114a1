/**
 * The invariants of a dispute: a late claim waits for the director, a ruling is final unless book and competition have an appeal, and a
 * commission moves no pot and no place.
 */
import { acceptedInDispute, type DisputeCommand } from '../../commands/dispute.js';
import { type DisputeEvent, MAX_EVIDENCE } from '../../events/dispute.js';
import type { DisputeId, PlayerId } from '../../events/ids.js';
import type { Decider, Refusal } from '../decider.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { articleOf, cite } from '../rulebooks/citing.js';
import { evolve } from './evolve.js';
import { type DisputeDecision, refuse } from './refusals.js';
import { type DisputeClaim, type DisputeState, eventKey, initialState } from './state.js';

/** A command, and the id of its dispute. */
export type GivenToDispute = DisputeCommand & { readonly of: DisputeId };
type Of<Type extends GivenToDispute['type']> = Extract<GivenToDispute, { readonly type: Type }>;
type Decided = DisputeDecision<DisputeEvent>;
type Opened = DisputeState & { readonly claim: DisputeClaim };
type Refused = Extract<Decided, { readonly events?: undefined }>;

/** The most open disputes of one player about a tournament, so that nobody floods the director. */
const MAX_OPEN = 5;

/** Whether nothing can be decided any longer. */
export function isOver({ status }: Pick<DisputeState, 'status'>): boolean {
  return status === 'withdrawn' || status === 'closed';
}

const nothing = { events: [] } as const;
const one = (event: DisputeEvent): Decided => ({ events: [event] });

function decide(command: GivenToDispute, state: DisputeState): Decided {
  if (command.type === 'OpenDispute') return open(command, state);
  if (state.claim === null) return refuse('DISPUTE_NOT_FOUND');
  const accepted = acceptedInDispute.get(command.type)![state.status];
  if (accepted === 'nothing') return nothing;
  // Before it is over, each command has its own refusal, which may follow other checks.
  if (accepted === undefined && isOver(state)) return refuse('DISPUTE_OVER', { status: state.status });
  const decideOne = decisions[command.type] as (command: GivenToDispute, state: DisputeState) => Decided;
  return decideOne(command, state);
}

const decisions: {
  readonly [Type in Exclude<GivenToDispute['type'], 'OpenDispute'>]: (command: Of<Type>, state: Opened) => Decided;
} = {
  TakeUpDispute: ({ of: disputeId, reason }, { status }) =>
    status === 'late' ? one({ type: 'DisputeTakenUp', data: { disputeId, reason } }) : refuse('DISPUTE_NOT_LATE'),
  WithdrawDispute: ({ of: disputeId, playerId, reason }, { claim, status }) => {
    if (playerId != null && playerId !== claim.playerId) return refuse('NOT_THE_CLAIMANT', { playerId });
    if (status !== 'open' && status !== 'late') return refuse('DISPUTE_RULED');
    return one({ type: 'DisputeWithdrawn', data: { disputeId, playerId: playerId ?? null, reason } });
  },
  RecordEvidence: ({ of: disputeId, playerId, statement, file, tookPart }, { evidence }) => {
    if (playerId != null && !tookPart) return refuse('DID_NOT_TAKE_PART', { playerId });
    if (statement === undefined && file === undefined) return refuse('EVIDENCE_EMPTY');
    if (evidence.length >= MAX_EVIDENCE) return refuse('TOO_MUCH_EVIDENCE', { most: MAX_EVIDENCE });
    const shown = { playerId: playerId ?? null, statement: statement ?? null, file: file ?? null };
    return one({ type: 'EvidenceRecorded', data: { disputeId, evidence: evidence.length + 1, ...shown } });
  },
  WithdrawEvidence: ({ of: disputeId, evidence: number, playerId, reason }, { evidence }) => {
    const found = evidence[number - 1];
    if (found === undefined) return refuse('EVIDENCE_NOT_FOUND', { evidence: number });
    if (playerId != null && playerId !== found.playerId) return refuse('EVIDENCE_OF_ANOTHER', { evidence: number });
    if (found.withdrawalReason !== null) return nothing;
    return one({ type: 'EvidenceWithdrawn', data: { disputeId, evidence: number, reason } });
  },
  RuleOnDispute: ({ of: disputeId, ...decided }, { status, claim, rulings }) => {
    if (status === 'late') return tooLate(claim);
    if (status === 'appealed' || status === 'decided') return refuse('RESULT_IS_FINAL');
    return one({ type: 'DisputeRuled', data: { disputeId, ruling: rulings.length + 1, ...outcomeOf(decided) } });
  },
  AppealToCommission: appeal,
  WithdrawAppeal: ({ of: disputeId, playerId, reason }, { status, appeal: lodged }) => {
    if (status !== 'appealed' || lodged === null) return refuse('NO_APPEAL');
    if (playerId != null && playerId !== lodged.playerId) return refuse('NOT_A_PARTY', { playerId });
    return one({ type: 'AppealWithdrawn', data: { disputeId, playerId: playerId ?? null, reason } });
  },
  DecideAppeal: ({ of: disputeId, ...decided }, { status }) =>
    status === 'appealed' || status === 'decided'
      ? one({ type: 'AppealDecided', data: { disputeId, ...outcomeOf(decided) } })
      : refuse('NO_APPEAL'),
  DisownRemedy: ({ of: disputeId, position, reason, event }, { disowned }) => {
    if (event === null) return refuse('NO_REMEDY', { position });
    return disowned.includes(eventKey(event)) ? nothing : one({ type: 'RemedyDisowned', data: { disputeId, ...event, reason } });
  },
  OpenCards: ({ of: disputeId, seats, reason, sealed }, { claim: { subject }, openedSeats }) => {
    if (subject.kind !== 'hand') return refuse('DISPUTE_OF_NO_HAND');
    const without = seats.filter((seat) => !sealed.includes(seat));
    if (without.length > 0) return refuse('CARDS_NOT_RECORDED', { seats: without });
    const closed = seats.filter((seat) => !openedSeats.includes(seat));
    return closed.length === 0 ? nothing : one({ type: 'CardsOpened', data: { disputeId, handId: subject.handId, seats: closed, reason } });
  },
  CloseDispute: close,
  ReopenDispute: reopen,
  SealCards: ({ of: disputeId, seats, reason }, { claim: { subject }, openedSeats }) => {
    if (subject.kind !== 'hand') return refuse('DISPUTE_OF_NO_HAND');
    const closed = seats.filter((seat) => !openedSeats.includes(seat));
    if (closed.length > 0) return refuse('CARDS_NOT_OPENED', { seats: closed });
    return one({ type: 'CardsSealed', data: { disputeId, handId: subject.handId, seats: [...seats], reason } });
  },
};

const tooLate = ({ window }: DisputeClaim): Refused => refuse('DISPUTE_TOO_LATE', { until: window!.until }, window!.article);

function outcomeOf({ upheld, article, remedy, reason }: Pick<Of<'RuleOnDispute'>, 'upheld' | 'article' | 'remedy' | 'reason'>) {
  return { upheld, article: { article, fallback: false, house: false }, remedy: remedy ?? null, reason };
}

function open({ of: disputeId, playerId, claim, tookPart, about }: Of<'OpenDispute'>, state: DisputeState): Decided {
  const { found, rulebook, ofFederation, openOfClaimant } = about;
  if (state.claim !== null) return refuse('DISPUTE_ALREADY_OPENED', { disputeId });
  if (found === null) return refuse('DISPUTE_SUBJECT_NOT_FOUND');
  if (playerId != null && !tookPart) return refuse('DID_NOT_TAKE_PART', { playerId });
  if (playerId != null && openOfClaimant >= MAX_OPEN) return refuse('TOO_MANY_OPEN_DISPUTES', { playerId, most: MAX_OPEN });
  const { subject, window } = found;
  const parties = [...new Set<PlayerId>([...(playerId == null ? [] : [playerId]), ...found.parties])];
  return one({
    type: 'DisputeOpened',
    data: { disputeId, subject, playerId: playerId ?? null, claim, window, parties, rulebook, ofFederation },
  });
}

/** An appeal is for later account, and only possible when book and competition have one (RO 1.7). */
function appeal({ of: disputeId, playerId, reason }: Of<'AppealToCommission'>, { claim, status }: Opened): Decided {
  const book = claim.rulebook === null ? null : rulebookFor(claim.rulebook);
  if (book === null) return refuse('DECISION_FINAL');
  const { appeals } = book.discipline.authority;
  if (appeals.value === 'none') return refuse('DECISION_FINAL', {}, articleOf(appeals));
  if (!claim.ofFederation) return refuse('APPEAL_NOT_ADMISSIBLE', {}, articleOf(appeals));
  if (status === 'late') return tooLate(claim);
  if (status === 'open') return refuse('DISPUTE_NOT_RULED');
  if (playerId != null && !claim.parties.includes(playerId)) return refuse('NOT_A_PARTY', { playerId });
  if (status !== 'ruled') return refuse('APPEAL_PENDING');
  return one({ type: 'AppealLodged', data: { disputeId, playerId: playerId ?? null, reason, article: cite(appeals)[0]! } });
}

function close({ of: disputeId }: Of<'CloseDispute'>, { status }: DisputeState): Decided {
  if (status === 'open') return refuse('DISPUTE_NOT_RULED');
  if (status === 'appealed') return refuse('APPEAL_PENDING');
  return one({ type: 'DisputeClosed', data: { disputeId } });
}

function reopen({ of: disputeId, reason }: Of<'ReopenDispute'>, state: DisputeState): Decided {
  return isOver(state) ? one({ type: 'DisputeReopened', data: { disputeId, reason } }) : refuse('DISPUTE_NOT_OVER');
}

/** The kind of a command that cites a dispute: of the tournament, or what a commission may decide. */
export type RemedyKind = 'ofTournament' | 'forLater';

/**
 * Why a command is no remedy of the dispute it cites; null when it is. The director’s remedies concern the tournament, a commission's are
 * suspensions and seasons (RO 1.7).
 */
export function refuseRemedy(state: DisputeState, kind: RemedyKind): Refusal | null {
  const { claim, status, rulings, appeal: lodged } = state;
  if (claim === null) return null;
  if (isOver(state)) return refuse('DISPUTE_OVER', { status }).refusal;
  if (status === 'late') return tooLate(claim).refusal;
  const isForCommission = status === 'appealed' || status === 'decided';
  if (isForCommission && kind === 'ofTournament') return refuse('RESULT_IS_FINAL', {}, lodged!.article.article).refusal;
  const outcome = isForCommission ? lodged!.decision : rulings.at(-1);
  if (outcome == null) return refuse('DISPUTE_NOT_RULED').refusal;
  return outcome.upheld ? null : refuse('DISPUTE_NOT_UPHELD').refusal;
}

export const disputeDecider: Decider<DisputeState, GivenToDispute, DisputeEvent> = { initialState, evolve, decide };
