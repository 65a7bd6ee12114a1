/**
 * The process manager between a tournament and its hands. A hand that the tournament opened is started in its own stream. The hand's
 * corrected button and blinds, and its offences, are reported to the tournament. A completed hand is settled there; a later correction
 * corrects the settlement, and the hands in play with its chips. Offences from a wrong entry are withdrawn there, and an annulled hand is
 * taken back.
 *
 * It runs right after a command, and reads all events from its checkpoint, so that work left by a crash is done later. The command id is
 * made from the event, so repeating a reaction has one effect.
 */
import type { DomainEvent, EventsByType } from '../../../events/catalogue.js';
import type { Actor, CommittedEvent } from '../../../events/envelope.js';
import type { EventOf } from '../../../events/event-type.js';
import type { HandEvent, handEvents } from '../../../events/hand.js';
import { handOfStream, tableOfHand, tournamentOfHand, type HandId, type PlayerId, type TournamentId } from '../../../events/ids.js';
import type { TournamentEvent, tournamentEvents } from '../../../events/tournament.js';
import type { HandCommand } from '../../../commands/hand.js';
import { type LastChips, listLastChipsWon } from '../../hand/pots/knockouts.js';
import type { HandState } from '../../hand/state.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { makeHandStart } from '../../tournament/hands/opened-hand.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';

type ResultCorrected = EventOf<typeof handEvents.HandResultCorrected>['data'];
type SettlementCorrected = EventOf<typeof tournamentEvents.SettlementCorrected>['data'];

export const systemActor: Actor = { id: 'tapis', role: 'system' };

/** Executes the commands of reactions. */
export interface ReactionCommands {
  tournament(id: TournamentId, command: TournamentCommand, context: CommandContext): Promise<CommandOutcome<TournamentEvent>>;
  hand(id: HandId, command: HandCommand, context: CommandContext): Promise<CommandOutcome<HandEvent>>;
  /** For each player without chips after a completed hand: who won their last chips. */
  lastChipsWon(id: HandId): Promise<readonly LastChips[]>;
  /** The player at a seat of a hand; null for none. */
  playerAt(id: HandId, seat: number): Promise<PlayerId | null>;
  /** Starts an opened hand, if that is not done yet. */
  startOpened(id: HandId): Promise<void>;
}

/** What reactions read of hands, from their states. */
export function readHands(handOf: (id: HandId) => Promise<HandState>): Pick<ReactionCommands, 'lastChipsWon' | 'playerAt'> {
  return {
    lastChipsWon: async (id) => listLastChipsWon(await handOf(id)),
    playerAt: async (id, at) => (await handOf(id)).start?.seats.find(({ seat }) => seat === at)?.playerId ?? null,
  };
}

/** Gives the commands of one reaction. Each call names the stream's id; the rest of the context is the same for all. */
interface Giving {
  /** `originalCommand`: what a repeated command is compared with, when it has values that are read each time. */
  tournament(of: HandId, command: TournamentCommand, originalCommand?: TournamentCommand): Promise<CommandOutcome>;
  hand(id: HandId, command: HandCommand): Promise<CommandOutcome>;
  /** One command per hand, each with its own id. The first refusal is the outcome. Null when there are no commands. */
  hands(commands: readonly (readonly [HandId, HandCommand])[]): Promise<CommandOutcome | null>;
}

type Reaction<Type extends DomainEvent['type']> = (
  event: CommittedEvent<EventsByType[Type]>,
  give: Giving,
  takers: ReactionCommands,
) => Promise<CommandOutcome | null>;

const reactions: { readonly [Type in DomainEvent['type']]?: Reaction<Type> } = {
  HandOpened: ({ data }, give) => give.hand(data.handId, { type: 'StartHand', hand: makeHandStart(data, tournamentOfHand(data.handId)) }),
  BlindsCorrected({ stream, data: { button, smallBlindSeat, bigBlindSeat } }, give) {
    const handId = handOfStream(stream);
    return give.tournament(handId, { type: 'CorrectPositions', handId, button, smallBlindSeat, bigBlindSeat });
  },
  NewcomerDealtIn({ stream, data: { articles: _articles, ...joined } }, give) {
    const handId = handOfStream(stream);
    return give.tournament(handId, { type: 'RecordNewcomer', handId, ...joined });
  },
  async InfractionNoted({ stream, revision, data }, give, takers) {
    const handId = handOfStream(stream);
    const playerId = await takers.playerAt(handId, data.seat);
    return playerId === null ? null : give.tournament(handId, { type: 'NoteOffence', handId, revision, playerId, ...data });
  },
  async MisdealDeclared({ stream, revision, data: { dealer } }, give, takers) {
    const handId = handOfStream(stream);
    const playerId = dealer === undefined ? null : await takers.playerAt(handId, dealer);
    return playerId === null ? null : give.tournament(handId, { type: 'NoteMisdeal', handId, revision, playerId });
  },
  HandAnnulled({ stream, data: { reason }, metadata: { recordedAt: at } }, give) {
    const handId = handOfStream(stream);
    const annulment: TournamentCommand = { type: 'RecordAnnulment', handId, reason };
    // Earlier releases gave it without the instant; it counts as the same command.
    return give.tournament(handId, { ...annulment, at }, annulment);
  },
  async ExpulsionOrdered({ data: { handId, playerId, from, order, uncalled } }, give, takers) {
    const expel: HandCommand = { type: 'ExpelFromHand', seat: from.seat, order, ...(uncalled === undefined ? {} : { uncalled }) };
    // Another node may just have opened the hand.
    await takers.startOpened(handId);
    // In a hand annulled since, the seat is empty or has another player.
    return (await takers.playerAt(handId, from.seat)) === playerId ? give.hand(handId, expel) : null;
  },
  async ExpulsionWithdrawn({ data: { handId, playerId, from, order, reason } }, give, takers) {
    // If nobody else is left, the hand is over.
    if (reason === null || (await takers.playerAt(handId, from.seat)) !== playerId) return null;
    return give.hand(handId, { type: 'ReadmitToHand', seat: from.seat, order, reason });
  },
  EntryCorrected({ stream, data: { offences: revisions, reason } }, give) {
    const handId = handOfStream(stream);
    return revisions.length === 0
      ? Promise.resolve(null)
      : give.tournament(handId, { type: 'WithdrawOffences', handId, revisions, reason });
  },
  HiddenChipsRemoved({ stream, revision, data: { seat, amount, origin } }, give) {
    const handId = handOfStream(stream);
    return give.tournament(handId, { type: 'NoteHiddenChips', handId, revision, seat, amount, origin });
  },
  async HandCompleted({ stream, data, metadata }, give, takers) {
    // The hand is settled already; its correction follows separately.
    if (data.again === true) return null;
    const handId = handOfStream(stream);
    const stacks = data.results.map(({ playerId, stackAfter }) => ({ playerId, stack: stackAfter }));
    const settle: TournamentCommand = { type: 'SettleHand', handId, stacks, at: metadata.recordedAt };
    if (stacks.every(({ stack }) => stack > 0)) return give.tournament(handId, settle);
    // The winners are read from the hand's current state. It may have been corrected since, and the command still counts as the same.
    return give.tournament(handId, { ...settle, knockouts: await takers.lastChipsWon(handId) }, settle);
  },
  HandResultCorrected({ stream, data, metadata }, give) {
    const handId = handOfStream(stream);
    return give.tournament(handId, makeSettlementCorrection(handId, data, metadata.recordedAt));
  },
  SettlementCorrected: ({ data }, give) => give.hands(makeStackCorrections(data)),
  AllInHandsHeld({ stream, metadata: { recordedAt: at } }, give) {
    const handId = handOfStream(stream);
    return give.tournament(handId, { type: 'HoldAllIn', table: tableOfHand(handId), handId, at });
  },
  AllInsRevealed: ({ data }, give) => give.hands(data.hands.map((handId) => [handId, { type: 'ReleaseAllInHands' }])),
};

/** The event types with reactions. */
export const lifecycleEvents: ReadonlySet<string> = new Set(Object.keys(reactions));

/** Gives the command that follows from an event; null for none. @throws what the command throws */
export async function react(event: CommittedEvent, takers: ReactionCommands): Promise<CommandOutcome | null> {
  const reaction = reactions[event.type] as Reaction<DomainEvent['type']> | undefined;
  return reaction === undefined ? null : reaction(event, givingAfter(event, takers), takers);
}

/** Command ids are made from the event, so that giving the commands twice has one effect. */
function givingAfter({ id, metadata: { correlationId } }: CommittedEvent, takers: ReactionCommands): Giving {
  const context: CommandContext = { commandId: `after-${id}`, actor: systemActor, correlationId, causationId: id };
  return {
    tournament: (of, command, originalCommand) =>
      takers.tournament(tournamentOfHand(of), command, originalCommand === undefined ? context : { ...context, originalCommand }),
    hand: (handId, command) => takers.hand(handId, command, context),
    async hands(commands) {
      const taken: CommandOutcome[] = [];
      for (const [handId, command] of commands) {
        const outcome = await takers.hand(handId, command, { ...context, commandId: `${context.commandId}-${handId}` });
        if (!outcome.accepted) return outcome;
        taken.push(outcome);
      }
      return together(taken);
    },
  };
}

/** The command by which a corrected hand corrects its settlement in the tournament. */
export function makeSettlementCorrection(handId: HandId, { correction, changes, results }: ResultCorrected, at: number): TournamentCommand {
  return {
    type: 'CorrectSettlement',
    handId,
    correction,
    changes: changes.map(({ playerId, amount }) => ({ playerId, amount })),
    results: results.map(({ playerId, stackBefore, stackAfter }) => ({ playerId, stackBefore, stackAfter })),
    at,
  };
}

/** The commands by which a corrected settlement corrects the hands in play. */
export function makeStackCorrections({ handId, correction, inPlay }: SettlementCorrected): [HandId, HandCommand][] {
  return inPlay.map(({ handId: played, changes }) => [played, { type: 'CorrectStacks', handId, correction, changes }]);
}

/** Combines several reactions to one event; the last of their positions is the one a view must reach. */
function together(outcomes: readonly CommandOutcome[]): CommandOutcome | null {
  const events = outcomes.flatMap((outcome) => (outcome.accepted ? outcome.events : []));
  const last = outcomes.at(-1);
  return last?.accepted === true ? { ...last, events } : null;
}
