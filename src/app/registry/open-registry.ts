/**
 * The registry on a store, its vault and its views.
 */
import type { PlayerId, PrincipalId, TournamentId } from '../../../events/ids.js';
import { clubs } from '../../../projections/clubs.js';
import { federations } from '../../../projections/federations.js';
import { linkedPlayers } from '../../../projections/linked-players.js';
import { ERASED, people } from '../../../projections/people.js';
import { playerEntries } from '../../../projections/player-entries.js';
import { resultSheets } from '../../../projections/result-sheets.js';
import { seasons } from '../../../projections/seasons.js';
import { resultsOfPlayer, sheetResults } from '../../../projections/sheet-results.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { EventStore } from '../../store/event-store.js';
import type { CommandHandlerOptions } from '../command-handler.js';
import type { ErasureList } from '../erasure-list.js';
import { systemActor } from '../hand-lifecycle.js';
import { type PersonVault, type PlayerDirectory } from '../person-vault.js';
import type { ProjectionRunner } from '../views/projection-runner.js';
import { reachViews } from '../views/reach-views.js';
import type { ViewStore } from '../views/view-store.js';
import { PeopleNames } from './people-names.js';
import { PersonalDataWays } from './personal-data.js';
import { RecordedNames } from './recorded-names.js';
import { Registry, type RegistryOptions } from './registry.js';
import { makeScopeTree, type ScopeTree } from './scope-tree.js';

/** What the edges see of the registry. */
export interface RegistryParts {
  readonly registry: Registry;
  readonly personalData: PersonalDataWays;
  readonly vault: PersonVault;
  readonly erasures: ErasureList;
  /** How people are named. */
  readonly people: PlayerDirectory;
  readonly scopes: ScopeTree;
  /** Waits until this node lives by what was decided up to a position: roles reach as far as it says once the command is answered. */
  settle(position: number): Promise<void>;
  /** The tournaments that somebody entered, or has an imported result of, as of the last event of the store. @throws ViewError where this node does not know in time */
  readonly entered: (playerId: PlayerId) => Promise<readonly TournamentId[]>;
  /** Who has credentials and is the player. @throws ViewError where this node does not know in time */
  principalsOf(playerId: PlayerId): Promise<readonly PrincipalId[]>;
}

export interface RegistryPartsOptions {
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  readonly vault: PersonVault;
  readonly erasures: ErasureList;
  readonly handling: CommandHandlerOptions;
  readonly secret: string;
  readonly withReactions: RegistryOptions['withReactions'];
}

/** How long a command waits for the views, milliseconds. */
const PATIENCE_MS = 5_000;
/** By which it is known how far roles reach, and who is named how. */
const scopeViews = [
  clubs.name,
  federations.name,
  linkedPlayers.name,
  people.name,
  playerEntries.name,
  resultSheets.name,
  seasons.name,
  tournaments.name,
];

export function openRegistry({
  store,
  views,
  runner,
  vault,
  erasures,
  handling,
  secret,
  withReactions,
}: RegistryPartsOptions): RegistryParts {
  const reachEnd = async (...names: readonly string[]): Promise<void> =>
    reachViews(runner, (await store.lastPosition()) ?? 0, PATIENCE_MS, names);
  const entered = async (playerId: PlayerId) => {
    await reachEnd(playerEntries.name, sheetResults.name);
    const results = views
      .page(sheetResults, resultsOfPlayer(playerId))
      .rows.filter(({ body }) => body.playerId === playerId && body.unmatched !== true);
    // The sheet of a tournament on Tapis has its id; others are of tournaments that were imported.
    const sheets = results.map(({ body }) => body.sheetId as string as TournamentId);
    return [...new Set([...views.page(playerEntries, playerId).rows.map(({ body }) => body.tournamentId), ...sheets])];
  };
  const suspensions = async () => {
    await reachEnd(people.name);
    return (playerId: PlayerId) => {
      const person = views.get(people, playerId)?.body;
      const others = person?.duplicates.map((id) => views.get(people, id)?.body) ?? [];
      return [person, ...others].flatMap((each) => each?.suspensions ?? []);
    };
  };
  const settle = (position: number): Promise<void> => reachViews(runner, position, PATIENCE_MS, scopeViews);
  const registry = new Registry({ store, handling, vault, secret, withReactions, settle, entered, suspensions });
  const scopes = makeScopeTree(views);
  return {
    registry,
    personalData: new PersonalDataWays({
      registry,
      vault,
      names: new RecordedNames(store, handling),
      homes: scopes,
      now: handling.now,
      erasures,
    }),
    vault,
    erasures,
    people: new PeopleNames(vault, views, scopes),
    scopes,
    settle,
    entered,
    async principalsOf(playerId) {
      await reachEnd(linkedPlayers.name);
      return views.page(linkedPlayers, playerId).rows.map(({ body }) => body.principalId);
    },
  };
}

/** Erases who is erased, by the events or by the list of erasures: a backup that was restored brings nobody back. The list gets whom it lacks. */
export async function eraseAgain({ vault, erasures }: Pick<RegistryParts, 'vault' | 'erasures'>, views: ViewStore): Promise<void> {
  const elsewhere = vault.concernedElsewhere();
  const erase = async (playerId: PlayerId): Promise<void> => {
    if (!vault.isEmpty(playerId) || elsewhere.has(playerId)) await vault.erase(playerId);
  };
  for (const { body } of views.page(people, ERASED).rows) {
    erasures.add(body.playerId, 'person');
    await erase(body.playerId);
    for (const row of views.page(linkedPlayers, body.playerId).rows) erasures.add(row.body.principalId, 'token');
  }
  for (const id of [...erasures.people, ...erasures.principals]) await erase(id);
}

/** Has the events say of everybody on the list that they are erased, so that nothing is kept of them again. */
export async function orderErasures({ registry, erasures }: RegistryParts, notice: (line: string) => void): Promise<void> {
  if (erasures.unread > 0)
    notice(`${erasures.unread} lines of the list of erasures can't be read: see who is missing, and erase them again`);
  for (const playerId of erasures.people) {
    if (await registry.isErased(playerId)) continue;
    const commandId = `erased-before-${playerId}`;
    const outcome = await registry.person(playerId, { type: 'ErasePerson' }, { commandId, actor: systemActor, correlationId: commandId });
    notice(
      outcome.accepted
        ? `player ${playerId} is on the list of erasures, and was erased again`
        : `player ${playerId} is on the list of erasures, and the events do not allow it (${outcome.refusal.code}): erase them under their other id`,
    );
  }
}
