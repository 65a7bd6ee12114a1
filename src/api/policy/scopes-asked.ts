/** The scopes of an operation, by its arguments. Arguments are not checked yet: a malformed id names a scope where nobody has a role. */
import type { Command } from '../../../commands/command.js';
import type { Fields } from '../../../commands/field.js';
import { type DisputeId, type HandId, ownerOfStream, tableOfHand, tournamentOfDispute, tournamentOfHand } from '../../../events/ids.js';
import type { Scope } from '../../access/principal.js';
import type { ScopeTree } from '../../app/registry/scope-tree.js';
import type { ScopeSource } from './operations.js';

export type Arguments = Readonly<Record<string, unknown>>;
/** The table of a player; null for none. */
export type TableOf = (tournamentId: string, playerId: string) => number | null;
/** The scopes responsible for people, result sheets and seasons. */
export type WhoseAffairs = Pick<ScopeTree, 'scopeOfPlayer' | 'isBetweenClubs' | 'ownerOfSheet' | 'ownerOfSeason'>;
export interface AskedScope {
  readonly scope: Scope;
  /** The person through whom the scope is concerned: an asker who may not know them gets an error about this id. */
  readonly person?: string;
}
export type ReadScopes = (args: Arguments, tableOf: TableOf, people: WhoseAffairs) => readonly AskedScope[];

const installation: Scope = { kind: 'installation' };

/** Reads the scope of an operation from its argument or input field. None when the asker's own roles decide. */
export function scopesOfQuery(source: ScopeSource): ReadScopes {
  return (args, _tableOf, people) => {
    const given = (args['input'] ?? args) as Arguments;
    if (source === 'own') return [];
    return [source === 'playerId' ? personAsked(given['playerId'], people) : { scope: scopeNamed(source, given) }];
  };
}

/** Reads the scopes of a command from its input: its address, and the hands in its fields. */
export function scopesOfCommand(command: Command): ReadScopes {
  if (command.on === 'sheet')
    return ({ input }, _tableOf, { ownerOfSheet }) => [{ scope: ownerOfSheet(String((input as Arguments)['sheetId'])) ?? installation }];
  if (command.on === 'season') return scopesOfSeasons(command);
  if (command.on === 'player' || command.on === 'club') return scopesOfRegistry(command);
  const { type, mutation, fields } = command;
  const named = handFields(fields);
  // A tournament does not exist before it is announced: it belongs to the announcing club.
  const address = type === 'CreateTournament' ? 'clubId' : addresses[mutation!.of as keyof typeof addresses];
  return ({ input }, tableOf) => {
    const given = input as Arguments;
    const scope = scopeNamed(address, given);
    const hands = named.flatMap((field) => (typeof given[field] === 'string' ? [scopeOfHand(given[field])] : []));
    return [scope.kind === 'tournament' ? narrowToTable(scope, given, tableOf) : scope, ...hands].map((each) => ({ scope: each }));
  };
}

/**
 * A federation's decisions are in its own scope, and a club's statements about members in the club's. Taking a club into a federation, a
 * person into a club, or an existing id also needs a role in the earlier scope, because its data come along. Any club may take a person who
 * left their club.
 */
function scopesOfRegistry({ type, on, fields }: Command): ReadScopes {
  return ({ input }, _tableOf, people) => {
    const given = input as Arguments;
    const club = { scope: scopeNamed('clubId', given) };
    const personNamed = (field: string): AskedScope => personAsked(given[field], people);
    switch (type) {
      case 'AffiliateClub':
        return [{ scope: scopeNamed('federationId', given) }, club];
      case 'RegisterPerson':
        return [club, ...(given['knownAs'] == null ? [] : [personNamed('knownAs')])];
      case 'ConfirmIdentity':
        return [club, personNamed('playerId')];
      case 'JoinClub':
        return [club, ...(given['primary'] === false || people.isBetweenClubs(String(given['playerId'])) ? [] : [personNamed('playerId')])];
      case 'LeaveClub':
      case 'ExcludeFromClub':
      case 'EndClubExclusion':
      case 'CorrectMembership':
      case 'RequestLicence':
        return [club];
      case 'MergePlayers':
      case 'UnmergePlayers':
        return [personNamed('playerId'), personNamed('duplicateId')];
    }
    if ('federationId' in fields) return [{ scope: scopeNamed('federationId', given) }];
    return [on === 'club' ? club : personNamed('playerId')];
  };
}

/** A season is in the scope of its owner; a line-up in that of the team’s club. */
function scopesOfSeasons({ type }: Command): ReadScopes {
  return ({ input }, _tableOf, { ownerOfSeason }) => {
    const given = input as Arguments;
    if (type === 'NameLineup') return [{ scope: scopeNamed('clubId', given) }];
    if (type !== 'CreateSeason') return [{ scope: ownerOfSeason(String(given['seasonId'])) ?? installation }];
    const owner = (given['owner'] ?? {}) as Arguments;
    const owners = (['clubId', 'federationId'] as const)
      .filter((source) => typeof owner[source] === 'string')
      .map((source) => scopeNamed(source, owner));
    return (owners.length === 0 ? [installation] : owners).map((scope) => ({ scope }));
  };
}

/** The scope responsible for a person; the installation for an unknown person. */
function personAsked(playerId: unknown, { scopeOfPlayer }: WhoseAffairs): AskedScope {
  if (typeof playerId !== 'string') return { scope: installation };
  return { scope: scopeOfPlayer(playerId) ?? installation, person: playerId };
}

const addresses = {
  tournament: 'tournamentId',
  hand: 'handId',
  federation: 'federationId',
  dispute: 'disputeId',
} as const satisfies Readonly<Record<string, ScopeSource>>;

const handFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, { shape, from }]) => (shape.kind === 'hand' && from === 'client' ? [name] : []));

function scopeNamed(source: ScopeSource, args: Arguments): Scope {
  const id = args[source];
  if (source === 'none' || source === 'own' || typeof id !== 'string') return installation;
  switch (source) {
    case 'tournamentId':
      return { kind: 'tournament', tournamentId: id };
    case 'handId':
      return scopeOfHand(id);
    case 'disputeId':
      return { kind: 'tournament', tournamentId: tournamentOfDispute(id as DisputeId) };
    case 'clubId':
      return { kind: 'club', clubId: id };
    case 'federationId':
      return { kind: 'federation', federationId: id };
    case 'playerId':
      return installation;
    case 'stream':
      return scopeOfStream(id);
  }
}

function scopeOfHand(id: string): Scope {
  const tournamentId = tournamentOfHand(id as HandId);
  const table = tableOfHand(id as HandId);
  return Number.isInteger(table) ? { kind: 'table', tournamentId, table } : { kind: 'tournament', tournamentId: id };
}

function scopeOfStream(stream: string): Scope {
  if (!/^(?:tournament|hand|dispute)-/.test(stream)) return installation;
  return { kind: 'tournament', tournamentId: ownerOfStream(stream)! };
}

/** What concerns one table, or a player at a table, is in the table's scope too. */
function narrowToTable(scope: Extract<Scope, { kind: 'tournament' }>, { table, playerId }: Arguments, tableOf: TableOf): Scope {
  const { tournamentId } = scope;
  const number = typeof table === 'number' ? table : typeof playerId === 'string' ? tableOf(tournamentId, playerId) : null;
  return number === null ? scope : { kind: 'table', tournamentId, table: number };
}
