/**
 * Takes the commands of seasons, and follows what they count. What is done after an event has a command id made from that event, so that it has one
 * effect, after a crash and on several nodes.
 */
import { createHash } from 'node:crypto';
import type { SeasonCommand } from '../../../commands/season.js';
import type { SchemeTrialOutcome } from '../../../commands/season/seasons.js';
import { type ClubId, type FederationId, type PlayerId, type SeasonId, seasonStream, type SheetId } from '../../../events/ids.js';
import type { Scheme } from '../../../events/season-schemes.js';
import type { SeasonEvent } from '../../../events/season.js';
import { clubs } from '../../../projections/clubs.js';
import { merges } from '../../../projections/merges.js';
import { people } from '../../../projections/people.js';
import { resultSheets } from '../../../projections/result-sheets.js';
import { boardOf, type StandingBody, standingKeyOf } from '../../../projections/season-board-rows.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { seasons } from '../../../projections/seasons.js';
import { dayOf } from '../../federation/days.js';
import { type GivenToSeason, seasonDecider } from '../../season/decider.js';
import { formatPoints } from '../../season/fixed.js';
import type { SeasonState } from '../../season/state.js';
import { type SchemeTrial, trySchemeInSteps } from '../../season/trial.js';
import type { EventStore } from '../../store/event-store.js';
import { CommandHandler, type CommandHandlerOptions } from '../command-handler.js';
import type { CommandContext, CommandOutcome, StreamState } from '../outcome.js';
import type { Asked, Registry } from '../registry/registry.js';
import type { Sheets } from '../sheets/sheets.js';
import type { ProjectionRunner } from '../views/projection-runner.js';
import { reachViews } from '../views/reach-views.js';
import type { ViewStore } from '../views/view-store.js';
import { concernedInSeason } from '../words/concerned.js';
import type { KeptWords } from '../words/kept-words.js';
import { finishInTurns } from '../pieces.js';
import { Leaderboards } from './leaderboards.js';
import { SeasonExports } from './season-exports.js';
import { readStandings, type SeasonPast, STEPS_A_TURN } from './season-past.js';
import { readTableAtCut, recordedIds } from './table-at-cut.js';
import { keptAs } from '../registry/kept-as.js';
import { lookUp } from '../../../events/look-up.js';

export interface SeasonsOptions {
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  readonly handling: CommandHandlerOptions;
  readonly registry: Pick<Registry, 'standingOf' | 'loadFederation'>;
  readonly sheets: Pick<Sheets, 'load'>;
  readonly words: KeptWords;
  readonly withReactions: (taken: Promise<CommandOutcome<SeasonEvent>>) => Promise<CommandOutcome<SeasonEvent>>;
  readonly settle: (position: number) => Promise<void>;
}

type Taken = Promise<CommandOutcome<SeasonEvent>>;

/** How long a command waits for the views, milliseconds. */
const PATIENCE_MS = 5_000;
const viewsAsked = [clubs.name, merges.name, people.name, resultSheets.name, seasons.name, seasonBoards.name];

export class Seasons {
  readonly #handler: CommandHandler<SeasonState, GivenToSeason, SeasonEvent>;

  /** The tables of all seasons. */
  readonly boards: Leaderboards;
  readonly exports: SeasonExports;

  constructor(private readonly options: SeasonsOptions) {
    this.boards = new Leaderboards(options.views, this.past);
    this.exports = new SeasonExports({ views: options.views, boards: this.boards });
    this.#handler = new CommandHandler(seasonDecider, options.store, options.handling);
  }

  load(id: SeasonId): Promise<StreamState<SeasonState>> {
    return this.#handler.load(seasonStream(id));
  }

  /** @throws StoreError when the store fails, ViewError where this node is behind; sending the command again is safe */
  async give(id: SeasonId, command: Asked<SeasonCommand>, context: CommandContext): Taken {
    const given = { ...context, asGiven: context.asGiven ?? command };
    const whole = { ...command, ...(await this.#findOut(id, command)) };
    const outcome = await this.options.words.give(
      whole,
      given,
      async (lead, value) => concernedInSeason((await this.load(id)).state, lead, value),
      (kept, as) => this.options.withReactions(this.take(id, kept as Asked<SeasonCommand>, as)),
    );
    if (outcome.accepted && outcome.position !== null) await this.options.settle(outcome.position);
    return outcome;
  }

  /** Gives a command that nothing is to be found out for. */
  take(id: SeasonId, command: Asked<SeasonCommand>, context: CommandContext): Taken {
    return this.#handler.execute(seasonStream(id), { ...command, of: id } as unknown as GivenToSeason, context);
  }

  /** Waits until this node's views show what was recorded up to a position; all that is recorded, where none is given. @throws ViewError */
  async reach(position?: number): Promise<void> {
    const end = position ?? (await this.options.store.lastPosition()) ?? 0;
    await reachViews(this.options.runner, end, PATIENCE_MS, viewsAsked);
  }

  /**
   * What a scheme would change in the stages that are open, and whether it has a number for every place. Others have their turn meanwhile.
   * @param keepOn asked before each piece of it; it may throw where nobody waits for the rest
   */
  async tryScheme(
    id: SeasonId,
    scheme: Scheme,
    keepOn: () => void = () => undefined,
  ): Promise<{ readonly trials: readonly SchemeTrial[]; readonly outcome: SchemeTrialOutcome }> {
    await this.reach();
    const { state } = await this.load(id);
    const trials: SchemeTrial[] = [];
    for (const [at, { status }] of state.stages.entries()) {
      if (status !== 'open') continue;
      keepOn();
      const trial = trySchemeInSteps(await readStandings(this.past, state, at + 1, null), scheme);
      trials.push(await finishInTurns(trial, STEPS_A_TURN, keepOn));
    }
    return { trials, outcome: { digest: digestOf(trials), problem: trials.flatMap(({ problems }) => problems)[0] ?? null } };
  }

  /** What the table of a stage is computed from, now or at an earlier position. */
  get past(): SeasonPast {
    const { store, views } = this.options;
    return { store, views };
  }

  /** The ids of the owner's seasons. */
  isOwnClub({ federationId, clubId }: Pick<SeasonState, 'federationId' | 'clubId'>, asked: ClubId | null): boolean {
    if (asked === null) return false;
    if (clubId !== null) return asked === clubId;
    return this.options.views.get(clubs, asked)?.body.federationId === federationId;
  }

  async #findOut(id: SeasonId, command: Asked<SeasonCommand>): Promise<object> {
    const { views } = this.options;
    switch (command.type) {
      case 'CreateSeason':
        return { isOwnerKnown: await this.#isOwnerKnown(command) };
      case 'AdoptScheme': {
        const scheme = (await this.load(id)).state.schemes[Number(command['version']) - 1];
        const unknown: SchemeTrialOutcome = { digest: '', problem: null };
        return { trial: scheme === undefined ? unknown : (await this.tryScheme(id, scheme)).outcome };
      }
      case 'CountTournament':
        return { sheet: await this.#findSheet(id, command['sheetId'] as SheetId) };
      case 'AdjustPoints':
        return { known: command['playerId'] == null || (await this.#isOfSeason(id, command)) };
      case 'CloseStage':
        return { table: await this.#readTable(id, Number(command['stage'])) };
      case 'AmendQualification':
        return { standing: await this.#findStanding(id, command) };
      case 'EnterTeam': {
        await this.reach();
        return { isOwnClub: this.isOwnClub((await this.load(id)).state, command['clubId'] as ClubId) };
      }
      case 'NameLineup': {
        await this.reach();
        const { federationId, stages } = (await this.load(id)).state;
        const given = command['members'] as readonly PlayerId[];
        const others = Object.values(stages[Number(command['stage']) - 1]?.lineups ?? {}).flat();
        const keptAs = Object.fromEntries(
          [...given, ...others].flatMap((playerId) => {
            const survivorId = views.get(people, playerId)?.body.mergedInto ?? null;
            return survivorId === null ? [] : [[playerId, survivorId]];
          }),
        );
        const members = given.map((playerId) => lookUp(keptAs, playerId) ?? playerId);
        const today = dayOf(this.options.handling.now());
        return {
          keptAs,
          licensedWith: Object.fromEntries(members.map((playerId) => [playerId, licensedWith(views, playerId, federationId, today)])),
        };
      }
      default:
        return {};
    }
  }

  async #isOwnerKnown({ clubId, federationId }: Asked<SeasonCommand>): Promise<boolean> {
    const { registry } = this.options;
    if (clubId != null) return (await registry.standingOf(clubId as ClubId)) !== 'unknown';
    return federationId != null && (await registry.loadFederation(federationId as FederationId)).revision >= 0;
  }

  async #findSheet(id: SeasonId, sheetId: SheetId): Promise<{ readonly isOwn: boolean; readonly kind: string | null } | null> {
    await this.reach();
    const { facts } = (await this.options.sheets.load(sheetId)).state;
    if (facts === null) return null;
    return { isOwn: this.isOwnClub((await this.load(id)).state, facts.clubId), kind: facts.kind };
  }

  /** Who proceeds from a stage by the table as it is. Nobody, for a stage that there is not. */
  async #readTable(id: SeasonId, stage: number): Promise<ReturnType<typeof readTableAtCut>> {
    await this.reach();
    const { state } = await this.load(id);
    return readTableAtCut(this.options.views, state, stage);
  }

  /** Whether somebody is in the table, or plays for one of the clubs: the answer says nothing of strangers. */
  async #isOfSeason(id: SeasonId, command: Asked<SeasonCommand>): Promise<boolean> {
    if ((await this.#findStanding(id, command)) !== null) return true;
    const home = this.options.views.get(people, command['playerId'] as string)?.body.keptBy ?? null;
    return this.isOwnClub((await this.load(id)).state, home);
  }

  async #findStanding(id: SeasonId, { stage, playerId, teamId }: Asked<SeasonCommand>): Promise<object | null> {
    await this.reach();
    const { views } = this.options;
    const asked = String(playerId ?? teamId);
    const row = views.get(seasonBoards, standingKeyOf(boardOf(id, Number(stage)), keptAs(views, asked)));
    if (row === undefined) return null;
    const { isRanked, points } = row.body as StandingBody;
    const rank = isRanked ? views.countBefore(seasonBoards, row.partition, row.order!) + 1 : null;
    return { rank, points: formatPoints(BigInt(points), 0) };
  }

  /** Who proceeds now, by the ids that are on record: whoever was merged since is the same. */
  async reviewOf(id: SeasonId, stage: number): Promise<ReturnType<typeof readTableAtCut>> {
    const { views } = this.options;
    const { state } = await this.load(id);
    return recordedIds(readTableAtCut(views, state, stage), state.stages[stage - 1]!, (recorded) => keptAs(views, recorded));
  }
}

/** The same for the same differences. */
function digestOf(trials: readonly SchemeTrial[]): string {
  const hash = createHash('sha256');
  for (const { differences } of trials) {
    for (const { competitor, rankNow, rankThen, pointsNow, pointsThen } of differences) {
      hash.update(`${competitor} ${rankNow} ${rankThen} ${pointsNow} ${pointsThen}\n`);
    }
    hash.update('\n');
  }
  return hash.digest('hex');
}

/** The club with which somebody is licensed on a day; of the season of a club, the one that they play for. */
function licensedWith(views: ViewStore, playerId: PlayerId, federationId: FederationId | null, day: string): ClubId | null {
  const person = views.get(people, playerId)?.body;
  if (federationId === null) return person?.memberships.find(({ until, primary }) => until === null && primary)?.clubId ?? null;
  const licence = person?.licences.find(
    ({ status, from, until, ...each }) =>
      status === 'granted' && each.federationId === federationId && from !== null && from <= day && until !== null && day <= until,
  );
  return licence?.clubId ?? null;
}
