/**
 * The first state of a tournament, from its announcement, and corrections of that. Decides nothing.
 */
import { quietCash } from '../state/cash.js';
import { quietList } from '../state/entry.js';
import type { DataOf, Folds } from './folds.js';
import { quietPrizes } from '../state/prizes.js';
import { type Announced, type InPlay, noCommitments, type Settings } from '../state.js';

export function makeAnnounced(settings: DataOf<'TournamentCreated'>): Announced {
  return {
    phase: 'announced',
    settings,
    registered: [],
    withdrawn: [],
    list: quietList,
    closed: false,
    commitments: noCommitments,
    prizes: quietPrizes,
    cash: quietCash,
    draw: null,
    breakOrder: null,
    message: null,
  };
}

function applyCorrection<State extends Announced | InPlay>(
  state: State,
  { reason: _reason, ...changes }: DataOf<'AnnouncementCorrected'>,
): State {
  return { ...state, settings: { ...state.settings, ...changes } };
}

function applyTerms(state: Announced, { reason: _reason, ...changes }: DataOf<'TermsCorrected'>): Announced {
  return { ...state, settings: { ...state.settings, ...(changes as Partial<Settings>) } };
}

function applyCapacity<State extends Announced | InPlay>(state: State, { capacity, seats }: DataOf<'CapacityChanged'>): State {
  const { capacity: _capacity, seats: _seats, ...terms } = state.settings.entry ?? {};
  const entry = { ...terms, ...(capacity === null ? {} : { capacity }), ...(seats === null ? {} : { seats }) };
  return { ...state, settings: { ...state.settings, entry } };
}

/** Before the start. */
export const announcementFolds = {
  AnnouncementCorrected: applyCorrection,
  TermsCorrected: applyTerms,
  CapacityChanged: applyCapacity,
} satisfies Folds<Announced>;

export const creationFolds = { AnnouncementCorrected: applyCorrection, CapacityChanged: applyCapacity } satisfies Folds<InPlay>;
