/**
 * What was asked, read from the events that it led to: most fields of a command stand in its events under their own names.
 */
import type { Fields } from '../../../commands/field.js';
import type { DomainEvent } from '../../../events/catalogue.js';

/** The fields of a command as its events have them. @param recordedAt milliseconds since 1970, for the instant that Tapis put in */
export function deriveFields(fields: Fields, events: readonly DomainEvent[], recordedAt: number): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, { shape, nullMeans, from }] of Object.entries(fields)) {
    if (from === 'clientOnly') continue;
    const holder = events.find(({ data }) => Object.hasOwn(data, name));
    if (holder !== undefined) found[name] = (holder.data as Readonly<Record<string, unknown>>)[name];
    else if (shape.kind === 'instant') found[name] = recordedAt;
    else if (nullMeans !== undefined) found[name] = null;
  }
  return found;
}
