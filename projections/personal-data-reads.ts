/** Reads of each person's vault data. Partition: the requested id; the newest last. */
import type { ReadField } from '../events/access.js';
import type { PlayerId, PrincipalId } from '../events/ids.js';
import type { Projection } from './projection.js';

export interface PersonalDataReadRow {
  readonly principalId: PrincipalId;
  readonly playerId: PlayerId;
  readonly fields: readonly ReadField[];
  /** The minute of the read, in milliseconds since 1970. */
  readonly minute: number;
}

export const personalDataReads: Projection<PersonalDataReadRow> = {
  name: 'personal-data-reads',
  version: 1,
  on: {
    PersonalDataRead({ id, position, data: { principalId, playerId, fields, minute } }, rows) {
      rows.put({ key: id, partition: playerId, sort: position, body: { principalId, playerId, fields, minute } });
    },
  },
};
