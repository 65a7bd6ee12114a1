/** The state of one dispute. Plain values, so that the view can store it. */
import type { DisputeEvent, DisputeSubject, DisputeWindow, EvidenceFile } from '../../events/dispute.js';
import type { Actor, RecordedEvent } from '../../events/envelope.js';
import type { DisputeId, PlayerId, StreamName } from '../../events/ids.js';
import type { Citation } from '../../events/judging.js';
import type { RulebookReference } from '../../events/values.js';

/** `late`: the claim came too late by the book, and the director has not taken it up. */
export type DisputeStatus = 'late' | 'open' | 'ruled' | 'appealed' | 'decided' | 'withdrawn' | 'closed';

export interface Evidence {
  readonly evidence: number;
  /** The witness; null for an official. */
  readonly playerId: PlayerId | null;
  readonly statement: string | null;
  readonly file: EvidenceFile | null;
  /** Why it does not count any longer; null while it counts. */
  readonly withdrawalReason: string | null;
}

/** The decision of the director or the commission. */
export interface DisputeOutcome {
  readonly upheld: boolean;
  readonly article: Citation;
  readonly remedy: string | null;
  readonly reason: string;
}

export interface Appeal {
  /** The player who appeals; null for their club. */
  readonly playerId: PlayerId | null;
  readonly reason: string;
  readonly article: Citation;
  /** Why it was withdrawn; null when it was not. */
  readonly withdrawalReason: string | null;
  /** Null before the commission has decided. */
  readonly decision: DisputeOutcome | null;
}

/** The subject and the claimant of a dispute, as opened. */
export interface DisputeClaim {
  readonly disputeId: DisputeId;
  readonly subject: DisputeSubject;
  /** The claimant; null for an official. */
  readonly playerId: PlayerId | null;
  readonly claim: string;
  readonly window: DisputeWindow | null;
  readonly parties: readonly PlayerId[];
  readonly rulebook: RulebookReference | null;
  readonly ofFederation: boolean;
}

export interface DisputeState {
  /** Null before it is opened. */
  readonly claim: DisputeClaim | null;
  readonly status: DisputeStatus;
  /** The status to which reopening returns. */
  readonly before: DisputeStatus;
  /** Why it was taken up although it was late or withdrawn; null otherwise. */
  readonly takenUpReason: string | null;
  readonly withdrawalReason: string | null;
  readonly evidence: readonly Evidence[];
  /** In order: the last ruling holds. */
  readonly rulings: readonly DisputeOutcome[];
  /** The last one. */
  readonly appeal: Appeal | null;
  /** The seats whose cards are opened for the decision, in order. */
  readonly openedSeats: readonly number[];
  /** Events that cite the dispute and are no remedy of it, as `stream@revision`. */
  readonly disowned: readonly string[];
}

export const initialState: DisputeState = {
  claim: null,
  status: 'open',
  before: 'open',
  takenUpReason: null,
  withdrawalReason: null,
  evidence: [],
  rulings: [],
  appeal: null,
  openedSeats: [],
  disowned: [],
};

/** An event in the form of {@link DisputeState.disowned}. */
export const eventKey = ({ stream, revision }: { readonly stream: string; readonly revision: number }): string => `${stream}@${revision}`;

/** An event that cites the dispute: a remedy, or its consequence. */
export interface Remedy {
  readonly stream: StreamName;
  readonly revision: number;
  readonly position: number;
  readonly type: RecordedEvent['type'];
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
}

/** The time and the actor of a step of a dispute. */
export interface DisputeStep {
  readonly revision: number;
  readonly type: DisputeEvent['type'];
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  readonly actor: Actor;
  /** Whether the official is concerned themselves. */
  readonly inOwnCause: boolean;
}

/** Everything on record about an open or closed dispute. */
export interface DisputeAccount extends Omit<DisputeState, 'claim'>, DisputeClaim {
  readonly steps: readonly DisputeStep[];
  readonly remedies: readonly Remedy[];
}
