/**
 * The registry on a store, its vault and its views.
 */
import type { PlayerId, PrincipalId, TournamentId } from '../../../events/ids.js';
import { clubs } from '../../../projections/clubs.js';
import { linkedPlayers } from '../../../projections/linked-players.js';
import { ERASED, people, type PersonRow } from '../../../projections/people.js';
import { playerEntries } from '../../../projections/player-entries.js';
import { resultsOfPlayer, sheetResults } from '../../../projections/sheet-results.js';
import { grantedLicences } from '../../federation/person-state.js';
import type { EventStore } from '../../store/event-store.js';
import type { CommandHandlerOptions } from '../dispatch/command-handler.js';
import type { Sources } from '../dispatch/sources.js';
import type { ErasureList } from '../vault/erasure-list.js';
import { type PersonVault, type PlayerDirectory } from '../vault/person-vault.js';
import type { ViewStore } from '../views/view-store.js';
import { PeopleNames } from './people-names.js';
import { PersonalDataStore } from './personal-data.js';
import { RecordedNames } from './recorded-names.js';
import { type BarsOfPerson, type Entrant, Registry } from './registry.js';
import { makeScopeTree, type ScopeTree } from './scope-tree.js';

/** What the edges use of the registry. */
export interface RegistryParts {
  readonly registry: Registry;
  readonly personalData: PersonalDataStore;
  readonly vault: PersonVault;
  readonly erasures: ErasureList;
  /** Names of people. */
  readonly people: PlayerDirectory;
  readonly scopes: ScopeTree;
  /** The principals linked to the player. @throws ViewError when this node is behind */
  principalsOf(playerId: PlayerId): Promise<readonly PrincipalId[]>;
}

export interface RegistryPartsOptions extends Pick<Sources, 'load' | 'reach'> {
  /** Whether views are recent enough for a command. */
  readonly areRecent: (views: readonly string[]) => boolean;
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly vault: PersonVault;
  readonly erasures: ErasureList;
  readonly handling: CommandHandlerOptions;
  readonly secret: string;
  /** The time zone of clubs that set none. */
  readonly timeZone: string;
}

export function openRegistry({
  store,
  load,
  views,
  reach,
  areRecent,
  vault,
  erasures,
  handling,
  secret,
  timeZone,
}: RegistryPartsOptions): RegistryParts {
  const { now } = handling;
  const rowsOf = (playerId: PlayerId): readonly PersonRow[] => {
    const person = views.get(people, playerId)?.body;
    const others = person?.duplicates.map((id) => views.get(people, id)?.body) ?? [];
    return [person, ...others].filter((row) => row !== undefined);
  };
  const barsOf = (playerId: PlayerId): BarsOfPerson => {
    const rows = rowsOf(playerId);
    return { suspensions: rows.flatMap(({ suspensions }) => suspensions), exclusions: rows.flatMap(({ exclusions }) => exclusions) };
  };
  const scopes = makeScopeTree(views);
  const registry = new Registry({
    load,
    now,
    secret,
    timeZone,
    zoneOfClub: (clubId) => views.get(clubs, clubId)?.body.timeZone ?? null,
    scopes,
    async entered(playerId) {
      await reach([playerEntries.name, sheetResults.name]);
      const results = views
        .page(sheetResults, resultsOfPlayer(playerId))
        .rows.filter(({ body }) => body.playerId === playerId && body.unmatched !== true);
      // The sheet of a tournament on Tapis has the tournament's id; other sheets are imported.
      const sheets = results.map(({ body }) => body.sheetId as string as TournamentId);
      return [...new Set([...views.page(playerEntries, playerId).rows.map(({ body }) => body.tournamentId), ...sheets])];
    },
    async entrant(playerId): Promise<Entrant> {
      if (handling.isOnlyWriter !== true && areRecent([people.name])) return entrantOf(rowsOf(playerId), barsOf(playerId));
      const { state } = await load('player', playerId);
      const all = [state, ...(await registry.loadDuplicates(state)).values()];
      return {
        ...state,
        identified: all.some(({ identified }) => identified),
        licences: all.flatMap(grantedLicences),
        suspensions: all.flatMap(({ suspensions }) => [...suspensions.values()]),
        exclusions: all.flatMap(({ exclusions }) => [...exclusions.values()]),
      };
    },
    async bars() {
      await reach([people.name]);
      return barsOf;
    },
    birthDateOf: async (playerId) => (await vault.readLatest(playerId)).birthDate ?? null,
  });
  const names = new RecordedNames(store, handling);
  return {
    registry,
    personalData: new PersonalDataStore({ registry, vault, names, homes: scopes, now, erasures }),
    vault,
    erasures,
    people: new PeopleNames(vault, views, scopes),
    scopes,
    async principalsOf(playerId) {
      await reach([linkedPlayers.name]);
      return views.page(linkedPlayers, playerId).rows.map(({ body }) => body.principalId);
    },
  };
}

/** By the rows of a person: their own, and those of the ids that were merged into it. */
function entrantOf(rows: readonly PersonRow[], bars: BarsOfPerson): Entrant {
  const [own] = rows;
  return {
    ...bars,
    registered: own?.registered ?? false,
    mergedInto: own?.mergedInto ?? null,
    keptBy: own?.keptBy ?? null,
    ofAge: own?.ofAge ?? null,
    identified: rows.some(({ identified }) => identified),
    memberships: own?.memberships ?? [],
    licences: rows.flatMap(({ licences }) => licences.filter(({ status }) => status === 'granted')),
  };
}

/**
 * Erases everybody who is erased by the events or by the list, so that a restored backup brings nobody back. Adds to the list those that
 * are only in the events.
 */
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
