/** All event types by name: the published language of Tapis. */
import { z } from 'zod';
import { accessEvents, principalEvents, type AccessEvent, type PrincipalEvent } from './access.js';
import { disputeEvents, type DisputeEvent } from './dispute.js';
import type { ByType, EventType } from './event-type.js';
import { clubEvents, federationEvents, personEvents, type RegistryEvent } from './federation.js';
import { handEvents, type HandEvent } from './hand.js';
import type { StreamCategory } from './ids.js';
import { nameEvents, type NameEvent } from './names.js';
import { seasonEvents, type SeasonEvent } from './season.js';
import { sheetEvents, type SheetEvent } from './sheet.js';
import { storeEvents, type StoreEvent } from './store.js';
import { tournamentEvents, type TournamentEvent } from './tournament.js';

export type DomainEvent =
  | HandEvent
  | TournamentEvent
  | AccessEvent
  | PrincipalEvent
  | RegistryEvent
  | NameEvent
  | SheetEvent
  | SeasonEvent
  | DisputeEvent
  | StoreEvent;

/** Each event by its type. */
export type EventsByType = ByType<DomainEvent>;

const sections: Readonly<Record<StreamCategory, Readonly<Record<string, { readonly type: string }>>>> = {
  tournament: tournamentEvents,
  hand: handEvents,
  access: accessEvents,
  principal: principalEvents,
  federation: federationEvents,
  club: clubEvents,
  player: personEvents,
  name: nameEvents,
  sheet: sheetEvents,
  season: seasonEvents,
  dispute: disputeEvents,
  store: storeEvents,
};

const catalogue: ReadonlyMap<string, EventType> = new Map(
  Object.values(sections).flatMap((section) => Object.values(section).map((declared) => [declared.type, declared as EventType] as const)),
);

/** The event types in streams of a category. */
export function typesIn(category: StreamCategory): readonly string[] {
  return Object.values(sections[category]).map(({ type }) => type);
}

/** All event types in the order of their declaration. */
export const eventTypes: readonly EventType[] = [...catalogue.values()];

const secretFields: ReadonlyMap<string, readonly string[]> = new Map(
  eventTypes.filter((declared) => declared.secretFields.length > 0).map((declared) => [declared.type, declared.secretFields]),
);

/** The secret fields of an event type's data; undefined for a type without any, and for an unknown one. */
export function secretFieldsOf(type: string): readonly string[] | undefined {
  return secretFields.get(type);
}

/** The store has an event that this release cannot read: a bug, a newer release's event or a damaged store. */
export class UnreadableEvent extends Error {
  constructor(
    readonly type: string,
    readonly version: number,
    reason: string,
  ) {
    super(`event ${type} version ${version}: ${reason}`);
    this.name = 'UnreadableEvent';
  }
}

/** The declaration of an event type. @throws UnreadableEvent for a name that is not in the catalogue. */
export function findEventType(type: string, version = 0): EventType {
  const declared = catalogue.get(type);
  if (declared === undefined) throw new UnreadableEvent(type, version, 'this release does not know the type; it may come from a newer one');
  return declared;
}

/** Checks an event against its schema before it is recorded. @throws UnreadableEvent when it does not match: a bug in a decider. */
export function validateEvent(event: DomainEvent): void {
  const declared = findEventType(event.type);
  const checked = declared.data.safeParse(event.data);
  if (!checked.success) throw new UnreadableEvent(event.type, declared.version, z.prettifyError(checked.error));
}

/**
 * Converts stored data of an older version to the current one. Data are trusted here: they were checked when they were recorded, and the
 * audit checks them again.
 * @throws UnreadableEvent for an unknown type or a version from a newer release
 */
export function upcast(type: string, version: number, data: unknown): DomainEvent {
  const declared = findEventType(type, version);
  if (version === declared.version) return { type, data } as DomainEvent;
  if (version < 1 || version > declared.version)
    throw new UnreadableEvent(type, version, `this release reads versions 1 to ${declared.version}`);
  let current = data;
  for (const step of declared.upcasters.slice(version - 1)) current = step(current as never);
  return { type, data: current } as DomainEvent;
}

/** The JSON Schema of an event type's data, for integrators. */
export function jsonSchemaOf(declared: EventType): object {
  return { title: declared.type, description: declared.description, ...z.toJSONSchema(declared.data, { io: 'output' }) };
}
