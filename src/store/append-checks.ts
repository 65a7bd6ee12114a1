/** Preconditions that every adapter checks before it changes anything. Violations are bugs, so they throw. */
import type { EventToAppend, ExpectedRevision, ReadStreamOptions } from './event-store.js';

const isWholeNumber = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const isText = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed();

/** @throws RangeError for no events, ill-formed text, or an expected revision that is neither `noStream` nor a whole number from 0 */
export function checkAppend(stream: string, events: readonly EventToAppend[], expected: ExpectedRevision): void {
  if (events.length === 0) throw new RangeError(`append to ${stream}: there are no events; a decision without events needs no append`);
  if (expected !== 'noStream' && !isWholeNumber(expected))
    throw new RangeError(`append to ${stream}: the expected revision is ${String(expected)}, not noStream or a whole number from 0`);
  for (const { id, type, data, metadata } of events)
    if (!isText(id) || !isText(type) || !isText(data) || !isText(metadata))
      throw new RangeError(`append to ${stream}: id, type, data and metadata must be well-formed text`);
}

/** @throws RangeError for a `fromRevision` or `limit` that is not a whole number from 0 */
export function checkReadStream({ fromRevision, limit }: ReadStreamOptions): void {
  if (fromRevision !== undefined && !isWholeNumber(fromRevision))
    throw new RangeError(`fromRevision is ${fromRevision}, not a whole number from 0`);
  if (limit !== undefined && !isWholeNumber(limit)) throw new RangeError(`limit is ${limit}, not a whole number from 0`);
}

/** @throws RangeError for a page of less than one event */
export function checkPageSize(pageSize: number): void {
  if (!isWholeNumber(pageSize) || pageSize === 0) throw new RangeError(`a page has 1 event or more, not ${pageSize}`);
}
