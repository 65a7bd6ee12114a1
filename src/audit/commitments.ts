/**
 * Commitments: an event contains a salted hash in place of a secret value, which can be opened later and checked. For integrators:
 * docs/audit.md.
 */
import { hash, randomBytes } from 'node:crypto';
import { secretFieldsOf, UnreadableEvent } from '../../events/catalogue.js';
import type { Opening, Openings } from '../../events/envelope.js';

/** In place of a secret value in an event's recorded data. */
interface Commitment {
  readonly commitment: string;
}

type Data = Readonly<Record<string, unknown>>;

const SALT_BYTES = 16;

/** SHA-256, in hexadecimal digits, of the salt, a line feed and the value's JSON text. */
export function commitmentOf({ salt, value }: Opening): string {
  return hash('sha256', `${salt}\n${JSON.stringify(value)}`, 'hex');
}

/** The data to record and hash, and the openings of its commitments. Null for an event without secrets: its data are recorded unchanged. */
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
 * The data with their secret values. Data from before there were commitments are returned unchanged.
 * @throws UnreadableEvent when a commitment has no opening: the value was removed from the store
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

/** A secret field that does not match its commitment: the commitment, the opening, or their equality is missing. */
export interface OpeningFault {
  readonly field: string;
  readonly opening: 'strange' | 'missing' | 'other';
}

/** The faults of openings; none when each opens its commitment. */
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
