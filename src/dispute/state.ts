/**
 * What holds of one dispute. Plain values, so that the view keeps it as it is.
 */
import type { DisputeEvent, DisputeSubject, DisputeWindow, EvidenceFile } from '../../events/dispute.js';
import type { Actor, RecordedEvent } from '../../events/envelope.js';
import type { DisputeId, PlayerId, StreamName } from '../../events/ids.js';
import type { Citation } from '../../events/judging.js';
import type { RulebookReference } from '../../events/values.js';

/** `late`: the book no longer allowed the claim, and the director has not taken it up. */
export type DisputeStatus = 'late' | 'open' | 'ruled' | 'appealed' | 'decided' | 'withdrawn' | 'closed';

export interface Evidence {
  readonly evidence: number;
  /** The witness; null for an official. */
  readonly playerId: PlayerId | null;
  readonly statement: string | null;
  readonly file: EvidenceFile | null;
  /** Why it does not count any longer; null while it does. */
  readonly withdrawalReason: string | null;
}

/** How the director or the commission decided. */
export interface DisputeOutcome {
  readonly upheld: boolean;
  readonly article: Citation;
  readonly remedy: string | null;
  readonly reason: string;
}

export interface Appeal {
  /** Who appeals; null for their club. */
  readonly playerId: PlayerId | null;
  readonly reason: string;
  readonly article: Citation;
  /** Why it was taken back; null where it was not. */
  readonly withdrawalReason: string | null;
  /** Null before the commission has decided. */
  readonly decision: DisputeOutcome | null;
}

/** What a dispute is about, and who claims it: as it was opened. */
export interface DisputeClaim {
  readonly disputeId: DisputeId;
  readonly subject: DisputeSubject;
  /** Who claims it; null for an official. */
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
  /** What it goes back to when it is reopened. */
  readonly before: DisputeStatus;
  /** Why it was taken up although it came too late, or withdrawn; null where it was neither. */
  readonly takenUpReason: string | null;
  readonly withdrawalReason: string | null;
  readonly evidence: readonly Evidence[];
  /** The first ruling first: the last one holds. */
  readonly rulings: readonly DisputeOutcome[];
  /** The last one. */
  readonly appeal: Appeal | null;
  /** The seats whose cards are open to those who decide, in order. */
  readonly openedSeats: readonly number[];
  /** Events that name the dispute and are no remedy of it, as `stream@revision`. */
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

/** An event as {@link DisputeState.disowned} names it. */
export const eventKey = ({ stream, revision }: { readonly stream: string; readonly revision: number }): string => `${stream}@${revision}`;

/** An event that names the dispute: it put something right, or followed from that. */
export interface Remedy {
  readonly stream: StreamName;
  readonly revision: number;
  readonly position: number;
  readonly type: RecordedEvent['type'];
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
}

/** When something of a dispute was recorded, and by whom. */
export interface DisputeStep {
  readonly revision: number;
  readonly type: DisputeEvent['type'];
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  readonly actor: Actor;
  /** Whether the official is concerned by it themselves. */
  readonly inOwnCause: boolean;
}

/** All that is on record of a dispute that was opened. */
export interface DisputeAccount extends Omit<DisputeState, 'claim'>, DisputeClaim {
  readonly steps: readonly DisputeStep[];
  readonly remedies: readonly Remedy[];
}
