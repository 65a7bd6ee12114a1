/**
 * Giving penalties: the official decides, within the scale of the book, with a reason for a departure from it (RC 71-A; MO 12.6, 13.1;
 * TDA 7; RO 11, 11.1, 11.2).
 */
import { bookOf } from '../book.js';
import type { Citation } from '../../../events/judging.js';
import type { PlayerId } from '../../../events/ids.js';
import type { Official } from '../../../events/tournament-discipline.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { articleOf, cite, removeRepeated } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { MAX_HANDS, refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { foldAll } from '../evolve.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { outOf, type Running } from '../state.js';
import { refuseUnlessDirector, refuseUnlessPronouncing } from './authority.js';
import { findOpenOffence } from './closing.js';
import { withOffence } from '../evolve/discipline.js';
import { listCountedPenalties, historyOf, proposeStep } from './proposal.js';
import { findPunished } from './punished.js';
import { makeRecords, findSeatedPlayer } from './recording.js';
import {
  countMostHands,
  findCatalogued,
  DISQUALIFICATION,
  type GivenPenalty,
  findHeaviest,
  isHeavier,
  findPlaceIn,
  rangeOf,
  findReached,
  findSteps,
  isWarningCounted,
} from './scale.js';
import type { KnownOffence } from '../state/discipline.js';

type Command = CommandOf<'IssuePenalty'>;
type Issued = Extract<TournamentEvent, { type: 'PenaltyIssued' }>;

/** A penalty for each player who is punished: for an open offence on record, or for one that goes on record with it. */
export function decidePenalty(given: Command, running: Running, book: Rulebook): TournamentDecision {
  // One warning is what people mean by it: a warning has no length.
  const command = given.unit === 'warning' && given.count === 1 ? { ...given, count: 0 } : given;
  const { unit, count, by = 'director', reason } = command;
  const refused = refuseUnlessPronouncing(book, by) ?? refuseOutOfScale(book, command);
  if (refused) return refused;
  const opened = offencesOf(running, command, by);
  if (opened.refusal) return opened;
  const events: TournamentEvent[] = [...opened.records];
  let now = foldAll(running, opened.records);
  for (const offence of opened.offences) {
    // A player who is out misses no hands, but is named with the other.
    if (offence.playerId !== command.playerId && outOf(running, offence.playerId) !== undefined) continue;
    const issued = makeIssueEvents(now, book, offence, {
      unit,
      count,
      by,
      reason,
      handInProgress: command.handInProgress === true,
    });
    if ('refusal' in issued) return issued;
    events.push(issued);
    now = foldAll(now, [issued]);
  }
  return { events };
}

/** The open offences of all who are punished, with the records that have to be made for them. */
function offencesOf(
  running: Running,
  { offenceId, offence: given, playerId, others, unit, ...rest }: Command,
  by: Official,
): { readonly offences: readonly KnownOffence[]; readonly records: readonly TournamentEvent[]; readonly refusal?: never } | Refused {
  const book = bookOf(running.settings);
  const known = offenceId === undefined ? null : findOpenOffence(running.discipline, offenceId);
  if (known?.refusal) return { refusal: known.refusal };
  if (known !== null && known.playerId !== playerId) return refuse('UNKNOWN_OFFENCE', { offenceId: known.offenceId });
  const code = known?.offence ?? given;
  if (code === undefined) return refuse('UNKNOWN_OFFENCE', { offenceId: null });
  const warning = unit === 'warning' ? refuseWarning(book, code) : null;
  if (warning) return warning;
  const punished = findPunished(book, code, playerId, others, known?.others);
  if ('refusal' in punished) return punished;
  const openOf = (player: PlayerId): KnownOffence | undefined =>
    running.discipline.offences.findLast(
      (each) => each.playerId === player && each.offence === code && each.outcome === 'open' && each.others.includes(playerId),
    );
  const withRecord = known === null ? [] : punished.flatMap((player) => openOf(player) ?? []);
  const without = punished.filter((player) => !withRecord.some((each) => each.playerId === player));
  const subjects = known === null ? [playerId, ...without] : without;
  const records: TournamentEvent[] = [];
  let discipline = running.discipline;
  const [first, ...more] = subjects;
  if (first !== undefined) {
    const { facts, handId, revision, note, earlierSeason } = rest;
    const story = { facts, handId, revision, note, earlierSeason: known === null ? earlierSeason : undefined };
    const made = makeRecords({ ...running, discipline }, { playerId: first, offence: code, others: more, ...story }, by);
    if ('refusal' in made) return made;
    for (const record of made) {
      const data = known === null ? record.data : { ...record.data, others: [playerId, ...record.data.others] };
      records.push({ ...record, data });
      discipline = withOffence(discipline, data);
    }
  }
  const recorded = discipline.offences.slice(running.discipline.offences.length);
  return { offences: known === null ? recorded : [known, ...withRecord, ...recorded], records };
}

interface Terms {
  readonly unit: Command['unit'];
  readonly count: number;
  readonly by: Official;
  readonly reason: string | undefined;
  readonly handInProgress: boolean;
}

/** One player's penalty, by their own history and at their own table. */
function makeIssueEvents(running: Running, book: Rulebook, known: KnownOffence, terms: Terms): Issued | Refused {
  const { playerId, offenceId, offence, source, facts, earlierSeason } = known;
  const { unit, count, by, reason, handInProgress } = terms;
  const found = findSeatedPlayer(running, playerId);
  if ('refusal' in found) return found;
  const { table } = found;
  const playersAtTable = table.seats.length;
  const given: GivenPenalty = { unit, count, handsToMiss: unit === 'rounds' ? count * playersAtTable : count };
  const history = historyOf(running.discipline, playerId, earlierSeason, offenceId);
  const noted = source.kind === 'hand' ? { sanction: source.sanction, article: known.articles[0]! } : null;
  const proposal = proposeStep(book, history, { offence, facts, noted, isOut: false });
  const departure = findDeparture(book, offence, given, history, playerId);
  if (departure !== null) {
    if (reason === undefined) return departure.without;
    const forTheDirector = departure.isDirectors ? refuseUnlessDirector(by, book.discipline.penalty.skipSteps) : null;
    if (forTheDirector) return forTheDirector;
  }
  const { missedHandsFormula, playersCounted, countFixedWhen, startsWhen } = book.discipline.penalty;
  const suspends =
    unit === 'warning' ? [] : cite(startsWhen, ...(unit === 'rounds' ? [missedHandsFormula, playersCounted, countFixedWhen] : []));
  return {
    type: 'PenaltyIssued',
    data: {
      penaltyId: running.discipline.penalties.length + 1,
      offenceId,
      playerId,
      offence,
      ...given,
      playersAtTable,
      startsAfter: { table: table.table, handNumber: table.hands + (table.openHand === null && handInProgress ? 1 : 0) },
      proposed: proposal.step,
      reason: reason ?? null,
      by,
      articles: removeRepeated([...proposal.articles, ...suspends, ...(departure?.articles ?? [])]),
      ...(given.handsToMiss > countMostHands(playersAtTable) ? { beyond: countMostHands(playersAtTable) } : {}),
    },
  };
}

interface Departure {
  /** What it is refused with where no reason is given. */
  readonly without: Refused;
  readonly isDirectors: boolean;
  readonly articles: readonly Citation[];
}

/** How a penalty departs from the scale; null where it does not. */
function findDeparture(
  book: Rulebook,
  offence: Parameters<typeof findSteps>[1],
  given: GivenPenalty,
  { penalties, earlierSeason }: ReturnType<typeof historyOf>,
  playerId: PlayerId,
): Departure | null {
  const { penalty } = book.discipline;
  const { firstStep } = findCatalogued(book, offence);
  if (firstStep?.value === 'disqualification') {
    const without = refuse('PENALTY_REASON_REQUIRED', { unit: DISQUALIFICATION.unit, minimum: 0 }, articleOf(firstStep));
    return { without, isDirectors: true, articles: cite(book.betting.director.mayDepart) };
  }
  const counted = listCountedPenalties(book, penalties, offence);
  const last = findHeaviest(counted);
  if (last !== undefined && !isHeavier(book, offence, given, last)) {
    const { unit, count } = last;
    const without = refuse('PENALTY_MUST_ESCALATE', { playerId, unit, count }, articleOf(penalty.escalation));
    return { without, isDirectors: false, articles: cite(penalty.escalation, book.betting.director.mayDepart) };
  }
  const steps = findSteps(book, offence);
  // What a book without an order proposes by a scale of the club's, the official may leave.
  if (steps === null || penalty.skipSteps.value === 'noOrder') return null;
  const reached = findReached(steps, counted, earlierSeason);
  const next = steps[Math.min(reached + 1, steps.length - 1)]!;
  if (findPlaceIn(steps, given) <= reached + 1) return null;
  const without = refuse('PENALTY_REASON_REQUIRED', { unit: next.unit, minimum: next.minimum }, articleOf(penalty.skipSteps));
  return { without, isDirectors: true, articles: cite(penalty.skipSteps) };
}

function refuseOutOfScale(book: Rulebook, { unit, count }: Command): Refused | null {
  const { penalty } = book.discipline;
  const { minimum, maximum } = rangeOf(book, unit);
  const article = articleOf(unit === 'warning' ? penalty.verbalWarning : penalty[unit]);
  const outOfScale = refuse('PENALTY_OUT_OF_SCALE', { unit, count, minimum, maximum }, article);
  if (maximum === 0 && unit !== 'warning') return outOfScale;
  const whole = refuseUnlessWhole('count', count, 0, MAX_HANDS);
  if (whole) return whole;
  return count < minimum || (maximum !== null && count > maximum) ? outOfScale : null;
}

/** A warning for what is not met by one. */
function refuseWarning(book: Rulebook, offence: Parameters<typeof findSteps>[1]): Refused | null {
  if (isWarningCounted(book, offence)) return null;
  const { firstStep } = findCatalogued(book, offence);
  const ground =
    firstStep === undefined || firstStep.value === 'byLadder' || firstStep.value === 'warning' ? book.discipline.penalty.degree : firstStep;
  return refuse('WARNING_NOT_ALLOWED', { offence }, articleOf(ground));
}
