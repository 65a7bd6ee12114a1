/**
 * The process manager between a tournament and its hands. A hand that the tournament opened is started in its own stream. Its corrected
 * button and blinds, and the offences that it notes, are reported to the tournament. A completed hand is settled there; a later correction
 * corrects the settlement, and the hands in play with its chips. Offences noted for what was typed wrongly are withdrawn there, and an
 * annulled hand is taken back. It acts at once after a command, and reads all events from its checkpoint,
 * so that work left by a crash is done after it. Doing it twice has one effect: the reaction's command id is made from the event that asked
 * for it.
 */
import type { DomainEvent, EventsByType } from '../../../events/catalogue.js';
import type { Actor, CommittedEvent } from '../../../events/envelope.js';
import type { EventOf } from '../../../events/event-type.js';
import type { HandEvent, handEvents } from '../../../events/hand.js';
import { handOfStream, tableOfHand, tournamentOfHand, type HandId, type PlayerId, type TournamentId } from '../../../events/ids.js';
import type { TournamentEvent, tournamentEvents } from '../../../events/tournament.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { LastChips } from '../../hand/pots/knockouts.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { makeHandStart } from '../../tournament/hands/opened-hand.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';

type ResultCorrected = EventOf<typeof handEvents.HandResultCorrected>['data'];
type SettlementCorrected = EventOf<typeof tournamentEvents.SettlementCorrected>['data'];

export const systemActor: Actor = { id: 'tapis', role: 'system' };

/** The commands that reactions give. */
export interface CommandTakers {
  tournament(id: TournamentId, command: TournamentCommand, context: CommandContext): Promise<CommandOutcome<TournamentEvent>>;
  hand(id: HandId, command: HandCommand, context: CommandContext): Promise<CommandOutcome<HandEvent>>;
  /** Who won the last chips of those who have none left after a completed hand. */
  lastChipsWon(id: HandId): Promise<readonly LastChips[]>;
  /** Who plays a hand at a seat; null where nobody does. */
  playerAt(id: HandId, seat: number): Promise<PlayerId | null>;
  /** Starts a hand that was opened, where that is not done yet. */
  startOpened(id: HandId): Promise<void>;
}

/** Gives the commands of one reaction: each names its stream's id only, the rest is the same for all. */
interface Giving {
  /** `originalCommand`: what a repeated command is compared with, where the command holds values that are read each time. */
  tournament(of: HandId, command: TournamentCommand, originalCommand?: TournamentCommand): Promise<CommandOutcome>;
  hand(id: HandId, command: HandCommand): Promise<CommandOutcome>;
  /** One command a hand, each with an id of its own; the first that is refused is the outcome. Null when there is none. */
  hands(commands: readonly (readonly [HandId, HandCommand])[]): Promise<CommandOutcome | null>;
}

type Reaction<Type extends DomainEvent['type']> = (
  event: CommittedEvent<EventsByType[Type]>,
  give: Giving,
  takers: CommandTakers,
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
    // Earlier releases gave it without the instant: it is the same command.
    return give.tournament(handId, { ...annulment, at }, annulment);
  },
  async ExpulsionOrdered({ data: { handId, playerId, from, order, uncalled } }, give, takers) {
    const expel: HandCommand = { type: 'ExpelFromHand', seat: from.seat, order, ...(uncalled === undefined ? {} : { uncalled }) };
    // Another node may have opened the hand a moment ago.
    await takers.startOpened(handId);
    // In a hand that was annulled since nobody plays, or others do.
    return (await takers.playerAt(handId, from.seat)) === playerId ? give.hand(handId, expel) : null;
  },
  async ExpulsionWithdrawn({ data: { handId, playerId, from, order, reason } }, give, takers) {
    // Where nobody else would be left, the hand is over.
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
    // It is settled already; what changed follows.
    if (data.again === true) return null;
    const handId = handOfStream(stream);
    const stacks = data.results.map(({ playerId, stackAfter }) => ({ playerId, stack: stackAfter }));
    const settle: TournamentCommand = { type: 'SettleHand', handId, stacks, at: metadata.recordedAt };
    if (stacks.every(({ stack }) => stack > 0)) return give.tournament(handId, settle);
    // Who won them is read from the hand as it stands: later, or at another node, it may have been corrected, and it is the same command.
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

/** The types of events that call for a reaction. */
export const lifecycleEvents: ReadonlySet<string> = new Set(Object.keys(reactions));

/** Gives the command that an event calls for; null when it calls for none. @throws what the command's way throws */
export async function react(event: CommittedEvent, takers: CommandTakers): Promise<CommandOutcome | null> {
  const reaction = reactions[event.type] as Reaction<DomainEvent['type']> | undefined;
  return reaction === undefined ? null : reaction(event, givingAfter(event, takers), takers);
}

/** The ids of the commands are made from the event, so that giving them twice has one effect. */
function givingAfter({ id, metadata: { correlationId } }: CommittedEvent, takers: CommandTakers): Giving {
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

/** What the correction of a hand asks of its tournament. */
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

/** What a corrected settlement asks of the hands that are being played. */
export function makeStackCorrections({ handId, correction, inPlay }: SettlementCorrected): [HandId, HandCommand][] {
  return inPlay.map(({ handId: played, changes }) => [played, { type: 'CorrectStacks', handId, correction, changes }]);
}

/** Several reactions to one event as one: the last of their positions is what a view must have reached. */
function together(outcomes: readonly CommandOutcome[]): CommandOutcome | null {
  const events = outcomes.flatMap((outcome) => (outcome.accepted ? outcome.events : []));
  const last = outcomes.at(-1);
  return last?.accepted === true ? { ...last, events } : null;
}
