/** How commands reach tournaments: with the seed of a draw, whether their club is registered, and the registry's objections to an entry. */
import { type ClubId, type PlayerId, type TournamentId, tournamentStream } from '../../../events/ids.js';
import { localDay } from '../../../events/calendar.js';
import { bookOf } from '../../tournament/book.js';
import { tournamentDecider } from '../../tournament/decider.js';
import { findRedrawCommitment } from '../../tournament/lots/commitment.js';
import type { DrawCommitments, Settings } from '../../tournament/state.js';
import type { Aggregate, DispatchedCommand } from '../dispatch/aggregate.js';
import { finishing } from './cluster-lock.js';
import { sheetOfTournament } from '../sheets/tournament-sheet.js';
import { scopeViews } from '../registry/aggregates.js';
import { countTables } from '../work-done.js';
import { concernedInTournament } from '../words/concerned.js';

const noSettings: Partial<Settings> = {};

/** Where and when somebody is to play. The club of a tournament never changes; a node that is behind may not know its corrected time yet. */
async function findEntry({ id, sources }: Pick<DispatchedCommand<'tournament'>, 'id' | 'sources'>) {
  const { state } = await sources.loadKept('tournament', id);
  const { clubId = null, scheduledAt, timeZone, rulebook } = state.phase === 'unknown' ? noSettings : state.settings;
  const zone = sources.registry.recentTimeZoneOf({ timeZone, clubId });
  const day = localDay(sources.now(), zone);
  const planned = scheduledAt === undefined ? day : localDay(scheduledAt, zone);
  const minimumAge = rulebook === undefined ? 0 : bookOf({ rulebook }).floor.registration.minimumAge.value;
  return { clubId, day, dayOfPlay: planned > day ? planned : day, minimumAge };
}

interface Entering extends Pick<DispatchedCommand<'tournament'>, 'id' | 'sources'> {
  readonly aside: { readonly playerClubId?: ClubId | null | undefined };
}

/** What keeps a player out, and what the registry knows of them. */
async function findAdmission(on: Entering, playerId: PlayerId) {
  const entry = await findEntry(on);
  const found = await on.sources.registry.findAdmission(playerId, { ...entry, playerClubId: on.aside.playerClubId ?? undefined });
  return { ...found, dayOfPlay: entry.dayOfPlay };
}

/** What keeps somebody out who was admitted before. */
async function findBar(on: Pick<DispatchedCommand<'tournament'>, 'id' | 'sources'>, playerId: PlayerId) {
  const { clubId, day, dayOfPlay } = await findEntry(on);
  const bar = await on.sources.registry.findBar(playerId, clubId, day);
  return { ...(bar === null ? {} : { bar }), dayOfPlay };
}

const findAdmissionOfPlayer = (on: Entering & { readonly clientCommand: { readonly playerId: PlayerId } }) =>
  findAdmission(on, on.clientCommand.playerId);

/** The seed of a draw whose hash the node has published; undefined for one of the organiser. */
function seedOfNode(
  id: TournamentId,
  commitment: Pick<NonNullable<DrawCommitments['inForce']>, 'hash' | 'by'> | null,
  seeds: DispatchedCommand<'tournament'>['sources']['seeds'],
): string | undefined {
  return commitment?.by === 'node' ? seeds.seedOf(id, commitment.hash) : undefined;
}

/** Whether a federation has ratified the results of the tournament. */
async function findRatified({ id, sources }: Pick<DispatchedCommand<'tournament'>, 'id' | 'sources'>) {
  const { state } = await sources.load('sheet', sheetOfTournament(id));
  return state.status === 'ratified' ? { ratified: true as const } : {};
}

/** The name of a player who enters goes to the directory of players and into no event. */
async function nameEntrant(
  { context, sources }: Pick<DispatchedCommand<'tournament'>, 'context' | 'sources'>,
  playerId: PlayerId,
  name: string | undefined,
): Promise<void> {
  if (name == null) return;
  await sources.personalData.nameEntrant(playerId, name, context.mayName?.(playerId) === true, context.actor);
}

export const tournamentAggregate: Aggregate<'tournament'> = {
  kind: 'tournament',
  streamOf: tournamentStream,
  decider: tournamentDecider,
  passesId: false,
  concerned: concernedInTournament,
  tournamentOf: (id) => id,
  count: (state) => ('tables' in state ? countTables(state.tables.length) : undefined),
  remedies: 'ofTournament',
  facts: {
    async CreateTournament({ id, clientCommand: { clubId }, sources: { seeds, registry } }) {
      const commitment = seeds.commitmentOf(id);
      return clubId === undefined ? { commitment } : { commitment, clubStanding: await registry.standingOf(clubId) };
    },
    async DrawSeats({ id, clientCommand, sources }) {
      const { registry, seeds } = sources;
      const { state } = await sources.load('tournament', id);
      if (state.phase !== 'announced') return {};
      const commitment = state.commitments.inForce;
      const seed = clientCommand.seed ?? seedOfNode(id, commitment, seeds);
      const { clubId = null, timeZone } = state.settings;
      const suspended = await registry.findSuspended(state.registered, clubId, await registry.todayIn({ timeZone, clubId }));
      return { ...(seed === undefined ? {} : { seed }), ...(suspended.length === 0 ? {} : { suspended }) };
    },
    async RedrawSeats({ id, clientCommand, sources }) {
      const { state } = await sources.load('tournament', id);
      if (state.phase !== 'running') return {};
      const commitment = findRedrawCommitment(state.commitments);
      const seed = clientCommand.seed ?? seedOfNode(id, commitment, sources.seeds);
      return seed === undefined ? {} : { seed };
    },
    OpenHand: ({ id: tournamentId }) => ({ tournamentId }),
    RegisterPlayer: findAdmissionOfPlayer,
    CheckIn: findAdmissionOfPlayer,
    AdmitLatePlayer: findAdmissionOfPlayer,
    ReEnter: (on) => findBar(on, on.clientCommand.playerId),
    DisqualifyPlayer: findRatified,
    AnnulDeal: findRatified,
    TransferEntry: (on) => findAdmission(on, on.clientCommand.toPlayer),
  },
  specials: {
    DrawSeats: { hasNoPreview: true },
    RedrawSeats: { hasNoPreview: true },
    OpenHand: { printed: ({ type, ...given }, _on, { tournamentId }) => ({ type, tournamentId, ...given }) },
    RegisterPlayer: { afterwards: (on) => nameEntrant(on, on.clientCommand.playerId, on.aside.name) },
    CheckIn: { afterwards: (on) => nameEntrant(on, on.clientCommand.playerId, on.aside.name) },
    AdmitLatePlayer: { afterwards: (on) => nameEntrant(on, on.clientCommand.playerId, on.aside.name) },
    TransferEntry: { afterwards: (on) => nameEntrant(on, on.clientCommand.toPlayer, on.aside.name) },
  },
  // A new club decides which roles reach the tournament. For other commands the payload waits for the views that it shows.
  waitsFor: (clientCommand) => (clientCommand.type === 'CreateTournament' && clientCommand.clubId !== undefined ? scopeViews : []),
  handling: { passing: finishing.tournament },
};
