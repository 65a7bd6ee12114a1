/**
 * The tournament clock: one row per tournament, made of instants, so that every screen computes the same time left. Partition and key: the
 * tournament.
 */
import { type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { Period } from '../events/tournament.js';
import type { HandForHandReason } from '../events/tournament-hand-for-hand.js';
import type { AnteFormat } from '../events/values.js';
import { change, type EventNamed, type Projection, type Rows } from './projection.js';

export interface ClockRow {
  readonly tournamentId: TournamentId;
  readonly state: 'notStarted' | 'running' | 'paused' | 'finished';
  /** Levels and breaks in order. */
  readonly structure: readonly Period[];
  readonly anteFormat: AnteFormat;
  /** Index into the structure, from 0; null before the first level. */
  readonly period: number | null;
  /** The level's number, from 1, breaks not counted; during a break the level before it. */
  readonly level: number | null;
  readonly onBreak: boolean;
  /** Milliseconds since 1970: when the period began. */
  readonly startedAt: number | null;
  /** How long the period lasts without pauses, milliseconds. */
  readonly durationMs: number | null;
  /** Milliseconds since 1970: when the period is over; null while the clock does not run. */
  readonly endsAt: number | null;
  /** Milliseconds since 1970: when the clock was stopped; null unless paused. */
  readonly pausedAt: number | null;
  /** What was left of the period when the clock was stopped, milliseconds; null unless paused. */
  readonly remainingMs: number | null;
  /** What the screens say of the pause; null for nothing. Of a clock that is not paused, it means nothing. */
  readonly pausedFor: string | null;
  /**
   * Milliseconds since 1970: the last time the clock was seen, when it was stopped as unseen, until the director decides; null otherwise.
   */
  readonly unseenSince: number | null;
  /** Null when tables do not wait for each other. `round`: the last one begun, 0 before the first. */
  readonly handForHand: { readonly reason: HandForHandReason; readonly round: number } | null;
}

/** The time left in the period at an instant, in milliseconds, at most the whole period; null without a period. */
export function readRemaining(clock: ClockRow, at: number): number | null {
  if (clock.remainingMs !== null) return clock.remainingMs;
  return clock.endsAt === null ? null : Math.min(Math.max(0, clock.endsAt - at), clock.durationMs ?? 0);
}

/** How many periods would have ended by an instant; the last one does not end. */
export function countEnded({ structure, period, endsAt }: ClockRow, at: number): number {
  if (period === null || endsAt === null) return 0;
  let ended = 0;
  for (let [next, end] = [period + 1, endsAt]; end <= at && next < structure.length; next += 1) {
    ended += 1;
    end += structure[next]!.seconds * 1000;
  }
  return ended;
}

/** The periods that follow the current one, in order; before the start all of them. */
export function listPeriodsToCome(clock: ClockRow): readonly Period[] {
  return clock.structure.slice(clock.period === null ? 0 : clock.period + 1);
}

const changeClock = (rows: Rows<ClockRow>, stream: string, next: (body: ClockRow) => Partial<ClockRow>): void =>
  change(rows, tournamentOfStream(stream), next);

type Begun = EventNamed<'BreakStarted'>['data'];

/** A paused clock stays paused when the director sets another period, with the full time left unless they say otherwise. */
function begin({ structure, state }: ClockRow, { period, at, remainingMs }: Begun): Partial<ClockRow> {
  const whole = (structure[period]?.seconds ?? 0) * 1000;
  const left = remainingMs ?? whole;
  const durationMs = Math.max(whole, left);
  const begun = { period, startedAt: at, durationMs, unseenSince: null };
  return state === 'paused'
    ? { ...begun, endsAt: null, remainingMs: left }
    : { ...begun, state: 'running', endsAt: at + left, pausedAt: null, remainingMs: null };
}

const notStarted = {
  state: 'notStarted',
  period: null,
  level: null,
  onBreak: false,
  startedAt: null,
  durationMs: null,
  endsAt: null,
  pausedAt: null,
  remainingMs: null,
  pausedFor: null,
  unseenSince: null,
  handForHand: null,
} as const satisfies Partial<ClockRow>;

export const clock: Projection<ClockRow> = {
  name: 'clock',
  version: 7,
  on: {
    TournamentCreated({ stream, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      rows.put({
        key: tournamentId,
        partition: tournamentId,
        sort: 0,
        body: {
          tournamentId,
          structure: data.structure,
          anteFormat: data.anteFormat,
          ...notStarted,
        },
      });
    },
    TermsCorrected({ stream, data: { anteFormat } }, rows) {
      if (anteFormat !== undefined) changeClock(rows, stream, () => ({ anteFormat }));
    },
    StartWithdrawn({ stream }, rows) {
      changeClock(rows, stream, () => notStarted);
    },
    LevelStarted({ stream, data }, rows) {
      changeClock(rows, stream, (body) => ({ ...begin(body, data), level: data.level, onBreak: false }));
    },
    BreakStarted({ stream, data }, rows) {
      changeClock(rows, stream, (body) => ({ ...begin(body, data), onBreak: true }));
    },
    PlayedLevelCorrected({ stream, data: { period: index, smallBlind, bigBlind, ante } }, rows) {
      changeClock(rows, stream, ({ structure }) => ({
        structure: structure.map((each, k) => (k === index && each.kind === 'level' ? { ...each, smallBlind, bigBlind, ante } : each)),
      }));
    },
    StructureChanged({ stream, data: { from, periods, at, remainingMs } }, rows) {
      changeClock(rows, stream, ({ structure: before, period, state, durationMs }) => {
        const structure = [...before.slice(0, from), ...periods];
        if (period === null || durationMs === null || remainingMs === null) return { structure };
        const secondsMore = (structure[period]?.seconds ?? 0) - (before[period]?.seconds ?? 0);
        const left = state === 'paused' ? { remainingMs } : { endsAt: at + remainingMs };
        return { structure, durationMs: durationMs + secondsMore * 1000, ...left };
      });
    },
    ClockPaused({ stream, data }, rows) {
      changeClock(rows, stream, () => ({
        state: 'paused',
        endsAt: null,
        pausedAt: data.at,
        remainingMs: data.remainingMs,
        pausedFor: data.reason ?? null,
        unseenSince: data.unseenSince ?? null,
      }));
    },
    PauseReasonChanged({ stream, data: { reason } }, rows) {
      changeClock(rows, stream, () => ({ pausedFor: reason }));
    },
    ClockResumed({ stream, data }, rows) {
      changeClock(rows, stream, ({ remainingMs }) => ({
        state: 'running',
        endsAt: (data.unseenSince ?? data.at) + (remainingMs ?? 0),
        pausedAt: null,
        remainingMs: null,
        pausedFor: null,
        unseenSince: null,
      }));
    },
    ClockAdjusted({ stream, data }, rows) {
      const { at, by, byMs, remainingMs } = data;
      changeClock(rows, stream, ({ state, durationMs }) => ({
        ...(state === 'paused' ? { remainingMs } : { endsAt: at + remainingMs }),
        durationMs: by === 'director' && durationMs !== null ? durationMs + byMs : durationMs,
      }));
    },
    HandForHandAnnounced({ stream, data }, rows) {
      changeClock(rows, stream, () => ({ handForHand: { reason: data.reason, round: 0 } }));
    },
    HandForHandRoundStarted({ stream, data }, rows) {
      changeClock(rows, stream, ({ handForHand }) => ({
        handForHand: handForHand === null ? null : { ...handForHand, round: data.round },
      }));
    },
    HandForHandEnded({ stream }, rows) {
      changeClock(rows, stream, () => ({ handForHand: null }));
    },
    TournamentReopened({ stream, data }, rows) {
      const { at, endsAt, remainingMs } = data;
      changeClock(rows, stream, () => ({
        state: remainingMs === null ? 'running' : 'paused',
        endsAt,
        pausedAt: remainingMs === null ? null : at,
        remainingMs,
      }));
    },
    TournamentFinished({ stream }, rows) {
      changeClock(rows, stream, () => ({
        state: 'finished',
        endsAt: null,
        pausedAt: null,
        remainingMs: null,
        unseenSince: null,
        handForHand: null,
      }));
    },
  },
};
