/**
 * In which form a log was begun, as the log itself says.
 */
import { storeStream } from '../../../events/ids.js';
import type { StreamReader } from '../../store/event-store.js';
import { FORM_CHANGED } from './log-entries.js';

/** The position of the event from which on entries have numbers; null for a log that always had them. @throws StoreError as reading does */
export async function findFormChange(reader: StreamReader): Promise<number | null> {
  return (await reader.readStream(storeStream)).find(({ type }) => type === FORM_CHANGED)?.position ?? null;
}

export const hasChangedForm = async (reader: StreamReader): Promise<boolean> => (await findFormChange(reader)) !== null;
