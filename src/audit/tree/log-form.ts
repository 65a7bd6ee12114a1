/** The form in which a log began, according to its events. */
import { storeStream } from '../../../events/ids.js';
import type { StreamReader } from '../../store/event-store.js';
import { FORM_CHANGED } from './log-entries.js';

/** The position from which entries have numbers; null for a log that always had them. @throws StoreError when reading fails */
export async function findFormChange(reader: StreamReader): Promise<number | null> {
  return (await reader.readStream(storeStream)).find(({ type }) => type === FORM_CHANGED)?.position ?? null;
}

export const hasChangedForm = async (reader: StreamReader): Promise<boolean> => (await findFormChange(reader)) !== null;
