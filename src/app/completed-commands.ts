/**
 * What the node adds to a tournament's command before it is decided: the seed of a draw, whether its club is kept here, what the registry says
 * against an entry. A repetition is compared with the command as it was given.
 */
import type { PlayerId, TournamentId } from '../../events/ids.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { dayOf } from '../federation/days.js';
import type { TournamentState } from '../tournament/state.js';
import type { DrawSeeds } from './draw-secret.js';
import type { StreamState } from './outcome.js';
import type { Registry } from './registry/registry.js';

export interface CompletionOptions {
  readonly seeds: DrawSeeds;
  readonly registry: Registry;
  readonly now: () => number;
  readonly load: (id: TournamentId) => Promise<StreamState<TournamentState>>;
}

type Entering = Extract<TournamentCommand, { type: 'RegisterPlayer' | 'AdmitLatePlayer' | 'ReEnter' | 'TransferEntry' }>;

/** The whole command; the very command where nothing is to be added. */
export async function completeCommand(
  id: TournamentId,
  command: TournamentCommand,
  options: CompletionOptions,
): Promise<TournamentCommand> {
  switch (command.type) {
    case 'CreateTournament': {
      const { commitment = options.seeds.commitmentOf(id), clubId } = command;
      if (clubId === undefined) return command.commitment === undefined ? { ...command, commitment } : command;
      return { ...command, commitment, clubStanding: await options.registry.standingOf(clubId) };
    }
    case 'DrawSeats':
      return withDrawFacts(id, command, options);
    case 'ReEnter':
    case 'RegisterPlayer':
    case 'AdmitLatePlayer':
      return withBar(id, command, command.playerId, options);
    case 'TransferEntry':
      return withBar(id, command, command.toPlayer, options);
    default:
      return command;
  }
}

async function withDrawFacts(
  id: TournamentId,
  command: Extract<TournamentCommand, { type: 'DrawSeats' }>,
  { seeds, registry, load, now }: CompletionOptions,
): Promise<TournamentCommand> {
  const { state } = await load(id);
  if (state.phase !== 'announced') return command;
  const commitment = state.commitments.inForce;
  const seed = command.seed ?? (commitment?.by === 'node' ? seeds.seedOf(id, commitment.hash) : undefined);
  const suspended = await registry.findSuspended(state.registered, state.settings.clubId ?? null, dayOf(now()));
  return { ...command, ...(seed === undefined ? {} : { seed }), ...(suspended.length === 0 ? {} : { suspended }) };
}

async function withBar(
  id: TournamentId,
  command: Entering,
  playerId: PlayerId,
  { registry, load, now }: CompletionOptions,
): Promise<TournamentCommand> {
  const { state } = await load(id);
  const clubId = state.phase === 'unknown' ? null : (state.settings.clubId ?? null);
  const bar = await registry.findBar(playerId, clubId, dayOf(now()));
  return bar === null ? command : { ...command, bar };
}
