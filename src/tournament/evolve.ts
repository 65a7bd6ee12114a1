/**
 * How each event changes a tournament's state: the folds of the rooms that care for it. Decides nothing; trusts that the events were decided.
 */
import type { TournamentEvent } from '../../events/tournament.js';
import { buttonFolds } from './button/evolve.js';
import { chipRaceFolds, withOldChips } from './chip-race/evolve.js';
import { chipsFolds } from './chips/evolve.js';
import { clockFolds } from './clock/evolve.js';
import { announcementFolds, creationFolds, makeAnnounced } from './creation/evolve.js';
import { disciplineFolds } from './discipline/evolve.js';
import { drawFolds, makeRunning } from './draw/evolve.js';
import { entryFolds, listFolds } from './entry/evolve.js';
import { checkEveryEventIsListed, type FoldedBy, foldEvent, mergeFolds } from './folds.js';
import { handForHandFolds } from './hand-for-hand/evolve.js';
import { handsFolds } from './hands/evolve.js';
import { announcedPrizesFolds, prizesFolds } from './prizes/evolve.js';
import { rankingFolds } from './ranking/evolve.js';
import { seatingFolds } from './seating/evolve.js';
import type { Announced, InPlay, Running, TournamentState } from './state.js';

const beforeStart = [announcementFolds, drawFolds, listFolds, announcedPrizesFolds];

/** Each room changes what is its own, so that the order is of no matter but in one place: old chips are looked for on the tables that all others leave. */
const inPlay = [
  creationFolds,
  clockFolds,
  handsFolds,
  buttonFolds,
  rankingFolds,
  entryFolds,
  seatingFolds,
  handForHandFolds,
  prizesFolds,
  disciplineFolds,
  chipsFolds,
  chipRaceFolds,
];

type FoldedByRooms = FoldedBy<(typeof beforeStart)[number] | (typeof inPlay)[number]> | 'TournamentCreated' | 'TournamentStarted';

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

export function evolve(state: InPlay, event: TournamentEvent): InPlay;
export function evolve(state: TournamentState, event: TournamentEvent): TournamentState;
export function evolve(state: TournamentState, event: TournamentEvent): TournamentState {
  switch (state.phase) {
    case 'unknown':
      return event.type === 'TournamentCreated' ? makeAnnounced(event.data) : state;
    case 'announced':
      return event.type === 'TournamentStarted' ? makeRunning(state, event.data) : foldEvent(announcedFolds, state, event);
    default:
      return withOldChips(state.tables, foldEvent(inPlayFolds, state, event));
  }
}

/** The tournament in play after events that do not end it. */
export function foldAll(tournament: InPlay, events: readonly TournamentEvent[]): Running {
  const after = events.reduce<InPlay>(evolve, tournament);
  if (after.phase !== 'running') throw new Error('a tournament has ended by events that end none');
  return after;
}
