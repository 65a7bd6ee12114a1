/** Reads a command's fields from its events, which have most of them under the same names. */
import type { Field, Fields } from '../../../commands/field.js';
import type { DomainEvent } from '../../../events/catalogue.js';

/** The events of one command, and the time of recording, in milliseconds since 1970. */
export interface Decided<E extends DomainEvent = DomainEvent> {
  readonly events: readonly E[];
  readonly recordedAt: number;
}

/** The fields of a command found in its events. */
export function deriveFields(fields: Fields, { events, recordedAt }: Decided): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.from === 'clientOnly') continue;
    const value = field.shape.kind === 'instant' ? readInstant(name, field, events, recordedAt) : readField(name, field, events);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

function readField(name: string, { when, nullMeans }: Field, events: readonly DomainEvent[]): unknown {
  const holder = events.find(({ data }) => Object.hasOwn(data, name));
  const value = holder === undefined ? undefined : (holder.data as Readonly<Record<string, unknown>>)[name];
  if (value === undefined) return nullMeans === undefined ? undefined : null;
  return value === null && nullMeans === undefined && when === 'maybe' ? undefined : value;
}

/** Events due by the clock come before the requested ones, and have an earlier instant. */
function readInstant(name: string, { putIn }: Field, events: readonly DomainEvent[], recordedAt: number): number | undefined {
  const own = events.find(({ data }) => {
    const { by, [name]: at } = data as Readonly<Record<string, unknown>>;
    return typeof at === 'number' && by !== 'clock';
  });
  if (own !== undefined) return (own.data as unknown as Readonly<Record<string, number>>)[name]!;
  return putIn === undefined ? undefined : recordedAt;
}
