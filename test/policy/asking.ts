/**
 * The schema of the program with the policy around it, and nothing behind it: a root field that the policy lets pass answers with the capacity in
 * which it did. So every operation can be asked as everybody, without a server.
 */
import 'reflect-metadata';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
} from 'graphql';
import type { Principal } from '../../src/access/principal.js';
import type { ScopeTree } from '../../src/app/registry/scope-tree.js';
import { declaredSchema } from '../../src/api/print-schema.js';
import { ApiError } from '../../src/api/language/api-error.js';
import { Policy, type PolicyOptions } from '../../src/api/policy/policy.js';
import { type RootType, withPolicy } from '../../src/api/policy/with-policy.js';
import { defaultPersonalData, type PersonalData } from '../../src/api/request/personal-data.js';
import { RequestContext } from '../../src/api/request/request-context.js';
import type { PlayerDirectory } from '../../src/app/vault/person-vault.js';

const homeOfPlayer = (playerId: string): string | null => ({ p1: 'mons', p9: 'namur' })[playerId] ?? null;

/** Friday is of the club Mons in the federation north, Monday of Namur in the south. */
export const parents: ScopeTree = {
  scopeOfPlayer: (playerId) => {
    const clubId = homeOfPlayer(playerId);
    return clubId === null ? null : { kind: 'club', clubId };
  },
  homeOfPlayer,
  isKnownAt: () => false,
  homeIn: (affair) => (affair?.kind === 'club' ? affair.clubId : null),
  isBetweenClubs: () => false,
  ownerOfSheet: (sheetId) => (sheetId === 'friday' ? { kind: 'tournament', tournamentId: 'friday' } : null),
  ownerOfSeason: (seasonId) => (seasonId === 'autumn' ? { kind: 'federation', federationId: 'north' } : null),
  clubOf: (tournamentId) => ({ friday: 'mons', monday: 'namur' })[tournamentId] ?? null,
  federationOf: (clubId) => ({ mons: 'north', namur: 'south' })[clubId] ?? null,
  areFellows: (home, club) => club === null || home === club,
};

/** Player p1 sits at table 1 of Friday, which is in play. */
const rows: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  standings: { 'friday/p1': { table: 1 } },
  'player-entries': { 'p1/friday': {} },
  tournaments: { friday: { phase: 'running' } },
};
export const NOW = Date.parse('2026-11-20T20:00:00Z');
export const viewsOf = {
  changes: 0,
  get: ({ name }: { readonly name: string }, key: string) => {
    const body = rows[name]?.[key];
    return body === undefined ? undefined : { body };
  },
  page: () => ({ rows: [], hasPrevious: false }),
};
const views = viewsOf as unknown as PolicyOptions['views'];

/**
 * Values for arguments and fields of inputs, by their names. What has another name is left out. Of several fields to choose from, the one that comes
 * first here is given.
 */
export type Ids = Readonly<Record<string, unknown>>;
export const ofFriday: Ids = {
  tournamentId: 'friday',
  sheetId: 'friday',
  handId: 'friday.1.1',
  disputeId: 'friday.d1',
  stream: 'hand-friday.1.1',
  federationId: 'north',
  clubId: 'mons',
  seasonId: 'autumn',
  playerId: 'p1',
  duplicateId: 'p1',
  principalId: 'somebody',
  table: 1,
};

export interface RootField {
  readonly type: RootType;
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** A directory that knows nobody. */
export const nobody: PlayerDirectory = { nameOf: () => null, publicNameOf: () => null };

export class Asking {
  readonly denials: string[] = [];

  private constructor(
    readonly schema: GraphQLSchema,
    settings: PersonalData,
  ) {
    for (const { field } of this.fields()) {
      field.resolve = (_source, _args, request) => (request as RequestContext).admitted?.actor.role ?? 'everybody';
      if (field.subscribe !== undefined) field.subscribe = field.resolve;
    }
    const refused = ({ id }: Principal, operation: string): void => void this.denials.push(`${id} ${operation}`);
    withPolicy(schema, new Policy({ views, now: () => NOW, parents, notes: { refused, read: () => undefined } }), settings, {
      people: nobody,
      views: views as never,
    });
  }

  static async open(settings: PersonalData = defaultPersonalData): Promise<Asking> {
    return new Asking(await declaredSchema(), settings);
  }

  /** Every root field of the schema. */
  fields(): RootField[] {
    const types = [this.schema.getQueryType()!, this.schema.getMutationType()!, this.schema.getSubscriptionType()!];
    return types.flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ type: type.name as RootType, name: field.name, field })),
    );
  }

  /** The capacity in which a root field lets a principal pass, or the code of the error. */
  ask({ field, name }: RootField, principal: Principal, ids: Ids): string {
    const request = new RequestContext({}, principal);
    try {
      return String(field.resolve!(undefined, valuesFor(field.args, ids), request, { fieldName: name } as never));
    } catch (error) {
      if (error instanceof ApiError) return error.code;
      throw error;
    }
  }
}

/** The names of the arguments of a field and of the fields of its input. */
export const namesIn = ({ args }: GraphQLField<unknown, unknown>): readonly string[] =>
  args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return name === 'input' && isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
  });

/** The names of what can be chosen in the input of a field. */
export const choicesIn = ({ args }: GraphQLField<unknown, unknown>): readonly string[] =>
  args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (name !== 'input' || !isInputObjectType(named)) return [];
    const inputs = Object.values(named.getFields()).map((field) => getNamedType(field.type));
    return inputs.flatMap((each) => (isInputObjectType(each) && each.isOneOf ? Object.keys(each.getFields()) : []));
  });

function valuesFor(inputs: readonly (GraphQLArgument | GraphQLInputField)[], ids: Ids): Record<string, unknown> {
  return Object.fromEntries(
    inputs.flatMap(({ name, type }): [string, unknown][] => {
      const named = getNamedType(type);
      if (name === 'input' && isInputObjectType(named)) return [[name, valuesFor(Object.values(named.getFields()), ids)]];
      if (isInputObjectType(named) && named.isOneOf) {
        const chosen = Object.keys(ids).find((each) => each in named.getFields());
        return chosen === undefined ? [] : [[name, { [chosen]: ids[chosen] }]];
      }
      return ids[name] === undefined ? [] : [[name, ids[name]]];
    }),
  );
}
