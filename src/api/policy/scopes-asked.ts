/**
 * The scopes that an operation is about, as its arguments name them. Arguments were not checked yet: what is no id names a scope that nobody has a
 * role on.
 */
import type { Command } from '../../../commands/command.js';
import type { Fields } from '../../../commands/field.js';
import { type DisputeId, type HandId, ownerOfStream, tableOfHand, tournamentOfDispute, tournamentOfHand } from '../../../events/ids.js';
import type { Scope } from '../../access/principal.js';
import type { ScopeTree } from '../../app/registry/scope-tree.js';
import type { ScopeSource } from './operations.js';

export type Arguments = Readonly<Record<string, unknown>>;
/** The number of the table where a player sits; null where they sit at none. */
export type TableOf = (tournamentId: string, playerId: string) => number | null;
/** Whose affair people, result sheets and seasons are. */
export type WhoseAffairs = Pick<ScopeTree, 'scopeOfPlayer' | 'isBetweenClubs' | 'ownerOfSheet' | 'ownerOfSeason'>;
export interface AskedScope {
  readonly scope: Scope;
  /** The person whose affair makes it one of the scope: whoever may not learn of them hears of this id alone. */
  readonly person?: string;
}
export type ReadScopes = (args: Arguments, tableOf: TableOf, people: WhoseAffairs) => readonly AskedScope[];

const installation: Scope = { kind: 'installation' };

/** Reads the scope of an operation from the argument, or the field of its input, that names it. None where it goes by what whoever asks holds. */
export function scopesOfQuery(source: ScopeSource): ReadScopes {
  return (args, _tableOf, people) => {
    const given = (args['input'] ?? args) as Arguments;
    if (source === 'own') return [];
    return [source === 'playerId' ? personAsked(given['playerId'], people) : { scope: scopeNamed(source, given) }];
  };
}

/** Reads the scopes of a command from its input: of what it is given to, and of the hands that its fields name beside it. */
export function scopesOfCommand(command: Command): ReadScopes {
  if (command.on === 'sheet')
    return ({ input }, _tableOf, { ownerOfSheet }) => [{ scope: ownerOfSheet(String((input as Arguments)['sheetId'])) ?? installation }];
  if (command.on === 'season') return scopesOfSeasons(command);
  if (command.on === 'player' || command.on === 'club') return scopesOfRegistry(command);
  const { type, mutation, fields } = command;
  const named = handFields(fields);
  // A tournament that is announced is not there yet: it belongs to the club that announces it.
  const address = type === 'CreateTournament' ? 'clubId' : addresses[mutation!.of as keyof typeof addresses];
  return ({ input }, tableOf) => {
    const given = input as Arguments;
    const scope = scopeNamed(address, given);
    const hands = named.flatMap((field) => (typeof given[field] === 'string' ? [scopeOfHand(given[field])] : []));
    return [scope.kind === 'tournament' ? narrowToTable(scope, given, tableOf) : scope, ...hands].map((each) => ({ scope: each }));
  };
}

/**
 * What a federation decides on is its own affair, and what a club says of its members is the club's. Whoever takes a club into a federation, takes a
 * person into a club that they play for, or takes up an id that is known, needs a role where it was before as well: it comes with what is kept there. Whom a club has let go, another one may take.
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

/** A season is the affair of its owner; a line-up that of the team’s club. */
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

/** Whose affair a person is; the installation’s for somebody whom nobody knows. */
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

/** What is about one table, or about a player who sits at one, is the table's affair too. */
function narrowToTable(scope: Extract<Scope, { kind: 'tournament' }>, { table, playerId }: Arguments, tableOf: TableOf): Scope {
  const { tournamentId } = scope;
  const number = typeof table === 'number' ? table : typeof playerId === 'string' ? tableOf(tournamentId, playerId) : null;
  return number === null ? scope : { kind: 'table', tournamentId, table: number };
}
