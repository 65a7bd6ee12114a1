/**
 * Puts the policy around the schema once, at the start: every restricted root field and every private field asks it. This is done in the
 * schema, because framework guards do not run on plain fields, and a compiled query calls the schema's resolvers. A root field without a
 * row, or a private field of an unknown kind, prevents the start.
 */
import { type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { ReadField } from '../../../events/access.js';
import type { DisputeClaim } from '../../dispute/state.js';
import type { Actor } from '../../../events/envelope.js';
import { type Command, mutationNameOf } from '../../../commands/command.js';
import { allCommands } from '../../../commands/rooms.js';
import { operatorPrincipal } from '../../access/known-principals.js';
import { isPublic, policyGroups, type PrivateGroup } from '../../access/policy/groups.js';
import { actorText } from '../../texts/policy-texts.js';
import { A_PENALTY } from '../../texts/dispute-event-texts.js';
import { inBoth } from '../language/bilingual-text.types.js';
import type { PersonalData } from '../request/personal-data.js';
import type { RequestContext } from '../request/request-context.js';
import { Decisions } from '../request/decisions.js';
import { operationPolicyOf } from './operations.js';
import type { Operation, Policy } from './policy.js';
import type { PrivateKind } from '../language/private-fields.js';
import { type Asked, type Names, sayRefusal } from './private-parameters.js';
import { type Arguments, scopesOfCommand, scopesOfQuery } from './scopes-asked.js';

/** Part of the schema has no row in the policy table, so the program does not start. `message` names it and says where to add the row. */
export class PolicyGap extends Error {
  readonly code = 'POLICY_GAP';
  override readonly name = 'PolicyGap';
}

type Resolver = GraphQLFieldResolver<unknown, RequestContext, Arguments>;
type Field = GraphQLField<unknown, RequestContext, Arguments>;
const rootTypes = ['Query', 'Mutation', 'Subscription'] as const;
export type RootType = (typeof rootTypes)[number];
const isRootType = (name: string): name is RootType => (rootTypes as readonly string[]).includes(name);

/** A private field: those who may not see it get `null` or a shorter value. */
interface PrivateField {
  /** Whether the installation shows it to everybody. */
  readonly isOpen: (settings: PersonalData) => boolean;
  readonly show: (source: Readonly<Record<string, unknown>>, name: string, policy: Policy, request: RequestContext) => unknown;
}

/** Actors that are not people: everybody sees their ids. */
const impersonal: ReadonlySet<unknown> = new Set(['importer', 'system']);
const seesId = ({ id, role }: Actor, policy: Policy, { principal }: RequestContext): boolean =>
  id === operatorPrincipal.id || impersonal.has(role) || policy.seesActors(principal);

/** A field with vault data of a person, null for those who may not see it. Reads by others are recorded. */
const ofPerson = (group: PrivateGroup, field: ReadField): PrivateField => ({
  isOpen: () => false,
  show(details, name, policy, { principal }) {
    const playerId = String(details['playerId']);
    if (!policy.seesDataOf(principal, group, playerId)) return null;
    const value = details[name];
    if (value !== null && !(Array.isArray(value) && value.length === 0)) policy.noteRead(principal, playerId, field);
    return value;
  },
});

const privateFields: Readonly<Record<PrivateKind, PrivateField>> = {
  playerName: {
    isOpen: () => false,
    show(player, name, policy, { principal, personalData }) {
      const shown = personalData.names === 'public' ? player['publicName'] : null;
      const full = player[name];
      return shown === full || policy.seesFullNameOf(principal, String(player['id'])) ? full : shown;
    },
  },
  birthDate: ofPerson('private.births', 'birthDate'),
  contacts: ofPerson('private.contacts', 'contacts'),
  externalIds: ofPerson('private.ids', 'externalIds'),
  suspensions: ofPerson('private.suspensions', 'suspensions'),
  payments: {
    isOpen: () => false,
    show: (standing, name, policy, { principal }) =>
      policy.seesPayments(principal, String(standing['tournamentId']), String(standing['playerId'])) ? standing[name] : null,
  },
  dispute: {
    isOpen: () => false,
    show(part, name, policy, { principal }) {
      if (policy.seesDispute(principal, part['dispute'] as DisputeClaim)) return part[name];
      return name === 'evidence' ? [] : null;
    },
  },
  disputedPenalty: {
    isOpen: ({ discipline }) => discipline === 'public',
    show(subject, name, policy, { principal }) {
      if (subject['kind'] !== 'penalty' || policy.seesDispute(principal, subject['dispute'] as DisputeClaim)) return subject[name];
      return name === 'text' ? A_PENALTY : null;
    },
  },
  openedCards: {
    isOpen: () => false,
    show: (shown, name, policy, { principal }) => (policy.seesOpenedCards(principal, String(shown['tournamentId'])) ? shown[name] : []),
  },
  actorId: {
    isOpen: () => false,
    show: (actor, _name, policy, request) => (seesId(actor as unknown as Actor, policy, request) ? actor['id'] : actor['role']),
  },
  actorText: {
    isOpen: () => false,
    show: (source, _name, policy, request) => {
      const actor = source as unknown as Actor;
      const shown = seesId(actor, policy, request) ? actor : { ...actor, id: null };
      return inBoth((language) => actorText({ actor: shown }, language));
    },
  },
};

const commands: ReadonlyMap<string, Command> = new Map(allCommands.map((command) => [mutationNameOf(command.type), command]));

/** The row of a root field; null for none. */
export function operationOf(type: RootType, field: Pick<Field, 'name' | 'extensions'>): Operation | null {
  const { name } = field;
  const command = type === 'Mutation' ? commands.get(name) : undefined;
  if (command?.mutation != null) {
    const { group } = command;
    return group === null || policyGroups[group] === undefined ? null : { name, group, scopesIn: scopesOfCommand(command) };
  }
  const row = operationPolicyOf(field);
  return row === undefined ? null : { name, group: row.group, scopesIn: scopesOfQuery(row.scope) };
}

/**
 * Call it before edges are made, so that an edge asks the policy like its query.
 * @throws PolicyGap
 */
export function withPolicy(schema: GraphQLSchema, policy: Policy, settings: PersonalData, names: Names): GraphQLSchema {
  const gaps: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      if (isRootType(type.name) && !guard(type.name, field, policy, settings, names)) gaps.push(`${type.name}.${field.name}`);
      if (!hide(field, policy, settings)) gaps.push(`${type.name}.${field.name} (private)`);
    }
  }
  if (gaps.length === 0) return schema;
  throw new PolicyGap(
    `nobody has said who may use ${gaps.join(', ')}: give the command a group where it is declared, or put @For or @ForEverybody beside the field`,
  );
}

/** Makes a root field ask the policy first; false when it has no row. */
function guard(type: RootType, field: Field, policy: Policy, { discipline }: PersonalData, reading: Names): boolean {
  const operation = operationOf(type, field);
  if (operation === null) return false;
  if (type === 'Subscription') keepDecisions(field);
  const isOpen = isPublic(operation.group) || (operation.group === 'read.discipline' && discipline === 'public');
  // Mutations for everybody are admitted too, because their events record who gave them.
  if (isOpen && type !== 'Mutation') return true;
  const asking = (resolve: Resolver): Resolver => {
    return (source, args, request, info) => {
      policy.admit(operation, args, request);
      const answer = resolve(source, args, request, info);
      return type === 'Mutation' && isPromise(answer) ? sayingRefusal(answer, args, { policy, request, reading }) : answer;
    };
  };
  field.resolve = asking(field.resolve ?? readProperty);
  if (field.subscribe !== undefined) field.subscribe = asking(field.subscribe);
  return true;
}

/** Decisions for a subscription are compared when something changes. */
function keepDecisions(field: Field): void {
  const { subscribe } = field;
  field.subscribe = (source, args, request, info) => {
    Decisions.keepFor(request.principal);
    return subscribe!(source, args, request, info);
  };
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

async function sayingRefusal(answer: Promise<unknown>, args: Arguments, asked: Asked): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    throw sayRefusal(error, args, asked);
  }
}

const readProperty: Resolver = (source, _args, _request, { fieldName }) => (source as Readonly<Record<string, unknown>>)[fieldName];

/** Makes a private field ask the policy; false when its kind is unknown. */
function hide(field: Field, policy: Policy, settings: PersonalData): boolean {
  const kind = field.extensions['private'];
  if (kind === undefined) return true;
  if (!Object.hasOwn(privateFields, kind as string)) return false;
  const { isOpen, show } = privateFields[kind as PrivateKind];
  if (isOpen(settings)) return true;
  field.resolve = (source, _args, request) => show(source as Readonly<Record<string, unknown>>, field.name, policy, request);
  return true;
}
