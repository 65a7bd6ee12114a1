/**
 * Putting offences on record: those that a hand has noted, and those that officials report.
 */
import { bookOf } from '../book.js';
import { type HandId, type PlayerId, tableOfHand } from '../../../events/ids.js';
import type { OffenceSource, Official } from '../../../events/tournament-discipline.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { articleOf, cite, removeRepeated } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseAbsentee } from '../tables/seat-checks.js';
import { type InPlay, isIn, outOf, type Running, seatOf } from '../state.js';
import { refuseUnlessDirector } from './authority.js';
import type { StatedOffence } from '../../../commands/tournament/discipline.js';
import { withOffence } from '../evolve/discipline.js';
import { countOf, historyOf, type JudgedOffence, proposeStep } from './proposal.js';
import { findCatalogued } from './scale.js';
import type { DisciplineState } from '../state/discipline.js';

const MAX_REVISION = 1_000_000;
type Recorded = Extract<TournamentEvent, { type: 'OffenceRecorded' }>;

/** A hand reports an offence. A repetition gives no events, whatever became of the hand and of the player. */
export function decideNotedOffence(command: CommandOf<'NoteOffence'>, running: InPlay, book: Rulebook): TournamentDecision {
  const { handId, revision, seat, playerId, offence, sanction, startsAt, moreSevere, article } = command;
  const known = running.discipline.offences.some(
    ({ source }) => source.kind === 'hand' && source.handId === handId && source.revision === revision,
  );
  if (known) return { events: [] };
  const source: OffenceSource = { kind: 'hand', handId, revision, seat, sanction, startsAt, ...(moreSevere ? { moreSevere } : {}) };
  const noted: JudgedOffence = { offence, facts: {}, noted: { sanction, article }, isOut: outOf(running, playerId) !== undefined };
  const stated = { playerId, others: [], note: null, earlierSeason: 0, source };
  return { events: [recordOf(book, running.discipline, stated, noted)] };
}

/** A hand reports a misdeal, so that later hands know how many its dealer has dealt. A repetition gives no events. */
export function decideNotedMisdeal({ handId, revision, playerId }: CommandOf<'NoteMisdeal'>, { discipline }: InPlay): TournamentDecision {
  const known = discipline.misdeals.some((each) => each.handId === handId && each.revision === revision);
  return { events: known ? [] : [{ type: 'MisdealNoted', data: { handId, revision, playerId } }] };
}

/** An official reports an offence; each of the players concerned has a record of their own. */
export function decideRecording(command: CommandOf<'RecordOffence'>, running: InPlay): TournamentDecision {
  const records = makeRecords(running, command, command.by ?? 'director');
  return 'refusal' in records ? records : { events: records };
}

/** The records of a reported offence: of the player first, then of the others concerned. */
export function makeRecords(running: InPlay, stated: StatedOffence, by: Official): readonly Recorded[] | Refused {
  const refused = refuseStated(running, stated) ?? refuseJudging(bookOf(running.settings), stated, by);
  if (refused) return refused;
  const { playerId, offence, others = [], facts = {}, handId = null, revision = null, note = null, earlierSeason = 0 } = stated;
  const concerned = [playerId, ...others];
  const source: OffenceSource = { kind: 'floor', handId, revision, by };
  const book = bookOf(running.settings);
  const records: Recorded[] = [];
  let { discipline } = running;
  for (const each of concerned) {
    const judged: JudgedOffence = { offence, facts, noted: null, isOut: outOf(running, each) !== undefined };
    const about = {
      others: concerned.filter((other) => other !== each),
      note,
      earlierSeason: each === playerId ? earlierSeason : 0,
      source,
    };
    const record = recordOf(book, discipline, { playerId: each, ...about }, judged);
    records.push(record);
    discipline = withOffence(discipline, record.data);
  }
  return records;
}

type Stated = Pick<Recorded['data'], 'playerId' | 'others' | 'note' | 'earlierSeason' | 'source'>;

function recordOf(book: Rulebook, discipline: DisciplineState, stated: Stated, judged: JudgedOffence): Recorded {
  const { playerId, earlierSeason } = stated;
  const { offence, facts } = judged;
  const { due, step, articles } = proposeStep(book, historyOf(discipline, playerId, earlierSeason), judged);
  const { severity, outcome } = findCatalogued(book, offence);
  const more = outcome === undefined || outcome.value === 'none' ? undefined : { follows: outcome.value, articles: cite(outcome) };
  return {
    type: 'OffenceRecorded',
    data: {
      offenceId: discipline.offences.length + 1,
      ...stated,
      offence,
      severity: severity.value,
      due,
      proposed: step,
      ...(more === undefined ? {} : { follows: more.follows }),
      earlier: countOf(discipline, playerId, offence),
      facts,
      articles: more === undefined ? [...articles] : removeRepeated([...articles, ...more.articles]),
    },
  };
}

function refuseStated(running: InPlay, stated: StatedOffence): Refused | null {
  const { playerId, offence, others = [], handId, revision, earlierSeason = 0 } = stated;
  const book = bookOf(running.settings);
  const { severity } = findCatalogued(book, offence);
  if (severity.value === 'noOffence') return refuse('NOT_AN_OFFENCE', { offence }, articleOf(severity));
  const concerned = [playerId, ...others];
  const repeated = concerned.find((each, index) => concerned.indexOf(each) !== index);
  if (repeated !== undefined) return refuse('PLAYER_REPEATED', { playerId: repeated });
  const stranger = concerned.find((each) => !isIn(running, each) && outOf(running, each) === undefined);
  if (stranger !== undefined) return refuse('UNKNOWN_PLAYER', { playerId: stranger });
  if (earlierSeason !== 0 && book.discipline.penalty.repetitionScope.value !== 'season') {
    return refuse('SEASON_NOT_COUNTED', {}, articleOf(book.discipline.penalty.repetition));
  }
  return (
    (revision === undefined ? null : refuseUnlessWhole('revision', revision, 0, MAX_REVISION)) ??
    (handId === undefined ? null : refuseUnknownHand(running, handId))
  );
}

/** Whether a fault was meant is the director's to judge, and whether it was none after all (RC 71-B; MO 13.1; RO 11.2). */
function refuseJudging(book: Rulebook, { offence, facts = {} }: StatedOffence, by: Official): Refused | null {
  const { deliberate, cleared } = facts;
  return (
    (deliberate === undefined ? null : refuseUnlessDirector(by, book.discipline.penalty.intentJudge)) ??
    (cleared === undefined ? null : refuseUnlessDirector(by, findCatalogued(book, offence).severity))
  );
}

function refuseUnknownHand({ tables }: InPlay, handId: HandId): Refused | null {
  const table = tables[tableOfHand(handId) - 1];
  const number = Number(handId.split('.')[2]);
  return table !== undefined && number >= 1 && number <= table.hands ? null : refuse('UNKNOWN_HAND', { handId });
}

/** Where a player sits; the refusal of one who is not in. */
export function findSeatedPlayer(running: Running, playerId: PlayerId): (ReturnType<typeof seatOf> & object) | Refused {
  return seatOf(running.tables, playerId) ?? refuseAbsentee(running, { playerId });
}
