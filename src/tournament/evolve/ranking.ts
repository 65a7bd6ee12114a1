/**
 * How each event changes who is out, with whom, in which place, and how it ended. Decides nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { Place } from '../../../events/values.js';
import { withStacks } from './chips.js';
import type { DataOf, Folds } from './folds.js';
import { hasHeld, isPlaying } from '../state/hand-for-hand.js';
import { findMoment } from '../state/settled-hands.js';
import {
  type Elimination,
  type Expulsion,
  expulsionOf,
  type InPlay,
  outOf,
  type Running,
  type Table,
  type TakenBack,
  unseatedOf,
} from '../state.js';
import { bySeat, unseatPlayer, withoutUnseated, withTable } from './table-changes.js';
import { addTakenBack, findTakenBack, giveElimination } from '../state/taken-back.js';

export const rankingFolds = {
  PlayerEliminated: applyElimination,
  PlayerWithdrew: (state, data) => applyGone(state, data, data.cause === 'deal' ? 'deal' : 'withdrew'),
  PlayerDisqualified: (state, data) => applyGone(state, data, 'disqualified'),
  ExpulsionOrdered: (state, data) => ({
    ...state,
    expulsions: { ordered: data.order, pending: [...state.expulsions.pending, { ...data, moment: state.moments, since: [] }] },
  }),
  ExpulsionWithdrawn: (state, { order }) => withPending(state, (pending) => pending.filter((each) => each.order !== order)),
  EliminatedTogether: applyTogether,
  EliminationDeclared: (state, { playerId }) => withOut(state, playerId, { declared: true }),
  PlayerDeclassed: (state, { playerId }) => withOut(state, playerId, { declassed: true }),
  DeclassingLifted: (state, { playerId }) => withOut(state, playerId, { declassed: false }),
  DisqualificationLifted: applyLift,
  OutPlayerDisqualified: applyLateDisqualification,
  PlayerReinstated: applyReinstatement,
  EliminationCorrected: (state, { playerId, wentOut }) => {
    const out = outOf(state, playerId);
    if (out === undefined) return state;
    return { ...state, takenBack: giveElimination(state, out, wentOut) };
  },
  PlaceCorrected: applyPlace,
  EntryTransferred: applyTransfer,
  PlacesRuled: applyRuledPlaces,
  QualificationTied: (state, { seats, players }) => ({ ...state, tiedForSeats: { seats, players } }),
  SatelliteFinished: (state, { qualified }) => ({ ...state, phase: 'finished', winner: null, qualified, tiedForSeats: null }),
  TournamentFinished: (state, { winner }) => ({ ...state, phase: 'finished', winner, qualified: null }),
  TournamentReopened: applyReopening,
} satisfies Folds<InPlay>;

/** The chips of a player who goes out between counts belong to others at the table: nobody knows to whom until the next count. */
function applyElimination(
  before: InPlay,
  { playerId, from, place, tied, handId, stackBefore, estimated }: DataOf<'PlayerEliminated'>,
): InPlay {
  const state = withoutUnseated(before, playerId);
  const left = withTable(state, from.table, (table) => {
    const stack = table.seats.find((seated) => seated.playerId === playerId)?.stack ?? 0;
    const seats = table.seats.filter((seated) => seated.playerId !== playerId);
    return { ...table, seats, stacksFrom: stack === 0 ? table.stacksFrom : 'unknown' };
  });
  const moment = findMoment(state, handId) ?? state.moments;
  const table = state.tables[from.table - 1];
  const heldIn = handId !== null || table === undefined ? null : roundOfHeld(state, table, playerId);
  return applyOut(left, {
    playerId,
    place,
    tied,
    from,
    handId,
    moment,
    stackBefore: stackBefore ?? 0,
    estimated: estimated === true,
    heldIn,
    cause: 'chips',
  });
}

/** The chips of a player who leaves go with them. */
function applyGone(state: InPlay, data: DataOf<'PlayerWithdrew' | 'PlayerDisqualified'>, cause: Elimination['cause']): InPlay {
  const { playerId, from, place, removed } = data;
  const left = unseatedOf(state, playerId) ? withoutUnseated(state, playerId) : unseatPlayer(state, { playerId, from, stack: removed });
  const { moment } = expulsionOf(state, playerId) ?? { moment: state.moments };
  return applyOut(left, {
    playerId,
    place,
    tied: 1,
    from,
    handId: null,
    moment,
    stackBefore: removed,
    estimated: false,
    heldIn: null,
    cause,
  });
}

type Out = Omit<Elimination, 'order' | 'batch' | 'hands' | 'ruled' | 'bubble' | 'declared' | 'declassed'>;

/** Who goes out by one hand, or shares a place, goes out at one moment. */
function applyOut(state: InPlay, elimination: Out): InPlay {
  const { eliminations } = state;
  const same = eliminations.find(
    ({ handId, place }) => (handId !== null && handId === elimination.handId) || (elimination.tied > 1 && place === elimination.place),
  );
  const batch = same?.batch ?? findNextBatch(eliminations);
  const hands = state.tables[elimination.from.table - 1]?.hands ?? 0;
  const was = findTakenBack(state, elimination)?.out;
  const order = state.departures + 1;
  const marks = { ruled: false, bubble: same?.bubble ?? false, declared: false, declassed: false };
  const now: Elimination = { ...elimination, order, batch, hands, ...marks };
  // No hand was played since: it is the elimination of before.
  const placed =
    was === undefined ? now : { ...now, order: was.order, from: was.from, hands: was.hands, heldIn: was.heldIn, moment: was.moment };
  const takenBack = state.takenBack.filter(({ out }) => out.playerId !== elimination.playerId);
  return {
    ...withPending(state, (pending) => noteOut(pending, elimination.playerId)),
    departures: order,
    takenBack,
    playersLeft: state.playersLeft - 1,
    eliminations: eliminations.toSpliced(rankOf(eliminations, placed), 0, placed),
  };
}

function withPending(state: InPlay, change: (pending: readonly Expulsion[]) => readonly Expulsion[]): InPlay {
  const { expulsions } = state;
  return expulsions.pending.length === 0 ? state : { ...state, expulsions: { ...expulsions, pending: change(expulsions.pending) } };
}

/** Who is out is no longer under an order, and is noted in those that were given before. */
function noteOut(pending: readonly Expulsion[], playerId: PlayerId): readonly Expulsion[] {
  const own = pending.find((each) => each.playerId === playerId)?.order ?? Infinity;
  return pending
    .filter((each) => each.playerId !== playerId)
    .map((each) => (each.order > own || each.since.includes(playerId) ? each : { ...each, since: [...each.since, playerId] }));
}

/** The round of a hand that nobody has recorded yet: the floor has reported it as all in, or the player was known to have chips before it. */
function roundOfHeld({ handForHand: play }: InPlay, { table, stacksFrom, seats }: Table, playerId: PlayerId): number | null {
  if (play === null) return null;
  const hadChips = stacksFrom !== 'unknown' && seats.some((seated) => seated.playerId === playerId && seated.stack > 0);
  return hasHeld(play, table) || (hadChips && isPlaying(play, table)) ? play.round : null;
}

function applyTogether(state: InPlay, { players, bubble, order }: DataOf<'EliminatedTogether'>): InPlay {
  const batch = findNextBatch(state.eliminations);
  const eliminations = state.eliminations.map((elimination) => {
    const bust = players.find(({ playerId }) => playerId === elimination.playerId);
    return bust === undefined ? elimination : { ...elimination, batch, bubble, ruled: order !== undefined, stackBefore: bust.stack };
  });
  return { ...state, eliminations };
}

/** They are placed last, apart from any moment of play: what is found of the play does not bring them back. */
function applyLateDisqualification(state: InPlay, { playerId, place, was }: DataOf<'OutPlayerDisqualified'>): InPlay {
  const out = outOf(state, playerId);
  if (out === undefined) return state;
  const hadWon = was.place === 1;
  const others = state.eliminations.filter((each) => each.playerId !== playerId);
  const placed = (test: (each: Elimination) => boolean): PlayerId[] => others.filter(test).map((each) => each.playerId);
  const inFront = hadWon ? [] : [...placed((each) => each.place < out.place), ...listWinners(state)];
  const last: Elimination = {
    ...out,
    place,
    tied: 1,
    cause: 'disqualified',
    stackBefore: out.cause === 'chips' ? 0 : out.stackBefore,
    moment: 0,
    batch: findNextBatch(state.eliminations),
    ruled: true,
    bubble: false,
    beforeDisqualification: { out, ahead: inFront, sharing: placed((each) => each.place === out.place), hadWon },
  };
  return { ...state, eliminations: [last, ...others] };
}

function listWinners(state: InPlay): readonly PlayerId[] {
  return state.phase === 'finished' ? [...(state.qualified ?? []), ...(state.winner === null ? [] : [state.winner])] : [];
}

/** Who was disqualified in play keeps the place of that moment; who was after the end has the place of before. */
function applyLift(state: InPlay, { playerId, again }: DataOf<'DisqualificationLifted'>): InPlay {
  const out = outOf(state, playerId);
  const before = out?.beforeDisqualification;
  if (out === undefined || before === undefined || again === undefined) return withOut(state, playerId, { cause: 'withdrew' });
  const others = state.eliminations.filter((each) => each.playerId !== playerId);
  const stackBefore = before.out.cause === 'chips' ? before.out.stackBefore : out.stackBefore;
  const placed: Elimination = { ...before.out, playerId, stackBefore, place: Math.max(2, again.place), tied: again.tied };
  const at = rankOf(others, placed);
  const { batch } = placed;
  const isParted = others.some((each) => each.batch === batch) && ![others[at - 1], others[at]].some((each) => each?.batch === batch);
  const back = isParted ? { ...placed, batch: findNextBatch(others), ruled: true } : placed;
  return { ...state, eliminations: others.toSpliced(at, 0, back) };
}

/** Who was held to be out, to have won or to have qualified is another person. */
function applyTransfer(state: InPlay, { playerId, toPlayer }: DataOf<'EntryTransferred'>): InPlay {
  const rename = (id: Elimination['playerId']): Elimination['playerId'] => (id === playerId ? toPlayer : id);
  const { tiedForSeats } = state;
  const renamed = {
    ...withPending(withOut(state, playerId, { playerId: toPlayer }), (pending) =>
      pending.map((each) => ({ ...each, since: each.since.map(rename) })),
    ),
    tiedForSeats: tiedForSeats && { ...tiedForSeats, players: tiedForSeats.players.map(rename) },
  };
  if (renamed.phase === 'running') return renamed;
  const { winner, qualified } = renamed;
  return { ...renamed, winner: winner && rename(winner), qualified: qualified && qualified.map(rename) };
}

function withOut(state: InPlay, playerId: Elimination['playerId'], change: Partial<Elimination>): InPlay {
  return { ...state, eliminations: state.eliminations.map((each) => (each.playerId === playerId ? { ...each, ...change } : each)) };
}

function findNextBatch(eliminations: readonly Elimination[]): number {
  return eliminations.reduce((most, { batch }) => Math.max(most, batch), 0) + 1;
}

/** The index of a place, the worst place first: a player who is out by a hand of earlier stands before those who went out since. */
function rankOf(eliminations: readonly Elimination[], { place }: Elimination): number {
  return eliminations.findLastIndex((each) => each.place >= place) + 1;
}

/** It goes on, as if nothing had ended it. */
function applyReopening(state: InPlay): Running {
  if (state.phase === 'running') return state;
  const { winner: _winner, qualified: _qualified, ...played } = state;
  return { ...played, phase: 'running', beforeStart: null };
}

/** The player comes back without chips where they come with a correction; else with their own, which may have been counted as others'. */
function applyReinstatement(state: InPlay, { playerId, to, byDirector }: DataOf<'PlayerReinstated'>): InPlay {
  const { stack = 0, returned = 0, takenFrom = null, uncertain = [], others = [] } = byDirector ?? {};
  const arriving = returned + (takenFrom === null ? 0 : stack);
  const tables = state.tables.map((table): Table => {
    const known: Table = uncertain.includes(table.table) ? withStacks(table, others, 'unknown') : table;
    if (table.table === takenFrom) return { ...known, chips: known.chips - stack };
    if (table.table !== to?.table) return known;
    const seats = [...known.seats, { seat: to.seat, playerId, stack }].sort(bySeat);
    return { ...known, seats, chips: known.chips + arriving };
  });
  const eliminations = state.eliminations.filter((elimination) => elimination.playerId !== playerId);
  const from = outOf(state, playerId)?.from;
  const unseated = to === null && from !== undefined ? [...state.unseated, { playerId, stack, from }] : state.unseated;
  const back = { ...state, tables, unseated, eliminations, playersLeft: state.playersLeft + 1 };
  if (byDirector === undefined) return back;
  const takenBack = listTakenBack(state, playerId, takenFrom === null ? to : null);
  return { ...back, takenBack, entry: { ...state.entry, removed: state.entry.removed - returned }, tiedForSeats: null };
}

/** With the elimination that the director takes back, where the player sits down beside the chips. */
function listTakenBack(state: InPlay, playerId: PlayerId, to: Place | null): readonly TakenBack[] {
  const out = outOf(state, playerId);
  // It is another's, who is out by it.
  const isGiven = state.takenBack.some((each) => each.out.order === out?.order);
  if (out === undefined || out.cause !== 'chips' || to === null || isGiven)
    return state.takenBack.filter((each) => each.out.playerId !== playerId);
  return addTakenBack(state, out, { table: to.table, hands: state.tables[to.table - 1]?.hands ?? 0, purchase: null });
}

function applyPlace(state: InPlay, { playerId, place, tied }: DataOf<'PlaceCorrected'>): InPlay {
  const corrected = state.eliminations.map((elimination) =>
    elimination.playerId === playerId ? { ...elimination, place, tied } : elimination,
  );
  return { ...state, eliminations: corrected.toSorted((a, b) => b.place - a.place) };
}

/**
 * Who is named stands by the ruling from here on, and so does who went out in a moment that the ruling has parted: players of one moment
 * stand side by side among the places.
 */
function applyRuledPlaces(state: InPlay, { players }: DataOf<'PlacesRuled'>): InPlay {
  const named = new Set(players.map(({ playerId }) => playerId));
  const seen = new Set<number>();
  const eliminations: Elimination[] = [];
  let previous: Elimination | undefined;
  for (const each of state.eliminations) {
    const last = eliminations.at(-1);
    const shares = previous !== undefined && previous.place === each.place;
    const follows = previous !== undefined && previous.batch === each.batch && !named.has(each.playerId) && !named.has(previous.playerId);
    const parted = !follows && seen.has(each.batch);
    const batch = last === undefined ? 1 : shares || follows ? last.batch : last.batch + 1;
    eliminations.push({ ...each, batch, ruled: each.ruled || named.has(each.playerId) || parted || (shares && last!.ruled) });
    seen.add(each.batch);
    previous = each;
  }
  return { ...state, eliminations };
}
