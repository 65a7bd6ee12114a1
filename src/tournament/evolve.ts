/**
 * How each event changes a tournament's state: the folds of the rooms that care for it. Decides nothing; trusts that the events were decided.
 */
import type { TournamentEvent } from '../../events/tournament.js';
import { followBeforeStart } from './evolve/before-start.js';
import { buttonFolds } from './evolve/button.js';
import { announcedCashFolds, cashFolds } from './evolve/cash.js';
import { chipRaceFolds, withOldChips } from './evolve/chip-race.js';
import { chipsFolds } from './evolve/chips.js';
import { announcedClockFolds, clockFolds } from './evolve/clock.js';
import { announcementFolds, creationFolds, makeAnnounced } from './evolve/creation.js';
import { daysFolds } from './evolve/days.js';
import { disciplineFolds } from './evolve/discipline.js';
import { drawFolds, makeRunning } from './evolve/draw.js';
import { entryFolds, listFolds } from './evolve/entry.js';
import { checkEveryEventIsListed, type FoldedBy, foldEvent, mergeFolds } from './evolve/folds.js';
import { handForHandFolds } from './evolve/hand-for-hand.js';
import { handsFolds } from './evolve/hands.js';
import { announcedMessageFolds, messageFolds } from './evolve/messages.js';
import { announcedPrizesFolds, prizesFolds } from './evolve/prizes.js';
import { rankingFolds } from './evolve/ranking.js';
import { announcedSeatingFolds, seatingFolds } from './evolve/seating.js';
import type { Announced, InPlay, Running, TournamentState } from './state.js';

const beforeStart = [
  announcedCashFolds,
  announcementFolds,
  drawFolds,
  listFolds,
  announcedPrizesFolds,
  announcedClockFolds,
  announcedSeatingFolds,
  announcedMessageFolds,
];

/** Each room changes what is its own. The order matters in two places: money is first, and old chips are looked for on the tables that all others leave. */
const inPlay = [
  cashFolds,
  creationFolds,
  clockFolds,
  handsFolds,
  buttonFolds,
  rankingFolds,
  entryFolds,
  seatingFolds,
  handForHandFolds,
  messageFolds,
  prizesFolds,
  disciplineFolds,
  chipsFolds,
  chipRaceFolds,
  daysFolds,
];

type FoldedByRooms =
  | FoldedBy<(typeof beforeStart)[number] | (typeof inPlay)[number]>
  | 'TournamentCreated'
  | 'TournamentStarted'
  | 'StartWithdrawn';

/** Events that change nothing that a decision asks for. */
type FoldedByNobody =
  /** No decision asks which deck a table has. */
  | 'DeckChanged'
  /** Chips for chips of the same worth: no stack changes. */
  | 'ChipsExchanged'

  /** A node decides on several streams; the tournament itself stays as it is. */
  | 'PlayStopped'
  | 'PlayResumed';

checkEveryEventIsListed<FoldedByRooms, FoldedByNobody>({});

const announcedFolds = mergeFolds<Announced>(beforeStart);
const inPlayFolds = mergeFolds<InPlay>(inPlay);

/** A tournament in play stays so, but for a start that is taken back: no follower decides that. */
export function evolve(state: InPlay, event: TournamentEvent): InPlay;
export function evolve(state: TournamentState, event: TournamentEvent): TournamentState;
export function evolve(state: TournamentState, event: TournamentEvent): TournamentState {
  switch (state.phase) {
    case 'unknown':
      return event.type === 'TournamentCreated' ? makeAnnounced(event.data) : state;
    case 'announced':
      return event.type === 'TournamentStarted' ? makeRunning(state, event.data) : foldEvent(announcedFolds, state, event);
    default: {
      if (event.type === 'StartWithdrawn') return (state.phase === 'running' && state.beforeStart) || state;
      const after = withOldChips(state.tables, foldEvent(inPlayFolds, state, event));
      return followBeforeStart(state, after, event, announcedFolds);
    }
  }
}

/** The tournament in play after events that do not end it. */
export function foldAll(tournament: InPlay, events: readonly TournamentEvent[]): Running {
  const after = events.reduce<InPlay>(evolve, tournament);
  if (after.phase !== 'running') throw new Error('a tournament has ended by events that end none');
  return after;
}
