/**
 * The fields that show texts about people. Events and views have references, which are replaced after the policy allowed the field.
 * References are resolved nowhere else, so a reference that somebody found or typed gives no text.
 */
import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { PersonalTexts } from '../../app/words/personal-texts.js';
import type { RequestContext } from '../request/request-context.js';

/** Fields by type: texts, sentences about events, and event data. */
export const wordFields: Readonly<Record<string, readonly string[]>> = {
  AuditEntry: ['data', 'reason'],
  BilingualText: ['en', 'fr'],
  BreakAnnouncement: ['reason'],
  BrokenTable: ['reason'],
  Change: ['cloudEvent'],
  ChipLine: ['reason'],
  CountedTournament: ['reason'],
  DirectorMessage: ['content'],
  Dispute: ['claim', 'takenUpReason'],
  DisputeAppeal: ['reason'],
  DisputeDecision: ['reason', 'remedy'],
  DisputeEvidence: ['statement', 'withdrawalReason'],
  Event: ['data'],
  IncidentRuling: ['reason'],
  MoveToCome: ['reason'],
  Penalty: ['liftReason', 'reason'],
  PenaltyIssued: ['reason'],
  PenaltyLifted: ['reason'],
  PendingAct: ['gesture'],
  PlayerMove: ['reason'],
  PlayerMoved: ['reason'],
  RecordedOffence: ['note', 'reason'],
  ReplayStep: ['reason'],
  RulingGiven: ['reason'],
  SheetDifference: ['after', 'before'],
  TableHalt: ['reason'],
  Token: ['label'],
  TournamentDifference: ['after', 'before'],
};

type Resolver = GraphQLFieldResolver<Readonly<Record<string, unknown>>, RequestContext>;
const readProperty: Resolver = (source, _args, _request, { fieldName }) => source[fieldName];

/** Call it after the policy is around the schema, so that hidden values contain no references. @throws Error for an unknown field */
export function withWords(schema: GraphQLSchema, words: Pick<PersonalTexts, 'showIn'>): GraphQLSchema {
  for (const [name, fields] of Object.entries(wordFields)) {
    const type = schema.getType(name);
    for (const fieldName of fields) {
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (field === undefined) throw new Error(`${name}.${fieldName} shows words about people, and the schema has no such field`);
      const read: Resolver = field.resolve ?? readProperty;
      const resolve: Resolver = (source, args, request, info) => {
        const value = read(source, args, request, info);
        return value instanceof Promise ? value.then((late: unknown) => words.showIn(late)) : words.showIn(value);
      };
      field.resolve = resolve;
    }
  }
  return schema;
}
