/**
 * Commitments: an event's secret value is hidden from its hash behind a salted hash of its own, and can be opened later and checked.
 * Described for integrators in docs/audit.md.
 */
import { hash, randomBytes } from 'node:crypto';
import { secretFieldsOf, UnreadableEvent } from '../../events/catalogue.js';
import type { Opening, Openings } from '../../events/envelope.js';

/** What stands in an event's recorded data in place of a secret value. */
interface Commitment {
  readonly commitment: string;
}

type Data = Readonly<Record<string, unknown>>;

const SALT_BYTES = 16;

/** SHA-256, in hexadecimal digits, of the salt, a line feed and the value's JSON text. */
export function commitmentOf({ salt, value }: Opening): string {
  return hash('sha256', `${salt}\n${JSON.stringify(value)}`, 'hex');
}

/** The data as it is recorded and hashed, and what opens its commitments. Null for an event without secrets: its data is recorded as it is. */
export function commitToSecrets(type: string, data: Data): { readonly data: Data; readonly openings: Openings } | null {
  const fields = secretFieldsOf(type);
  if (fields === undefined) return null;
  const committed: Record<string, unknown> = { ...data };
  const openings: Record<string, Opening> = {};
  for (const field of fields) {
    const opening = { salt: randomBytes(SALT_BYTES).toString('hex'), value: data[field] };
    openings[field] = opening;
    committed[field] = { commitment: commitmentOf(opening) } satisfies Commitment;
  }
  return { data: committed, openings };
}

/**
 * The data with its secret values in place. Data from before there were commitments is given back as it is.
 * @throws UnreadableEvent when a commitment has no opening: the value was taken out of the store
 */
export function openSecrets(type: string, version: number, data: Data, openings: Openings | undefined): Data {
  const fields = secretFieldsOf(type);
  if (fields === undefined) return data;
  const opened: Record<string, unknown> = {};
  for (const field of fields) {
    const opening = openings?.[field];
    if (opening !== undefined) opened[field] = opening.value;
    else if (isCommitment(data[field])) throw new UnreadableEvent(type, version, `the secret value of "${field}" is missing`);
  }
  return { ...data, ...opened };
}

/** A field whose secret value is not as it was committed to: it has an opening and no commitment, or none, or another one. */
export interface OpeningFault {
  readonly field: string;
  readonly opening: 'strange' | 'missing' | 'other';
}

/** Why openings do not fit the recorded data; nothing when each commitment is opened by its own value. */
export function findOpeningFaults(type: string, data: Data, openings: Openings = {}): OpeningFault[] {
  const fields = secretFieldsOf(type) ?? [];
  const strange = Object.keys(openings).filter((field) => !isCommitment(data[field]));
  return [
    ...strange.map((field) => ({ field, opening: 'strange' as const })),
    ...fields.flatMap((field): OpeningFault[] => {
      const recorded = data[field];
      if (!isCommitment(recorded)) return [];
      const opening = openings[field];
      if (opening === undefined) return [{ field, opening: 'missing' }];
      return commitmentOf(opening) === recorded.commitment ? [] : [{ field, opening: 'other' }];
    }),
  ];
}

function isCommitment(value: unknown): value is Commitment {
  return typeof value === 'object' && value !== null && 'commitment' in value;
}
