/**
 * The scopes that an operation is about, as its arguments name them. Arguments were not checked yet: what is no id names a scope that nobody has a
 * role on.
 */
import type { Command } from '../../../commands/command.js';
import type { Fields } from '../../../commands/field.js';
import { type HandId, ownerOfStream, tableOfHand, tournamentOfHand } from '../../../events/ids.js';
import type { Scope } from '../../access/principal.js';
import type { ScopeSource } from './operations.js';

export type Arguments = Readonly<Record<string, unknown>>;
/** The number of the table where a player sits; null where they sit at none. */
export type TableOf = (tournamentId: string, playerId: string) => number | null;
export type ReadScopes = (args: Arguments, tableOf: TableOf) => readonly Scope[];

const installation: Scope = { kind: 'installation' };

/** Reads the scope of an operation from the argument, or the field of its input, that names it. None where it goes by what whoever asks holds. */
export function scopesOfQuery(source: ScopeSource): ReadScopes {
  return (args) => (source === 'own' ? [] : [scopeNamed(source, (args['input'] ?? args) as Arguments)]);
}

/** Reads the scopes of a command from its input: of what it is given to, and of the hands that its fields name beside it. */
export function scopesOfCommand({ type, mutation, fields }: Command): ReadScopes {
  const named = handFields(fields);
  // A tournament that is announced is not there yet: it belongs to the club that announces it.
  const address = type === 'CreateTournament' ? 'clubId' : addresses[mutation!.of as keyof typeof addresses];
  return ({ input }, tableOf) => {
    const given = input as Arguments;
    const scope = scopeNamed(address, given);
    const hands = named.flatMap((field) => (typeof given[field] === 'string' ? [scopeOfHand(given[field])] : []));
    return [scope.kind === 'tournament' ? narrowToTable(scope, given, tableOf) : scope, ...hands];
  };
}

const addresses = {
  tournament: 'tournamentId',
  hand: 'handId',
  club: 'clubId',
  federation: 'federationId',
} as const satisfies Readonly<Record<string, ScopeSource>>;

const handFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, { shape, from }]) => (shape.kind === 'hand' && from !== 'tapis' ? [name] : []));

function scopeNamed(source: ScopeSource, args: Arguments): Scope {
  const id = args[source];
  if (source === 'none' || source === 'own' || typeof id !== 'string') return installation;
  switch (source) {
    case 'tournamentId':
      return { kind: 'tournament', tournamentId: id };
    case 'handId':
      return scopeOfHand(id);
    case 'clubId':
      return { kind: 'club', clubId: id };
    case 'federationId':
      return { kind: 'federation', federationId: id };
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
  if (!/^(?:tournament|hand)-/.test(stream)) return installation;
  return { kind: 'tournament', tournamentId: ownerOfStream(stream)! };
}

/** What is about one table, or about a player who sits at one, is the table's affair too. */
function narrowToTable(scope: Extract<Scope, { kind: 'tournament' }>, { table, playerId }: Arguments, tableOf: TableOf): Scope {
  const { tournamentId } = scope;
  const number = typeof table === 'number' ? table : typeof playerId === 'string' ? tableOf(tournamentId, playerId) : null;
  return number === null ? scope : { kind: 'table', tournamentId, table: number };
}
