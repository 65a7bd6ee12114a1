/**
 * The process manager between a tournament and its hands: a hand that the tournament opened is started in its own
 * stream, and a hand that is completed is settled in its tournament. It acts at once after a command, and reads
 * all events from its checkpoint, so that what a crash left undone is done after it. Doing it twice has one effect:
 * the reaction's command id is made from the event that asked for it.
 * May import: `events/`, deciders, the command handler.
 */
import type { DomainEvent } from '../../events/catalogue.js';
import type { Actor, CommittedEvent } from '../../events/envelope.js';
import type { HandEvent } from '../../events/hand.js';
import { handStream, tournamentOfHand, tournamentStream, type HandId, type StreamName } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import type { HandCommand } from '../hand/commands.js';
import type { TournamentCommand } from '../tournament/commands.js';
import type { CommandContext, Outcome } from './command-handler.js';

export const systemActor: Actor = { id: 'tapis', role: 'system' };

/** The commands that reactions give. */
export interface CommandTakers {
  tournament(stream: StreamName, command: TournamentCommand, context: CommandContext): Promise<Outcome<TournamentEvent>>;
  hand(stream: StreamName, command: HandCommand, context: CommandContext): Promise<Outcome<HandEvent>>;
}

/** The types of events that call for a reaction. */
export const lifecycleEvents: ReadonlySet<DomainEvent['type']> = new Set(['HandOpened', 'HandCompleted']);

/** Gives the command that an event calls for; null when it calls for none. @throws what the command's way throws */
export async function react(event: CommittedEvent, takers: CommandTakers): Promise<Outcome | null> {
  const context: CommandContext = {
    commandId: `after-${event.id}`,
    actor: systemActor,
    correlationId: event.metadata.correlationId,
    causationId: event.id,
  };
  if (event.type === 'HandOpened') {
    const { handId, table, handNumber, level, button, smallBlindSeat, bigBlindSeat, stakes, rulebook, chipUnit, seats } = event.data;
    const hand = {
      tournamentId: tournamentOfHand(handId),
      table,
      handNumber,
      level,
      rulebook,
      seats,
      button,
      smallBlindSeat,
      bigBlindSeat,
      stakes,
      chipUnit,
    };
    return takers.hand(handStream(handId), { type: 'StartHand', hand }, context);
  }
  if (event.type === 'HandCompleted') {
    const handId = event.stream.slice('hand-'.length) as HandId;
    const stacks = event.data.results.map(({ playerId, stackAfter }) => ({ playerId, stack: stackAfter }));
    const settle: TournamentCommand = { type: 'SettleHand', handId, stacks, at: event.metadata.recordedAt };
    return takers.tournament(tournamentStream(tournamentOfHand(handId)), settle, context);
  }
  return null;
}
