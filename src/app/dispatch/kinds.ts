/** The kinds of streams that take commands: the id, state, commands and events of each. */
import type { accessRooms, AccessCommand, PrincipalCommand } from '../../../commands/access.js';
import type { AsideOf, AskedOf, FactsOf, TypeOf } from '../../../commands/command.js';
import type { disputeRooms } from '../../../commands/dispute.js';
import type { federationRooms } from '../../../commands/federation.js';
import type { handRooms } from '../../../commands/hand.js';
import type { seasonRooms } from '../../../commands/season.js';
import type { sheetRooms } from '../../../commands/sheet.js';
import type { tournamentRooms } from '../../../commands/tournament.js';
import type { AccessEvent, AccessScope, PrincipalEvent } from '../../../events/access.js';
import type { DisputeEvent } from '../../../events/dispute.js';
import type { ClubEvent, FederationEvent, PersonEvent } from '../../../events/federation.js';
import type { HandEvent } from '../../../events/hand.js';
import type {
  ClubId,
  DisputeId,
  FederationId,
  HandId,
  PlayerId,
  PrincipalId,
  SeasonId,
  SheetId,
  TournamentId,
} from '../../../events/ids.js';
import type { SeasonEvent } from '../../../events/season.js';
import type { SheetEvent } from '../../../events/sheet.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { PrincipalState } from '../../access/principal-decider.js';
import type { ScopeState } from '../../access/scope-state.js';
import type { DisputeState } from '../../dispute/state.js';
import type { ClubState } from '../../federation/club-decider.js';
import type { FederationState } from '../../federation/federation-decider.js';
import type { PersonState } from '../../federation/person-state.js';
import type { HandState } from '../../hand/state.js';
import type { SeasonState } from '../../season/state.js';
import type { SheetState } from '../../sheet/state.js';
import type { TournamentState } from '../../tournament/state.js';
import type { StreamState } from './outcome.js';

/** The declarations of all rooms. */
type In<Rooms extends Readonly<Record<string, readonly unknown[]>>> = Rooms[keyof Rooms][number];

/** @typeParam Address what a client addresses the stream by, when that is not always its id */
interface Kind<Id, State, Declared, Event, Command = TypeOf<Declared>, Address = Id> {
  readonly id: Id;
  readonly address: Address;
  readonly state: State;
  readonly declared: Declared;
  readonly command: Command;
  readonly event: Event;
}

export interface Kinds {
  tournament: Kind<TournamentId, TournamentState, In<typeof tournamentRooms>, TournamentEvent>;
  /** DealInNewcomer is addressed by the tournament. */
  hand: Kind<HandId, HandState, In<typeof handRooms>, HandEvent, TypeOf<In<typeof handRooms>>, HandId | TournamentId>;
  federation: Kind<FederationId, FederationState, (typeof federationRooms)['federations'][number], FederationEvent>;
  club: Kind<ClubId, ClubState, (typeof federationRooms)['clubs'][number], ClubEvent>;
  /** RegisterPerson is addressed by the club. */
  player: Kind<PlayerId, PersonState, PeopleDeclared, PersonEvent, TypeOf<PeopleDeclared>, PlayerId | ClubId>;
  sheet: Kind<SheetId, SheetState, In<typeof sheetRooms>, SheetEvent>;
  season: Kind<SeasonId, SeasonState, In<typeof seasonRooms>, SeasonEvent>;
  /** OpenDispute is addressed by the tournament; the dispute gets its next number. */
  dispute: Kind<DisputeId, DisputeState, In<typeof disputeRooms>, DisputeEvent, TypeOf<In<typeof disputeRooms>>, DisputeId | TournamentId>;
  access: Kind<AccessScope, ScopeState, (typeof accessRooms)['grants' | 'pairing'][number], AccessEvent, AccessCommand>;
  principal: Kind<
    PrincipalId,
    PrincipalState,
    (typeof accessRooms)['tokens' | 'players' | 'webhooks'][number],
    PrincipalEvent,
    PrincipalCommand
  >;
}

type PeopleDeclared = (typeof federationRooms)['people' | 'licences' | 'same-person'][number];

export type KindName = keyof Kinds;

/** The command types of a kind. */
export type TypesOf<K extends KindName> = Kinds[K]['declared'] extends infer Each
  ? Each extends { readonly type: infer Type }
    ? Type
    : never
  : never;

/** The declaration of a command. */
export type DeclaredOf<K extends KindName, Type> = Extract<Kinds[K]['declared'], { readonly type: Type }>;

/** A command of a kind as a client sends it: without the fields that Tapis adds. */
export type ClientCommand<K extends KindName> = AskedOf<Kinds[K]['declared']>;
export type ClientCommandAs<K extends KindName, Type> = AskedOf<DeclaredOf<K, Type>>;
export type FactsAs<K extends KindName, Type> = FactsOf<DeclaredOf<K, Type>>;
export type AsideAs<K extends KindName, Type> = AsideOf<DeclaredOf<K, Type>>;

/** Loads the state of a stream after its last event, and after commands in progress. @throws StoreError, AlteredEvent */
export type LoadStream = <K extends KindName>(kind: K, id: Kinds[K]['id']) => Promise<StreamState<Kinds[K]['state']>>;
