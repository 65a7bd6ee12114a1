/**
 * Parses an evidence bundle without trusting it. From version 3 on, each line has one spelling: `JSON.stringify` of its fields in their
 * order. So two readers always read the same.
 */
import { createHash } from 'node:crypto';
import {
  BUNDLE_FORMAT,
  BUNDLE_VERSION,
  type Bundle,
  type BundleEnd,
  BundleError,
  type BundleEvent,
  type BundleHeader,
  markOf,
} from './bundle.js';

const eventFields = {
  index: 'number',
  position: 'number',
  stream: 'string',
  revision: 'number',
  id: 'string',
  type: 'string',
  data: 'string',
  metadata: 'string',
} as const satisfies Readonly<Record<keyof BundleEvent, 'number' | 'string'>>;

const headerFields = ['format', 'version', 'of', 'key', 'rulebooks', 'leftOut'] as const satisfies readonly (keyof BundleHeader)[];
const endFields = ['events', 'head', 'proof', 'statement', 'names'] as const satisfies readonly (keyof BundleEnd)[];

/** @throws BundleError */
export function readBundle(text: string): Bundle {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length < 2) throw new BundleError('The file is no whole bundle: it must end with a line feed.');
  const header = parseLine(lines[0]!, 1);
  if (!isHeader(header)) throw new BundleError('Line 1 is no header of a bundle that this release knows.');
  const isStrict = header.version === BUNDLE_VERSION;
  if (isStrict) requireSpelling(header, headerFields, lines[0]!, 1);
  const events = lines.slice(1, -1).map((line, at): BundleEvent => {
    const event = parseLine(line, at + 2) as Record<string, unknown>;
    for (const [field, kind] of Object.entries(eventFields))
      if (typeof event[field] !== kind) throw new BundleError(`Line ${at + 2} is no event: "${field}" is missing.`);
    for (const field of ['data', 'metadata'] as const)
      if (!isRecord(parse(event[field] as string))) throw new BundleError(`Line ${at + 2} is no event: "${field}" has no JSON object.`);
    if (isStrict) requireSpelling(event, Object.keys(eventFields), line, at + 2);
    return event as unknown as BundleEvent;
  });
  const last = lines.at(-1)!;
  const end = parseLine(last, lines.length);
  if (!isEnd(end, header.version) || JSON.stringify(end) !== last)
    throw new BundleError(`Line ${lines.length} is not the end of a bundle: its last line was changed, or is missing.`);
  if (isStrict) requireSpelling(end, endFields, last, lines.length);
  const digest = createHash('sha256')
    .update(text.slice(0, -last.length - 1))
    .digest('hex');
  return { header, events, end, digest, marks: lines.slice(0, -1).map((line) => markOf(`${line}\n`)) };
}

function requireSpelling(value: object, fields: readonly string[], line: string, number: number): void {
  if (Object.keys(value).join() === fields.join() && JSON.stringify(value) === line) return;
  throw new BundleError(`Line ${number} is not spelled as a bundle is: it has other fields, another order, or something twice.`);
}

function isHeader(line: object): line is BundleHeader {
  const { format, version, key, of, names, rulebooks, leftOut } = line as Partial<BundleHeader>;
  if (format !== BUNDLE_FORMAT || typeof key !== 'string' || !isSubject(of)) return false;
  if (version === 1) return isRecord(names) && Object.values(names!).every((name) => typeof name === 'string');
  if (version !== 2 && version !== BUNDLE_VERSION) return false;
  const areStreams =
    version === 2 ? leftOut === undefined : Array.isArray(leftOut) && leftOut.every((stream) => typeof stream === 'string');
  return areStreams && names === undefined && Array.isArray(rulebooks) && rulebooks.every(isRulebook);
}

function isSubject(value: unknown): boolean {
  const [[kind, id] = [], ...more] = Object.entries(isRecord(value) ? (value as object) : {});
  return ['tournament', 'hand', 'dispute'].includes(kind!) && typeof id === 'string' && more.length === 0;
}

function isRulebook(value: unknown): boolean {
  const { id, edition, houseRules, settings, ...more } = (isRecord(value) ? value : {}) as NonNullable<BundleHeader['rulebooks']>[number];
  return (
    typeof id === 'string' &&
    typeof edition === 'string' &&
    (houseRules === undefined || isRecord(houseRules)) &&
    isRecord(settings) &&
    Object.values(settings).every(Array.isArray) &&
    Object.keys(more).length === 0
  );
}

function isEnd(line: object, version: BundleHeader['version']): line is BundleEnd {
  const { events, head, statement, proof, names } = line as Partial<BundleEnd>;
  return (
    typeof events === 'number' &&
    typeof head === 'string' &&
    typeof statement === 'string' &&
    Array.isArray(proof) &&
    proof.every((hash) => typeof hash === 'string') &&
    areNames(names, version)
  );
}

function areNames(names: unknown, version: BundleHeader['version']): boolean {
  if (version === 1) return names === undefined;
  if (version === 2) return isRecord(names) && Object.values(names as object).every(isKeptName);
  return (
    Array.isArray(names) &&
    names.every(
      (each, at) =>
        isKeptName(each) &&
        Object.keys(each).join() === 'playerId,name,salt' &&
        typeof each.playerId === 'string' &&
        (at === 0 || (names[at - 1] as typeof each).playerId! < each.playerId),
    )
  );
}

function isKeptName(value: unknown): value is { readonly playerId?: string } {
  const { name, salt } = (isRecord(value) ? value : {}) as Readonly<Record<'name' | 'salt', unknown>>;
  return typeof name === 'string' && typeof salt === 'string';
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function parseLine(line: string, number: number): object {
  const value = parse(line);
  if (isRecord(value)) return value as object;
  throw new BundleError(`Line ${number} is no JSON object.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
