/** The identifiers in events: branded strings with one schema each. */
import { z } from 'zod';

/** Letters, digits, hyphen and underscore, 1 to 64 of them, starting with a letter or digit: safe in stream names, URLs and file names. */
const plainId = () =>
  z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit');

export const TournamentId = plainId().brand<'TournamentId'>();
export type TournamentId = z.infer<typeof TournamentId>;

/** A player is identified by id only: events contain no names or birth dates, so that they can be erased. */
export const PlayerId = plainId().brand<'PlayerId'>();
export type PlayerId = z.infer<typeof PlayerId>;

/** A federation of clubs. */
export const FederationId = plainId().brand<'FederationId'>();
export type FederationId = z.infer<typeof FederationId>;

/** A club that is registered. */
export const ClubId = plainId().brand<'ClubId'>();
export type ClubId = z.infer<typeof ClubId>;

/** The results of one tournament; for one on Tapis, the tournament's own id. */
export const SheetId = plainId().brand<'SheetId'>();
export type SheetId = z.infer<typeof SheetId>;

/** A season of a federation or a club. */
export const SeasonId = plainId().brand<'SeasonId'>();
export type SeasonId = z.infer<typeof SeasonId>;

/** A team of a season. */
export const TeamId = plainId().brand<'TeamId'>();
export type TeamId = z.infer<typeof TeamId>;

/** A suspension of a player. */
export const SuspensionId = plainId().brand<'SuspensionId'>();
export type SuspensionId = z.infer<typeof SuspensionId>;

/** A person, program or device with credentials here. Generated, never a name. */
export const PrincipalId = plainId().brand<'PrincipalId'>();
export type PrincipalId = z.infer<typeof PrincipalId>;

/** The id of a token, which gives no access. */
export const TokenId = plainId().brand<'TokenId'>();
export type TokenId = z.infer<typeof TokenId>;

/** An address that changes are sent to. Generated, never a name. */
export const WebhookId = plainId().brand<'WebhookId'>();
export type WebhookId = z.infer<typeof WebhookId>;

/** A pairing that was offered to a device. */
export const PairingId = plainId().brand<'PairingId'>();
export type PairingId = z.infer<typeof PairingId>;

const handIdPattern = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})\.([1-9][0-9]{0,3})\.([1-9][0-9]{0,5})$/;

/** `tournament.table.number`: a hand is identified by its place in the tournament, so no lookup is needed. */
export const HandId = z.string().regex(handIdPattern, 'must be tournament.table.number, such as "friday.2.14"').brand<'HandId'>();
export type HandId = z.infer<typeof HandId>;

/** The id of the `number`-th hand (from 1) of a table of a tournament. */
export function handIdOf(tournamentId: TournamentId, table: number, number: number): HandId {
  return `${tournamentId}.${table}.${number}` as HandId;
}

const disputeIdPattern = /^([A-Za-z0-9][A-Za-z0-9_-]{0,63})\.d([1-9][0-9]{0,2})$/;

/** `sheet.dNumber`: the disputed results, with the tournament's own id for one on Tapis, and the number of the dispute. */
export const DisputeId = z.string().regex(disputeIdPattern, 'must be an id such as "friday.d2"').brand<'DisputeId'>();
export type DisputeId = z.infer<typeof DisputeId>;

/** The most disputes about one tournament. */
export const MAX_DISPUTES = 999;

/** The id of the `number`-th dispute (from 1) about a tournament. */
export function disputeIdOf(tournamentId: TournamentId, number: number): DisputeId {
  return `${tournamentId}.d${number}` as DisputeId;
}

/** Whether a text, such as a correlation id, is the id of a dispute. */
export function isDisputeId(text: string): text is DisputeId {
  return disputeIdPattern.test(text);
}

/** The tournament of a dispute; for imported results, the id of their sheet. */
export function tournamentOfDispute(disputeId: DisputeId): TournamentId {
  return disputeId.slice(0, disputeId.lastIndexOf('.')) as TournamentId;
}

/** The number of a dispute, from 1. */
export function numberOfDispute(disputeId: DisputeId): number {
  return Number(disputeId.slice(disputeId.lastIndexOf('.d') + 2));
}

/** The tournament that a hand belongs to. */
export function tournamentOfHand(handId: HandId): TournamentId {
  return handId.slice(0, handId.indexOf('.')) as TournamentId;
}

/** The table number that a hand was played at. */
export function tableOfHand(handId: HandId): number {
  return Number(handId.split('.')[1]);
}

/** The number of a hand at its table, from 1. */
export function handNumberOf(handId: HandId): number {
  return Number(handId.slice(handId.lastIndexOf('.') + 1));
}

/** The hand that comes after another one at its table. */
export function handAfter(handId: HandId): HandId {
  return handIdOf(tournamentOfHand(handId), tableOfHand(handId), handNumberOf(handId) + 1);
}

/**
 * The kinds of streams by category, and for each a function from the rest of its name to its tournament; null for none. A new kind has a
 * line here.
 */
const tournamentByCategory = {
  tournament: (id) => id as TournamentId,
  hand: (id) => tournamentOfHand(id as HandId),
  /** A federation, a club, or a registered person: not part of one tournament. */
  federation: () => null,
  club: () => null,
  player: () => null,
  /** Events about a person's name, registered or not. */
  name: () => null,
  /** A tournament's results: they outlive it, and may be imported. */
  sheet: () => null,
  /** A season counts results of many tournaments. */
  season: () => null,
  dispute: (id) => tournamentOfDispute(id as DisputeId),
  /** Roles on a scope: the installation, or a federation, a club or a tournament by its id. */
  access: (scope) => (scope.startsWith('tournament.') ? (scope.slice('tournament.'.length) as TournamentId) : null),
  /** A principal and their tokens. */
  principal: () => null,
  /** Events about the store itself. */
  store: () => null,
} as const satisfies Readonly<Record<string, (id: string) => TournamentId | null>>;

export type StreamCategory = keyof typeof tournamentByCategory;

/** The categories of all streams that Tapis writes. */
export const streamCategories = Object.keys(tournamentByCategory) as readonly StreamCategory[];

/** KurrentDB's term: a stream is one aggregate's events in order, named `category-id`. */
export type StreamName = `${StreamCategory}-${string}`;

export const tournamentStream = (id: TournamentId): StreamName => `tournament-${id}`;
export const handStream = (id: HandId): StreamName => `hand-${id}`;
export const federationStream = (id: FederationId): StreamName => `federation-${id}`;
export const clubStream = (id: ClubId): StreamName => `club-${id}`;
export const playerStream = (id: PlayerId): StreamName => `player-${id}`;
export const nameStream = (id: PlayerId): StreamName => `name-${id}`;
export const sheetStream = (id: SheetId): StreamName => `sheet-${id}`;
export const seasonStream = (id: SeasonId): StreamName => `season-${id}`;
export const disputeStream = (id: DisputeId): StreamName => `dispute-${id}`;
export const principalStream = (id: PrincipalId): StreamName => `principal-${id}`;
/** The one stream about the store itself. */
export const storeStream: StreamName = 'store-record';

/** The category and the id in a stream's name. @throws Error for an unknown category */
function partsOf(stream: string): readonly [category: StreamCategory, id: string] {
  const end = stream.indexOf('-');
  const category = stream.slice(0, end);
  if (!Object.hasOwn(tournamentByCategory, category)) throw new Error(`${stream} is no stream of Tapis`);
  return [category as StreamCategory, stream.slice(end + 1)];
}

/** The category in a stream's name. @throws Error for an unknown one */
export const categoryOf = (stream: string): StreamCategory => partsOf(stream)[0];

/** The hand of a `hand-…` stream. */
export function handOfStream(stream: string): HandId {
  return stream.slice('hand-'.length) as HandId;
}

/** The tournament of a stream; null for none. @throws Error for an unknown category */
export function ownerOfStream(stream: string): TournamentId | null {
  const [category, id] = partsOf(stream);
  return tournamentByCategory[category](id);
}

/** The tournament of a tournament or hand stream. @throws Error for any other */
export function tournamentOfStream(stream: string): TournamentId {
  const tournament = ownerOfStream(stream);
  if (tournament === null) throw new Error(`${stream} belongs to no tournament`);
  return tournament;
}

/** Whether a stream is one hand's. */
export function isHandStream(stream: string): boolean {
  return stream.startsWith('hand-');
}
