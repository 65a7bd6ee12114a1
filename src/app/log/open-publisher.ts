import { join } from 'node:path';
import type { EventStore } from '../../store/event-store.js';
import { dataFiles } from '../folder/data-files.js';
import type { Config } from '../config/config.js';
import { openTreeKey } from './tree-key.js';
import { changeLogForm } from './change-form.js';
import { findFormerPositions } from './former-positions.js';
import { LogPublisher, type LogPublisherOptions } from './log-publisher.js';

interface PublisherParts extends Pick<LogPublisherOptions, 'now' | 'notice'> {
  readonly store: EventStore;
}

/** Null when heads are not signed automatically. */
export async function openPublisher(
  { folder, heads }: Pick<Config, 'folder' | 'heads'>,
  parts: PublisherParts,
): Promise<LogPublisher | null> {
  if (heads === undefined) return null;
  return new LogPublisher({
    ...heads,
    ...parts,
    folder: join(folder, dataFiles.publishedLog),
    positions: await findFormerPositions(parts.store, folder),
    changeForm: () => changeLogForm(parts.store, parts.now),
    openKey: () => openTreeKey(folder, heads.keyFile),
  });
}
