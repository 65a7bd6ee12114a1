/**
 * The discipline sheets of a tournament: one row per player with a recorded offence, its proposals, penalties, and missed hands. Partition:
 * the tournament, by first offence.
 */
import type { Actor } from '../events/envelope.js';
import type { EventOf } from '../events/event-type.js';
import { type HandId, type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { disciplineEvents, OffenceFinding } from '../events/tournament-discipline.js';
import { change, type EventNamed, type Projection, type Row, type Rows, mergeHandlers } from './projection.js';
import { onSeatsAndStacks } from './seats-and-stacks.js';

type DataOf<Type extends keyof typeof disciplineEvents> = EventOf<(typeof disciplineEvents)[Type]>['data'];

/** The outcome of an offence; `open` until the officials have decided. */
export type OffenceOutcome = 'open' | 'punished' | 'disqualified' | 'waived' | OffenceFinding;

/** `ended`: its player is out. */
export type PenaltyStage = 'running' | 'served' | 'ended' | 'lifted';

export interface OffenceEntry extends DataOf<'OffenceRecorded'> {
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
  /** The actor who recorded it. */
  readonly actor: Actor;
  readonly outcome: OffenceOutcome;
  /** The reason of the decision, if given. */
  readonly reason: string | null;
  /** The actor who decided it; null while it is open. */
  readonly decidedBy: Actor | null;
}

/** A missed hand; `handId` if it was recorded. */
export interface MissedHand {
  readonly table: number;
  readonly handNumber: number;
  readonly handId: HandId | null;
  /** Hands left to miss after it. */
  readonly remaining: number;
}

export interface PenaltyEntry extends DataOf<'PenaltyIssued'> {
  readonly issuedAt: number;
  /** The actor who gave it. */
  readonly actor: Actor;
  readonly stage: PenaltyStage;
  /** Hands left to miss; none when its player is out or it was taken back. */
  readonly remaining: number;
  readonly missed: readonly MissedHand[];
  /** Why it was taken back; null otherwise. */
  readonly liftedBecause: string | null;
}

export interface DisciplineRow {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly offences: readonly OffenceEntry[];
  readonly penalties: readonly PenaltyEntry[];
}

/** The key of a player's row. */
export const disciplineKey = (tournamentId: TournamentId, playerId: PlayerId): string => `${tournamentId}/${playerId}`;

function rowOf(body: DisciplineRow): Row<DisciplineRow> {
  const { tournamentId, playerId, offences } = body;
  return { key: disciplineKey(tournamentId, playerId), partition: tournamentId, sort: offences[0]?.offenceId ?? 0, body };
}

function changeSheet(
  rows: Rows<DisciplineRow>,
  stream: string,
  playerId: PlayerId,
  next: (body: DisciplineRow) => Partial<DisciplineRow>,
): void {
  change(rows, disciplineKey(tournamentOfStream(stream), playerId), next);
}

const offencesWith = (
  { offences }: DisciplineRow,
  offenceId: number | undefined,
  decided: Pick<OffenceEntry, 'outcome' | 'reason' | 'decidedBy'>,
): readonly OffenceEntry[] => offences.map((entry) => (entry.offenceId === offenceId ? { ...entry, ...decided } : entry));

const penaltiesWith = (
  { penalties }: DisciplineRow,
  penaltyId: number,
  next: (entry: PenaltyEntry) => Partial<PenaltyEntry>,
): readonly PenaltyEntry[] => penalties.map((entry) => (entry.penaltyId === penaltyId ? { ...entry, ...next(entry) } : entry));

/** The part of a penalty left when it stopped. */
const leftOf = ({ handsToMiss, missed }: PenaltyEntry): number => missed.at(-1)?.remaining ?? handsToMiss;

function noteDisqualification(
  { stream, metadata: { actor: decidedBy }, data }: EventNamed<'PlayerDisqualified' | 'OutPlayerDisqualified'>,
  rows: Rows<DisciplineRow>,
): void {
  const { playerId, offenceId, reason } = data;
  changeSheet(rows, stream, playerId, (body) => ({
    offences: offencesWith(body, offenceId, { outcome: 'disqualified', reason, decidedBy }),
  }));
}

/** A player who is out serves nothing; one who is in again continues. */
const serving = onSeatsAndStacks<DisciplineRow>({
  goes({ stream, playerId }, rows) {
    changeSheet(rows, stream, playerId, ({ penalties }) => ({
      penalties: penalties.map((entry) => (entry.stage === 'running' ? { ...entry, stage: 'ended', remaining: 0 } : entry)),
    }));
  },
  comes({ stream, playerId }, rows) {
    changeSheet(rows, stream, playerId, ({ penalties }) => ({
      penalties: penalties.map((entry) =>
        entry.stage === 'ended' && leftOf(entry) > 0 ? { ...entry, stage: 'running', remaining: leftOf(entry) } : entry,
      ),
    }));
  },
});

export const discipline: Projection<DisciplineRow> = {
  name: 'discipline',
  version: 5,
  on: mergeHandlers(serving, {
    OffenceRecorded({ stream, metadata, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      const { playerId } = data;
      const body = rows.get(disciplineKey(tournamentId, playerId))?.body ?? { tournamentId, playerId, offences: [], penalties: [] };
      const entry: OffenceEntry = {
        ...data,
        recordedAt: metadata.recordedAt,
        actor: metadata.actor,
        outcome: 'open',
        reason: null,
        decidedBy: null,
      };
      rows.put(rowOf({ ...body, offences: [...body.offences, entry] }));
    },
    EntryTransferred({ stream, data: { playerId, toPlayer } }, rows) {
      const key = disciplineKey(tournamentOfStream(stream), playerId);
      const body = rows.get(key)?.body;
      if (body === undefined) return;
      const rename = <Entry extends { readonly playerId: PlayerId }>(entry: Entry): Entry => ({ ...entry, playerId: toPlayer });
      rows.delete(key);
      const own = rows.get(disciplineKey(body.tournamentId, toPlayer))?.body;
      const offences = [...(own?.offences ?? []), ...body.offences.map(rename)];
      const penalties = [...(own?.penalties ?? []), ...body.penalties.map(rename)];
      rows.put(rowOf({ ...body, playerId: toPlayer, offences, penalties }));
    },
    ExpulsionOrdered({ stream, metadata: { actor: decidedBy }, data: { playerId, offenceId, reason } }, rows) {
      changeSheet(rows, stream, playerId, (body) => ({
        offences: offencesWith(body, offenceId, { outcome: 'disqualified', reason, decidedBy }),
      }));
    },
    ExpulsionWithdrawn({ stream, data: { playerId, offenceId, outcome = 'open' } }, rows) {
      changeSheet(rows, stream, playerId, (body) => ({
        offences: offencesWith(body, offenceId, { outcome, reason: null, decidedBy: null }),
      }));
    },
    OffenceClosed({ stream, metadata: { actor: decidedBy }, data }, rows) {
      const { playerId, offenceId, finding, reason } = data;
      changeSheet(rows, stream, playerId, (body) => ({ offences: offencesWith(body, offenceId, { outcome: finding, reason, decidedBy }) }));
    },
    SanctionWaived({ stream, metadata: { actor: decidedBy }, data }, rows) {
      const { playerId, offenceId, reason } = data;
      changeSheet(rows, stream, playerId, (body) => ({
        offences: offencesWith(body, offenceId, { outcome: 'waived', reason, decidedBy }),
      }));
    },
    PenaltyIssued({ stream, metadata, data }, rows) {
      const { playerId, offenceId, handsToMiss, reason } = data;
      const entry: PenaltyEntry = {
        ...data,
        issuedAt: metadata.recordedAt,
        actor: metadata.actor,
        stage: handsToMiss === 0 ? 'served' : 'running',
        remaining: handsToMiss,
        missed: [],
        liftedBecause: null,
      };
      changeSheet(rows, stream, playerId, (body) => ({
        offences: offencesWith(body, offenceId, { outcome: 'punished', reason, decidedBy: metadata.actor }),
        penalties: [...body.penalties, entry],
      }));
    },
    PenaltyServed({ stream, data }, rows) {
      const { playerId, penaltyId } = data;
      changeSheet(rows, stream, playerId, (body) => ({ penalties: penaltiesWith(body, penaltyId, () => ({ stage: 'served' })) }));
    },
    PenaltyLifted({ stream, data }, rows) {
      const { playerId, offenceId, penaltyId, reason } = data;
      changeSheet(rows, stream, playerId, (body) => ({
        offences: offencesWith(body, offenceId, { outcome: 'open', reason: null, decidedBy: null }),
        penalties: penaltiesWith(body, penaltyId, () => ({ stage: 'lifted', remaining: 0, liftedBecause: reason })),
      }));
    },
    HandSettled({ stream, data }, rows) {
      const { table, handId } = data;
      const handNumber = Number(handId.split('.')[2]);
      for (const { playerId, penaltyId, remaining } of data.missed ?? []) {
        const hand: MissedHand = { table, handNumber, handId, remaining };
        changeSheet(rows, stream, playerId, (body) => ({
          penalties: penaltiesWith(body, penaltyId, ({ missed }) => ({ remaining, missed: [...missed, hand] })),
        }));
      }
    },
    HandPlayed({ stream, data }, rows) {
      const { table, handNumber } = data;
      for (const { playerId, penaltyId, remaining } of data.missed ?? []) {
        const hand: MissedHand = { table, handNumber, handId: null, remaining };
        changeSheet(rows, stream, playerId, (body) => ({
          penalties: penaltiesWith(body, penaltyId, ({ missed }) => ({ remaining, missed: [...missed, hand] })),
        }));
      }
    },
    HandWithdrawn({ stream, data }, rows) {
      const { table, handNumber } = data;
      for (const { playerId, penaltyId, remaining } of data.missed ?? []) {
        changeSheet(rows, stream, playerId, (body) => ({
          penalties: penaltiesWith(body, penaltyId, ({ missed }) => ({
            stage: 'running',
            remaining,
            missed: missed.filter((hand) => hand.table !== table || hand.handNumber !== handNumber),
          })),
        }));
      }
    },
    PlayerDisqualified: noteDisqualification,
    OutPlayerDisqualified: noteDisqualification,
  }),
};
