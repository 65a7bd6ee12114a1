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
  ReportExposedHand: ({ comment, ...when }, play) => {
    if (comment === true) play.stop('when.comment', 'a hand laid open without a word', 'a comment');
    return [sameCommand(when)];
  },
  // Whether the hand is live, the player is all in or in turn, the hand knows.
  ReportPhoneUse: ({ inHand, ...when }, play) => {
    agree(play, 'inHand', inHand, play.hand.isLive(when.seat!));
    return [sameCommand(when)];
  },
  RecordLeftTable: ({ allIn, onTurn, ...when }, play) => {
    agree(play, 'allIn', allIn, play.hand.stack(when.seat!) === 0);
    agree(play, 'onTurn', onTurn, play.hand.turn === when.seat);
    return [sameCommand(when)];
  },
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

/** Stops a case that states of a seat what its hand is not. */
function agree(play: DealingPlay, field: string, stated: unknown, actual: boolean): void {
  if (stated !== undefined && stated !== actual) play.stop(`when.${field}`, JSON.stringify(stated), String(actual));
}

/** A hand that the dealer keeps apart waits for the director. */
export function seat({ hand }: DealingPlay, number: number): string | null {
  return hand.state.incidents?.discards.held?.seat === number ? 'pendingRuling' : null;
}
