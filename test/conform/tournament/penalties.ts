/**
 * Cases on offences and penalties: what is recorded, proposed, given and refused, after what a player was given before.
 */
import { z } from 'zod';
import type { DataOf } from '../../../src/tournament/evolve/folds.js';
import { type Citation, Offence } from '../../../events/judging.js';
import { OffenceFacts, OffenceFinding, Official, PenaltyUnit } from '../../../events/tournament-discipline.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { Night, NIGHT_BEGINS, playerAtSeat } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

const SEATS = 10;
const OFFENDER = 4;

const Given = z.strictObject({
  playersAtTable: z.int().min(OFFENDER).max(SEATS).default(6),
  /** What the offender was given before, each for a reason, so that no scale stands in the way. */
  before: z.array(z.strictObject({ offence: Offence, unit: PenaltyUnit, count: z.int().min(0) })).default([]),
  /** An offence of the player on record, on which nothing was decided. */
  open: Offence.optional(),
});
type Given = z.infer<typeof Given>;

const stated = { command: z.string(), by: Official.optional() };
const story = { facts: OffenceFacts.optional(), earlierSeason: z.int().optional(), others: z.array(z.int().min(1).max(SEATS)).optional() };

const offender = playerAtSeat(1, OFFENDER);
const players = (seats: readonly number[] | undefined) => seats?.map((seat) => playerAtSeat(1, seat));

/** A table at which the offender was given what the case tells. */
function nightOf(book: Rulebook, { playersAtTable, before, open }: Given): Night {
  const seats = Array.from({ length: playersAtTable }, (_, index) => ({ table: 1, seat: index + 1 }));
  const night = new Night(book, { seatsPerTable: SEATS }, seats);
  for (const { offence, unit, count } of before) {
    night.give({ type: 'IssuePenalty', playerId: offender, offence, unit, count, reason: 'stated by the case' });
  }
  if (open !== undefined) night.give({ type: 'RecordOffence', playerId: offender, offence: open });
  return night;
}

type ReadCommand = (
  when: TournamentCase['when'],
  night: Night,
) => { readonly command: TournamentCommand; readonly obstacle?: undefined } | ReturnType<typeof stopped>;

function reader<T>(schema: z.ZodType<T>, commandOf: (read: T, lastOffence: number) => TournamentCommand): ReadCommand {
  return (when, night) => {
    const read = readPart(schema, when, 'when');
    if (read.obstacle !== undefined) return read;
    return { command: commandOf(read.value, night.running.discipline.offences.length) };
  };
}

const commands: Readonly<Record<string, ReadCommand>> = {
  RecordOffence: reader(z.strictObject({ ...stated, ...story, offence: Offence }), ({ command: _command, others, ...rest }) => ({
    type: 'RecordOffence',
    playerId: offender,
    others: players(others),
    ...rest,
  })),
  IssuePenalty: reader(
    z.strictObject({ ...stated, ...story, offence: Offence, unit: PenaltyUnit, count: z.int(), reason: z.string().optional() }),
    ({ command: _command, others, ...rest }) => ({ type: 'IssuePenalty', playerId: offender, others: players(others), ...rest }),
  ),
  DisqualifyPlayer: reader(z.strictObject(stated), ({ by }) => ({
    type: 'DisqualifyPlayer',
    playerId: offender,
    cause: 'penalty',
    reason: 'stated by the case',
    by,
    at: NIGHT_BEGINS,
  })),
  CloseOffence: reader(
    z.strictObject({ ...stated, finding: OffenceFinding, reason: z.string().optional() }),
    ({ command: _command, ...rest }, offenceId) => ({ type: 'CloseOffence', offenceId, ...rest }),
  ),
  WaiveSanction: reader(z.strictObject({ ...stated, reason: z.string() }), ({ command: _command, ...rest }, offenceId) => ({
    type: 'WaiveSanction',
    offenceId,
    ...rest,
  })),
};

/** What came of it, by the first event that says so; lists are by player. */
function fieldsOf(events: readonly TournamentEvent[]): Record<string, unknown> {
  const recorded = events.find(({ type }) => type === 'OffenceRecorded')?.data as DataOf<'OffenceRecorded'> | undefined;
  const penalties = events.filter((event) => event.type === 'PenaltyIssued').map(({ data }) => data);
  const articles = events.flatMap(({ data }) => articlesIn(data)).map(({ article }) => article);
  return {
    refused: false,
    ...(recorded === undefined ? {} : { due: recorded.due, proposed: stepOf(recorded.proposed) }),
    penalised: penalties.map(({ playerId }) => Number(playerId.slice(playerId.indexOf('s') + 1))),
    handsToMiss: penalties[0]?.handsToMiss ?? 0,
    articles: [...new Set(articles)],
  };
}

function articlesIn(data: object): readonly Citation[] {
  return 'articles' in data ? (data.articles as readonly Citation[]) : [];
}

/** `hands 1`, `rounds 1–4`, `hands 1–`, `warning`; null for nothing. */
function stepOf(step: DataOf<'OffenceRecorded'>['proposed']): string | null {
  if (step === null) return null;
  const { unit, minimum, maximum } = step;
  if (unit === 'warning' || unit === 'disqualification') return unit;
  return minimum === maximum ? `${unit} ${minimum}` : `${unit} ${minimum}–${maximum ?? ''}`;
}

const penalties: TopicPlayer = (tells, book): Answer => {
  const readCommand = commands[tells.when.command];
  if (readCommand === undefined) return unknownCommand(tells);
  const given = readPart(Given, tells.given, 'given');
  if (given.obstacle !== undefined) return given;
  const night = nightOf(book, given.value);
  const read = readCommand(tells.when, night);
  if (read.obstacle !== undefined) return read;
  const { refusal, events } = night.give(read.command);
  return refusal === undefined ? { fields: fieldsOf(events) } : refusedWith(refusal.code);
};

export const penaltyTopics = { penalties };
