/** What a tournament waits for beside its hands: seats, rounds, chips, penalties, prizes. */
import type { TournamentId } from '../../../events/ids.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { raceTableOf } from '../../tournament/chip-race/running.js';
import { listRaceArticles, planRace } from '../../tournament/chip-race/table-race.js';
import { adviceOf } from '../../tournament/hand-for-hand/advice.js';
import { listStillPlaying } from '../../tournament/hand-for-hand/waiting.js';
import { findBalancingMove, type SeatingPlan } from '../../tournament/seating/plan.js';
import { findPlayer, findWait, makeCurrentPlan, planArticlesOf, reasonOf } from '../../tournament/seating/proposal.js';
import { proposeForUnseated } from '../../tournament/seating/unseated.js';
import { type Announced, type InPlay, type Running, seatOf, type TournamentState } from '../../tournament/state.js';
import { dueFor, type DueItem, dueItem, dueStep } from './due-item.js';

/** Fewer players cannot begin. */
const FEWEST_PLAYERS = 2;

export function listDueOnFloor(tournamentId: TournamentId, state: TournamentState): readonly DueItem[] {
  switch (state.phase) {
    case 'unknown':
      return [];
    case 'announced':
      return dueBeforeStart(tournamentId, state);
    case 'running': {
      const plan = makeCurrentPlan(state);
      return [
        ...dueSeating(tournamentId, state, plan),
        ...dueRound(tournamentId, state),
        ...dueChips(tournamentId, state, plan),
        ...duePenalties(tournamentId, state),
        ...duePrizes(tournamentId, state),
      ];
    }
    case 'finished':
      return [...dueDifferences(tournamentId, state), ...duePenalties(tournamentId, state), ...duePrizes(tournamentId, state)];
  }
}

function dueBeforeStart(tournamentId: TournamentId, { registered, draw }: Announced): DueItem[] {
  if (draw !== null) return [dueFor('start', {}, { steps: [dueStep('StartTournament', { tournamentId }, { isProposed: true })] })];
  if (registered.length < FEWEST_PLAYERS) return [];
  return [dueFor('seatDraw', { players: registered.length }, { steps: [dueStep('DrawSeats', { tournamentId })] })];
}

function dueSeating(tournamentId: TournamentId, running: Running, plan: SeatingPlan): DueItem[] {
  const openTables = running.tables.filter(({ broken }) => !broken).length;
  const seating = { why: { of: 'seating' as const, reason: reasonOf(plan, openTables) }, articles: planArticlesOf(plan) };
  const items: DueItem[] = [];
  if (plan.due === 'finalTable') {
    const open = running.tables.filter(({ broken }) => !broken);
    const hands = open.some(({ openHand }) => openHand !== null);
    const waitsFor = hands ? 'hand' : open.some(({ stacksFrom }) => stacksFrom === 'unknown') ? 'count' : null;
    const steps = waitsFor === null ? [dueStep('RedrawFinalTable', { tournamentId }, { isProposed: true })] : [];
    items.push(dueItem({ ...seating, kind: 'finalTable', waitsFor, steps }));
  }
  if (plan.due === 'tableBreak')
    for (const { table, waitsFor } of plan.breaks)
      items.push(
        dueItem({
          ...seating,
          kind: 'tableBreak',
          table,
          waitsFor,
          steps: waitsFor === null ? [dueStep('BreakTable', { tournamentId, table }, { isProposed: true })] : [],
        }),
      );
  const move = findBalancingMove(plan);
  const playerId = move === null ? null : findPlayer(running, move.from);
  if (move !== null && playerId !== null) {
    const { from, to } = move;
    const balance = { ...plan, due: 'balance' as const, move };
    const waitsFor = findWait(running, playerId);
    // Their chips can be counted alone.
    const asks = waitsFor === 'count' ? ['stack'] : [];
    items.push(
      dueItem({
        kind: 'move',
        why: { of: 'seating', reason: reasonOf(balance, openTables) },
        articles: planArticlesOf(balance),
        table: from.table,
        playerId,
        waitsFor,
        steps: [dueStep('ConfirmMove', { tournamentId, playerId, table: to.table, seat: to.seat }, { isProposed: true, asks })],
      }),
    );
  }
  for (const { playerId: unseated } of running.unseated) {
    const { due, articles } = proposeForUnseated(running);
    const isFree = due === 'seat';
    const steps = isFree ? [dueStep('SeatWaitingPlayer', { tournamentId, playerId: unseated }, { isProposed: true })] : [];
    items.push(dueFor('seatForPlayer', { isFree }, { playerId: unseated, articles, steps }));
  }
  return items;
}

function dueRound(tournamentId: TournamentId, running: Running): DueItem[] {
  const play = running.handForHand;
  if (play === null) {
    const { advised, reason, articles } = adviceOf(running);
    if (!advised || reason === null) return [];
    const steps = [dueStep('AnnounceHandForHand', { tournamentId, reason }, { isProposed: true })];
    return [dueFor('handForHand', { reason }, { articles, steps })];
  }
  return listStillPlaying(running)
    .filter((table) => running.tables[table - 1]?.openHand === null && !play.held.includes(table))
    .map((table) => dueFor('handOfRound', { round: play.round }, { table, steps: [dueStep('RecordHandPlayed', { tournamentId, table })] }));
}

function dueChips(tournamentId: TournamentId, running: Running, plan: SeatingPlan): DueItem[] {
  const { oldChips, chipUnit } = running.chipRace;
  const waiting = new Set(
    running.seating.due
      .filter(({ waitsFor }) => waitsFor === 'count')
      .flatMap(({ playerId }) => seatOf(running.tables, playerId)?.table.table ?? []),
  );
  const move = findBalancingMove(plan);
  if (move !== null && findWait(running, findPlayer(running, move.from)) === 'count') waiting.add(move.from.table);
  if (plan.due === 'tableBreak') for (const { table, waitsFor } of plan.breaks) if (waitsFor === 'count') waiting.add(table);
  const items: DueItem[] = [];
  for (const table of running.tables) {
    if (table.broken) continue;
    const races = oldChips.some((old) => old.table === table.table);
    const because =
      table.stacksFrom !== 'unknown'
        ? null
        : waiting.has(table.table)
          ? 'move'
          : plan.due === 'finalTable'
            ? 'finalTable'
            : races
              ? 'race'
              : null;
    if (because !== null)
      items.push(
        dueFor(
          'count',
          { because },
          {
            table: table.table,
            waitsFor: table.openHand === null ? null : 'hand',
            steps: [countOf(tournamentId, table.table)],
          },
        ),
      );
    else if (races) {
      const book = rulebookFor(running.settings.rulebook);
      const race = raceTableOf(running, table, chipUnit, {});
      if (book === null || 'refusal' in race) continue;
      items.push(
        dueFor(
          'chipRace',
          { removed: race.removed, smallest: chipUnit },
          {
            table: table.table,
            articles: listRaceArticles(book, planRace(race, book), []),
            waitsFor: table.openHand === null ? null : 'hand',
            steps: [dueStep('RunChipRace', { tournamentId, table: table.table, newSmallest: chipUnit })],
          },
        ),
      );
    }
  }
  return [...items, ...dueDifferences(tournamentId, running)];
}

const countOf = (tournamentId: TournamentId, table: number): DueItem['steps'][number] =>
  dueStep('RecordChipCounts', { tournamentId, table }, { asks: ['stacks'] });

function dueDifferences(tournamentId: TournamentId, { chips }: InPlay): DueItem[] {
  return chips.differences
    .filter(({ open, playerId }) => open !== 0 && playerId === null)
    .map(({ differenceId, table, open }) =>
      dueFor(
        'chipDifference',
        { open },
        {
          table,
          number: differenceId,
          steps: [countOf(tournamentId, table)],
        },
      ),
    );
}

function duePenalties(tournamentId: TournamentId, { discipline }: InPlay): DueItem[] {
  return discipline.offences
    .filter(({ outcome, due }) => outcome === 'open' && due !== 'none')
    .map(({ offenceId, offence, playerId, proposed, articles }) => {
      const close = dueStep('CloseOffence', { tournamentId, offenceId }, { asks: ['finding', 'reason'] });
      const punish = { tournamentId, playerId, punishes: { offenceId } };
      const proposes =
        proposed === null
          ? dueStep('IssuePenalty', punish, { asks: ['unit', 'count'] })
          : proposed.unit === 'disqualification'
            ? dueStep('DisqualifyPlayer', { tournamentId, playerId, offenceId }, { asks: ['cause', 'reason'] })
            : dueStep('IssuePenalty', { ...punish, unit: proposed.unit, count: proposed.minimum }, { isProposed: true });
      return dueFor(
        'penalty',
        { offence, unit: proposed?.unit ?? null, count: proposed?.minimum ?? 0 },
        {
          playerId,
          number: offenceId,
          articles,
          steps: [proposes, close],
        },
      );
    });
}

function duePrizes(tournamentId: TournamentId, state: InPlay): DueItem[] {
  const { terms, proposal, deal } = state.prizes;
  const items: DueItem[] = [];
  if (state.tiedForSeats !== null)
    items.push(
      dueFor(
        'qualification',
        { seats: state.tiedForSeats.seats, players: state.tiedForSeats.players.length },
        {
          steps: [dueStep('RuleOnQualification', { tournamentId }, { asks: ['players', 'reason'] })],
        },
      ),
    );
  if (proposal !== null && deal === null) {
    const waiting = proposal.shares.filter(({ playerId }) => !proposal.accepted.includes(playerId));
    const shared = proposal.shares.reduce((sum, { cents }) => sum + cents, 0);
    for (const { playerId, cents: gets } of waiting)
      items.push(
        dueFor(
          'deal',
          { deal: proposal.deal, gets, shared, left: proposal.leftForWinner },
          {
            playerId,
            number: proposal.deal,
            steps: [
              dueStep('AcceptDeal', { tournamentId, playerId, deal: proposal.deal }),
              dueStep('DeclineDeal', { tournamentId, playerId, deal: proposal.deal }),
            ],
          },
        ),
      );
  }
  if (terms === null) items.push(dueFor('prizes', {}, { steps: [dueStep('SetPrizes', { tournamentId }, { asks: ['money'] })] }));
  return items;
}
