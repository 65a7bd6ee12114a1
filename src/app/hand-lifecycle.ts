/**
 * The process manager between a tournament and its hands: a hand that the tournament opened is started in its own
 * stream, button and blinds that were put right in it are told to the tournament, as are offences that it notes, a hand that is completed is settled there, and one
 * that is corrected after that corrects it, and through it the hands that are being played with its chips. It acts at once after a command, and reads
 * all events from its checkpoint, so that what a crash left undone is done after it. Doing it twice has one effect:
 * the reaction's command id is made from the event that asked for it.
 * May import: `events/`, deciders, the command handler.
 */
import type { DomainEvent } from '../../events/catalogue.js';
import type { Actor, CommittedEvent } from '../../events/envelope.js';
import type { EventOf } from '../../events/event-type.js';
import type { HandEvent, handEvents } from '../../events/hand.js';
import {
  handStream,
  tableOfHand,
  tournamentOfHand,
  tournamentStream,
  type HandId,
  type PlayerId,
  type StreamName,
} from '../../events/ids.js';
import type { TournamentEvent, tournamentEvents } from '../../events/tournament.js';
import type { HandCommand } from '../hand/commands.js';
import type { LastChips } from '../hand/knockouts.js';
import type { TournamentCommand } from '../tournament/commands.js';
import { startOf } from '../tournament/opened-hand.js';
import type { CommandContext, Outcome } from './command-handler.js';

type ResultCorrected = EventOf<typeof handEvents.HandResultCorrected>['data'];
type SettlementCorrected = EventOf<typeof tournamentEvents.SettlementCorrected>['data'];

export const systemActor: Actor = { id: 'tapis', role: 'system' };

/** The commands that reactions give. */
export interface CommandTakers {
  tournament(stream: StreamName, command: TournamentCommand, context: CommandContext): Promise<Outcome<TournamentEvent>>;
  hand(stream: StreamName, command: HandCommand, context: CommandContext): Promise<Outcome<HandEvent>>;
  /** Who won the last chips of those who have none left after a completed hand. */
  lastChipsWon(id: HandId): Promise<readonly LastChips[]>;
  /** Who plays a hand at a seat; null where nobody does. */
  playerAt(id: HandId, seat: number): Promise<PlayerId | null>;
}

/** The types of events that call for a reaction. */
export const lifecycleEvents: ReadonlySet<DomainEvent['type']> = new Set([
  'HandOpened',
  'BlindsCorrected',
  'NewcomerDealtIn',
  'InfractionNoted',
  'HiddenChipsRemoved',
  'HandCompleted',
  'HandResultCorrected',
  'SettlementCorrected',
  'AllInHandsHeld',
  'AllInsRevealed',
]);

/** Gives the command that an event calls for; null when it calls for none. @throws what the command's way throws */
export async function react(event: CommittedEvent, takers: CommandTakers): Promise<Outcome | null> {
  const context: CommandContext = {
    commandId: `after-${event.id}`,
    actor: systemActor,
    correlationId: event.metadata.correlationId,
    causationId: event.id,
  };
  if (event.type === 'HandOpened') {
    const { handId } = event.data;
    const hand = startOf(event.data, tournamentOfHand(handId));
    return takers.hand(handStream(handId), { type: 'StartHand', hand }, context);
  }
  if (event.type === 'BlindsCorrected') {
    const handId = event.stream.slice('hand-'.length) as HandId;
    const { button, smallBlindSeat, bigBlindSeat } = event.data;
    const correct: TournamentCommand = { type: 'CorrectPositions', handId, button, smallBlindSeat, bigBlindSeat };
    return takers.tournament(tournamentStream(tournamentOfHand(handId)), correct, context);
  }
  if (event.type === 'NewcomerDealtIn') {
    const handId = event.stream.slice('hand-'.length) as HandId;
    const { articles: _articles, ...joined } = event.data;
    return takers.tournament(tournamentStream(tournamentOfHand(handId)), { type: 'RecordNewcomer', handId, ...joined }, context);
  }
  if (event.type === 'InfractionNoted') {
    const handId = event.stream.slice('hand-'.length) as HandId;
    const playerId = await takers.playerAt(handId, event.data.seat);
    if (playerId === null) return null;
    const note: TournamentCommand = { type: 'NoteOffence', handId, revision: event.revision, playerId, ...event.data };
    return takers.tournament(tournamentStream(tournamentOfHand(handId)), note, context);
  }
  if (event.type === 'HiddenChipsRemoved') {
    const handId = event.stream.slice('hand-'.length) as HandId;
    const { seat, amount, origin } = event.data;
    const note: TournamentCommand = { type: 'NoteHiddenChips', handId, revision: event.revision, seat, amount, origin };
    return takers.tournament(tournamentStream(tournamentOfHand(handId)), note, context);
  }
  if (event.type === 'HandCompleted') {
    const handId = event.stream.slice('hand-'.length) as HandId;
    const stacks = event.data.results.map(({ playerId, stackAfter }) => ({ playerId, stack: stackAfter }));
    const settle: TournamentCommand = { type: 'SettleHand', handId, stacks, at: event.metadata.recordedAt };
    const stream = tournamentStream(tournamentOfHand(handId));
    if (stacks.every(({ stack }) => stack > 0)) return takers.tournament(stream, settle, context);
    // Who won them is read from the hand as it stands: later, or at another node, it may have been corrected, and it is the same command.
    return takers.tournament(stream, { ...settle, knockouts: await takers.lastChipsWon(handId) }, { ...context, asGiven: settle });
  }
  if (event.type === 'HandResultCorrected') {
    const handId = event.stream.slice('hand-'.length) as HandId;
    return takers.tournament(
      tournamentStream(tournamentOfHand(handId)),
      settlementCorrection(handId, event.data, event.metadata.recordedAt),
      context,
    );
  }
  if (event.type === 'SettlementCorrected') {
    const { inPlay } = event.data;
    const taken: Outcome[] = [];
    for (const [stream, command] of stackCorrections(event.data)) {
      // One reaction a hand, each with an id of its own.
      const outcome = await takers.hand(stream, command, { ...context, commandId: `${context.commandId}-${stream}` });
      if (!outcome.accepted) return outcome;
      taken.push(outcome);
    }
    return inPlay.length === 0 ? null : together(taken);
  }
  if (event.type === 'AllInHandsHeld') {
    const handId = event.stream.slice('hand-'.length) as HandId;
    const { recordedAt: at } = event.metadata;
    const hold: TournamentCommand = { type: 'HoldAllIn', table: tableOfHand(handId), handId, at };
    return takers.tournament(tournamentStream(tournamentOfHand(handId)), hold, context);
  }
  if (event.type === 'AllInsRevealed') {
    const taken: Outcome[] = [];
    for (const handId of event.data.hands) {
      const outcome = await takers.hand(
        handStream(handId),
        { type: 'ReleaseAllInHands' },
        { ...context, commandId: `${context.commandId}-${handId}` },
      );
      if (!outcome.accepted) return outcome;
      taken.push(outcome);
    }
    return taken.length === 0 ? null : together(taken);
  }
  return null;
}

/** What the correction of a hand asks of its tournament. */
export function settlementCorrection(handId: HandId, { correction, changes, results }: ResultCorrected, at: number): TournamentCommand {
  return {
    type: 'CorrectSettlement',
    handId,
    correction,
    changes: changes.map(({ playerId, amount }) => ({ playerId, amount })),
    results: results.map(({ playerId, stackBefore, stackAfter }) => ({ playerId, stackBefore, stackAfter })),
    at,
  };
}

/** What a corrected settlement asks of the hands that are being played. */
export function stackCorrections({ handId, correction, inPlay }: SettlementCorrected): [StreamName, HandCommand][] {
  return inPlay.map(({ handId: played, changes }) => [handStream(played), { type: 'CorrectStacks', handId, correction, changes }]);
}

/** Several reactions to one event as one: the last of their positions is what a view must have reached. */
function together(outcomes: readonly Outcome[]): Outcome | null {
  const events = outcomes.flatMap((outcome) => (outcome.accepted ? outcome.events : []));
  const last = outcomes.at(-1);
  return last?.accepted === true ? { ...last, events } : null;
}
