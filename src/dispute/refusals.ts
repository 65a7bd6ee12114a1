/**
 * Why a command of a dispute is refused.
 */
import { makeRefuse, type Decision, type None, type RefusalOf } from '../decider.js';

export interface DisputeRefusals {
  DISPUTE_NOT_FOUND: None;
  /** The number is taken: the next one is tried. */
  DISPUTE_ALREADY_OPENED: { disputeId: string };
  TOO_MANY_DISPUTES: { most: number };
  /** So many disputes of one player about a tournament at most are open at a time. */
  TOO_MANY_OPEN_DISPUTES: { playerId: string; most: number };
  DISPUTE_SUBJECT_NOT_FOUND: None;
  /** A player of another tournament has no say. */
  DID_NOT_TAKE_PART: { playerId: string };
  /** It came too late under the book, and the director has not taken it up. */
  DISPUTE_TOO_LATE: { until: string };
  DISPUTE_NOT_LATE: None;
  /** It was closed or withdrawn. */
  DISPUTE_OVER: { status: string };
  DISPUTE_NOT_OVER: None;
  DISPUTE_NOT_RULED: None;
  /** What was decided last leaves everything as it is. */
  DISPUTE_NOT_UPHELD: None;
  DISPUTE_RULED: None;
  NOT_THE_CLAIMANT: { playerId: string };
  NOT_A_PARTY: { playerId: string };
  EVIDENCE_EMPTY: None;
  EVIDENCE_NOT_FOUND: { evidence: number };
  EVIDENCE_OF_ANOTHER: { evidence: number };
  TOO_MUCH_EVIDENCE: { most: number };
  NO_REMEDY: { position: number };
  DISPUTE_OF_NO_HAND: None;
  CARDS_NOT_RECORDED: { seats: number[] };
  CARDS_NOT_OPENED: { seats: number[] };
  /** The book has no appeal. */
  DECISION_FINAL: None;
  /** The book has an appeal, and not at such a tournament. */
  APPEAL_NOT_ADMISSIBLE: None;
  APPEAL_PENDING: None;
  NO_APPEAL: None;
  /** An appeal was lodged: the commission decides, and pots and places stay. */
  RESULT_IS_FINAL: None;
}

export type DisputeDecision<Event> = Decision<Event, RefusalOf<DisputeRefusals>>;

export const refuse = makeRefuse<DisputeRefusals>();
