/**
 * The incidents of a hand from its events, beside its state: why each hand is dead, questions to the director and rulings, offences,
 * disputes and corrections. Contains no cards that the table did not see.
 */
import type { EventOf } from '../../events/event-type.js';
import type { Citation } from '../../events/judging.js';
import type { HandEvent, handEvents } from '../../events/hand.js';
import type { DeadFromTheDeal, KillCause } from '../../events/hand-incidents.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { cite } from '../rulebooks/citing.js';

type DataOf<Type extends keyof typeof handEvents> = EventOf<(typeof handEvents)[Type]>['data'];

export interface DeadHand {
  readonly seat: number;
  readonly cause: KillCause | DeadFromTheDeal;
  /** The rules by which it is dead, the weightiest first. */
  readonly articles: readonly Citation[];
}

/** A question that waits for the director, unless play has passed it. */
export type AskedQuestion = DataOf<'DefaultRuled'>;

/** `open`: under examination. `upheld`: it was corrected, or is for the table to pay. `dismissed`: the award stays. */
export type ClaimOutcome = 'open' | 'upheld' | 'dismissed';

export interface RecordedClaim extends DataOf<'ClaimAccepted'> {
  readonly outcome: ClaimOutcome;
}

/** A corrected pot: other winners, or another amount. */
export interface AwardCorrection {
  readonly pot: number;
  /** The present amount of the pot, in chips. */
  readonly amount: number;
  /** Who had which part before, and who gets which part now; for a larger pot, what is paid in addition. */
  readonly from: DataOf<'PotAwardCorrected'>['from'];
  readonly to: DataOf<'PotAwardCorrected'>['to'];
  readonly articles: readonly Citation[];
}

export interface IncidentRecord {
  /** Hands of players reported absent at the opening of the hand: dead in every deal of it. */
  readonly absent: readonly DeadHand[];
  /** One per seat, removed when its hand is live again. */
  readonly dead: readonly DeadHand[];
  readonly asked: readonly AskedQuestion[];
  /** The others, oldest first. */
  readonly ruled: readonly DataOf<'IncidentRuled'>[];
  readonly offences: readonly DataOf<'InfractionNoted'>[];
  readonly calls: readonly DataOf<'OfficialCalled'>[];
  readonly claims: readonly RecordedClaim[];
  readonly corrections: readonly AwardCorrection[];
  /** The currently cancelled deal with its rule. */
  readonly misdeal: DataOf<'MisdealDeclared'> | null;
  /** A ruling on a wrong street with a step left for later. */
  readonly leftToDo: DataOf<'BoardErrorRuled'> | null;
}

export const nothingRecorded: IncidentRecord = {
  absent: [],
  dead: [],
  asked: [],
  ruled: [],
  offences: [],
  calls: [],
  claims: [],
  corrections: [],
  misdeal: null,
  leftToDo: null,
};

/** The record after one more counting event. */
export function evolveRecord(record: IncidentRecord, event: HandEvent): IncidentRecord {
  switch (event.type) {
    case 'HandStarted': {
      const absent = absentAt(event.data);
      return { ...record, absent, dead: absent };
    }
    case 'HandKilled':
      return { ...record, dead: [...aliveBut(record, event.data.seat), event.data] };
    case 'HandsDeclaredDead': {
      const { seats, cause, articles } = event.data;
      const others = record.dead.filter(({ seat }) => !seats.includes(seat));
      return { ...record, dead: [...others, ...seats.map((seat) => ({ seat, cause, articles }))] };
    }
    case 'TimeExpired': {
      const { seat, outcome, article } = event.data;
      return outcome === 'check'
        ? record
        : { ...record, dead: [...aliveBut(record, seat), { seat, cause: 'timeExpired', articles: [article] }] };
    }
    case 'TurnForfeited': {
      const { seat, articles } = event.data;
      return { ...record, dead: [...aliveBut(record, seat), { seat, cause: 'skipped', articles }] };
    }
    case 'HandRetrieved':
    case 'HandRestored':
      return { ...record, dead: aliveBut(record, event.data.seat) };
    case 'HandShownOnRequest':
      return event.data.revived ? { ...record, dead: aliveBut(record, event.data.seat) } : record;
    case 'MisdealDeclared':
      return { ...record, misdeal: event.data };
    case 'HandRedealt':
      // The first deal does not count; what it cost the players, and the director's rulings, stay.
      return { ...record, dead: record.absent, asked: [], misdeal: null, leftToDo: null };
    case 'InfractionNoted':
      return { ...record, offences: [...record.offences, event.data] };
    case 'OfficialCalled':
      return { ...record, calls: [...record.calls, event.data] };
    case 'BoardErrorRuled':
      return {
        ...record,
        leftToDo: event.data.procedure.some((step) => step.step === 'returnToStub' && step.when !== null) ? event.data : null,
      };
    case 'BoardCorrected':
      // Questions about cards that were taken back are dropped.
      return { ...record, asked: record.asked.filter(({ question }) => question !== 'orderKnown') };
    case 'BoardDealt':
      return record.leftToDo !== null && event.data.street === 'river' ? { ...record, leftToDo: null } : record;
    case 'BoardCancelled':
      return { ...record, leftToDo: null };
    default:
      return recordOfWords(record, event);
  }
}

/** Questions, rulings, claims and their results. */
function recordOfWords(record: IncidentRecord, event: HandEvent): IncidentRecord {
  switch (event.type) {
    case 'DefaultRuled':
      return asking(record, event.data);
    case 'DiscardHeldAside': {
      const { seat, options, articles } = event.data;
      return asking(record, { question: 'thoughtHeWon', seat, options, default: event.data.default, amount: null, articles });
    }
    case 'IncidentRuled':
      return { ...record, asked: without(record.asked, event.data), ruled: [...record.ruled, event.data] };
    case 'ClaimAccepted':
      // A claim about an amount is paid at once.
      return { ...record, claims: [...record.claims, { ...event.data, outcome: event.data.claim === 'amount' ? 'upheld' : 'open' }] };
    case 'ClaimDismissed':
      return { ...record, claims: settled(record, event.data.pot, 'dismissed') };
    case 'PotAwardCorrected':
      return { ...record, claims: settled(record, event.data.pot, 'upheld'), corrections: [...record.corrections, event.data] };
    case 'PotAmountCorrected': {
      const { pot, to, paidTo, articles } = event.data;
      return { ...record, corrections: [...record.corrections, { pot, amount: to, from: [], to: paidTo, articles }] };
    }
    default:
      return record;
  }
}

function absentAt({ seats, rulebook }: DataOf<'HandStarted'>): DeadHand[] {
  const book = rulebookFor(rulebook);
  const articles = book === null ? [] : cite(book.dealing.absent.handFate);
  return seats.filter(({ dead }) => dead).map(({ seat }) => ({ seat, cause: 'absent', articles }));
}

function aliveBut({ dead }: IncidentRecord, seat: number): DeadHand[] {
  return dead.filter((each) => each.seat !== seat);
}

function asking(record: IncidentRecord, question: AskedQuestion): IncidentRecord {
  return { ...record, asked: [...without(record.asked, question), question] };
}

function without(asked: readonly AskedQuestion[], { question, seat }: Pick<AskedQuestion, 'question' | 'seat'>): AskedQuestion[] {
  return asked.filter((each) => each.question !== question || each.seat !== seat);
}

function settled({ claims }: IncidentRecord, pot: number, outcome: ClaimOutcome): RecordedClaim[] {
  return claims.map((claim) => (claim.pot === pot && claim.outcome === 'open' ? { ...claim, outcome } : claim));
}

/** The record at each revision of a hand. The events are folded once, at the first call. */
export function recordsOf(events: readonly HandEvent[]): (revision: number) => IncidentRecord {
  let records: readonly IncidentRecord[] | null = null;
  return (revision) => (records ??= foldRecord(events))[revision] ?? nothingRecorded;
}

function foldRecord(events: readonly HandEvent[]): IncidentRecord[] {
  const records: IncidentRecord[] = [];
  for (const event of events) {
    // A wrong entry and everything after it do not count.
    if (event.type === 'HandAnnulled') {
      records.push(nothingRecorded);
      continue;
    }
    const before = event.type === 'EntryCorrected' ? records[event.data.entry - 1] : records.at(-1);
    records.push(evolveRecord(before ?? nothingRecorded, event));
  }
  return records;
}
