/**
 * How each event changes hand-for-hand play. Decides nothing.
 */
import { tableOfHand } from '../../../events/ids.js';
import type { Folds } from './folds.js';
import type { InPlay } from '../state.js';
import type { HandForHandState } from '../state/hand-for-hand.js';

export const handForHandFolds = {
  HandForHandAnnounced: (state, { reason, at, until, stillPlaying }) => ({
    ...state,
    handForHand: {
      reason,
      since: at,
      until,
      finishing: stillPlaying,
      round: 0,
      open: false,
      roundAt: 0,
      begun: [],
      excused: [],
      held: [],
      revealed: [],
      hands: [],
    },
  }),
  HandForHandRoundStarted: (state, { round, at }) =>
    foldWhilePlayed(state, () => ({ round, open: true, roundAt: at, begun: [], excused: [], held: [], revealed: [] })),
  HandForHandRoundEnded: (state) => foldWhilePlayed(state, () => ({ open: false })),
  HandForHandTablesExcused: (state, { tables }) => foldWhilePlayed(state, ({ excused }) => ({ excused: [...excused, ...tables] })),
  AllInHeld: (state, { table }) => foldWhilePlayed(state, ({ held }) => ({ held: [...held, table] })),
  AllInsRevealed: (state, { tables }) =>
    foldWhilePlayed(state, ({ held, revealed }) => ({ held: removeTable(held, tables), revealed: [...revealed, ...tables] })),
  HandOpened: (state, { table, handNumber }) => foldWhilePlayed(state, (play) => applyBeginning(play, table, handNumber)),
  HandPlayed: (state, { table, handNumber }) => foldWhilePlayed(state, (play) => applyBeginning(play, table, handNumber)),
  HandWithdrawn: (state, { table, handNumber }) => foldWhilePlayed(state, (play) => applyWithdrawal(play, table, handNumber)),
  HandSettled: (state, { handId }) => foldWhilePlayed(state, ({ held }) => ({ held: removeTable(held, [tableOfHand(handId)]) })),
  TableBroken: (state, { table }) =>
    foldWhilePlayed(state, ({ finishing, held }) => ({ finishing: removeTable(finishing, [table]), held: removeTable(held, [table]) })),
  HandForHandEnded: (state) => ({
    ...state,
    handForHand: null,
    playedHandForHand: state.handForHand,
    // The hand that was not recorded then is the next of its table.
    eliminations: state.eliminations.map((out) => (out.heldIn === null ? out : { ...out, heldIn: null, hands: out.hands + 1 })),
  }),
} satisfies Folds<InPlay>;

/** What changes of it; nothing while tables do not wait for each other. */
function foldWhilePlayed(state: InPlay, change: (play: HandForHandState) => Partial<HandForHandState>): InPlay {
  const { handForHand: play } = state;
  return play === null ? state : { ...state, handForHand: { ...play, ...change(play) } };
}

function applyBeginning(play: HandForHandState, table: number, hand: number): Partial<HandForHandState> {
  if (!play.open) return { finishing: removeTable(play.finishing, [table]) };
  return {
    begun: [...play.begun, table],
    held: removeTable(play.held, [table]),
    hands: [...play.hands, { round: play.round, table, hand }],
  };
}

/** The table has its hand of the round still to begin, or the one before the first round still to end. */
function applyWithdrawal(play: HandForHandState, table: number, hand: number): Partial<HandForHandState> {
  const isOfRound = play.hands.some((each) => each.table === table && each.hand === hand);
  if (!isOfRound) return play.round === 0 ? { finishing: [...removeTable(play.finishing, [table]), table] } : {};
  return {
    begun: removeTable(play.begun, [table]),
    hands: play.hands.filter((each) => each.table !== table || each.hand !== hand),
  };
}

function removeTable(tables: readonly number[], gone: readonly number[]): readonly number[] {
  return tables.some((table) => gone.includes(table)) ? tables.filter((table) => !gone.includes(table)) : tables;
}
