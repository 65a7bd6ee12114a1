/**
 * What the dealing cases say of hands that die otherwise than by a fold, in the hand's own terms.
 */
import { sameCommand, sameFields } from './every-room.js';
import type { CommandReader, DealingPlay, EventReader, StateReader } from './play.js';

export const commands: Readonly<Record<string, CommandReader>> = {
  ReportHandKilled: ({ thrownBy, ...when }) => [sameCommand(when, thrownBy === undefined ? {} : { by: thrownBy })],
  ReportDiscard: ({ laidInFrontOfPlayer, ...when }) => [
    sameCommand(when, laidInFrontOfPlayer === undefined ? {} : { laidInFront: laidInFrontOfPlayer }),
  ],
  RetrieveHand: (when) => [sameCommand(when)],
  // A hand laid open as an answer is laid open without a word.
  ReportExposedHand: ({ comment: _comment, ...when }) => [sameCommand(when)],
  // Whether the player's hand is live, whether they are all in or to act: the hand knows.
  ReportPhoneUse: ({ inHand: _inHand, ...when }) => [sameCommand(when)],
  RecordLeftTable: ({ allIn: _allIn, onTurn: _onTurn, ...when }) => [sameCommand(when)],
  ReportHiddenCards: (when) => [sameCommand(when)],
  ReportTalk: (when) => [sameCommand(when)],
  ReportRabbitHunting: ({ bySeat, ...when }) => [sameCommand(when, { seat: bySeat })],
};

export const events: Readonly<Record<string, EventReader>> = {
  /** Of an expired count cases tell only what it comes to. */
  HandKilled: (event) => {
    if (event.type === 'HandKilled') return event.data;
    const expired = event.type === 'TimeExpired' && event.data.outcome === 'handDead';
    return expired ? { seat: event.data.seat, cause: 'timeExpired' } : null;
  },
  CheckImposed: (event) => (event.type === 'TimeExpired' && event.data.outcome === 'check' ? { seat: event.data.seat } : null),
  HandRestored: sameFields('HandRetrieved'),
  DiscardHeldAside: sameFields('DiscardHeldAside'),
  HandOpenedToAll: sameFields('HandOpenedToAll'),
  BettingRoundRestarted: sameFields('BettingRoundRestarted'),
  PhoneUseRecorded: sameFields('PhoneUseRecorded'),
  LeftTableRecorded: sameFields('LeftTableRecorded'),
};

export const states: Readonly<Record<string, StateReader>> = {
  /** The seats whose hands are for everybody to see, now or later. */
  openedToAll: (play) => play.events.flatMap((event) => (event.type === 'HandOpenedToAll' ? [event.data.seat] : [])),
  /** The sanction that was noted; `none` where none was. */
  sanction: (play) => play.events.flatMap((event) => (event.type === 'InfractionNoted' ? [event.data.sanction] : []))[0] ?? 'none',
};

/** A hand that the dealer keeps apart waits for the director. */
export function seat({ hand }: DealingPlay, number: number): string | null {
  return hand.state.incidents?.discards.held?.seat === number ? 'pendingRuling' : null;
}
