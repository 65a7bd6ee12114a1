/** How commands reach seasons, and which facts of clubs, sheets and tables they need. */
import { type ClubId, type FederationId, type PlayerId, type SeasonId, seasonStream, type TeamId } from '../../../events/ids.js';
import type { SeasonCheck } from '../../../commands/season/seasons.js';
import { lookUp } from '../../../events/look-up.js';
import type { StageRules } from '../../../events/season-schemes.js';
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import { boardOf, type StandingBody, standingKeyOf } from '../../../projections/season-board-rows.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { dayOf } from '../../federation/days.js';
import { affiliationOn } from '../../federation/affiliations.js';
import { seasonDecider } from '../../season/decider.js';
import { formatPoints } from '../../season/fixed.js';
import type { SeasonState } from '../../season/state.js';
import type { Aggregate } from '../dispatch/aggregate.js';
import type { Sources } from '../dispatch/sources.js';
import { scopeViews } from '../registry/aggregates.js';
import { survivingIdOf } from '../registry/surviving-id.js';
import type { ViewStore } from '../views/view-store.js';
import { concernedInSeason } from '../words/concerned.js';
import { checkSeason, listKnownWords } from './check-season.js';
import { seasonViews } from './season-views.js';
import { countStage } from './stage-counting.js';
import { readTableAtCut } from './table-at-cut.js';
import { tryScheme } from './try-scheme.js';

/** The subject of a decision: one of the two. */
interface Competitor {
  readonly stage: number;
  readonly playerId?: PlayerId | undefined;
  readonly teamId?: TeamId | undefined;
}

export const seasonAggregate: Aggregate<'season'> = {
  kind: 'season',
  streamOf: seasonStream,
  decider: seasonDecider,
  passesId: true,
  concerned: concernedInSeason,
  remedies: 'forLater',
  facts: {
    async CreateSeason({ clientCommand: { clubId, federationId, rules, scheme }, sources }) {
      const { registry } = sources;
      const owner = { federationId: federationId ?? null, clubId: clubId ?? null, stages: [] };
      const isOwnerKnown =
        clubId != null
          ? (await registry.standingOf(clubId)) !== 'unknown'
          : federationId != null && (await registry.loadFederation(federationId)).revision >= 0;
      return { isOwnerKnown, check: isOwnerKnown ? await checkSeason(sources, owner, scheme, [rules]) : NOTHING_KNOWN };
    },
    ChangeSeasonRules: async ({ id, clientCommand, sources }) => ({ check: await checkRules(sources, id, clientCommand.rules) }),
    OpenStage: async ({ id, clientCommand, sources }) => ({ check: await checkRules(sources, id, clientCommand.rules) }),
    async ProposeScheme({ id, clientCommand, sources }) {
      const { state } = await sources.load('season', id);
      if (state.seasonId === null) return { check: NOTHING_KNOWN };
      const open = state.stages.flatMap(({ status, rules }) => (status === 'open' ? [rules] : []));
      return { check: await checkSeason(sources, state, clientCommand.scheme, open) };
    },
    async AdoptScheme({ id, clientCommand, sources }) {
      const scheme = (await sources.load('season', id)).state.schemes[clientCommand.version - 1];
      return { trial: scheme === undefined ? { digest: '', problem: null } : (await tryScheme(sources, id, scheme)).outcome };
    },
    async CountTournament({ id, clientCommand, sources }) {
      await sources.reach(seasonViews);
      const { facts } = (await sources.load('sheet', clientCommand.sheetId)).state;
      const { state } = await sources.load('season', id);
      if (facts === null || state.seasonId === null) return { sheet: null, knownWords: NOTHING_KNOWN.known };
      const { clubId, kind, level, date } = facts;
      const sheet = { isOwn: isOwnClub(sources.views, state, clubId, date), kind, ...(level === undefined ? {} : { level }) };
      return { sheet, knownWords: listKnownWords(sources.views, state) };
    },
    AdjustPoints: async ({ id, clientCommand, sources }) => ({
      known: clientCommand.playerId == null || (await isOfSeason(sources, id, { ...clientCommand, playerId: clientCommand.playerId })),
    }),
    CloseStage: async ({ id, clientCommand, sources }) => ({ table: await readTable(sources, id, clientCommand.stage) }),
    async CloseSeason({ id, sources }) {
      await sources.reach(seasonViews);
      const { stages } = (await sources.load('season', id)).state;
      return { waiting: stages.reduce((sum, _stage, at) => sum + countStage(sources.views, id, at + 1).waiting, 0) };
    },
    AmendQualification: async ({ id, clientCommand, sources }) => ({ standing: await findStanding(sources, id, clientCommand) }),
    async EnterTeam({ id, clientCommand, sources }) {
      await sources.reach(seasonViews);
      return { isOwnClub: isOwnClub(sources.views, (await sources.load('season', id)).state, clientCommand.clubId) };
    },
    async NameLineup({ id, clientCommand, sources }) {
      await sources.reach(seasonViews);
      const { views } = sources;
      const { federationId, stages } = (await sources.load('season', id)).state;
      const others = Object.values(stages[clientCommand.stage - 1]?.lineups ?? {}).flat();
      const survivors = Object.fromEntries(
        [...clientCommand.members, ...others].flatMap((playerId) => {
          const survivorId = views.get(people, playerId)?.body.mergedInto ?? null;
          return survivorId === null ? [] : [[playerId, survivorId]];
        }),
      );
      const members = clientCommand.members.map((playerId) => lookUp(survivors, playerId) ?? playerId);
      const today = dayOf(sources.now());
      return {
        survivingIds: survivors,
        licensedWith: Object.fromEntries(members.map((playerId) => [playerId, licensedWith(views, playerId, federationId, today)])),
      };
    },
  },
  waitsFor: scopeViews,
};

/** For a season that is not kept here: its command is refused. */
const NOTHING_KNOWN: SeasonCheck = {
  known: { clubs: [], regions: [], levels: [], federations: [], clubsOfPlayers: [] },
  problem: null,
};

/** Checks rules of a stage against the season, and its scheme against what they count. */
async function checkRules(sources: Sources, id: SeasonId, rules: StageRules): Promise<SeasonCheck> {
  const { state } = await sources.load('season', id);
  return state.seasonId === null ? NOTHING_KNOWN : checkSeason(sources, state, state.schemes[state.scheme - 1]!, [rules]);
}

/** Whether a club owns a season or takes part in it, now or on a day. */
function isOwnClub(views: ViewStore, { federationId, clubId }: SeasonState, clientCommand: ClubId | null, day?: string): boolean {
  if (clientCommand === null) return false;
  if (clubId !== null) return clientCommand === clubId;
  const club = views.get(clubs, clientCommand)?.body;
  const then = day === undefined ? null : affiliationOn(club?.affiliations ?? [], day);
  return club?.federationId === federationId || then?.federationId === federationId;
}

/** Who proceeds from a stage by the current table. Nobody for an unknown stage. */
async function readTable(sources: Sources, id: SeasonId, stage: number): Promise<ReturnType<typeof readTableAtCut>> {
  await sources.reach(seasonViews);
  return readTableAtCut(sources.views, (await sources.load('season', id)).state, stage);
}

/** Whether a person is in the table or plays for one of the clubs. About others the answer reveals nothing. */
async function isOfSeason(sources: Sources, id: SeasonId, player: Competitor & { readonly playerId: PlayerId }): Promise<boolean> {
  if ((await findStanding(sources, id, player)) !== null) return true;
  const home = sources.views.get(people, player.playerId)?.body.keptBy ?? null;
  return isOwnClub(sources.views, (await sources.load('season', id)).state, home);
}

async function findStanding(
  { reach, views }: Sources,
  id: SeasonId,
  { stage, playerId, teamId }: Competitor,
): Promise<{ readonly rank: number | null; readonly points: string } | null> {
  await reach(seasonViews);
  const row = views.get(seasonBoards, standingKeyOf(boardOf(id, stage), survivingIdOf(views, String(playerId ?? teamId))));
  if (row === undefined) return null;
  const { isRanked, points } = row.body as StandingBody;
  const rank = isRanked ? views.countBefore(seasonBoards, row.partition, row.order!) + 1 : null;
  return { rank, points: formatPoints(BigInt(points), 0) };
}

/** The club of a person's licence on a day; for a club's season, the club they play for. */
function licensedWith(views: ViewStore, playerId: PlayerId, federationId: FederationId | null, day: string): ClubId | null {
  const person = views.get(people, playerId)?.body;
  if (federationId === null) return person?.memberships.find(({ until, primary }) => until === null && primary)?.clubId ?? null;
  const licence = person?.licences.find(
    ({ status, from, until, ...each }) =>
      status === 'granted' && each.federationId === federationId && from !== null && from <= day && until !== null && day <= until,
  );
  return licence?.clubId ?? null;
}
