/**
 * Which room decides on which command of an incident, and which incidents keep other commands waiting.
 * Pure. May import: its neighbours.
 */
import { claimsHandlers } from '../claims/decide.js';
import type { HandCommand, IncidentCommand } from '../commands.js';
import { dealHandlers } from '../deal/decide.js';
import { deckHandlers } from '../deck/decide.js';
import { discardsHandlers } from '../discards/decide.js';
import { heldAside } from '../discards/retrieving.js';
import type { Handler, Handlers } from './handlers.js';
import { showingHandlers } from '../showing/decide.js';
import type { HandState } from '../state.js';
import { refuse, type Refused } from '../refusals.js';

const handlers: Handlers<IncidentCommand> = {
  ...dealHandlers,
  ...deckHandlers,
  ...discardsHandlers,
  ...showingHandlers,
  ...claimsHandlers,
};

export function isIncidentCommand(command: HandCommand): command is IncidentCommand {
  return Object.hasOwn(handlers, command.type);
}

/** What may still be reported of a deal that is cancelled: who shuffled and cut, the new deal, and what the director ruled. */
const beforeRedeal: ReadonlySet<HandCommand['type']> = new Set<IncidentCommand['type']>([
  'Redeal',
  'RecordShuffleAndCut',
  'ReportDealFault',
  'ReportExposedCard',
  'ReportBoxedCard',
  'ReportFallenCard',
  'ReportFlashedCard',
  'DeclareMisdeal',
  'RuleOnIncident',
]);

/**
 * Why a command waits: for the deal, acts until its last card is dealt, everything until a cancelled hand is dealt again; for the director,
 * play until he has ruled on a hand that is kept apart.
 */
export function heldBack(state: HandState, command: HandCommand): Refused | null {
  const { phase } = state;
  if (phase === 'awaitingRedeal') return beforeRedeal.has(command.type) ? null : refuse('REDEAL_DUE');
  const reported = isIncidentCommand(command) || command.type === 'RecordHoleCards';
  if (!reported || command.type === 'AwardPots') {
    if (phase === 'dealing') return refuse('DEAL_IN_PROGRESS');
    return heldAside(state);
  }
  return null;
}

/** The handler of a command's own type. */
export function handlerOf<Command extends IncidentCommand>(command: Command): Handler<Command> {
  return (handlers as unknown as Readonly<Record<string, Handler<Command>>>)[(command as { readonly type: string }).type]!;
}
