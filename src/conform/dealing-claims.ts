/**
 * What the dealing cases say of what may be said of a pot afterwards, in the hand's own terms.
 * May import: `events/` (types), `hand/`, its neighbours.
 */
import type { CommandReader, EventReader, StateReader } from './dealing-room.js';

export const commands: Readonly<Record<string, CommandReader>> = {
  ReportBetError: ({ seat }) => [{ type: 'ReportWrongAmount', seat: seat! }],
};

export const events: Readonly<Record<string, EventReader>> = {
  BetCorrected: (event, play) =>
    event.type === 'BetCorrected'
      ? { seats: play.events.flatMap((each) => (each.type === 'BetCorrected' ? [{ seat: each.data.seat, to: each.data.to }] : [])) }
      : null,
};

export const states: Readonly<Record<string, StateReader>> = {
  minRaiseTo: ({ hand }) => hand.state.currentBet,
};
